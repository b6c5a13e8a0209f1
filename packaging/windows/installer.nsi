; The Windows installer, run by packaging/windows_packages.py, which defines
;     VERSION, NUMBERS   the version, and as four numbers
;     TITLE, PUBLISHER   what the system's list of programs shows
;     ICON, OUTPUT       the icon of the installer, the file to write
;     LISTS              a file with the macros InstallFiles, RemoveFiles, WaitForAll, AssociateAll
;                        and DissociateAll
;     TARGET             may name another kind of installer than NSIS makes by itself
;
; It installs for the person who runs it and asks for no rights. Run as administrator with /AllUsers it installs for
; everybody. /S asks nothing, /D=FOLDER (last) names the folder. Games and settings are left alone by everything here.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user
Name "${TITLE}"
OutFile "${OUTPUT}"
BrandingText "${TITLE} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include "${LISTS}"

!define PROGRAM "shogi-desktop.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\ShogiDesktop"
!define CAPABILITIES "Software\ShogiDesktop\Capabilities"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Czech"

LangString RUNNING ${LANG_ENGLISH} "${TITLE} is running. Please close it, then try again."
LangString RUNNING ${LANG_JAPANESE} "${TITLE} が起動しています。終了してから再試行してください。"
LangString RUNNING ${LANG_FRENCH} "${TITLE} est en cours d'exécution. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_CZECH} "${TITLE} právě běží. Ukončete jej a zkuste to znovu."
LangString NO_RIGHTS ${LANG_ENGLISH} "This needs the rights of an administrator."
LangString NO_RIGHTS ${LANG_JAPANESE} "管理者の権限が必要です。"
LangString NO_RIGHTS ${LANG_FRENCH} "Les droits d'administrateur sont nécessaires."
LangString NO_RIGHTS ${LANG_CZECH} "K tomu jsou potřeba práva správce."

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${TITLE}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${TITLE}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "${PUBLISHER}"

; One kind of file, in the part of the registry that the context names (one person's, or everybody's).
!macro Associate SUFFIX CLASS WORDS
  WriteRegStr SHCTX "Software\Classes\${CLASS}" "" "${WORDS}"
  WriteRegStr SHCTX "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\shogi-file.ico"
  WriteRegStr SHCTX "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "Software\Classes\${SUFFIX}\OpenWithProgids" "${CLASS}" ""
  WriteRegStr SHCTX "Software\Classes\Applications\${PROGRAM}\SupportedTypes" "${SUFFIX}" ""
  WriteRegStr SHCTX "${CAPABILITIES}\FileAssociations" "${SUFFIX}" "${CLASS}"
  StrCpy $1 "${SUFFIX}"
  StrCpy $2 "${CLASS}"
  Call FindOther
  ReadRegStr $3 SHCTX "Software\Classes\${SUFFIX}" ""
  ${If} $0 == ""
  ${AndIf} $3 == ""
    WriteRegStr SHCTX "Software\Classes\${SUFFIX}" "" "${CLASS}"
  ${EndIf}
!macroend

; Goes on where nothing was found so far: the default of one part of the registry, then who offers to open such files.
!macro FindOtherIn PART
  ${If} $0 == ""
    ReadRegStr $0 ${PART} "Software\Classes\$1" ""
  ${EndIf}
  ${If} $0 == $2
    StrCpy $0 ""
  ${EndIf}
  StrCpy $3 0
  ${DoWhile} $0 == ""
    ClearErrors
    EnumRegValue $0 ${PART} "Software\Classes\$1\OpenWithProgids" $3
    ${If} ${Errors}
      ${Break}
    ${EndIf}
    ${If} $0 == $2
      StrCpy $0 ""
    ${EndIf}
    IntOp $3 $3 + 1
  ${Loop}
!macroend

!macro Dissociate SUFFIX CLASS
  DeleteRegKey SHCTX "Software\Classes\${CLASS}"
  DeleteRegValue SHCTX "Software\Classes\${SUFFIX}\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 SHCTX "Software\Classes\${SUFFIX}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue SHCTX "Software\Classes\${SUFFIX}" ""
  ${EndIf}
  DeleteRegKey /ifempty SHCTX "Software\Classes\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\${SUFFIX}"
!macroend

; Windows lets nobody write to a program that runs. Silently: ends with 2.
!macro WaitForEnd FILE
  ${DoWhile} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

; The context for everybody needs rights that may be missing.
!macro NeedRights
  ClearErrors
  WriteRegStr SHCTX "Software\ShogiDesktop" "Rights" ""
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(NO_RIGHTS)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  ; The person may yet give up: nothing stays.
  DeleteRegValue SHCTX "Software\ShogiDesktop" "Rights"
  DeleteRegKey /ifempty SHCTX "Software\ShogiDesktop"
!macroend

; $0: another program that opens files with the suffix $1, "" where none does; $2 is our own class. It may have them for
; this person or for everybody, because the person chose it, as the default, or as the one that offers to open them.
Function FindOther
  ReadRegStr $0 HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\FileExts\$1\UserChoice" "ProgId"
  !insertmacro FindOtherIn HKCU
  !insertmacro FindOtherIn HKLM
FunctionEnd

Function .onInit
  SetRegView 64
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/AllUsers" $2
  ${If} ${Errors}
    SetShellVarContext current
    StrCpy $3 "$LOCALAPPDATA\Programs\${TITLE}"
  ${Else}
    SetShellVarContext all
    StrCpy $3 "$PROGRAMFILES64\${TITLE}"
    !insertmacro NeedRights
  ${EndIf}
  ${If} $INSTDIR == ""
    ReadRegStr $INSTDIR SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${EndIf}
  ${If} $INSTDIR == ""
    StrCpy $INSTDIR $3
  ${EndIf}
FunctionEnd

Section
  !insertmacro WaitForAll
  ; What an earlier version had and this one has not must not stay.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  ; Nor may it stay in another folder, whose uninstaller would take away what this one writes.
  ReadRegStr $4 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $4 != ""
  ${AndIf} $4 != $INSTDIR
  ${AndIf} ${FileExists} "$4\uninstall.exe"
    ExecWait '"$4\uninstall.exe" /S _?=$4' $5
    ${If} $5 != 0
      SetErrorLevel 2
      Quit
    ${EndIf}
    Delete "$4\uninstall.exe"
    RMDir "$4"
  ${EndIf}
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" $0
  !insertmacro AssociateAll
  WriteRegStr SHCTX "Software\Classes\Applications\${PROGRAM}" "FriendlyAppName" "${TITLE}"
  WriteRegStr SHCTX "Software\Classes\Applications\${PROGRAM}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationName" "${TITLE}"
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationDescription" "${TITLE}"
  WriteRegStr SHCTX "Software\RegisteredApplications" "${TITLE}" "${CAPABILITIES}"
  ${RefreshShellIcons}
SectionEnd

Function un.onInit
  SetRegView 64
  SetShellVarContext all
  ReadRegStr $0 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    !insertmacro NeedRights
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd

Section Uninstall
  !insertmacro WaitForAll
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  !insertmacro DissociateAll
  DeleteRegKey SHCTX "Software\Classes\Applications\${PROGRAM}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\Applications"
  DeleteRegKey SHCTX "Software\ShogiDesktop"
  DeleteRegValue SHCTX "Software\RegisteredApplications" "${TITLE}"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd

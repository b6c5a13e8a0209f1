"""What the frozen program tells Windows and macOS about itself, as PyInstaller takes it."""

from __future__ import annotations

from typing import Any

from application import COPYRIGHT, IDENTIFIER, NAME, TITLE, VERSION, version_numbers

from shogi_desktop.notation.records.file_types import FILE_TYPES, FileType

_ENGLISH_UNICODE = "040904B0"


def windows_version(program: str) -> str:
    """The text of PyInstaller's version file: what Windows shows of the file of a program."""
    words = {
        "CompanyName": "The Shogi Desktop authors",
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": program,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in words.items())
    numbers = version_numbers()
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable({_ENGLISH_UNICODE!r}, [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])])\n"
    )


def macos_properties() -> dict[str, Any]:
    """Entries of Info.plist beyond those that PyInstaller makes: screens, category and the files the program opens."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleExecutable": NAME,  # of the programs in it
        "CFBundleDocumentTypes": [_document_type(kind) for kind in FILE_TYPES],
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": ".".join(str(number) for number in version_numbers()[:3]),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSBackgroundOnly": False,  # though some are for the console
        "LSMinimumSystemVersion": "13.0",  # Qt 6.11's own
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "UTExportedTypeDeclarations": [_type_declaration(kind) for kind in FILE_TYPES],
    }


def _identifier(kind: FileType) -> str:
    return f"{IDENTIFIER}{kind.suffix}"


def _document_type(kind: FileType) -> dict[str, Any]:
    return {
        "CFBundleTypeIconFile": "shogi-file.icns",
        "CFBundleTypeName": kind.titles["en"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [_identifier(kind)],
    }


def _type_declaration(kind: FileType) -> dict[str, Any]:
    return {
        "UTTypeConformsTo": ["public.plain-text"],
        "UTTypeDescription": kind.titles["en"],
        "UTTypeIconFile": "shogi-file.icns",
        "UTTypeIdentifier": _identifier(kind),
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix.removeprefix(".")],
            "public.mime-type": [kind.media_type],
        },
    }

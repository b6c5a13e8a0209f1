/* What Python's headers ask about Windows on 64 bits, for MinGW: those of Linux say other things. */
#ifndef Py_CONFIG_H
#define Py_CONFIG_H

#include <float.h>
#include <io.h>
#include <stdio.h>

#define MS_WIN32 1
#define MS_WIN64 1
#define MS_WINDOWS 1
#define NT_THREADS 1
#define WITH_THREAD 1
#define WITH_DOC_STRINGS 1
#define WITH_PYMALLOC 1
#define Py_ENABLE_SHARED 1
#define HAVE_DECLSPEC_DLL 1
#define HAVE_DYNAMIC_LOADING 1
#define COMPILER "[gcc]"
#define PLATFORM "win32"
#define PYD_PLATFORM_TAG "win_amd64"

#define SIZEOF_SHORT 2
#define SIZEOF_WCHAR_T 2
#define SIZEOF_FLOAT 4
#define SIZEOF_FPOS_T 8
#define SIZEOF_HKEY 8
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_OFF_T 4
#define SIZEOF_PID_T 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_VOID_P 8
#define ALIGNOF_SIZE_T 8

#define HAVE_COPYSIGN 1
#define HAVE_ERRNO_H 1
#define HAVE_FCNTL_H 1
#define HAVE_HYPOT 1
#define HAVE_INTPTR_T 1
#define HAVE_IO_H 1
#define HAVE_LARGEFILE_SUPPORT 1
#define HAVE_PROCESS_H 1
#define HAVE_ROUND 1
#define HAVE_SIGNAL_H 1
#define HAVE_STDDEF_H 1
#define HAVE_STDINT_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_UINTPTR_T 1
#define HAVE_WCHAR_H 1
#define STDC_HEADERS 1

#endif

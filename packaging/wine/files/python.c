/* python.exe and, with WINDOWED, pythonw.exe: Python's own main program. */
#include <stdlib.h>
#include <windows.h>

int Py_Main(int argc, wchar_t **argv);

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, wchar_t *line, int show)
{
    return Py_Main(__argc, __wargv);
}
#else
int wmain(int argc, wchar_t **argv)
{
    return Py_Main(argc, argv);
}
#endif

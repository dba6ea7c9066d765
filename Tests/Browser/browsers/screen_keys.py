"""Keys of an X server's keyboard, which reach the whole window of a program."""

from ctypes import CDLL, c_char_p, c_int, c_ubyte, c_uint, c_ulong, c_void_p


class ScreenKeys:
    """The keyboard of a display. Without a window manager, its keys go to the window under the pointer."""

    def __init__(self, display):
        self._x, self._test = CDLL("libX11.so.6"), CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype, self._x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
        self._x.XStringToKeysym.restype, self._x.XStringToKeysym.argtypes = c_ulong, [c_char_p]
        self._x.XKeysymToKeycode.restype, self._x.XKeysymToKeycode.argtypes = c_ubyte, [c_void_p, c_ulong]
        self._x.XSync.argtypes = [c_void_p, c_int]
        self._test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self._test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
        self._display = self._x.XOpenDisplay(display.encode())
        self._test.XTestFakeMotionEvent(self._display, 0, 600, 400, 0)

    def press(self, *names):
        """Presses keys together, by X's names: `press("Control_L", "plus")`."""
        codes = [self._x.XKeysymToKeycode(self._display, self._x.XStringToKeysym(name.encode())) for name in names]
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._x.XSync(self._display, 0)

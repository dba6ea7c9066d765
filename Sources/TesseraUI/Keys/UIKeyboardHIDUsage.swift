/// A key, identified by its place on the keyboard. The numbers are those of the standard for USB keyboards.
///
/// There is a case for each key that browsers report.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// The key of the letter A on an American keyboard.
    case keyboardA = 4
    /// The key of the letter B on an American keyboard.
    case keyboardB = 5
    /// The key of the letter C on an American keyboard.
    case keyboardC = 6
    /// The key of the letter D on an American keyboard.
    case keyboardD = 7
    /// The key of the letter E on an American keyboard.
    case keyboardE = 8
    /// The key of the letter F on an American keyboard.
    case keyboardF = 9
    /// The key of the letter G on an American keyboard.
    case keyboardG = 10
    /// The key of the letter H on an American keyboard.
    case keyboardH = 11
    /// The key of the letter I on an American keyboard.
    case keyboardI = 12
    /// The key of the letter J on an American keyboard.
    case keyboardJ = 13
    /// The key of the letter K on an American keyboard.
    case keyboardK = 14
    /// The key of the letter L on an American keyboard.
    case keyboardL = 15
    /// The key of the letter M on an American keyboard.
    case keyboardM = 16
    /// The key of the letter N on an American keyboard.
    case keyboardN = 17
    /// The key of the letter O on an American keyboard.
    case keyboardO = 18
    /// The key of the letter P on an American keyboard.
    case keyboardP = 19
    /// The key of the letter Q on an American keyboard.
    case keyboardQ = 20
    /// The key of the letter R on an American keyboard.
    case keyboardR = 21
    /// The key of the letter S on an American keyboard.
    case keyboardS = 22
    /// The key of the letter T on an American keyboard.
    case keyboardT = 23
    /// The key of the letter U on an American keyboard.
    case keyboardU = 24
    /// The key of the letter V on an American keyboard.
    case keyboardV = 25
    /// The key of the letter W on an American keyboard.
    case keyboardW = 26
    /// The key of the letter X on an American keyboard.
    case keyboardX = 27
    /// The key of the letter Y on an American keyboard.
    case keyboardY = 28
    /// The key of the letter Z on an American keyboard.
    case keyboardZ = 29
    /// The key of the digit 1.
    case keyboard1 = 30
    /// The key of the digit 2.
    case keyboard2 = 31
    /// The key of the digit 3.
    case keyboard3 = 32
    /// The key of the digit 4.
    case keyboard4 = 33
    /// The key of the digit 5.
    case keyboard5 = 34
    /// The key of the digit 6.
    case keyboard6 = 35
    /// The key of the digit 7.
    case keyboard7 = 36
    /// The key of the digit 8.
    case keyboard8 = 37
    /// The key of the digit 9.
    case keyboard9 = 38
    /// The key of the digit 0.
    case keyboard0 = 39
    /// The Return key.
    case keyboardReturnOrEnter = 40
    /// The Escape key.
    case keyboardEscape = 41
    /// The key that deletes the character before the caret.
    case keyboardDeleteOrBackspace = 42
    /// The Tab key.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The key of the hyphen.
    case keyboardHyphen = 45
    /// The key of the equal sign.
    case keyboardEqualSign = 46
    /// The key of the opening bracket.
    case keyboardOpenBracket = 47
    /// The key of the closing bracket.
    case keyboardCloseBracket = 48
    /// The key of the backslash.
    case keyboardBackslash = 49
    /// The key of the semicolon.
    case keyboardSemicolon = 51
    /// The key of the quotation mark.
    case keyboardQuote = 52
    /// The key of the grave accent and the tilde.
    case keyboardGraveAccentAndTilde = 53
    /// The key of the comma.
    case keyboardComma = 54
    /// The key of the period.
    case keyboardPeriod = 55
    /// The key of the slash.
    case keyboardSlash = 56
    /// The Caps Lock key.
    case keyboardCapsLock = 57
    /// F1.
    case keyboardF1 = 58
    /// F2.
    case keyboardF2 = 59
    /// F3.
    case keyboardF3 = 60
    /// F4.
    case keyboardF4 = 61
    /// F5.
    case keyboardF5 = 62
    /// F6.
    case keyboardF6 = 63
    /// F7.
    case keyboardF7 = 64
    /// F8.
    case keyboardF8 = 65
    /// F9.
    case keyboardF9 = 66
    /// F10.
    case keyboardF10 = 67
    /// F11.
    case keyboardF11 = 68
    /// F12.
    case keyboardF12 = 69
    /// The Print Screen key.
    case keyboardPrintScreen = 70
    /// The Scroll Lock key.
    case keyboardScrollLock = 71
    /// The Pause key.
    case keyboardPause = 72
    /// The Insert key.
    case keyboardInsert = 73
    /// The Home key.
    case keyboardHome = 74
    /// The Page Up key.
    case keyboardPageUp = 75
    /// The key that deletes the character after the caret.
    case keyboardDeleteForward = 76
    /// The End key.
    case keyboardEnd = 77
    /// The Page Down key.
    case keyboardPageDown = 78
    /// The key with the arrow to the right.
    case keyboardRightArrow = 79
    /// The key with the arrow to the left.
    case keyboardLeftArrow = 80
    /// The key with the arrow downwards.
    case keyboardDownArrow = 81
    /// The key with the arrow upwards.
    case keyboardUpArrow = 82
    /// The Num Lock key.
    case keypadNumLock = 83
    /// The slash of the numeric pad.
    case keypadSlash = 84
    /// The asterisk of the numeric pad.
    case keypadAsterisk = 85
    /// The hyphen of the numeric pad.
    case keypadHyphen = 86
    /// The plus sign of the numeric pad.
    case keypadPlus = 87
    /// The Enter key of the numeric pad.
    case keypadEnter = 88
    /// The digit 1 of the numeric pad.
    case keypad1 = 89
    /// The digit 2 of the numeric pad.
    case keypad2 = 90
    /// The digit 3 of the numeric pad.
    case keypad3 = 91
    /// The digit 4 of the numeric pad.
    case keypad4 = 92
    /// The digit 5 of the numeric pad.
    case keypad5 = 93
    /// The digit 6 of the numeric pad.
    case keypad6 = 94
    /// The digit 7 of the numeric pad.
    case keypad7 = 95
    /// The digit 8 of the numeric pad.
    case keypad8 = 96
    /// The digit 9 of the numeric pad.
    case keypad9 = 97
    /// The digit 0 of the numeric pad.
    case keypad0 = 98
    /// The decimal point of the numeric pad.
    case keypadPeriod = 99
    /// The key between the left Shift key and the Z key, on keyboards that have one.
    case keyboardNonUSBackslash = 100
    /// The key that opens the context menu.
    case keyboardApplication = 101
    /// The Power key.
    case keyboardPower = 102
    /// The equal sign of the numeric pad.
    case keypadEqualSign = 103
    /// F13.
    case keyboardF13 = 104
    /// F14.
    case keyboardF14 = 105
    /// F15.
    case keyboardF15 = 106
    /// F16.
    case keyboardF16 = 107
    /// F17.
    case keyboardF17 = 108
    /// F18.
    case keyboardF18 = 109
    /// F19.
    case keyboardF19 = 110
    /// F20.
    case keyboardF20 = 111
    /// F21.
    case keyboardF21 = 112
    /// F22.
    case keyboardF22 = 113
    /// F23.
    case keyboardF23 = 114
    /// F24.
    case keyboardF24 = 115
    /// The Help key.
    case keyboardHelp = 117
    /// The Undo key.
    case keyboardUndo = 122
    /// The Cut key.
    case keyboardCut = 123
    /// The Copy key.
    case keyboardCopy = 124
    /// The Paste key.
    case keyboardPaste = 125
    /// The Find key.
    case keyboardFind = 126
    /// The comma of the numeric pad.
    case keypadComma = 133
    /// The ろ key of a Japanese keyboard.
    case keyboardInternational1 = 135
    /// The kana key of a Japanese keyboard.
    case keyboardInternational2 = 136
    /// The ¥ key of a Japanese keyboard.
    case keyboardInternational3 = 137
    /// The key of a Japanese keyboard that converts the input.
    case keyboardInternational4 = 138
    /// The key of a Japanese keyboard that keeps the input unconverted.
    case keyboardInternational5 = 139
    /// The kana key of an Apple keyboard for Japanese, and the hangul key of a Korean one.
    case keyboardLANG1 = 144
    /// The key for Latin letters of an Apple keyboard for Japanese, and the hanja key of a Korean one.
    case keyboardLANG2 = 145
    /// The left Control key.
    case keyboardLeftControl = 224
    /// The left Shift key.
    case keyboardLeftShift = 225
    /// The left Option or Alt key.
    case keyboardLeftAlt = 226
    /// The left Command key, or the left key with the system's logo.
    case keyboardLeftGUI = 227
    /// The right Control key.
    case keyboardRightControl = 228
    /// The right Shift key.
    case keyboardRightShift = 229
    /// The right Option or Alt key.
    case keyboardRightAlt = 230
    /// The right Command key, or the right key with the system's logo.
    case keyboardRightGUI = 231
}

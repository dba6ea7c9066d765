import TesseraDisplay

extension UIScrollView {
    /// The ways in which scrolling with a finger dismisses the keyboard on the screen.
    ///
    /// See Apple's [UIScrollView.KeyboardDismissMode](
    /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum).
    ///
    /// The display dismisses the keyboard without waiting for the app. The text that is edited resigns as the
    /// first responder, unless its delegate refuses. The accessory view of the text disappears together with the keyboard in each
    /// mode; that of a controller stays.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Scrolling does not dismiss the keyboard.
        case none = 0
        /// The keyboard disappears as soon as the finger scrolls.
        case onDrag = 1
        /// The keyboard disappears when the finger moves down to it. Browsers do not allow a page to move the
        /// keyboard with the finger.
        case interactive = 2
        /// The keyboard and the accessory view above it disappear as soon as the finger scrolls.
        case onDragWithAccessory = 3
        /// The keyboard and the accessory view above it disappear when the finger moves down to the keyboard.
        case interactiveWithAccessory = 4

        /// The mode in the form for a display, or nil for ``none``.
        var displayed: ScrollContent.KeyboardDismissal? {
            switch self {
            case .none: nil
            case .onDrag, .onDragWithAccessory: .drag
            case .interactive, .interactiveWithAccessory: .interactive
            }
        }
    }
}

import TesseraDisplay

extension UIScrollView {
    /// When a finger that scrolls takes away the keyboard on the screen.
    /// See Apple's [UIScrollView.KeyboardDismissMode](
    /// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum).
    ///
    /// The display does it without waiting for the app. The text that is edited ceases to be the first responder, unless its delegate
    /// does not want that.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// As soon as the finger scrolls.
        case onDrag = 1
        /// When the finger comes down to the keyboard. Browsers let nobody move their keyboard along with the finger.
        case interactive = 2

        /// What a display is told.
        var displayed: ScrollContent.KeyboardDismissal? {
            switch self {
            case .none: nil
            case .onDrag: .drag
            case .interactive: .interactive
            }
        }
    }
}

import Foundation

/// A box around the view of a presented controller that keeps clear of the keyboard: a sheet or a popover.
@MainActor
protocol KeyboardAvoidingBox: UIView {
    /// Keeps clear of a keyboard that covers a height of the screen, in points. The height is 0 if no text in the box is edited.
    func avoidKeyboard(height: CGFloat)
}

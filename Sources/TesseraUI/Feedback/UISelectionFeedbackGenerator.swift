import Foundation

/// Lets the user feel that another value is chosen.
/// See Apple's [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets a change be felt.
    open func selectionChanged() { play([5]) }
    /// Lets a change be felt that occurred at a place of the view: the whole device vibrates.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

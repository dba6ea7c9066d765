import Foundation

/// A generator of feedback for changes of a selection.
/// See Apple's [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates feedback for a change.
    open func selectionChanged() { play([5]) }
    /// Generates feedback for a change at a place of the view. The whole device vibrates.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

import Foundation
import TesseraDisplay

/// Lets the device be felt. Use a subclass.
/// See Apple's [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
///
/// The browser vibrates for as long as suits the feedback, on devices that can: on Android phones, not on iPhones, whose browsers keep
/// that to themselves. A page vibrates once the user has touched it.
///
/// The place that some methods take serves devices that are felt at a place, such as a trackpad or a pencil. A browser vibrates the whole
/// device, wherever the place is.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view to which the feedback belongs, where it was made for one.
    open private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Creates a generator for a view. While the view is in no window there is no feedback.
    public convenience init(view: UIView) {
        self.init()
        attach(to: view)
    }

    /// Called when feedback is about to be wanted. A browser's vibration is always ready.
    open func prepare() {}

    private var belongsToView = false

    final func attach(to view: UIView) {
        self.view = view
        belongsToView = true
    }

    /// Vibrates and pauses in turns, for so many milliseconds.
    final func play(_ pattern: [Int]) {
        guard !belongsToView || view?.window != nil else { return }
        UIApplication.shared.requests.send(DisplayRequest(kind: .vibrate, pattern: pattern))
    }
}

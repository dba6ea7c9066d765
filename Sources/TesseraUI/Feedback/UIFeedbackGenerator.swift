import Foundation
import TesseraDisplay

/// The base class of generators of feedback that the user can feel. Use a subclass.
///
/// The browser vibrates for a time that suits the feedback, on devices that can: on Android phones, but not
/// on iPhones, whose browsers do not let pages vibrate. A page can vibrate only after the user has touched
/// it.
///
/// The place that some methods take is for devices with feedback at a place, such as a trackpad or a pencil.
/// A browser always vibrates the whole device.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view to which the feedback belongs, or nil if the generator was created without one.
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

    /// Prepares for feedback that will occur soon. A browser's vibration needs no preparation.
    open func prepare() {}

    private var belongsToView = false

    final func attach(to view: UIView) {
        self.view = view
        belongsToView = true
    }

    /// Vibrates and pauses in turn, for the given numbers of milliseconds.
    final func play(_ pattern: [Int]) {
        guard !belongsToView || view?.window != nil else { return }
        UIApplication.shared.requests.send(DisplayRequest(kind: .vibrate, pattern: pattern))
    }
}

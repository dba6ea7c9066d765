import Foundation
import TesseraBasics
import TesseraDisplay

/// Recognizes a movement of fingers on a view.
/// See Apple's [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// UIKit calls a target with a selector. Swift has selectors on Apple's systems only, so here a recognizer runs
/// ``UIAction``s; a subclass may as well override the `touches…` methods and set ``state``, as on iOS.
///
/// Where several gestures of a view and its ancestors want the same fingers, the first that is recognized makes the others fail.
/// Failure requirements change that: a gesture waits until those that it requires to fail have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Prepares an object that was loaded from a nib file. Objects that the app creates itself do not get the call; nor does any
    /// other as yet, since no nib files are loaded.
    open func awakeFromNib() {}

    /// Where a recognizer is in its course.
    public enum State: Int, Sendable {
        /// Nothing is recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture is complete; for discrete gestures, recognized.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// A discrete gesture was recognized: the same as ``ended``.
        public static let recognized = State.ended
    }

    /// The view that the recognizer belongs to.
    open internal(set) weak var view: UIView?
    /// Asked before the recognizer gets touches or begins.
    open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { view?.gesturesChanged(self) } }
    /// Whether the recognizer works. A gesture that is under way when it ceases to is cancelled.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            view?.gesturesChanged(self)
            if !isEnabled { giveUp() }
        }
    }
    /// Whether the view loses its touches when the gesture is recognized; by default it does.
    open var cancelsTouchesInView = true
    /// Whether the view gets its touches only after the gesture has failed. By default it gets them at once, and loses them when the
    /// gesture is recognized.
    open var delaysTouchesBegan = false
    /// Whether the view hears that its touches came up only after the gesture has failed, where the gesture may still be recognized
    /// then. By default it does: the first tap of two touches up when there is no second one.
    open var delaysTouchesEnded = true
    /// What may touch for the gesture, as the numbers of ``UITouch/TouchType``s. All kinds at first.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
    /// Whether the gesture takes touches of one kind only once it has one; by default it does.
    open var requiresExclusiveTouchType = true
    /// The buttons of the mouse with which the touches of the gesture were made; for fingers the primary one.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []
    /// A name for debugging.
    open var name: String?

    /// Where the recognizer is in its course. Subclasses set it; every change but one to possible or failed runs
    /// the actions.
    ///
    /// A recognizer that waits for another one to fail stays in the possible state, even if the subclass has set the next state.
    open var state: State {
        get { course }
        set { propose(newValue) }
    }

    /// Where the recognizer is in its course.
    final var course: State = .possible
    /// What the gesture becomes when no gesture that it requires to fail can be recognized any more, or nil if it does not wait.
    final var awaited: State?
    /// Whether a gesture that waits to begin has ended in the meantime.
    final var endsWhenBegun = false
    /// The gestures that the app requires to fail.
    final var requirements: [WeakRecognizer] = []
    /// What delegates and subclasses have said of other gestures since the first touch.
    final var lazyRequirements: [ObjectIdentifier: Bool] = [:]

    private var actions: [UIAction] = []
    final var touches: Set<UITouch> { Set(orderedTouches) }
    /// The touches in the order in which they began.
    final var orderedTouches: [UITouch] = []
    final var lastLocation: CGPoint?

    /// Creates a recognizer without an action.
    public override init() {
        super.init()
    }

    /// Adds an action that runs when the gesture is recognized, and for continuous gestures when it changes.
    ///
    /// An addition of Tessera, which stands for `addTarget(_:action:)`: there are no selectors here.
    public func addAction(_ action: UIAction) {
        actions.append(action)
    }

    final func runActions() {
        for action in actions { action.perform(sender: self) }
    }

    /// Makes the gesture wait, whenever both have touches, until `otherGestureRecognizer` has failed. When that is recognized
    /// instead, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        guard !requirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// The number of touches that the gesture has.
    open var numberOfTouches: Int { orderedTouches.count }

    /// Returns the middle of the touches, in points of `view`, or of the window where it is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard !orderedTouches.isEmpty else {
            return lastLocation.map { view?.convert($0, from: nil) ?? $0 } ?? .zero
        }
        let points = orderedTouches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// Returns the place of one of the touches, which are counted from 0 in the order in which they began, in points of `view`,
    /// or of the window where it is nil.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        demand(
            orderedTouches.indices.contains(touchIndex),
            "location(ofTouch: \(touchIndex), in:): the gesture has \(orderedTouches.count) touches.")
        return orderedTouches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Touches went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches came up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were taken over.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Returns to the start for the next gesture.
    open func reset() {}

    /// Returns true if the gesture takes part in what an event says. By default it does, unless it has touches of one kind and the event
    /// brings another.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Returns true if `preventedGestureRecognizer` fails when this gesture is recognized. By default it does.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if this gesture fails when `preventingGestureRecognizer` is recognized. By default it does.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if this gesture waits until `otherGestureRecognizer` has failed. By default it does not. It is asked once while both have
    /// touches.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns true if `otherGestureRecognizer` waits until this gesture has failed. By default it does not. It is asked once while both
    /// have touches.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Lets go of a touch that is not a part of the gesture: the recognizer gets no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        orderedTouches.removeAll { $0 === touch }
    }

    // MARK: For recognizers of Tessera

    /// What the display has to know for the gesture to get its fingers. A subclass of an app may want several fingers.
    var wishes: GestureWishes { .severalFingers }
    /// Whether touches of the mouse's secondary button are for the gesture.
    var takesSecondaryButton: Bool { false }
    /// Whether the gesture goes on without a finger, as two taps do between them.
    var awaitsTouches: Bool { false }
    /// Returns true if a touch at a time of the display's clock would come too late.
    func isOverdue(at time: TimeInterval) -> Bool { false }

    /// Ends the gesture that is under way: its touches are not the recognizer's any more.
    func giveUp() {
        guard !orderedTouches.isEmpty || awaited != nil || awaitsTouches else { return }
        switch course {
        case .began, .changed: enter(.cancelled)
        case .possible: enter(.failed)
        case .ended, .cancelled, .failed: break
        }
        startOver()
    }

    /// Returns true if the recognizer gets a touch that begins.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        // What is recognized or has failed takes touches again when all of its fingers are up.
        guard isEnabled, awaited != .ended, course == .possible || course == .began || course == .changed,
            event.buttonMask.contains(.secondary) == false || takesSecondaryButton,
            allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
        else { return false }
        if requiresExclusiveTouchType, let first = orderedTouches.first, first.type != touch.type {
            return false
        }
        guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) != false else {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }
}

/// A recognizer that others do not keep alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

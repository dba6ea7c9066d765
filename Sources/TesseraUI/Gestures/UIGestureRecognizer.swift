import Foundation
import TesseraBasics
import TesseraDisplay
import TesseraSelectors

/// The base class of objects that recognize movements of fingers on a view.
/// See Apple's [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// A recognizer calls its targets when it recognizes the gesture. A subclass can override the `touches…` methods and
/// set ``state`` instead.
///
/// If several gestures of a view and its ancestors use the same fingers, the first that is recognized makes
/// the others fail. Failure requirements change that: a gesture waits until those that it requires to fail
/// have failed.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    /// The states of a gesture.
    public enum State: Int, Sendable {
        /// Nothing is recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture is complete. A discrete gesture is recognized with this state.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches do not form this gesture.
        case failed = 5

        /// A discrete gesture was recognized: the same as ``ended``.
        public static let recognized = State.ended
    }

    /// The view to which the recognizer belongs, or nil.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference = LightReference(newValue) }
    }
    private var viewReference = LightReference<UIView>(nil)
    /// The object that decides which touches the recognizer gets, and whether it may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { view?.gesturesChanged(self) } }
    /// A Boolean value that tells whether the recognizer works. A gesture that is under way when the recognizer stops working is
    /// cancelled.
    open var isEnabled = true {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isEnabled") }
        didSet {
            defer { TesseraSelectors.didChangeValue(of: self, forKey: "isEnabled") }
            guard isEnabled != oldValue else { return }
            view?.gesturesChanged(self)
            if !isEnabled { giveUp() }
        }
    }
    /// A Boolean value that tells whether the view loses its touches when the gesture is recognized; true by
    /// default.
    open var cancelsTouchesInView = true
    /// A Boolean value that tells whether the view gets its touches only after the gesture has failed. By
    /// default the view gets them at once and loses them when the gesture is recognized.
    open var delaysTouchesBegan = false
    /// A Boolean value that tells whether the view gets the end of its touches only after the gesture has
    /// failed, as long as the gesture may still be recognized. True by default: with a gesture of two taps,
    /// the first tap ends for the view when no second one comes.
    open var delaysTouchesEnded = true
    /// The kinds of touches that the gesture takes, as the raw values of ``UITouch/TouchType``. It takes all
    /// kinds by default.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
    /// A Boolean value that tells whether the gesture takes touches of one kind only once it has a touch of
    /// that kind; true by default.
    open var requiresExclusiveTouchType = true
    /// The buttons of the mouse that made the touches of the gesture. The set is empty for fingers.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []
    /// The modifier keys that were down at the latest event of the gesture's touches.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// A name for debugging.
    open var name: String?

    /// The state of the gesture. Subclasses set it. Every change calls the targets, except one to possible or
    /// failed.
    ///
    /// A recognizer that waits for another one to fail stays in the possible state, even after a subclass has
    /// set the next state.
    open var state: State {
        get { course }
        set { propose(newValue) }
    }

    /// The state of the gesture, without the effects of setting ``state``.
    final var course: State = .possible {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "state") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "state") }
    }
    /// The state that the gesture takes on as soon as no gesture that it requires to fail can be recognized
    /// any more, or nil if it does not wait.
    final var awaited: State?
    /// True if a gesture that waits to begin has ended in the meantime.
    final var endsWhenBegun = false
    /// The gestures that the app requires to fail.
    final var requirements: [WeakRecognizer] = []
    /// The answers of delegates and subclasses about failure requirements since the first touch, by the
    /// identity of the other gesture.
    final var lazyRequirements: [ObjectIdentifier: Bool] = [:]

    private var handlers: [ControlHandler] = []
    final var touches: Set<UITouch> { Set(orderedTouches) }
    /// The touches in the order in which they began.
    final var orderedTouches: [UITouch] = []
    /// The touches that have ended while the gesture is still possible, such as the first tap of two. Their views may not know
    /// the end yet.
    final var earlierTouches: [UITouch] = []
    final var lastLocation: CGPoint?

    /// Creates a recognizer with a target, to which it sends `action` when it recognizes the gesture. See
    /// ``addTarget(_:action:)``.
    public init(target: Any?, action: Selector?) {
        super.init()
        guard let target, let action else { return }
        handlers.append(ControlHandler(.target(ControlTarget(target, action)), []))
    }

    /// Creates a recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a target, to which the recognizer sends `action` when it recognizes the gesture, and at each change of a
    /// continuous gesture. The recognizer does not retain the target.
    ///
    /// The method of the action has no parameters, or one for the recognizer.
    /// See Apple's [addTarget(_:action:)](
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)).
    open func addTarget(_ target: Any, action: Selector) {
        handlers.removeAll { $0.target?.isGone == true }
        let isKnown = handlers.contains { $0.target.map { $0.isFor(target) && $0.action == action } ?? false }
        guard !isKnown else { return }
        handlers.append(ControlHandler(.target(ControlTarget(target, action)), []))
        view?.gesturesChanged(self)
    }

    /// Removes a target. A nil target stands for all targets, and a nil action for all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { handler in
            guard let entry = handler.target else { return false }
            return (target == nil || entry.isFor(target)) && (action == nil || entry.action == action)
        }
        view?.gesturesChanged(self)
    }

    /// Adds an action that runs when the gesture is recognized. For continuous gestures it also runs on each
    /// change.
    ///
    /// This method is an addition of Tessera. Apple's recognizers have targets only.
    public func addAction(_ action: UIAction) {
        handlers.append(ControlHandler(.action(action), []))
        view?.gesturesChanged(self)
    }

    /// True if the gesture has a target or an action.
    final var hasActions: Bool {
        handlers.contains { handler in handler.target.map { !$0.isGone } ?? true }
    }

    final func runActions() {
        for handler in handlers {
            switch handler.kind {
            case .action(let action): action.perform(sender: self)
            case .target(let target): if let object = target.object { target.action.send(to: object, self) }
            }
        }
    }

    /// Makes the gesture wait, whenever both have touches, until `otherGestureRecognizer` has failed. If the
    /// other is recognized instead, this gesture fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        guard !requirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// The number of touches that the gesture has.
    open var numberOfTouches: Int { orderedTouches.count }

    /// Returns the middle of the touches, in points of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard !orderedTouches.isEmpty else {
            return lastLocation.map { view?.convert($0, from: nil) ?? $0 } ?? .zero
        }
        let points = orderedTouches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// Returns the place of one of the touches, in points of `view`, or of the window if `view` is nil. The
    /// index 0 is the touch that began first.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        demand(
            orderedTouches.indices.contains(touchIndex),
            "location(ofTouch: \(touchIndex), in:): the gesture has \(orderedTouches.count) touches.")
        return orderedTouches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Called when touches went down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches came up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Resets the state of a subclass for the next gesture.
    open func reset() {}

    /// Returns true if the gesture takes part in an event, as it does by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Returns true if `preventedGestureRecognizer` fails when this gesture is recognized, as it does by
    /// default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if this gesture fails when `preventingGestureRecognizer` is recognized, as it does by
    /// default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if this gesture waits until `otherGestureRecognizer` has failed. By default it does not.
    /// The method is called once while both have touches.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns true if `otherGestureRecognizer` waits until this gesture has failed. By default it does not.
    /// The method is called once while both have touches.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Removes a touch that is not a part of the gesture. The recognizer gets no more events of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        orderedTouches.removeAll { $0 === touch }
    }

    // MARK: For recognizers of Tessera

    /// The requirements that the display must meet so that the gesture gets its fingers. The default, for
    /// subclasses of apps, is several fingers.
    var wishes: GestureWishes { .severalFingers }
    /// True if the display needs to learn of the gesture.
    var concernsDisplay: Bool { !wishes.isEmpty }
    /// True if the gesture gets its touches before the gestures of inner views, as a pan from the edge of the
    /// screen does.
    var comesFirst: Bool { false }
    /// True if the gesture takes touches of the mouse's secondary button.
    var takesSecondaryButton: Bool { false }
    /// True if the gesture continues without a finger, as a gesture of two taps does between them.
    var awaitsTouches: Bool { false }

    /// Ends a gesture that is under way and drops its touches.
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
        // A gesture that was recognized or has failed takes touches again after all of its fingers are up.
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

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

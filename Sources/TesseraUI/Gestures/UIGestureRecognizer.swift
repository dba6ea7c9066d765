import Foundation

/// Recognizes a movement of fingers on a view.
/// See Apple's [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// UIKit calls a target with a selector. Swift has selectors on Apple's systems only, so here a recognizer runs
/// ``UIAction``s; a subclass may as well override the `touches…` methods and set ``state``, as on iOS.
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
    /// Whether the view loses its touches when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// A name for debugging.
    open var name: String?

    /// Where the recognizer is in its course. Subclasses set it; every change but one to possible or failed runs
    /// the actions.
    open var state: State = .possible {
        didSet {
            if state == .began || state == .ended, oldValue == .possible,
                delegate?.gestureRecognizerShouldBegin(self) == false
            {
                state = .failed
                return
            }
            // As on an iPhone, where a scroll view waits in vain for fingers that another gesture has begun with.
            if state == .began { TouchDelivery.claim(touches) }
            switch state {
            case .began, .changed, .ended, .cancelled: for action in actions { action.perform(sender: self) }
            case .possible, .failed: break
            }
        }
    }

    private var actions: [UIAction] = []
    private(set) var touches: Set<UITouch> = []
    /// The touches in the order in which they began.
    private var orderedTouches: [UITouch] = []

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

    /// The number of touches that the gesture has.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches, in points of `view`, or of the window where it is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else {
            return lastLocation.map { view?.convert($0, from: nil) ?? $0 } ?? .zero
        }
        let points = touches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// The place of one of the touches, which are counted from 0 in the order in which they began, in points of `view`,
    /// or of the window where it is nil.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        demand(
            orderedTouches.indices.contains(touchIndex),
            "location(ofTouch: \(touchIndex), in:): the gesture has \(orderedTouches.count) touches.")
        return orderedTouches[touchIndex].location(in: view)
    }

    private var lastLocation: CGPoint?

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

    /// Whether `preventedGestureRecognizer` fails when this gesture is recognized. By default it does.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture fails when `preventingGestureRecognizer` is recognized. By default it does.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Lets go of a touch that is not a part of the gesture: the recognizer gets no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.remove(touch)
        orderedTouches.removeAll { $0 === touch }
    }

    // MARK: Course

    /// Whether another gesture fails because this one is recognized.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard other !== self, canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Fails because another gesture was recognized first.
    func prevent() {
        if state == .possible { state = .failed }
    }

    /// Ends the gesture that is under way: its touches are not the recognizer's any more.
    private func giveUp() {
        guard !touches.isEmpty else { return }
        switch state {
        case .began, .changed: state = .cancelled
        case .possible: state = .failed
        case .ended, .cancelled, .failed: break
        }
        touches = []
        orderedTouches = []
        state = .possible
        reset()
    }

    func accepts(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    func receive(_ touch: UITouch, _ event: UIEvent) {
        if touch.phase == .began, touches.insert(touch).inserted { orderedTouches.append(touch) }
        lastLocation = touch.locationInWindow
        guard touches.contains(touch), state != .failed else { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    /// Starts over once no finger is down.
    func finishIfPossible() {
        orderedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        touches = Set(orderedTouches)
        guard touches.isEmpty else { return }
        if state == .began || state == .changed { state = .cancelled }
        state = .possible
        reset()
    }
}

/// Decides on the touches and the beginning of a gesture.
/// See Apple's
/// [UIGestureRecognizerDelegate](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate).
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the recognizer may leave the possible state.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether the recognizer gets a touch that begins.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether two gestures, of which one would make the other fail, may both be recognized. It is enough that the
    /// delegate of one of them says so.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        true
    }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        gesturesChanged(gestureRecognizer)
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.view === self { gestureRecognizer.view = nil }
        gesturesChanged(gestureRecognizer)
    }

    /// Lets the display know which fingers belong to the view's pans.
    func gesturesChanged(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer is UIPanGestureRecognizer { setNeedsCommit() }
    }
}

import Foundation
import TesseraDisplay

/// A view that starts actions.
/// See Apple's [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What happens to a control.
    /// See Apple's [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event).
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger went down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down on it again, right after it was there: its tap count is more than 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved within it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came back into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger left it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger came up within it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger came up outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Its touches were taken over.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Its main action, whatever that is.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xfff)
        /// All events.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// Creates a control with a frame in points that runs `primaryAction` at
    /// ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The events for which the control has actions.
    open var allControlEvents: Event {
        registered.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Whether the control can be used.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled {
                accessibilityTraits.remove(.notEnabled)
            } else {
                accessibilityTraits.insert(.notEnabled)
            }
        }
    }
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether a finger is down within it.
    open var isHighlighted = false
    /// Whether it follows a finger now.
    open private(set) var isTracking = false
    /// Whether the followed finger is within it.
    open private(set) var isTouchInside = false

    private weak var tracked: UITouch?
    private var registered: [(action: UIAction, events: Event)] = []

    /// Runs `action` at `controlEvents`; an action with the same identifier is replaced for them.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registered.append((action, controlEvents))
    }

    /// Runs `action` no longer at `controlEvents`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Runs the action with an identifier no longer at `controlEvents`.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registered.indices where registered[index].action.identifier == identifier {
            registered[index].events.subtract(controlEvents)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// Runs one action now.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Runs the actions of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in registered where !events.isDisjoint(with: controlEvents) {
            sendAction(action)
        }
    }

    // MARK: Following a finger

    /// Says that a finger went down; returns whether the control follows it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Says that the finger moved; returns whether the control goes on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Says that the finger came up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Says that the touch was taken over.
    open func cancelTracking(with event: UIEvent?) {}

    /// How far around the control, in points, a finger that went down in it still counts as inside.
    private static let touchMargin: CGFloat = 70

    /// Keeps the single taps of views around the control from what is done with the control itself, as on iOS.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else {
            return
        }
        isTracking = true
        tracked = touch
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        let isInside = contains(touch)
        stopTracking()
        endTracking(touch, with: event)
        sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func contains(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
    }

    private func stopTracking() {
        isTracking = false
        tracked = nil
        isTouchInside = false
        isHighlighted = false
    }

    /// Does what a tap does.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }
}

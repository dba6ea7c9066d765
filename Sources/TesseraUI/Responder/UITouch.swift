import Foundation
import TesseraDisplay
import TesseraSelectors

/// A finger on the screen, or the mouse while its button is pressed.
/// See Apple's [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        /// The finger went down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger has not moved since the last event.
        case stationary = 2
        /// The finger came up.
        case ended = 3
        /// Scrolling or a gesture has taken over the touch.
        case cancelled = 4
        /// The pointer has come into the region of a window. No touch has this phase: a mouse makes a touch while its button is
        /// pressed, and a ``UIHoverGestureRecognizer`` observes the pointer before that.
        case regionEntered = 5
        /// The pointer has moved within the region of a window, or its button is released there. No touch has this phase.
        case regionMoved = 6
        /// The pointer has left the region of a window. No touch has this phase.
        case regionExited = 7
    }

    /// The kinds of touches.
    /// See Apple's [UITouch.TouchType](https://developer.apple.com/documentation/uikit/uitouch/touchtype).
    public enum TouchType: Int, Sendable {
        /// The touch is a finger on the screen.
        case direct = 0
        /// The touch is a finger on another device. Browsers do not report such touches.
        case indirect = 1
        /// The touch is a pencil.
        case pencil = 2
        /// The touch is the mouse or a trackpad with its button pressed.
        case indirectPointer = 3

        /// All kinds.
        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    /// The kind of the touch.
    open internal(set) var type = TouchType.direct
    /// The phase of the touch.
    open internal(set) var phase: Phase = .began
    /// The time of the last event, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The number of times that a finger went down at this place in quick succession.
    open internal(set) var tapCount = 1
    /// The force of the touch, where 1 is that of an average touch. It is 0, as on devices that do not measure it. See
    /// ``maximumPossibleForce``.
    open var force: CGFloat { 0 }
    /// The greatest force that the device measures. It is 0: browsers report no force.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The view that was hit when the touch began. It gets the touch until the end.
    open internal(set) weak var view: UIView?
    /// The window of the view.
    open internal(set) weak var window: UIWindow?
    /// The gesture recognizers that get the touch, or nil.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The button of the mouse that makes the touch, or the empty set for fingers.
    var buttonMask: UIEvent.ButtonMask = []
    /// The modifier keys that are down on the keyboard.
    var modifierFlags: UIKeyModifierFlags = []
    /// The number of the finger on the display, or nil for a touch that is not from a display.
    var displayID: Int?
    /// True if a gesture recognizer has taken the touch from its view.
    var isTakenOver = false
    /// True if the view gets no events of the touch. Gestures may get them.
    var isIgnoredByView = false
    /// True if the view has received the beginning of the touch, but not its end.
    var isKnownToView = false
    /// The timer after which the finger belongs to the content of a scroll view, or nil.
    var contentTimer: TouchTimer?
    /// The closure that gets the events of the touch after it was taken from its view, for a menu that it has
    /// opened, or nil.
    var tracker: ((UITouch) -> Void)?
    /// The phases that the view will receive after a gesture no longer delays them.
    var delayedPhases: [Phase] = []
    /// True if the display was informed that the finger belongs to a gesture.
    var isClaimed = false
    /// The distance in points from the finger to ``locationInWindow``. It is zero unless the app had moved the touched element
    /// before the touch arrived.
    var displayShift = CGPoint.zero
    /// The place that counts for the touched view and its gestures, in points of the window.
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    /// The place of the finger on the display, in points of the window.
    var fingerLocation: CGPoint { placeOfFinger(for: locationInWindow) }

    /// Moves the touch to the place of the finger. A drag calls the method, because it leaves the view that was touched.
    func returnToFinger() {
        previousLocationInWindow = placeOfFinger(for: previousLocationInWindow)
        locationInWindow = fingerLocation
        displayShift = .zero
    }

    /// Returns the place of the touch in points of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    /// Returns the place of the touch before the last event, in points of `view`, or of the window if `view`
    /// is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }

    /// Returns the most precise place that is known, which is ``location(in:)``: browsers report fractions of points.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the most precise place before the last event, which is ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
    /// Returns where the finger is on the display when `place` counts for the touched view. Both are in points of the window.
    func placeOfFinger(for place: CGPoint) -> CGPoint {
        CGPoint(x: place.x - displayShift.x, y: place.y - displayShift.y)
    }
}

extension UITouch.TouchType {
    /// Creates the kind from that of a display's report.
    init(_ pointer: DisplayEvent.Touch.Pointer?) {
        self =
            switch pointer {
            case nil: .direct
            case .pen: .pencil
            case .mouse: .indirectPointer
            }
    }
}

/// An event with the touches at one moment.
/// See Apple's [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The time of the event, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches that are down, or have just come up, or nil.
    open internal(set) var allTouches: Set<UITouch>?
    /// The buttons of the mouse that are pressed, or were just released. The set is empty for fingers.
    open internal(set) var buttonMask: ButtonMask = []
    /// The modifier keys that are down on the keyboard at the time of the event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The kind of the event.
    open var type: EventType { ownType }
    /// The kind of the motion, or `none` for other events.
    open var subtype: EventSubtype { ownSubtype }

    private let ownType: EventType
    private let ownSubtype: EventSubtype

    init(type: EventType, subtype: EventSubtype = .none) {
        (ownType, ownSubtype) = (type, subtype)
        super.init()
    }

    /// Creates an event without touches.
    public override init() {
        (ownType, ownSubtype) = (.touches, .none)
        super.init()
    }

    /// The buttons of a mouse.
    /// See Apple's [UIEvent.ButtonMask](https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct).
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The button that selects.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens context menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// Returns the button with a number, where 1 is the primary one.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// Returns the touches of the event that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Returns the touches of the event that a gesture recognizer has.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { gesture.orderedTouches.contains($0) }
    }

    /// Returns the touches of the event that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Returns the moves of a touch since the last event: the touch alone, since the display reports each finger once in a frame.
    /// Returns nil for a touch that is not in the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// Returns the moves that are expected of a touch. There are none, since the display predicts nothing. Returns nil for a
    /// touch that is not in the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }
}

extension UIEvent: SubstitutedArgument {
    /// An event without touches, for actions that keys, assistive technology or the app have caused.
    package static var substitute: AnyObject { UIEvent() }
}

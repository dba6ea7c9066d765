import Foundation
import TesseraDisplay

/// One finger on the screen, or the mouse while its button is down.
/// See Apple's [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What happened to a touch last.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It has not moved since the last event.
        case stationary = 2
        /// It came up.
        case ended = 3
        /// Scrolling or a gesture took it over.
        case cancelled = 4
    }

    /// What touches the screen.
    /// See Apple's [UITouch.TouchType](https://developer.apple.com/documentation/uikit/uitouch/touchtype).
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger elsewhere than on the screen. No browser reports one.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// The mouse or a trackpad, with its button down.
        case indirectPointer = 3

        /// All kinds.
        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    /// What touches the screen.
    open internal(set) var type = TouchType.direct
    /// What happened last.
    open internal(set) var phase: Phase = .began
    /// When that was, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// How often a finger went down here in quick succession.
    open internal(set) var tapCount = 1
    /// The view that was hit when the touch began; it gets the touch until the end.
    open internal(set) weak var view: UIView?
    /// The window of that view.
    open internal(set) weak var window: UIWindow?
    /// The gesture recognizers that get the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The button of the mouse that makes the touch; empty for fingers.
    var buttonMask: UIEvent.ButtonMask = []
    /// What the display calls the finger, or nil for a touch that no display has reported.
    var displayID: Int?
    /// True if a gesture recognizer took the touch from its view.
    var isTakenOver = false
    /// True if the view gets nothing of the touch, which gestures may get.
    var isIgnoredByView = false
    /// True if the view has heard of the touch, and not of its end.
    var isKnownToView = false
    /// What goes on with the touch after it was taken from its view: a menu that it has opened.
    var follower: ((UITouch) -> Void)?
    /// What the view has yet to hear of, as long as a gesture delays it.
    var delayedPhases: [Phase] = []
    /// True if the display knows that the finger belongs to a gesture.
    var isClaimed = false
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    /// Returns where the touch is, in points of `view`, or of the window where it is nil.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    /// Returns where the touch was before the last event, in points of `view`, or of the window where it is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}

extension UITouch.TouchType {
    /// What a display calls it.
    init(_ pointer: DisplayEvent.Touch.Pointer?) {
        self =
            switch pointer {
            case nil: .direct
            case .pen: .pencil
            case .mouse: .indirectPointer
            }
    }
}

/// What touches did at one moment.
/// See Apple's [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// When it happened, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches that are down, or have just come up.
    open internal(set) var allTouches: Set<UITouch>?
    /// The buttons of the mouse that are down, or have just come up. Empty for fingers.
    open internal(set) var buttonMask: ButtonMask = []

    /// Buttons of a mouse.
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
        /// Returns a button by its number: 1 for the primary one.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// Returns the touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Returns the touches that a gesture recognizer has.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { gesture.orderedTouches.contains($0) }
    }

    /// Returns the touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}

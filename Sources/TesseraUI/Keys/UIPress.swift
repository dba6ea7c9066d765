import Foundation

/// A key that is pressed, or was just released.
/// See Apple's [UIPress](https://developer.apple.com/documentation/uikit/uipress).
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press.
    /// See Apple's [UIPress.Phase](https://developer.apple.com/documentation/uikit/uipress/phase-swift.enum).
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force of the press has changed, which does not happen with keys.
        case changed = 1
        /// The key is still pressed.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The page lost the keyboard.
        case cancelled = 4
    }

    /// The phase of the press.
    open internal(set) var phase: Phase = .began
    /// The time of the last change of the phase, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The key, or nil.
    open internal(set) var key: UIKey?
    /// The responder that gets the press, or nil if it was deallocated.
    open internal(set) weak var responder: UIResponder?
    /// The window of the responder.
    open internal(set) weak var window: UIWindow?
}

/// An event with the presses of keys at one moment.
/// See Apple's [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses of the keys that are pressed, and of the one that was released.
    open internal(set) var allPresses: Set<UIPress> = []

    /// The kind of the event: presses.
    open override var type: EventType { .presses }
}

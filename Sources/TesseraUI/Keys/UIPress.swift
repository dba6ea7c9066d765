import Foundation

/// A key that is down, or has just come up.
/// See Apple's [UIPress](https://developer.apple.com/documentation/uikit/uipress).
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What happened to a key last.
    /// See Apple's [UIPress.Phase](https://developer.apple.com/documentation/uikit/uipress/phase-swift.enum).
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// Its force has changed, which that of keys never does.
        case changed = 1
        /// It is down as before.
        case stationary = 2
        /// It came up.
        case ended = 3
        /// The page lost the keyboard.
        case cancelled = 4
    }

    /// What happened last.
    open internal(set) var phase: Phase = .began
    /// When that was, in seconds of the display's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The key.
    open internal(set) var key: UIKey?
    /// The object that was told of the press first.
    open internal(set) weak var responder: UIResponder?
    /// The window in which that is.
    open internal(set) weak var window: UIWindow?
}

/// What keys did at one moment.
/// See Apple's [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The keys that are down, and the one that has come up.
    open internal(set) var allPresses: Set<UIPress> = []
}

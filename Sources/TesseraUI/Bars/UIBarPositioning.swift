import Foundation

/// Where a bar lies, which decides how far its background reaches.
/// See Apple's [UIBarPosition](https://developer.apple.com/documentation/uikit/uibarposition).
public enum UIBarPosition: Int, Sendable {
    /// Nothing is known.
    case any = 0
    /// At the bottom of what it belongs to; its line is above it.
    case bottom = 1
    /// At the top of what it belongs to; its line is below it.
    case top = 2
    /// At the top of the screen: its background reaches below the status bar.
    case topAttached = 3
}

/// The heights and shapes of bars for which a look is meant.
/// See Apple's [UIBarMetrics](https://developer.apple.com/documentation/uikit/uibarmetrics).
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height.
    case `default` = 0
    /// A bar in a screen of little height.
    case compact = 1
    /// A bar of the usual height with a prompt. No bar here has one.
    case defaultPrompt = 101
    /// A bar in a screen of little height with a prompt. No bar here has one.
    case compactPrompt = 102
}

/// How a bar looks by itself.
/// See Apple's [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
    /// As the appearance of the screen has it.
    case `default` = 0
    /// Dark, with light text.
    case black = 1
}

/// What lies at some place as bars do.
/// See Apple's [UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar lies.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies that it is the delegate of.
/// See Apple's [UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar lies that has been moved to another window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Leaves it to the bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

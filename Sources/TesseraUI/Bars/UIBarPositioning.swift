import Foundation

/// The position of a bar, which determines how far its background extends.
/// See Apple's [UIBarPosition](https://developer.apple.com/documentation/uikit/uibarposition).
public enum UIBarPosition: Int, Sendable {
    /// The position is not specified.
    case any = 0
    /// The bar is at the bottom of its container, with its line above it.
    case bottom = 1
    /// The bar is at the top of its container, with its line below it.
    case top = 2
    /// The bar is at the top of the screen, and its background extends behind the status bar.
    case topAttached = 3
}

/// The heights and shapes of bars to which a look applies.
/// See Apple's [UIBarMetrics](https://developer.apple.com/documentation/uikit/uibarmetrics).
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height.
    case `default` = 0
    /// A bar on a screen with a small height.
    case compact = 1
    /// A bar of the usual height with a line of text above its title.
    case defaultPrompt = 101
    /// A bar on a screen with a small height and with a line of text above its title.
    case compactPrompt = 102

    /// The metrics of the same bar without a line of text above its title.
    var withoutPrompt: UIBarMetrics {
        switch self {
        case .default, .defaultPrompt: .default
        case .compact, .compactPrompt: .compact
        }
    }
}

/// The look of a bar that no appearance sets.
/// See Apple's [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
    /// The bar is light or dark like the screen.
    case `default` = 0
    /// The bar is dark, with light text.
    case black = 1
}

/// An object that has a position like a bar.
/// See Apple's [UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The delegate that determines the position of a bar.
/// See Apple's [UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar that has been moved to another window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns ``UIBarPosition/any``, so that the bar decides itself.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

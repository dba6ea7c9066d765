import Foundation

/// The states of a view that opens when dragged items stay over it.
/// See Apple's [UISpringLoadedInteractionEffectState](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No items are over the view.
    case inactive = 0
    /// Items are over the view, which may open.
    case possible = 1
    /// The view is about to open.
    case activating = 2
    /// The view opens.
    case activated = 3
}

/// The context of dragged items that stay over a view.
/// See Apple's [UISpringLoadedInteractionContext](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the view.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that displays the effect of opening; by default the interaction's view.
    var targetView: UIView? { get set }
    /// The part of the view that opens, for the app; nil by default.
    var targetItem: Any? { get set }
    /// Returns the place of the items, in points of `view`, or of the window if `view` is nil.
    func location(in view: UIView?) -> CGPoint
}

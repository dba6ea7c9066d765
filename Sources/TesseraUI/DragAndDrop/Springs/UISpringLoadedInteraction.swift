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

/// Decides whether a view may open.
/// See Apple's [UISpringLoadedInteractionBehavior](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns true if the view may open when items stay over it.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Called when the items have left the view, or the view has opened.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Displays the effect of opening on a view.
/// See Apple's [UISpringLoadedInteractionEffect](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Makes the view look as its state demands.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Opens a view, or performs another action of the app, when dragged items stay over the view for a moment.
/// See Apple's [UISpringLoadedInteraction](https://developer.apple.com/documentation/uikit/uispringloadedinteraction).
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { _, _ in self.open(self.folder) })
/// ```
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides whether the view may open. If nil, it always may.
    ///   - interactionEffect: Displays the effect of opening. If nil, the view flashes.
    ///   - handler: A closure that opens the view.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? FreeSpring()
        self.interactionEffect = interactionEffect ?? FlashingSpring()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction with the default behaviour and effect.
    ///
    /// - Parameter handler: A closure that opens the view.
    public convenience init(
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// The object that decides whether the view may open.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The object that displays the effect of opening.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view that opens.
    open private(set) weak var view: UIView?

    /// Does nothing. Subclasses may override it.
    open func willMove(to view: UIView?) {}

    /// Stores the view that opens.
    open func didMove(to view: UIView?) { self.view = view }

    func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// A behaviour that always lets a view open.
private final class FreeSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// An effect that dims a view when it is about to open.
private final class FlashingSpring: NSObject, UISpringLoadedInteractionEffect {
    private var opacity: CGFloat?

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        switch context.state {
        case .activating:
            opacity = opacity ?? view.alpha
            UIView.animate(withDuration: 0.15) { view.alpha *= 0.6 }
        case .inactive, .activated:
            guard let opacity else { return }
            self.opacity = nil
            UIView.animate(withDuration: 0.15) { view.alpha = opacity }
        case .possible: break
        }
    }
}

/// A view that can open when dragged items stay over it.
/// See Apple's [UISpringLoadedInteractionSupporting](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// A Boolean value that tells whether dragged items that stay over the view open it.
    var isSpringLoaded: Bool { get set }
}

import Foundation

/// How far a view has come that opens as items are held over it.
/// See Apple's [UISpringLoadedInteractionEffectState](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing is held over the view.
    case inactive = 0
    /// Items are held over the view, which may open.
    case possible = 1
    /// The view is about to open.
    case activating = 2
    /// The view opens.
    case activated = 3
}

/// What is known of items that are held over a view.
/// See Apple's [UISpringLoadedInteractionContext](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the view has come.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that looks as if it opened; the interaction's by default.
    var targetView: UIView? { get set }
    /// What of the view opens, for the app. By default, it is nil.
    var targetItem: Any? { get set }
    /// Returns where the items are, in points of a view, or of the window where it is nil.
    func location(in view: UIView?) -> CGPoint
}

/// Says when a view may open.
/// See Apple's [UISpringLoadedInteractionBehavior](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns true where the view may open as items are held over it.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Says that the items have gone, or that the view has opened.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Says how a view looks that opens.
/// See Apple's [UISpringLoadedInteractionEffect](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Lets the view look as its state demands.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Lets a view open, or do what the app wants, as items are held over it for a moment.
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
    ///   - interactionBehavior: Says when the view may open; always where nil.
    ///   - interactionEffect: Says how the view looks meanwhile; it flashes where nil.
    ///   - handler: Opens the view.
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

    /// Creates an interaction with which the view opens in the usual way.
    ///
    /// - Parameter handler: Opens the view.
    public convenience init(
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Says when the view may open.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Says how the view looks meanwhile.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view that opens.
    open private(set) weak var view: UIView?

    /// Does nothing; subclasses may override it.
    open func willMove(to view: UIView?) {}

    /// Notes the view that opens.
    open func didMove(to view: UIView?) { self.view = view }

    func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// A behaviour that always lets a view open.
private final class FreeSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// An effect that dims a view as it is about to open.
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

/// A view whose parts open as items are held over them.
/// See Apple's [UISpringLoadedInteractionSupporting](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// True if items that are held over the view open it.
    var isSpringLoaded: Bool { get set }
}

import Foundation

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

/// A view that can open when dragged items stay over it.
/// See Apple's [UISpringLoadedInteractionSupporting](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// A Boolean value that tells whether dragged items that stay over the view open it.
    var isSpringLoaded: Bool { get set }
}

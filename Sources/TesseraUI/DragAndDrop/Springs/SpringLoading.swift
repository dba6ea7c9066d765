import Foundation

/// Opens what items are held over for a moment, during a drag.
@MainActor
final class SpringLoading {
    /// What may open.
    private struct Spring {
        let interaction: UISpringLoadedInteraction
        let context: SpringContext
        /// Tells springs of one interaction apart, as those of the items of a list.
        let item: IndexPath?
    }

    private var current: Spring?
    private var timer: AnimationTimer?

    /// Seconds until a view is about to open, and from then until it opens, about as on an iPhone.
    private static let patience: TimeInterval = 0.6
    private static let warning: TimeInterval = 0.4

    /// Follows the items to where they are now.
    func update(_ session: DropSession, over hit: UIView?) {
        let found = spring(session, over: hit)
        if let current, let found, current.interaction === found.interaction, current.item == found.item {
            return
        }
        finish()
        guard let found,
            found.interaction.interactionBehavior.shouldAllow(found.interaction, with: found.context)
        else { return }
        current = found
        enter(.possible)
        timer = AnimationContext.clock.schedule(after: Self.patience) { [weak self] in
            self?.enter(.activating)
            self?.timer = AnimationContext.clock.schedule(after: Self.warning) { self?.open() }
        }
    }

    /// Lets go of what was about to open.
    func finish() {
        timer?.cancel()
        timer = nil
        guard let old = current else { return }
        if old.context.state != .activated { enter(.inactive) }
        current = nil
        old.interaction.interactionBehavior.interactionDidFinish(old.interaction)
    }

    private func open() {
        guard let current else { return }
        timer = nil
        enter(.activated)
        current.interaction.activate(current.context)
    }

    private func enter(_ state: UISpringLoadedInteractionEffectState) {
        guard let current else { return }
        current.context.state = state
        current.interaction.interactionEffect.interaction(current.interaction, didChangeWith: current.context)
    }

    /// Returns the innermost view under the items that opens.
    private func spring(_ session: DropSession, over hit: UIView?) -> Spring? {
        var view = hit
        while let next = view {
            for case let interaction as UISpringLoadedInteraction in next.interactions.reversed() {
                return Spring(interaction: interaction, context: SpringContext(session, next), item: nil)
            }
            if next is UIScrollView, let host = next as? any ItemDragHost, host.isSpringLoaded,
                let spring = itemSpring(session, in: host)
            {
                return spring
            }
            view = next.superview
        }
        return nil
    }

    private func itemSpring(_ session: DropSession, in host: any ItemDragHost) -> Spring? {
        guard !host.stage.differsFromData, let path = host.itemPath(at: session.location(in: host)),
            let cell = host.stage.cell(at: path)
        else { return nil }
        let context = SpringContext(session, cell)
        context.targetItem = path
        if let current, current.item == path, current.interaction === host.itemDragging.spring {
            return Spring(interaction: host.itemDragging.spring, context: context, item: path)
        }
        guard host.shouldSpringLoad(at: path, context) else { return nil }
        return Spring(interaction: host.itemDragging.spring, context: context, item: path)
    }
}

/// What is known of items that are held over a view.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    private let session: DropSession
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ session: DropSession, _ view: UIView) {
        self.session = session
        targetView = view
    }

    func location(in view: UIView?) -> CGPoint {
        view.map { session.location(in: $0) } ?? session.drag.location
    }
}

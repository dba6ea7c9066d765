import Foundation

/// Opens views or items of lists when dragged items stay over them for a moment.
@MainActor
final class SpringLoading {
    /// A view or an item of a list that may open.
    private struct Spring {
        let interaction: UISpringLoadedInteraction
        let context: SpringContext
        /// The index path of the item in a list. It distinguishes springs that share one interaction.
        let item: IndexPath?
    }

    private var current: Spring?
    private var timer: AnimationTimer?

    /// The time in seconds until a view is about to open, and the time from then until it opens, about the
    /// same as on an iPhone.
    private static let patience: TimeInterval = 0.6
    private static let warning: TimeInterval = 0.4

    /// Updates the spring for the present place of the items.
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

    /// Ends the present spring.
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

    /// Returns the spring of the innermost view under the items that has one, or nil.
    private func spring(_ session: DropSession, over hit: UIView?) -> Spring? {
        var view = hit
        while let next = view {
            for case let interaction as UISpringLoadedInteraction in next.interactions.reversed() {
                return Spring(interaction: interaction, context: SpringContext(session, next), item: nil)
            }
            if let scrollView = next.itemDragScrollView, scrollView.isSpringLoaded,
                let spring = itemSpring(session, in: scrollView)
            {
                return spring
            }
            view = next.superview
        }
        return nil
    }

    private func itemSpring(_ session: DropSession, in scrollView: any ItemDragScrollView) -> Spring? {
        guard !scrollView.stage.differsFromData,
            let path = scrollView.itemPath(at: session.location(in: scrollView)),
            let cell = scrollView.stage.cell(at: path)
        else { return nil }
        let context = SpringContext(session, cell)
        context.targetItem = path
        if let current, current.item == path, current.interaction === scrollView.itemDragging.spring {
            return Spring(interaction: scrollView.itemDragging.spring, context: context, item: path)
        }
        guard scrollView.shouldSpringLoad(at: path, context) else { return nil }
        return Spring(interaction: scrollView.itemDragging.spring, context: context, item: path)
    }
}

/// The context of a spring: the session, and the view that may open.
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

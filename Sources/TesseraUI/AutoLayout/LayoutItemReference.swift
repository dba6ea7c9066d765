import Synchronization

/// A reference to a view or layout guide that does not keep it alive and says whether it is still there.
///
/// Subviews, constraints and nodes hold many of these. A weak reference would do the same, but it makes each later retain and
/// release of the view slower.
final class LayoutItemReference: Sendable {
    private unowned let target: any LayoutItem
    private unowned let targetView: UIView?
    private let isGone = Atomic(false)
    /// The item's rectangle in the system that places it; nil while no constraint names the item.
    @MainActor var node: LayoutNode?

    init(_ target: any LayoutItem) {
        self.target = target
        targetView = target as? UIView
    }

    /// Whether the item is still there.
    var isAlive: Bool { !isGone.load(ordering: .acquiring) }

    /// The item. Nil after it has ended.
    var item: (any LayoutItem)? { isAlive ? target : nil }

    /// The item if it is a view. Nil for a guide, and after the view has ended.
    var view: UIView? { isAlive ? targetView : nil }

    /// The item ends now: its `deinit` calls this.
    func targetEnds() { isGone.store(true, ordering: .releasing) }
}

/// A reference to an engine that does not keep it alive and says whether it is still there.
final class LayoutEngineReference: Sendable {
    private unowned let target: LayoutEngine
    private let isGone = Atomic(false)

    init(_ target: LayoutEngine) {
        self.target = target
    }

    /// The engine. Nil after it has ended.
    var engine: LayoutEngine? { isGone.load(ordering: .acquiring) ? nil : target }

    /// The engine ends now: its `deinit` calls this.
    func targetEnds() { isGone.store(true, ordering: .releasing) }
}

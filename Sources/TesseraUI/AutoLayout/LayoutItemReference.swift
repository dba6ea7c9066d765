/// A reference to a view or layout guide that does not keep it alive and says whether it is still there.
///
/// Subviews, constraints and nodes hold many of these, in place of weak references of their own, which cost more to copy.
@MainActor
final class LayoutItemReference {
    private weak var target: (any LayoutItem)?
    /// The item if it is a view. Nil for a guide, and after the view has ended.
    private(set) weak var view: UIView?
    /// The item's rectangle in the system that places it; nil while no constraint names the item.
    var node: LayoutNode?

    init(_ view: UIView) {
        self.view = view
    }

    init(_ guide: UILayoutGuide) {
        target = guide
    }

    /// The item. Nil after it has ended.
    var item: (any LayoutItem)? { view ?? target }
}

/// A reference to an engine that does not keep it alive and says whether it is still there.
@MainActor
final class LayoutEngineReference {
    /// The engine. Nil after it has ended.
    private(set) weak var engine: LayoutEngine?

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }
}

/// A reference that does not keep a view or layout guide alive, and tells whether it still exists.
///
/// Subviews, constraints and nodes share this object, because weak references of their own would be slower to
/// copy.
@MainActor
final class LayoutItemReference {
    private weak var target: (any LayoutItem)?
    /// The item if it is a view, or nil for a guide or a view that no longer exists.
    private(set) weak var view: UIView?
    /// The item's rectangle in the system that places it, or nil if no constraint refers to the item.
    var node: LayoutNode?

    init(_ view: UIView) {
        self.view = view
    }

    init(_ guide: UILayoutGuide) {
        target = guide
    }

    /// The item, or nil if it no longer exists.
    var item: (any LayoutItem)? { view ?? target }
}

/// A reference that does not keep an engine alive, and tells whether it still exists.
@MainActor
final class LayoutEngineReference {
    /// The engine, or nil if it no longer exists.
    private(set) weak var engine: LayoutEngine?

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }
}

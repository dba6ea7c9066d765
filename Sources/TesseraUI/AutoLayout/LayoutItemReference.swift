/// A reference that does not keep a view or layout guide alive, and tells whether it still exists.
///
/// Subviews, constraints and nodes share this object.
@MainActor
final class LayoutItemReference {
    private let guide: LightReference<UILayoutGuide>
    private let viewReference: LightReference<UIView>
    /// The item if it is a view, or nil for a guide or a view that no longer exists.
    var view: UIView? { viewReference.object }
    /// The item's rectangle in the system that places it, or nil if no constraint refers to the item.
    var node: LayoutNode?

    init(_ view: UIView) {
        viewReference = LightReference(view)
        guide = LightReference(nil)
    }

    init(_ guide: UILayoutGuide) {
        viewReference = LightReference(nil)
        self.guide = LightReference(guide)
    }

    /// The item, or nil if it no longer exists.
    var item: (any LayoutItem)? { view ?? guide.object }
}

/// A reference that does not keep an engine alive, and tells whether it still exists.
@MainActor
final class LayoutEngineReference {
    private let reference: LightReference<LayoutEngine>
    /// The engine, or nil if it no longer exists.
    var engine: LayoutEngine? { reference.object }

    init(_ engine: LayoutEngine) {
        reference = LightReference(engine)
    }
}

import Foundation

/// The views whose layouts add subviews, while their layout is made stable.
///
/// Constraints of a subview that a layout has added are solved after the layout. The view is then laid out once more, so that it finds the
/// subview at its place. A view that makes its subviews anew in each layout would never come to rest. From its second such layout on, its
/// subviews only get their places.
@MainActor
enum LayoutRebuilds {
    /// The number of layouts in which each view has added subviews.
    private static var counts: [ObjectIdentifier: Int] = [:]
    /// The views that have added subviews in their present layout, or in the last one.
    private static var present: Set<ObjectIdentifier> = []
    private static var depth = 0

    /// Makes layouts stable.
    static func during(_ layouts: () -> Void) {
        depth += 1
        layouts()
        depth -= 1
        guard depth == 0, !counts.isEmpty else { return }
        (counts, present) = ([:], [])
    }

    /// Notes that a layout of a view begins.
    static func layoutBegins(of view: UIView) {
        if !present.isEmpty { present.remove(ObjectIdentifier(view)) }
    }

    /// Notes that the present layout of a view adds a subview.
    static func subviewAdded(to view: UIView) {
        let id = ObjectIdentifier(view)
        if depth > 0, present.insert(id).inserted { counts[id, default: 0] += 1 }
    }

    /// Returns true if a view has added subviews in several layouts.
    static func isRebuilding(_ view: UIView) -> Bool {
        !counts.isEmpty && counts[ObjectIdentifier(view), default: 0] > 1
    }
}

import Foundation

/// The views whose layouts add subviews, while their layout is made stable.
///
/// Constraints of a subview that a layout has added are solved after the layout. The view is then laid out once more, so that it
/// finds the subview at its place. A view that makes its subviews anew in each layout would be laid out without an end. From the
/// second time on, its subviews get their places and the view is not laid out again. A view that has more subviews each time
/// does not make them anew, and is laid out as long as it adds some.
@MainActor
enum LayoutRebuilds {
    /// What is known about a view. Another view may get its identifier after its end.
    private struct Additions {
        weak var view: UIView?
        /// The number of subviews after the first addition of the latest layout that has added some.
        var count: Int
        /// True if a layout has begun since then.
        var isPast = false
        /// True if the view had no more subviews at the first addition of a later layout, so that it makes them anew.
        var isRebuilding = false
    }

    private static var additions: [ObjectIdentifier: Additions] = [:]
    private static var depth = 0

    /// Makes layouts stable.
    static func during(_ layouts: () -> Void) {
        depth += 1
        layouts()
        depth -= 1
        if depth == 0, !additions.isEmpty { additions = [:] }
    }

    /// Notes that a layout of a view begins.
    static func layoutBegins(of view: UIView) {
        if !additions.isEmpty { additions[ObjectIdentifier(view)]?.isPast = true }
    }

    /// Notes that the present layout of a view has added a subview.
    static func subviewAdded(to view: UIView) {
        guard depth > 0 else { return }
        let (id, count) = (ObjectIdentifier(view), view.subviews.count)
        guard var known = additions[id], known.view === view else {
            additions[id] = Additions(view: view, count: count)
            return
        }
        guard known.isPast else { return }
        if count <= known.count { known.isRebuilding = true }
        (known.count, known.isPast) = (count, false)
        additions[id] = known
    }

    /// Returns true if a view has made subviews anew in several layouts.
    static func isRebuilding(_ view: UIView) -> Bool {
        guard !additions.isEmpty, let known = additions[ObjectIdentifier(view)] else { return false }
        return known.isRebuilding && known.view === view
    }
}

import Foundation

/// The preferences of a controller for the bars around it.
struct BarPreferences {
    var edgesForExtendedLayout = UIRectEdge.all
    var includesOpaqueBars = false
    private var scrollViews: [(edges: NSDirectionalRectEdge, view: WeakScrollView)] = []

    private struct WeakScrollView { weak var view: UIScrollView? }

    @MainActor func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        scrollViews.last { $0.edges.contains(edge) }?.view.view
    }

    @MainActor mutating func setScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for index in scrollViews.indices { scrollViews[index].edges.subtract(edges) }
        scrollViews.removeAll { $0.edges.isEmpty }
        if let scrollView { scrollViews.append((edges, WeakScrollView(view: scrollView))) }
    }
}

extension UIViewController {
    /// Returns the scroll view whose position determines the look of a bar at an edge: the one that the app
    /// has set, or the one that fills the view. The scroll view of a page controller does not count: its offset tells the
    /// progress of swipes. That of a web view counts like the web view itself.
    func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        guard let view = viewIfLoaded else { return nil }
        let found = view.subviews.lazy.compactMap {
            $0 as? UIScrollView ?? $0.subviews.first as? WebScrollView
        }
        .first { !($0 is PageScrollView) }
        return view as? UIScrollView ?? found
    }

    /// Returns true if the view extends below a bar at an edge.
    func extends(below edge: UIRectEdge, isOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }

    /// Lays out the bars around the controller after its preferences have changed.
    func barPreferencesChanged() {
        parent?.barPreferencesChanged(of: self)
    }
}

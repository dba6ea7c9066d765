import Foundation

/// What a controller has said of its content and the bars around it.
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
    /// The scroll view by whose content the look of a bar at an edge is chosen: the one that the app has named, or the one that
    /// fills the view.
    func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Returns whether the view reaches below a bar at an edge.
    func extends(below edge: UIRectEdge, isOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }

    /// The bars around the controller no longer fit what it has said.
    func barPreferencesChanged() {
        parent?.barPreferencesChanged(of: self)
    }
}

import Foundation

/// Finds the scroll views of a scene, names them, and brings their content back to where it was in another process.
@MainActor
struct ScrollPlaces {
    /// The most scroll views whose places are kept.
    private static let maximumCount = 64

    /// Returns the places of the content of all scroll views in a window that is not at its start.
    static func current(in window: UIWindow) -> [String: RestorationState.Place] {
        var places: [String: RestorationState.Place] = [:]
        for (name, view) in scrollViews(of: window).prefix(maximumCount) {
            let offset = view.contentOffset
            guard
                abs(offset.x + view.adjustedContentInset.left) > 1
                    || abs(offset.y + view.adjustedContentInset.top) > 1
            else { continue }
            let item =
                (view as? any StagedScrollView).flatMap { list in
                    list.stageLayout.placesItemsBySizes ? ScrollAnchor(of: list.stage) : nil
                }
            places[name] = RestorationState.Place(
                x: rounded(offset.x), y: rounded(offset.y), item: item?.numbers)
        }
        return places
    }

    /// Moves the content of scroll views to places of another process, and returns the places that were reached.
    ///
    /// Content that is still too short moves to its end, so that apps which load more there do so.
    static func restore(_ places: [String: RestorationState.Place], in window: UIWindow) -> Set<String> {
        var reached: Set<String> = []
        for (name, view) in scrollViews(of: window) {
            guard let place = places[name], view.bounds.height > 0, view.contentSize != .zero else {
                continue
            }
            if move(view, to: place) { reached.insert(name) }
        }
        return reached
    }

    /// Moves content, and returns true if it has reached the place.
    private static func move(_ view: UIScrollView, to place: RestorationState.Place) -> Bool {
        if let numbers = place.item, let stage = (view as? any StagedScrollView)?.stage {
            if let anchor = ScrollAnchor(numbers: numbers, in: stage) {
                anchor.restore(in: stage)
                view.layoutIfNeeded()
                // Items that have got their own sizes now may lie elsewhere.
                anchor.restore(in: stage)
                return true
            }
        }
        let target = CGPoint(x: place.x, y: place.y)
        let nearest = view.reachable(target)
        if nearest != view.contentOffset { view.contentOffset = nearest }
        return abs(nearest.x - target.x) < 1 && abs(nearest.y - target.y) < 1
    }

    private static func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }

    // MARK: Names

    /// Returns the scroll views of a window with their names, in an order that depends on nothing but the hierarchy.
    ///
    /// A name consists of the controllers from the root to that of the scroll view, and of its number in that controller.
    private static func scrollViews(of window: UIWindow) -> [(name: String, view: UIScrollView)] {
        var found: [(String, UIScrollView)] = []
        func visit(_ controller: UIViewController, _ path: String) {
            let path = "\(path)/\(type(of: controller))"
            if let view = controller.viewIfLoaded {
                var views: [UIScrollView] = []
                collect(view, controller, &views)
                for (number, view) in views.enumerated() { found.append(("\(path)#\(number)", view)) }
            }
            for (number, child) in controller.children.enumerated() { visit(child, "\(path)/\(number)") }
            if let presented = controller.presented { visit(presented, "\(path)/+") }
        }
        if let root = window.rootViewController { visit(root, "") }
        return found.filter { $0.0.utf16.count <= 400 }
    }

    /// Adds the scroll views that belong to a controller itself: those of its children, of cells and of other scroll views
    /// within lists are left out.
    private static func collect(_ view: UIView, _ controller: UIViewController, _ found: inout [UIScrollView])
    {
        let others = Set(controller.children.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init))
        func visit(_ view: UIView) {
            if others.contains(ObjectIdentifier(view)) { return }
            // The content of a page controller always rests at the same place.
            if let scroll = view as? UIScrollView, !(scroll is PageScrollView) {
                found.append(scroll)
                if scroll is any StagedScrollView { return }
            }
            view.subviews.forEach(visit)
        }
        visit(view)
    }
}

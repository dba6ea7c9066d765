import Foundation

/// Finds the item to which the focus moves.
@MainActor
enum FocusSearch {
    /// Returns the item that an environment prefers: the environment itself if it can become focused, or else the item that the
    /// first of its preferred environments prefers, or else the item in it with the highest priority.
    static func preferredItem(in environment: any UIFocusEnvironment) -> UIView? {
        var visited: Set<ObjectIdentifier> = []
        return preferredItem(in: environment, &visited)
    }

    private static func preferredItem(
        in environment: any UIFocusEnvironment, _ visited: inout Set<ObjectIdentifier>
    ) -> UIView? {
        // The preferences of an app may lead back to where they began.
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        if let item = environment as? UIView, item.takesFocus, item.isReachedByFocus { return item }
        for preferred in environment.preferredFocusEnvironments {
            if let item = preferredItem(in: preferred, &visited) { return item }
        }
        guard let view, view.isReachedByFocus else { return nil }
        // The first one in sight of several with the same priority is meant.
        let items = items(in: view).map { (item: $0, priority: $0.focusGroupPriority.rawValue) }
        let highest = items.map(\.priority).max()
        let best = items.lazy.filter { $0.priority == highest }.map(\.item)
        return best.first(where: \.isInSightOfFocus) ?? best.first
    }

    /// Returns the items within a view that can be reached, in their order.
    static func items(in view: UIView) -> [UIView] {
        view.subviews.filter(\.canBeSeen)
            .flatMap { ($0.takesFocus ? [$0] : []) + items(in: $0) }
    }
}

extension UIView {
    /// True if a part of the view lies in the visible part of each scroll view around it, without what bars cover.
    fileprivate var isInSightOfFocus: Bool {
        sequence(first: superview, next: { $0?.superview }).allSatisfy { around in
            guard let scroll = around as? UIScrollView else { return true }
            return convert(bounds, to: scroll).intersects(
                scroll.bounds.inset(by: scroll.adjustedContentInset))
        }
    }

    /// True if the view is visible in a window, and nothing modal covers it.
    var isReachedByFocus: Bool {
        guard let window, window.isReachable(self) else { return false }
        return sequence(first: self, next: \.superview).allSatisfy(\.canBeSeen)
    }
}

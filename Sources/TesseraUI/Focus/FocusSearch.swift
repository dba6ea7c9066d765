import Foundation

/// Finds the item to which the focus moves.
@MainActor
enum FocusSearch {
    /// Returns the item that an environment prefers: the environment itself if it can become focused, or else the item that the first of its
    /// preferred environments prefers, or else the item in it with the highest priority.
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
        if let item = environment as? UIView, item.canBecomeFocused, item.isReachedByFocus { return item }
        for preferred in environment.preferredFocusEnvironments {
            if let item = preferredItem(in: preferred, &visited) { return item }
        }
        guard let view, view.isReachedByFocus else { return nil }
        // The first one of several with the same priority is meant.
        return items(in: view).reduce(nil) { best, item in
            guard let best else { return item }
            return item.focusGroupPriority.rawValue > best.focusGroupPriority.rawValue ? item : best
        }
    }

    /// Returns the items within a view that can be reached, in their order.
    static func items(in view: UIView) -> [UIView] {
        view.subviews.filter(\.canBeSeen)
            .flatMap { ($0.canBecomeFocused ? [$0] : []) + items(in: $0) }
    }
}

extension UIView {
    /// True if the view is visible in a window, and nothing modal covers it.
    var isReachedByFocus: Bool {
        guard let window, window.isReachable(self) else { return false }
        return sequence(first: self, next: \.superview).allSatisfy(\.canBeSeen)
    }
}

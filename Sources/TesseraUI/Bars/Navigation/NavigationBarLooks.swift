/// The appearances of a navigation bar or one of its items.
@MainActor
struct NavigationBarLooks {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    /// Sets the closure that runs after each change of one of the appearances.
    func observe(_ changed: @escaping () -> Void) {
        for look in [standard, compact, scrollEdge, compactScrollEdge] { look?.changed = changed }
    }

    /// Returns the look while content is below the bar, or nil.
    func standard(isCompact: Bool) -> UINavigationBarAppearance? {
        isCompact ? compact ?? standard : standard
    }

    /// Returns the look while content is at the top, or nil.
    func scrollEdge(isCompact: Bool) -> UINavigationBarAppearance? {
        isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    }
}

extension UINavigationBarAppearance {
    /// A copy of the appearance with its own class.
    var copied: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

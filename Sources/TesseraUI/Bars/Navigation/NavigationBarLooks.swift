/// The appearances that a navigation bar or one of its items has.
@MainActor
struct NavigationBarLooks {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    /// Hears of each change that is made on one of the appearances.
    func observe(_ changed: @escaping () -> Void) {
        for look in [standard, compact, scrollEdge, compactScrollEdge] { look?.changed = changed }
    }

    /// The look while content is below the bar.
    func standard(isCompact: Bool) -> UINavigationBarAppearance? {
        isCompact ? compact ?? standard : standard
    }

    /// The look while content is at the top.
    func scrollEdge(isCompact: Bool) -> UINavigationBarAppearance? {
        isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    }
}

extension UINavigationBarAppearance {
    /// A copy of the class of its own.
    var copied: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

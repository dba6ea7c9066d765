/// Space between or around items: an exact number of points, or at least that many.
///
/// Flexible spacings of a group share evenly what its items leave.
/// See Apple's [NSCollectionLayoutSpacing](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
    /// The points, or the least of them.
    public let spacing: CGFloat
    /// Whether the space may grow.
    public let isFlexible: Bool
    /// Whether the space is exact.
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        guard spacing.isWithinLimits else {
            misuse("NSCollectionLayoutSpacing", "the spacing is \(spacing); it \(CGFloat.limits)")
        }
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// The spacing itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a spacing of the same points and kind.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return spacing == other.spacing && isFlexible == other.isFlexible
    }

    /// A hash of the points.
    public nonisolated override var hash: Int { spacing.hashValue }

    /// Space of at least the given points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Space of exactly the given points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

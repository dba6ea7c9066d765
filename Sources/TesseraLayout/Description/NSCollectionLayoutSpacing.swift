/// Space between or around items: an exact number of points, or at least that many.
///
/// Flexible spacings of a group share evenly what its items leave.
/// See Apple's [NSCollectionLayoutSpacing](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The points, or the least of them.
    public let spacing: CGFloat
    /// Whether the space may grow.
    public let isFlexibleSpacing: Bool
    /// Whether the space is exact.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        guard spacing.isWithinLimits else {
            misuse("NSCollectionLayoutSpacing", "the spacing is \(spacing); it \(CGFloat.limits)")
        }
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// Space of at least the given points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Space of exactly the given points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

import TesseraBasics

/// Space between or around items: an exact number of points, or at least that many.
///
/// Flexible spacings of a group share evenly what its items leave.
/// See Apple's [NSCollectionLayoutSpacing](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
    /// The points, or the least of them.
    public let spacing: CGFloat
    /// Whether the space may grow.
    public let isFlexible: Bool
    /// Whether the space is exact.
    open var isFixed: Bool { !isFlexible }

    /// What spacing is made of: its points and whether there may be more of them. The class methods make it.
    public struct Length: Sendable {
        let points: CGFloat
        let isFlexible: Bool
    }

    /// Creates spacing: the class methods do, for subclasses too.
    public required init(_ length: Length) {
        guard length.points.isWithinLimits else {
            misuse("NSCollectionLayoutSpacing", "the spacing is \(length.points); it \(CGFloat.limits)")
        }
        spacing = length.points
        isFlexible = length.isFlexible
    }

    /// The spacing itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a spacing of the same points and kind.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return spacing == other.spacing && isFlexible == other.isFlexible
    }

    /// A hash of the points.
    open nonisolated override var hash: Int { spacing.hashValue }

    /// Space of at least the given points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(Length(points: flexibleSpacing, isFlexible: true))
    }

    /// Space of exactly the given points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        Self(Length(points: fixedSpacing, isFlexible: false))
    }
}

import TesseraBasics

/// The space between or around items: an exact number of points, or a minimum.
///
/// The flexible spacings of a group share evenly the room that its items do not take.
/// See Apple's [NSCollectionLayoutSpacing](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
    /// The exact or the least number of points.
    public let spacing: CGFloat
    /// A Boolean value that tells whether the space may grow.
    public let isFlexible: Bool
    /// A Boolean value that tells whether the space is exact.
    open var isFixed: Bool { !isFlexible }

    /// The components of a spacing: its points, and whether it may grow. The class methods create it.
    public struct Length: Sendable {
        let points: CGFloat
        let isFlexible: Bool
    }

    /// Creates spacing. The class methods call this initializer, for subclasses, too.
    public required init(_ length: Length) {
        guard length.points.isWithinLimits else {
            misuse("NSCollectionLayoutSpacing", "the spacing is \(length.points); it \(CGFloat.limits)")
        }
        spacing = length.points
        isFlexible = length.isFlexible
    }

    /// Returns the spacing itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if `object` is a spacing with the same points that may grow if this one may.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return spacing == other.spacing && isFlexible == other.isFlexible
    }

    /// A hash of the points.
    open nonisolated override var hash: Int { spacing.hashValue }

    /// Returns space of at least the given points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(Length(points: flexibleSpacing, isFlexible: true))
    }

    /// Returns space of exactly the given points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        Self(Length(points: fixedSpacing, isFlexible: false))
    }
}

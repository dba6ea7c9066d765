import TesseraBasics

/// How a section that scrolls on its own bounces and slows down.
/// See Apple's [UICollectionLayoutSectionOrthogonalScrollingProperties](
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
    @MainActor NSCopying
{
    /// Whether content that is scrolled beyond its ends bounces back.
    public enum Bounce: Int, Hashable, Sendable {
        /// It does where there is more of it than fits.
        case automatic = 0
        /// It does where all of it fits, too.
        case always = 1
        /// It stops at its ends.
        case never = 2
    }

    /// How fast content slows down when the finger has gone.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the speed that is left after a millisecond, more than 0 and less than 1; 0 for ``automatic``.
        public let rawValue: CGFloat

        /// Creates a rate, which must be at least 0 and less than 1.
        public init(rawValue: CGFloat) {
            guard rawValue >= 0, rawValue < 1 else {
                misuse(
                    "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate",
                    "the raw value is \(rawValue); it must be at least 0 and less than 1")
            }
            self.rawValue = rawValue
        }

        /// The share of the speed that is left after a millisecond; `nil` where it is that of the collection view.
        package var share: CGFloat? { self == .automatic ? nil : rawValue }

        /// As fast as the collection view that holds the section. (Apple does not say what its raw value is.)
        public static let automatic = DecelerationRate(rawValue: 0)
        /// Slowly: 0.998 of the speed is left after a millisecond, as in other scroll views.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast: 0.99 of the speed is left after a millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether content bounces at its ends.
    open var bounce: Bounce = .automatic
    /// How fast content slows down.
    open var decelerationRate: DecelerationRate = .automatic

    /// Creates properties that are all automatic.
    public override init() {}

    /// A copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }

    /// A copy as `copy(with:)` makes it, which subclasses override.
    final func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        copy(with: nil) as? UICollectionLayoutSectionOrthogonalScrollingProperties ?? self
    }
}

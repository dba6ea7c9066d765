import TesseraBasics

/// The way in which a section that scrolls on its own bounces and slows down.
/// See Apple's [UICollectionLayoutSectionOrthogonalScrollingProperties](
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
    @MainActor NSCopying
{
    /// The behaviour of content at its ends.
    public enum Bounce: Int, Hashable, Sendable {
        /// The content bounces if more of it than fits is there.
        case automatic = 0
        /// The content bounces even if all of it fits.
        case always = 1
        /// The content stops at its ends.
        case never = 2
    }

    /// The rate at which content slows down after the finger has been lifted.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that remains after a millisecond, more than 0 and less than 1; 0 for
        /// ``automatic``.
        public let rawValue: CGFloat

        /// Creates a rate from a number of at least 0 and less than 1.
        public init(rawValue: CGFloat) {
            guard rawValue >= 0, rawValue < 1 else {
                misuse(
                    "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate",
                    "the raw value is \(rawValue); it must be at least 0 and less than 1")
            }
            self.rawValue = rawValue
        }

        /// The part of the speed that remains after a millisecond, or `nil` if it is that of the collection
        /// view.
        package var share: CGFloat? { self == .automatic ? nil : rawValue }

        /// The rate of the collection view that contains the section. (Apple does not document its raw
        /// value.)
        public static let automatic = DecelerationRate(rawValue: 0)
        /// A slow rate: 0.998 of the speed remains after a millisecond, as in other scroll views.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate: 0.99 of the speed remains after a millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The behaviour of content at its ends. The default is automatic.
    open var bounce: Bounce = .automatic
    /// The rate at which content slows down. The default is that of the collection view.
    open var decelerationRate: DecelerationRate = .automatic

    /// Creates properties with automatic values.
    public override init() {}

    /// Returns a copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }

    /// Returns a copy from `copy(with:)`, which subclasses override.
    final func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        copy(with: nil) as? UICollectionLayoutSectionOrthogonalScrollingProperties ?? self
    }
}

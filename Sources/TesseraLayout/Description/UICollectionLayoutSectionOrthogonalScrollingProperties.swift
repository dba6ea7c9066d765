/// How a section that scrolls on its own bounces and slows down.
/// See Apple's [UICollectionLayoutSectionOrthogonalScrollingProperties](
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties).
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
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
    public struct DecelerationRate: Hashable, Sendable {
        /// The share of the speed that is left after a millisecond; `nil` where it is that of the collection view.
        package let share: CGFloat?

        /// As fast as the collection view that holds the section.
        public static let automatic = DecelerationRate(share: nil)
        /// Slowly: 0.998 of the speed is left after a millisecond, as in other scroll views.
        public static let normal = DecelerationRate(share: 0.998)
        /// Fast: 0.99 of the speed is left after a millisecond.
        public static let fast = DecelerationRate(share: 0.99)
    }

    /// Whether content bounces at its ends.
    public var bounce: Bounce = .automatic
    /// How fast content slows down.
    public var decelerationRate: DecelerationRate = .automatic

    /// Creates properties that are all automatic.
    public override init() {}

    /// A copy. Call it on the main thread.
    public nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }
}

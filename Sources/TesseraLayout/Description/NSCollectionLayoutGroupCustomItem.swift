import TesseraBasics

/// A function that returns the places of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
/// See Apple's [NSCollectionLayoutGroupCustomItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem).
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
    /// The frame in the group, in points.
    public let frame: CGRect
    /// The order of drawing; higher is in front.
    public let zIndex: Int

    /// Creates the place of an item. The frame's numbers must lie within ±1e9, and its size must not be
    /// negative.
    public required init(frame: CGRect, zIndex: Int = 0) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy(\.isWithinLimits), frame.size.width >= 0, frame.size.height >= 0 else {
            misuse(
                "NSCollectionLayoutGroupCustomItem",
                "the frame is \(frame); it \(CGFloat.limits), its size not be negative")
        }
        self.frame = frame
        self.zIndex = zIndex
    }

    /// Returns the place itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

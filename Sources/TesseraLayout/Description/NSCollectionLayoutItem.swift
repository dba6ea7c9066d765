/// How one piece of content is sized and spaced.
///
/// An item is a description. Groups and layouts copy it when they are made; changing it afterwards changes nothing
/// in them.
/// See Apple's [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@MainActor public class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
    /// The size of the slot that the item takes.
    public let layoutSize: NSCollectionLayoutSize

    /// How far the content lies inside the slot. Insets of a group narrow the room of its subitems. Along an estimated
    /// length they are ignored.
    public var contentInsets: NSDirectionalEdgeInsets = .zero {
        didSet { contentInsets.requireLimits("NSCollectionLayoutItem") }
    }

    /// Space around the slot.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views that are attached to the item.
    public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size with views that are attached to it, such as badges. They are copied.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems.map { $0.supplementaryCopy() }
    }

    /// A copy. Call it on the main thread.
    public nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy that shares nothing that can change.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize)
        copy.adopt(self)
        return copy
    }

    /// Takes over what can change in `other`.
    final func adopt(_ other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
        supplementaryItems = other.supplementaryItems.map { $0.supplementaryCopy() }
    }
}

extension NSDirectionalEdgeInsets {
    /// Stops the program where one of the insets is not a number, or too large to reckon with.
    func requireLimits(_ type: String) {
        guard [top, leading, bottom, trailing].allSatisfy(\.isWithinLimits) else {
            misuse(type, "the content insets are \(self); they \(CGFloat.limits)")
        }
    }
}

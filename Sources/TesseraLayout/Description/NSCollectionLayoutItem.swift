import TesseraBasics

/// The size and the spacing of one piece of content.
///
/// An item is a description. Groups and layouts copy it when they are created; changes to the item
/// afterwards do not affect them.
/// See Apple's [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
    /// The size of the slot, which is the room that the item takes.
    public let layoutSize: NSCollectionLayoutSize

    /// The distances of the content from the edges of the slot, in points. Insets of a group narrow the room
    /// of its subitems. Along an estimated length they are ignored.
    open var contentInsets: NSDirectionalEdgeInsets = .zero {
        didSet { contentInsets.requireLimits("NSCollectionLayoutItem") }
    }

    /// The space around the slot, or `nil` for no space.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views that are attached to the item.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public required convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(Contents(layoutSize: layoutSize, form: .item))
    }

    /// Creates an item of a size with attached views, such as badges. They are copied.
    public required convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        self.supplementaryItems = supplementaryItems.map { $0.copied() }
    }

    /// The components of an item that cannot change. The other initializers and the class methods create it.
    public struct Contents {
        let layoutSize: NSCollectionLayoutSize
        let form: Form
    }

    /// The role of an item in a layout, with the values that only this role has.
    enum Form {
        case item
        case group(NSCollectionLayoutGroup.Arrangement)
        case supplementary(
            kind: String, container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)
        case boundary(kind: String, NSRectAlignment, offset: CGPoint)
        case decoration(kind: String)
    }

    /// Creates an item. The other initializers and the class methods call this one, and so does copying, for
    /// subclasses, too.
    public required init(_ contents: Contents) {
        layoutSize = contents.layoutSize
        form = contents.form
        supplementaryItems = []
    }

    /// The role that was given to the initializer.
    let form: Form

    /// Returns a copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// Returns a copy that shares no changeable objects with this item.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(contentsOfCopy)
        copy.adopt(self)
        return copy
    }

    /// Returns a copy from `copy(with:)`, which subclasses with properties of their own override.
    final func copied() -> Self {
        guard let copy = copy(with: nil) as? Self else {
            misuse("\(type(of: self))", "copy(with:) returned an object of another class")
        }
        return copy
    }

    /// The components for the initializer of a copy.
    var contentsOfCopy: Contents { Contents(layoutSize: layoutSize, form: form) }

    /// Copies the properties that can change from `other`, which is of the same class.
    func adopt(_ other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
        supplementaryItems = other.supplementaryItems.map { $0.copied() }
    }
}

extension NSDirectionalEdgeInsets {
    /// Stops the program if one of the insets is not a number within ±1e9; `type` names the owner of the
    /// insets in the message.
    func requireLimits(_ type: String) {
        guard [top, leading, bottom, trailing].allSatisfy(\.isWithinLimits) else {
            misuse(type, "the content insets are \(self); they \(CGFloat.limits)")
        }
    }
}

import TesseraBasics

/// How one piece of content is sized and spaced.
///
/// An item is a description. Groups and layouts copy it when they are made; changing it afterwards changes nothing
/// in them.
/// See Apple's [NSCollectionLayoutItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
    /// The size of the slot that the item takes.
    public let layoutSize: NSCollectionLayoutSize

    /// How far the content lies inside the slot. Insets of a group narrow the room of its subitems. Along an estimated
    /// length they are ignored.
    open var contentInsets: NSDirectionalEdgeInsets = .zero {
        didSet { contentInsets.requireLimits("NSCollectionLayoutItem") }
    }

    /// Space around the slot.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views that are attached to the item.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public required convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(Contents(layoutSize: layoutSize, form: .item))
    }

    /// Creates an item of a size with views that are attached to it, such as badges. They are copied.
    public required convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        self.supplementaryItems = supplementaryItems.map { $0.copied() }
    }

    /// What an item is made of that cannot change. Its other initializers and the class methods make it.
    public struct Contents {
        let layoutSize: NSCollectionLayoutSize
        let form: Form
    }

    /// What an item is in a layout, with what only such an item has.
    enum Form {
        case item
        case group(NSCollectionLayoutGroup.Arrangement)
        case supplementary(
            kind: String, container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)
        case boundary(kind: String, NSRectAlignment, offset: CGPoint)
        case decoration(kind: String)
    }

    /// Creates an item: the other initializers and the class methods do, and copying does, for subclasses too.
    public required init(_ contents: Contents) {
        layoutSize = contents.layoutSize
        form = contents.form
        supplementaryItems = []
    }

    /// What was given to the initializer.
    let form: Form

    /// A copy. Call it on the main thread.
    open nonisolated override func copy() -> Any { copyOnMainActor { copy(with: nil) } }

    /// A copy that shares nothing that can change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(contentsOfCopy)
        copy.adopt(self)
        return copy
    }

    /// A copy as `copy(with:)` makes it, which subclasses with properties of their own override.
    final func copied() -> Self {
        guard let copy = copy(with: nil) as? Self else {
            misuse("\(type(of: self))", "copy(with:) returned an object of another class")
        }
        return copy
    }

    /// What a copy is made of.
    var contentsOfCopy: Contents { Contents(layoutSize: layoutSize, form: form) }

    /// Takes over what can change in `other`, which is of the same class.
    func adopt(_ other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
        supplementaryItems = other.supplementaryItems.map { $0.copied() }
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

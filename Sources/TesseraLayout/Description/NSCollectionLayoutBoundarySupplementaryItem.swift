import TesseraBasics

/// A header, a footer or another view at the boundary of a section or of the whole layout.
///
/// ```swift
/// let header = NSCollectionLayoutBoundarySupplementaryItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///     elementKind: "header", alignment: .top)
/// header.pinToVisibleBounds = true
/// section.boundarySupplementaryItems = [header]
/// ```
///
/// An alignment with a top or a bottom, including corners, puts the item at the top or bottom edge;
/// `leading` and `trailing` put it at the sides. Items at the same edge share the room outside of the edge,
/// which is as deep as the deepest of them: a title at `topLeading` and a button at `topTrailing` lie side
/// by side. To put items one above the other, give them offsets. Across the direction of scrolling a section
/// cannot grow, so the items at the sides take their room from its groups.
///
/// Fractional sizes refer to the container in which sections are laid out. Across the direction of scrolling
/// they refer to the room within the section's content insets, if the supplementary items keep to these.
/// See Apple's [NSCollectionLayoutBoundarySupplementaryItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the item lies.
    public let alignment: NSRectAlignment

    /// The distances of the item from the place of its alignment, in points towards the trailing edge and
    /// down.
    public let offset: CGPoint

    /// A Boolean value that tells whether the item lies outside of the content and makes the section or
    /// layout larger. The default is true. Otherwise, and with an alignment of `none`, the item lies over
    /// the content, inside the boundary.
    open var extendsBoundary = true

    /// A Boolean value that tells whether the item stays visible while the content scrolls past it. An item
    /// of a section stays visible as long as its section is; an item of the whole layout stays visible
    /// always, and the pinned items of sections stop at it.
    open var pinToVisibleBounds = false

    /// Creates an item at an edge or a corner.
    public required convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates an item at an edge or a corner, moved by an offset in points.
    public required convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        guard absoluteOffset.x.isWithinLimits, absoluteOffset.y.isWithinLimits else {
            misuse(
                "NSCollectionLayoutBoundarySupplementaryItem",
                "absoluteOffset is \(absoluteOffset); it \(CGFloat.limits)")
        }
        let form = Form.boundary(kind: elementKind, alignment, offset: absoluteOffset)
        self.init(Contents(layoutSize: layoutSize, form: form))
    }

    /// Creates a boundary supplementary item. The other initializers call this one, and so does copying, for
    /// subclasses, too.
    public required init(_ contents: Contents) {
        guard case .boundary(_, let alignment, let offset) = contents.form else {
            misuse(
                "NSCollectionLayoutBoundarySupplementaryItem",
                "a boundary supplementary item is made with an alignment, not with an anchor or as an item is"
            )
        }
        self.alignment = alignment
        self.offset = offset
        super.init(contents)
    }

    override func adopt(_ other: NSCollectionLayoutItem) {
        super.adopt(other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        extendsBoundary = other.extendsBoundary
        pinToVisibleBounds = other.pinToVisibleBounds
    }
}

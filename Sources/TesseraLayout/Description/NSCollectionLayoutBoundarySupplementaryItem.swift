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
/// Alignments at the top or the bottom, corners too, belong to the top or bottom edge; `leading` and `trailing`
/// belong to the sides. Items at the same edge share the room outside of it, which is as deep as the deepest
/// of them needs: a title at `topLeading` and a button at `topTrailing` lie side by side, and items that are to lie one
/// above the other say so by their offsets. Across the direction of scrolling a section cannot grow, so
/// there the room is taken from its groups.
///
/// Fractions are of the container that sections are laid out in, across the direction of scrolling within the
/// section's content insets if the supplementary items follow them.
/// See Apple's [NSCollectionLayoutBoundarySupplementaryItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the item lies.
    public let alignment: NSRectAlignment

    /// How far the item lies from its place, in points towards the trailing edge and down.
    public let offset: CGPoint

    /// Whether the item lies outside of the content and makes the section or layout larger, which it does by default.
    /// Otherwise it lies over the content, inside the boundary. An alignment of `none` always does.
    open var extendsBoundary = true

    /// Whether the item stays visible, as long as its section is, while the content scrolls past it. An item of the
    /// whole layout stays visible always, and the pinned items of sections stop at it.
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

    /// Creates a boundary supplementary item: the other initializers do, and copying does, for subclasses too.
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

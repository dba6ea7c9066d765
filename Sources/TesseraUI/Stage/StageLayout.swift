import Foundation
import TesseraLayout

/// What an ``ElementStage`` asks of the layout that places its elements.
@MainActor
protocol StageLayout: AnyObject {
    // MARK: Places

    /// The axis along which the content goes on and is scrolled.
    var axis: UICollectionViewScrollDirection { get }
    /// True if the content begins at the greatest offset, as that of a horizontal layout from right to left does.
    var startsAtRight: Bool { get }
    /// True if the host's horizontal coordinates run from right to left.
    var flipsCoordinates: Bool { get }
    /// True if the layout places what comes first at the right.
    var isMirrored: Bool { get }
    /// True if something has changed since the layout was last prepared.
    var needsPreparation: Bool { get }
    /// Prepares the layout if something has changed.
    func prepareIfNeeded()
    /// The size of all content, in points, finite and not negative.
    var checkedContentSize: CGSize { get }
    /// Returns the places of the elements in a part of the content.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    /// Returns the place of an element, or nil if the layout has no such element.
    func attributes(of element: StageElement) -> UICollectionViewLayoutAttributes?

    // MARK: Sizes that views prefer

    /// Returns the axes along which the layout takes the size that an element's view prefers, or nil if it does not say so.
    func selfSizedAxes(of element: StageElement) -> SelfSizedAxes?
    /// Returns true if the layout would change with a size that a view prefers.
    func wants(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool
    /// Takes the size that a view prefers.
    func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes)

    // MARK: Changes

    /// Makes the layout anew in the next layout pass.
    func invalidate()
    /// Makes the layout anew for other data; `everything` says that nothing of what it knows counts any more.
    func invalidateData(everything: Bool)
    /// Takes along what is known of sections and items to where an update of the data brings them.
    func follow(_ map: UpdateMap)
    /// Returns true if a supplementary view goes along with the item of its index path, as a badge does.
    func isAttachedToItem(_ element: StageElement) -> Bool
    /// Called with the changes of an update, after the layout was prepared for the new data.
    func prepareForUpdate(_ changes: DataChanges, _ map: UpdateMap)
    /// Called when all elements of an update have their places.
    func finishUpdate()
    /// Returns where an element comes from that an update makes appear, or nil if it appears in its place.
    func initialAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes?
    /// Returns where an element goes to that an update makes disappear, or nil if it disappears at once.
    func finalAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes?
    /// Returns the index paths of views of the kind of `element` that an update removes.
    func deletedPaths(of element: StageElement) -> [IndexPath]
    /// Returns the index paths of views of the kind of `element` that an update adds.
    func insertedPaths(of element: StageElement) -> [IndexPath]
    /// Returns the offset that the content is to have after an update, given the present one.
    func targetOffset(from offset: CGPoint) -> CGPoint

    // MARK: Items that the user moves

    /// Returns the place in the data that an item would take if it were dropped with its middle at `position`.
    func targetOfMovement(of indexPath: IndexPath, at position: CGPoint) -> IndexPath
    /// Returns the look of an item on its way.
    func attributesOfMovingItem(at indexPath: IndexPath, position: CGPoint)
        -> UICollectionViewLayoutAttributes
    /// Called when the user moves an item.
    func itemMoves(
        from previous: IndexPath, to target: IndexPath, previousPosition: CGPoint, position: CGPoint)
    /// Called when an item was dropped, or goes back to where it was.
    func movementEnds(from original: IndexPath, at final: IndexPath, isCancelled: Bool)
}

extension StageLayout {
    /// True if the content is scrolled horizontally.
    var isHorizontal: Bool { axis == .horizontal }
}

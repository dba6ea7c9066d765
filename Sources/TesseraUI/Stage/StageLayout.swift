import Foundation
import TesseraLayout

/// The methods of a layout that an ``ElementStage`` calls to place its elements.
@MainActor
protocol StageLayout: AnyObject {
    // MARK: Places

    /// The axis along which the content extends and scrolls.
    var axis: UICollectionViewScrollDirection { get }
    /// True if the content begins at the greatest offset, as it does in a horizontal layout from right to
    /// left.
    var startsAtRight: Bool { get }
    /// True if the scroll view's horizontal coordinates run from right to left.
    var flipsCoordinates: Bool { get }
    /// True if the layout places the first items at the right.
    var isMirrored: Bool { get }
    /// True if the layout places the items by their sizes. An app's own layout may move an item along with the
    /// visible part, so that the item at the top is not where the content begins.
    var placesItemsBySizes: Bool { get }
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

    /// Returns the axes along which the layout takes the size that an element's view prefers, or nil if it
    /// does not say.
    func selfSizedAxes(of element: StageElement) -> SelfSizedAxes?
    /// Returns true if the layout would change if it took the size that a view prefers.
    func wants(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool
    /// Takes the size that a view prefers.
    func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes)

    // MARK: Changes

    /// Discards the layout, so that the next layout pass prepares it again.
    func invalidate()
    /// Discards the layout because the data has changed.
    ///
    /// - Parameter everything: True if the layout must also drop what it has measured.
    func invalidateData(everything: Bool)
    /// Moves the stored state of sections and items to their indexes after an update of the data.
    func keepSizes(through map: UpdateMap)
    /// Returns true if a supplementary view moves together with the item at its index path, as a badge does.
    func isAttachedToItem(_ element: StageElement) -> Bool
    /// True if the layout may be one of the app's own, which may read the items of an update and place elements by
    /// the visible part.
    var readsUpdates: Bool { get }
    /// Prepares the layout for the changes of an update, after it was prepared for the new data.
    func prepareForUpdate(_ changes: DataChanges, _ map: UpdateMap)
    /// Ends an update, after all elements have got their places.
    func finishUpdate()
    /// Prepares the layout for an animated change of the bounds, after it was prepared for the new ones.
    func prepareForBoundsChange(from old: CGRect)
    /// Ends an animated change of the bounds, after all elements have got their places.
    func finishBoundsChange()
    /// Returns the attributes from which an element that an update adds is animated, or nil if it appears in
    /// its place.
    func initialAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes?
    /// Returns the attributes to which an element that an update removes is animated, or nil if it disappears
    /// at once.
    func finalAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes?
    /// Returns the index paths of the views that an update removes, of the kind of `element`.
    func deletedPaths(of element: StageElement) -> [IndexPath]
    /// Returns the index paths of the views that an update adds, of the kind of `element`.
    func insertedPaths(of element: StageElement) -> [IndexPath]
    /// Returns the content offset after an update, given the present one.
    func targetOffset(from offset: CGPoint) -> CGPoint

    // MARK: Items that the user moves

    /// Returns the index path that an item would get if it were dropped with its middle at `position`.
    func targetOfMovement(of indexPath: IndexPath, at position: CGPoint) -> IndexPath
    /// Returns the attributes of an item while the user moves it.
    func attributesOfMovingItem(at indexPath: IndexPath, position: CGPoint)
        -> UICollectionViewLayoutAttributes
    /// Informs the layout that the user moves an item.
    func itemMoves(
        from previous: IndexPath, to target: IndexPath, previousPosition: CGPoint, position: CGPoint)
    /// Informs the layout that the moving item was dropped, or returns to its old place.
    func movementEnds(from original: IndexPath, at final: IndexPath, isCancelled: Bool)
}

extension StageLayout {
    /// True if the content scrolls horizontally.
    var isHorizontal: Bool { axis == .horizontal }
}

import Foundation

/// Determines the places of a collection view's elements. Subclasses override the documented methods.
/// See Apple's [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
///
/// ```swift
/// final class Column: UICollectionViewLayout {
///     private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
///     private var width: CGFloat { collectionView?.bounds.width ?? 0 }
///
///     override var collectionViewContentSize: CGSize { CGSize(width: width, height: 50 * CGFloat(count)) }
///
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///         let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///         attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: width, height: 50)
///         return attributes
///     }
///
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///         (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
///             .filter { $0.frame.intersects(rect) }
///     }
/// }
/// ```
///
/// Whenever the content moves, the collection view requests the attributes of the elements near the visible
/// part. A layout whose frames depend on the bounds computes them for each request, or returns true from
/// ``shouldInvalidateLayout(forBoundsChange:)`` and is prepared again.
///
/// An element that the layout keeps visible, such as a fixed row, has another frame at each offset. If the
/// element has moved by exactly the distance of scrolling, the display moves it by itself from then on,
/// together with the content. New elements beside it move in the same way if their `zIndex` is greater than
/// that of the scrolling elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    /// The collection view that uses the layout, or nil.
    open internal(set) var collectionView: UICollectionView? {
        get { collectionViewReference.object }
        set { collectionViewReference = LightReference(newValue) }
    }
    private var collectionViewReference = LightReference<UICollectionView>(nil)

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout. There are no archives here; subclasses can share their set-up through this
    /// initializer.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The layouts that use the collection view while this one is installed: the layout itself and, in a transition, those between which it
    /// places the elements.
    var inUse: [UICollectionViewLayout] { [self] }

    /// True if ``prepare()`` must run before the layout is used again.
    private(set) var needsPreparation = true

    /// What decoration views of a kind are made from.
    enum DecorationSource {
        case type(UICollectionReusableView.Type)
        case nib(UINib)
    }

    private var decorations: [String: DecorationSource] = [:]

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class that ``layoutAttributesClass`` returns.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
    }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Methods for subclasses

    /// Prepares the layout before its other methods are called. Overrides must call super.
    open func prepare() {}

    /// The rectangle in which pinned elements stay. The collection view requests their frames whenever it
    /// scrolls, so that they move without a new layout.
    var visibleBounds: CGRect? {
        collectionView.map { $0.visiblePart(for: self).inset(by: $0.adjustedContentInset) }
    }

    /// The size of all content in points.
    open var collectionViewContentSize: CGSize { .zero }

    var checkedContentSize: CGSize {
        let size = collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            fatalError(
                "\(Swift.type(of: self)).collectionViewContentSize is \(size); it must be finite and not negative."
            )
        }
        return size
    }

    /// Returns the attributes of all elements whose frames overlap `rect`, or nil if there are none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of the cell of an item, or nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or nil if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the offset of the content after an animated change of the data or the layout. The default is
    /// the proposed offset. The collection view keeps the content within its bounds.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the offset at which the content comes to rest after a drag. The default is the proposed
    /// offset.
    ///
    /// Layouts override the method to make items come to rest at certain places. The delegate is called
    /// afterwards with the returned offset as its proposal. The method is not called if the collection view
    /// pages. See also
    /// ``UIScrollViewDelegate/scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset at which the content would come to rest by itself, as in UIKit.
    ///   - velocity: The velocity of the content when the finger leaves it, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        OptionalMethod.targetContentOffset.isMissing(in: self)
        return proposedContentOffset
    }

    /// The axis along which the content extends. For a layout of an app, it is horizontal if its content is
    /// wider than the collection view.
    var axis: UICollectionViewScrollDirection {
        guard let collectionView else { return .vertical }
        return collectionViewContentSize.width > collectionView.bounds.width ? .horizontal : .vertical
    }

    // MARK: Right to left

    /// The direction for which the layout is written. The default is
    /// `leftToRight`, because apps here have no development region.
    /// See Apple's [developmentLayoutDirection](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/developmentlayoutdirection).
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// A Boolean value that tells whether horizontal coordinates are flipped if the collection view's layout
    /// direction is the opposite of ``developmentLayoutDirection``. The default is false.
    ///
    /// Flipping applies to the coordinates of the collection view, and therefore to those of its layout: x
    /// increases from the right edge of the content to the left, in the frames of cells as well as in
    /// `contentOffset` and `contentInset.left`. A layout that is written for one direction works unchanged in
    /// the other. The content of cells is not flipped.
    ///
    /// ``UICollectionViewFlowLayout`` and ``UICollectionViewCompositionalLayout`` do not need it: without
    /// flipping, they begin at the right by themselves if the layout direction is from right to left. If such
    /// a layout scrolls horizontally, its content then begins at the greatest offset.
    /// See Apple's [flipsHorizontallyInOppositeLayoutDirection](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// True if the coordinates of the collection view are flipped.
    var flipsCoordinates: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// True if the leading edge is the right one in the coordinates of the collection view.
    var isMirrored: Bool {
        guard let collectionView else { return false }
        return collectionView.isRightToLeft && !collectionView.isFlipped
    }

    /// True if the content begins at the greatest horizontal offset.
    var startsAtRight: Bool { false }

    // MARK: Changing the layout

    /// Called when ``UICollectionView/setCollectionViewLayout(_:animated:completion:)`` is about to replace the layout by another one, or when
    /// ``UICollectionView/startInteractiveTransition(to:completion:)`` begins to do so. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called when ``UICollectionView/setCollectionViewLayout(_:animated:completion:)`` has replaced another layout by this one, or when
    /// ``UICollectionView/startInteractiveTransition(to:completion:)`` begins to do so, before ``prepare()``. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts when all attributes for the change have been read and the animation begins: that of the change, or the last
    /// one of a change that a gesture drives. The default does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind, or removes the registration if the class is
    /// nil. The views are created with `init(frame:)`, and receive further data from the layout through their
    /// attributes.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorations[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "register(_:forDecorationViewOfKind:): \(viewClass) for kind “\(elementKind)” is no "
                    + "UICollectionReusableView.")
        }
        decorations[elementKind] = .type(type)
    }

    /// Registers a nib whose only object is a decoration view of a kind, or removes the registration if the nib is nil.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    /// Returns what is registered for decoration views of a kind, or nil if there is nothing.
    func registeredDecoration(ofKind elementKind: String) -> DecorationSource? { decorations[elementKind] }

    func decoration(ofKind elementKind: String) -> DecorationSource {
        if elementKind == ListSection.backgroundKind { return .type(ListBackgroundView.self) }
        guard let source = registeredDecoration(ofKind: elementKind) else {
            fatalError(
                "\(Swift.type(of: self)) asks for a decoration view of kind “\(elementKind)”: register a class for "
                    + "the kind with the layout.")
        }
        return source
    }

    // MARK: Invalidation

    /// Returns true if the layout must be invalidated for new bounds of the collection view. The default is
    /// false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the invalidation context for new bounds, after ``shouldInvalidateLayout(forBoundsChange:)``
    /// has returned true. Overrides start from the context of super.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        makeInvalidationContext()
    }

    /// Returns true if the layout adopts a size that a view prefers. The default is false.
    ///
    /// - Parameters:
    ///   - preferredAttributes: The attributes that the view prefers.
    ///   - originalAttributes: The present attributes of the view.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the invalidation context for a preferred size, after
    /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` has returned true. By
    /// default, it contains the element. Overrides start from the context of super.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.preferred = preferredAttributes
        switch originalAttributes.element {
        case .item(let path): context.invalidateItems(at: [path])
        case .supplementary(let kind, let path):
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, let path): context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        return context
    }

    /// Returns the axes along which the layout adopts the size that an element's view prefers, or nil if the
    /// layout does not declare them, like those of apps.
    func selfSizedAxes(of element: StageElement) -> SelfSizedAxes? { nil }

    /// Returns true if a view that is not a cell moves with the item of its index path, like a badge, rather
    /// than with the section. The default is false.
    func isAttachedToItem(_ element: StageElement) -> Bool { false }

    /// Moves stored data about elements to their places after an update.
    func keepSizes(through map: UpdateMap) {}

    /// Invalidates the whole layout. Overrides must call super, which calls ``invalidateLayout(with:)``.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Invalidates a part of the layout. Overrides must call super.
    ///
    /// The collection view calls only this method when its data, its layout or its bounds change. Before the
    /// next layout pass, it calls ``prepare()`` and requests the attributes of all visible elements, even
    /// those that the context does not contain.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutWasInvalidated(context)
    }

    /// Called when the traits, the direction or the insets of the collection view have changed.
    func environmentDidChange() { invalidateLayout() }

    /// Called when the safe area or the layout margins of the collection view have changed.
    func boundariesDidChange() {}

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass: AnyClass = Swift.type(of: self).invalidationContextClass
        guard let type = contextClass as? UICollectionViewLayoutInvalidationContext.Type,
            let context = DynamicInstantiation.object(of: type) as? UICollectionViewLayoutInvalidationContext
        else {
            fatalError(
                "\(Swift.type(of: self)).invalidationContextClass is \(contextClass), which is no "
                    + "UICollectionViewLayoutInvalidationContext.")
        }
        return context
    }

    /// Invalidates the layout after a change of its data or, if `everything` is true, after all data was
    /// replaced.
    func invalidateData(everything: Bool) {
        let context = makeInvalidationContext()
        context.invalidateEverything = everything
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    func prepareIfNeeded() {
        guard needsPreparation else { return }
        collectionView?.stage.adoptDirectionOfLayout()
        needsPreparation = false
        guard let collectionView else { return prepare() }
        collectionView.stage.deferringChanges(prepare)
    }

    // MARK: Updates

    /// Called when the data has changed, after ``prepare()`` has run for the new data. Afterwards the layout
    /// is called for the initial and final attributes of views, and then for
    /// ``finalizeCollectionViewUpdates()``. The default does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when all attributes for an update of the data have been read. The call is within the update's
    /// animation, so that changes that it makes are animated too. The default does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Called when an animation or a turn of the device gives the collection view another size, after ``prepare()`` has run for the new
    /// bounds. Afterwards the layout is called for the target offset and for the attributes of the visible views, and then for
    /// ``finalizeAnimatedBoundsChange()``. The default does nothing.
    /// See Apple's [prepare(forAnimatedBoundsChange:)](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare(foranimatedboundschange:)).
    ///
    /// - Parameter oldBounds: The bounds of the collection view before the change.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when the views have got their places in the bounds to which an animation or a turn of the device leads. The call is within
    /// the layout pass of the change. The default does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// True if the layout places the items by their sizes. A layout of the app may not.
    var placesItemsBySizes: Bool { false }
    /// True if the layout may read the items of ``prepare(forCollectionViewUpdates:)``, which take time to
    /// create.
    var readsUpdates: Bool {
        let type = Swift.type(of: self)
        return type != UICollectionViewCompositionalLayout.self && type != UICollectionViewFlowLayout.self
    }

    /// Returns the supplementary views of a kind that an update inserts in existing sections. They start from
    /// their initial attributes. The default is none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views of a kind that an update removes from remaining sections, by index
    /// paths before the update. They move to their final attributes. The default is none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views of a kind that an update inserts in existing sections. They start from
    /// their initial attributes. The default is none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views of a kind that an update removes from remaining sections, by index paths
    /// before the update. They move to their final attributes. The default is none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Items that the user moves

    /// Returns the index path that an item gets when the user moves it to a point of the content. The default
    /// is that of the item at the point, or `previousIndexPath` if there is none.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item that the user moves, at a point of the content. By default, the
    /// point is the centre, and the item is in front of all others. Overrides start from the attributes of
    /// super.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)
        guard let attributes = own?.copy() as? UICollectionViewLayoutAttributes else {
            fatalError(
                "\(Swift.type(of: self)) has no attributes for the item at \(Array(indexPath)), which is moved."
            )
        }
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns the invalidation context for a step of an item's movement by the user. Overrides start from
    /// the context of super.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the invalidation context for the end of a movement, after the user has dropped items or the
    /// movement was cancelled. Overrides start from the context of super.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: Appearing and disappearing views

    /// Returns the attributes from which the cell of an inserted item starts in an animated update, or nil if
    /// it appears at once. By default, it fades in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// Returns the attributes to which the cell of a removed item moves in an animated update, or nil if it
    /// disappears at once. The index path is the one before the update. By default, it fades out at its
    /// place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(collectionView?.stage.lastAttributes(of: .item(itemIndexPath)))
    }

    /// Returns the attributes from which a new supplementary view starts in an animated update, or nil if it
    /// appears at once. By default, it fades in at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// Returns the attributes to which a removed supplementary view moves in an animated update, or nil if it
    /// disappears at once. The index path is the one before the update. By default, it fades out at its
    /// place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(collectionView?.stage.lastAttributes(of: .supplementary(kind: elementKind, elementIndexPath)))
    }

    /// Returns the attributes from which a new decoration view starts in an animated update, or nil if it
    /// appears at once. By default, it fades in at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// Returns the attributes to which a removed decoration view moves in an animated update, or nil if it
    /// disappears at once. The index path is the one before the update. By default, it fades out at its
    /// place.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(collectionView?.stage.lastAttributes(of: .decoration(kind: elementKind, decorationIndexPath)))
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let faded = attributes?.copy() as? UICollectionViewLayoutAttributes
        faded?.alpha = 0
        return faded
    }
}

import Foundation

/// Decides where the elements of a collection view lie. Subclasses override what is documented to be overridden.
/// See Apple's [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
///
/// ```swift
/// final class Column: UICollectionViewLayout {
///     override var collectionViewContentSize: CGSize { … }
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { … }
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { … }
/// }
/// ```
///
/// Whenever the content moves the collection view asks for the elements that are near the visible part. A layout whose
/// frames depend on the bounds computes them when it is asked, or returns true from
/// ``shouldInvalidateLayout(forBoundsChange:)`` and is prepared again.
///
/// Elements that a layout keeps in sight, such as a fixed row, get another frame at every offset. Where one has moved just as far
/// as the content was scrolled, the display moves it by itself from then on, together with the content; those that come into
/// sight beside it are moved likewise if their `zIndex` is higher than that of what scrolls.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Prepares an object that was loaded from a nib file. Objects that the app creates itself do not get the call; nor does any
    /// other as yet, since no nib files are loaded.
    open func awakeFromNib() {}

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout as from an archive. There are no archives: for subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether ``prepare()`` must run before the layout is asked again.
    private(set) var needsPreparation = true

    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class that ``layoutAttributesClass`` names.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
    }

    /// The class of the contexts that say what must be made anew.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What a layout provides

    /// Does what must be done once before the layout is asked. Overrides must call super.
    open func prepare() {}

    /// What pinned elements keep to. The frames of elements are asked for whenever the collection view scrolls, so pinned
    /// ones follow without a new layout.
    var visibleBounds: CGRect? {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
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

    /// The attributes of all elements whose frames overlap `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of the cell of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns where the content comes to lie after the data changed with an animation or another layout took over; by default
    /// where it would anyhow. The collection view keeps the content within its bounds.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns where the content comes to rest after a finger has left it with a velocity in points per millisecond; by default
    /// where a scroll view of UIKit's would. The delegate is asked afterwards, with this point for a proposal.
    ///
    /// Layouts whose items are to come to rest at certain places override it. Not called where the collection view pages.
    /// See also ``UIScrollViewDelegate/scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        OptionalMethod.targetContentOffset.isMissing(in: self)
        return proposedContentOffset
    }

    /// The axis along which the content goes on. A layout of the app cannot say so, and is taken to go on horizontally where
    /// its content is wider than the collection view.
    var axis: UICollectionViewScrollDirection {
        guard let collectionView else { return .vertical }
        return collectionViewContentSize.width > collectionView.bounds.width ? .horizontal : .vertical
    }

    // MARK: Right to left

    /// The direction for which the layout is written: ``UIUserInterfaceLayoutDirection/leftToRight`` by default, since apps
    /// here state no development region.
    /// See Apple's [developmentLayoutDirection](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/developmentlayoutdirection).
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether horizontal coordinates flip where the collection view's content flows in the opposite of
    /// ``developmentLayoutDirection``; false by default.
    ///
    /// The coordinates of the collection view flip then, and with them those of its layout: x counts from the right edge of
    /// the content to the left, for the frames of cells as for `contentOffset` and `contentInset.left`. So a layout that is
    /// written for one direction works in the other as it is. What cells hold is not turned around by that.
    ///
    /// ``UICollectionViewFlowLayout`` and ``UICollectionViewCompositionalLayout`` do not need it: where the coordinates do not
    /// flip, these begin at the right by themselves in a user interface that flows from right to left. If such a layout scrolls
    /// horizontally, its content then begins at the greatest offset.
    /// See Apple's [flipsHorizontallyInOppositeLayoutDirection](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Whether the coordinates of the collection view are to flip.
    var flipsCoordinates: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// Whether leading is right, in the coordinates of the collection view.
    var isMirrored: Bool {
        guard let collectionView else { return false }
        return collectionView.isRightToLeft && !collectionView.isFlipped
    }

    /// Whether the content begins at the greatest horizontal offset.
    var startsAtRight: Bool { false }

    // MARK: Taking over from another layout

    /// Says that the collection view is about to have another layout, given with
    /// ``UICollectionView/setCollectionViewLayout(_:animated:completion:)``. By default nothing happens.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Says that the layout is the collection view's now and was not before, given with
    /// ``UICollectionView/setCollectionViewLayout(_:animated:completion:)``. ``prepare()`` follows. By default nothing
    /// happens.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Says that all attributes are gathered that a change from one layout to another needs, of both, and that the
    /// animation begins. By default nothing happens.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind; nil takes it back. They are created with
    /// `init(frame:)`, and get what the layout has to tell them through their attributes.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "register(_:forDecorationViewOfKind:): \(viewClass) for kind “\(elementKind)” is no "
                    + "UICollectionReusableView.")
        }
        decorationClasses[elementKind] = type
    }

    func decorationClass(ofKind elementKind: String) -> UICollectionReusableView.Type {
        if elementKind == ListSection.backgroundKind { return ListBackgroundView.self }
        guard let type = decorationClasses[elementKind] else {
            fatalError(
                "\(Swift.type(of: self)) asks for a decoration view of kind “\(elementKind)”: register a class for "
                    + "the kind with the layout.")
        }
        return type
    }

    // MARK: Invalidation

    /// Returns true if other bounds of the collection view need another layout. By default they do not.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns what must be made anew where ``shouldInvalidateLayout(forBoundsChange:)`` returned true. Overrides take the
    /// context from super.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        makeInvalidationContext()
    }

    /// Returns true if the layout takes a size that a view prefers. By default it does not. `originalAttributes` are those that
    /// the view has.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns what must be made anew where ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)``
    /// returned true; by default the element is marked. Overrides take the context from super.
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

    /// The axes along which the layout takes the size that an element's view prefers. Nil where the layout alone knows,
    /// as one does that is not the library's.
    func selfSizedAxes(of element: StageElement) -> SelfSizedAxes? { nil }

    /// Returns true if a view, which is no cell, goes along with the item of its index path, as a badge does, rather than with the
    /// section: by default it does not.
    func isAttachedToItem(_ element: StageElement) -> Bool { false }

    /// Takes what is known of elements along to the state of the data that follows.
    func follow(_ map: UpdateMap) {}

    /// Says that the layout must be made anew. Overrides must call super, which calls ``invalidateLayout(with:)``.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Says which part of the layout must be made anew. Overrides must call super.
    ///
    /// The collection view calls this method alone when its data, its layout or its bounds change. Before the next
    /// layout it calls ``prepare()`` and asks for all visible elements, whichever of them the context names.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutWasInvalidated(context)
    }

    /// The safe area or the layout margins of the collection view have changed.
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

    /// Tells the layout that its data changed, or, where `everything` is set, that nothing of it is left.
    func invalidateData(everything: Bool) {
        let context = makeInvalidationContext()
        context.invalidateEverything = everything
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    func prepareIfNeeded() {
        guard needsPreparation else { return }
        collectionView?.stage.followDirectionOfLayout()
        needsPreparation = false
        guard let collectionView else { return prepare() }
        collectionView.stage.deferringChanges(prepare)
    }

    // MARK: Updates

    /// Says what an update of the data changes. ``prepare()`` has run for the new state; what follows are the questions
    /// where views come from and go to, and ``finalizeCollectionViewUpdates()``. By default nothing happens.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Says that all attributes are gathered that an update of the data needs. Called within its animation, so that what
    /// changes here is animated too. By default nothing happens.
    open func finalizeCollectionViewUpdates() {}

    /// Whether anyone may look at the items of ``prepare(forCollectionViewUpdates:)``, which cost something to make.
    var readsUpdates: Bool {
        let type = Swift.type(of: self)
        return type != UICollectionViewCompositionalLayout.self && type != UICollectionViewFlowLayout.self
    }

    /// The supplementary views of a kind that appear with an update though their section was there before: they start from
    /// their initial attributes instead of from where the view before them was. By default there are none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views of a kind, by index paths before the update, that disappear with it though their section
    /// stays: they go to their final attributes. By default there are none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that appear with an update though their section was there before: they start from
    /// their initial attributes instead of from where the view before them was. By default there are none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind, by index paths before the update, that disappear with it though their section
    /// stays: they go to their final attributes. By default there are none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Items that the user moves

    /// The place that an item which the user moves has when it is at a point of the content: that of the item whose place it
    /// is, and by default the present one, `previousIndexPath`, where there is none.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// The attributes of an item that the user has at a point of the content: by default its own, with that point for a
    /// center and in front of all others. Overrides take them from super.
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

    /// Returns what must be made anew while the user moves items. Overrides take the context from super.
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

    /// Returns what must be made anew when the user has dropped items, or their movement was cancelled. Overrides take the context
    /// from super.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: Coming and going

    /// From where the cell of an item that appears in an animated update starts; nil where it is there at once.
    /// By default it fades in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// To where the cell of an item that disappears in an animated update goes; nil where it is gone at once.
    /// The index path is the one before the update. By default it fades out at its place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(collectionView?.stage.lastAttributes(of: .item(itemIndexPath)))
    }

    /// From where a supplementary view that appears in an animated update starts; nil where it is there at once.
    /// By default it fades in at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }

    /// To where a supplementary view that disappears in an animated update goes; nil where it is gone at once.
    /// The index path is the one before the update. By default it fades out at its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(collectionView?.stage.lastAttributes(of: .supplementary(kind: elementKind, elementIndexPath)))
    }

    /// From where a decoration view that appears in an animated update starts; nil where it is there at once.
    /// By default it fades in at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }

    /// To where a decoration view that disappears in an animated update goes; nil where it is gone at once.
    /// The index path is the one before the update. By default it fades out at its place.
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

import Foundation
import TesseraBasics
import TesseraDisplay

/// Shows items in a layout, with views for those that are near the visible part only.
/// See Apple's [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Creates a collection view with a frame in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates nothing: a collection view needs a layout.
    public required init?(coder: NSCoder) { nil }

    /// The object that provides the items and their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that learns which items are about to be needed, before their cells are asked for.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            stage.announcements.forget()
            setNeedsLayout()
        }
    }

    /// Whether ``prefetchDataSource`` learns of items. Cells themselves are made as far beyond the visible part as the
    /// display wishes, which scrolls by itself and must have them.
    open var isPrefetchingEnabled = true {
        didSet {
            guard isPrefetchingEnabled != oldValue else { return }
            stage.announcements.forget()
            setNeedsLayout()
        }
    }

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            // Decoration views are of the classes that their layout registered.
            for element in Array(stage.elements.keys) where element.isDecoration { stage.recycle(element) }
            stage.registry.forgetDecorations()
            orthogonalScrolling?.removeAll()
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            stage.content.asksForTargetOffset = true
            collectionViewLayout.invalidateData(everything: true)
        }
    }

    /// Whether the user can select items.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false

    // MARK: Editing

    /// Whether the items are being edited, which accessories of list cells and the states of cells depend on. The accessories
    /// come and go with an animation, unless ``UIView/performWithoutAnimation(_:)`` says otherwise.
    ///
    /// Items that cannot all stay selected by the rules of the other mode are deselected.
    open var isEditing: Bool {
        get { storedEditing }
        set { changeEditing(to: newValue) }
    }
    /// Whether the user can select items while these are being edited; false by default.
    open var allowsSelectionDuringEditing = false { didSet { selectionRulesChanged() } }
    /// Whether several items can be selected while they are being edited; false by default. Then they can be selected whatever
    /// ``allowsSelectionDuringEditing`` says.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesChanged() } }

    /// Whether items that are held over a cell for a moment open it, as a tap would. False by default.
    open var isSpringLoaded = false

    // MARK: Drag and drop

    /// The object that says which items are dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate !== oldValue { itemDragging.update() } }
    }
    /// The object that says what a drop does, and takes what is dropped.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether the user can drag items where there is a ``dragDelegate``. True by default, as on iPads, and on iPhones since iOS 15.
    open var dragInteractionEnabled = true {
        didSet { if dragInteractionEnabled != oldValue { itemDragging.update() } }
    }
    /// How soon items make room for what is dragged over them; at once by default.
    open var reorderingCadence: ReorderingCadence = .immediate
    /// Whether items of the collection view are lifted or dragged.
    open var hasActiveDrag: Bool { storedItemDragging?.source.session != nil }
    /// Whether items are dragged over the collection view.
    open var hasActiveDrop: Bool { storedItemDragging?.target.session != nil }
    /// Whether there are gaps or placeholders that the data does not have, so that index paths differ from those of the data source.
    open var hasUncommittedUpdates: Bool { stage.differsFromData }

    /// What the collection view knows of drags.
    var itemDragging: ItemDragging {
        if let storedItemDragging { return storedItemDragging }
        let dragging = ItemDragging(self)
        storedItemDragging = dragging
        return dragging
    }
    /// Nil until something could be dragged from here or to here.
    private(set) var storedItemDragging: ItemDragging?

    /// The view behind the items, which has the size of the collection view and does not scroll. If nil, there is none.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundHolder?.removeFromSuperview()
            backgroundHolder = backgroundView.map(addBackground)
        }
    }
    /// The view that keeps ``backgroundView`` in its place.
    private var backgroundHolder: FixedView?

    var storedEditing = false
    /// Whether views may have other places in their lists than they know.
    var rowsMayHaveChanged = true
    /// The owner of the swipe actions of the rows of lists.
    private(set) lazy var swipeActions = SwipeActions(host: self)
    /// The colour that lists put behind everything, or nil if there are other sections.
    var listBackground: UIColor? { didSet { if listBackground != oldValue { setNeedsCommit() } } }

    /// The owner of the elements' views.
    private(set) lazy var stage = ElementStage(host: self)
    /// The sections that scroll on their own.
    private(set) lazy var orthogonalScrolling: OrthogonalScrolling? = OrthogonalScrolling(self)

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    override var accessibilityRole: AccessibilityContent.Role? { .list }

    // MARK: Context menus

    /// The interaction that opens the context menus of the items. It is nil if there is no delegate, or it has shown that it has none.
    open var contextMenuInteraction: UIContextMenuInteraction? { listInteraction }
    var storedContextMenus: ListContextMenus?
    override func delegateWasExchanged() { storedContextMenus?.forget() }
    override var ownWishes: GestureWishes { menuWishes }

    // MARK: Data

    /// The number of sections.
    open var numberOfSections: Int { stage.itemCounts.count }

    /// Returns the number of items in a section, which must exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = stage.itemCounts
        demand(
            counts.indices.contains(section),
            "numberOfItems(inSection: \(section)): there are \(counts.count) sections.")
        return counts[section]
    }

    /// Asks the data source for everything again. Cells are made anew; the selection is lost.
    ///
    /// Within a batch of updates, what the batch says is of no more interest then. Called while the collection view makes or
    /// displays its views, the reload happens right after that.
    open func reloadData() {
        stage.whenStable { [self] in
            swipeActions.end()
            stage.reload()
        }
    }

    // MARK: Layout

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stage.content.scrollTarget = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    override func targetOffset(forProposedOffset offset: CGPoint, velocity: CGPoint)
        -> (offset: CGPoint, isChosen: Bool)
    {
        let layout = collectionViewLayout
        layout.prepareIfNeeded()
        let (target, isChosen) = OptionalMethod.targetContentOffset.result(of: layout) {
            layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
        }
        return (target, isChosen)
    }

    open override func layoutSubviews() {
        stage.layOut { super.layoutSubviews() }
        updateRows()
        backgroundHolder?.place(in: bounds, of: self, isVertical: collectionViewLayout.axis == .vertical)
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeListBackground(in: &properties, traits: context.traits)
    }

    /// Asks the layout whether it depends on the bounds, which scrolling changes too.
    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        stage.content.isScrolling = newBounds.size == bounds.size
        defer { stage.content.isScrolling = false }
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.invalidateLayout()
    }

    override var startsAtRight: Bool { stage.content.startsAtRight }

    override func contentDidShift(by distance: CGFloat) {
        super.contentDidShift(by: distance)
        stage.shiftPlaces(by: distance)
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        collectionViewLayout.invalidateLayout()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        // No layout depends on how far a bar has collapsed above the content.
        if !isInsetCollapsing { collectionViewLayout.invalidateLayout() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        collectionViewLayout.boundariesDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        collectionViewLayout.boundariesDidChange()
    }

    // MARK: Finding

    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { stage.elements[.item($0)] as? UICollectionViewCell }
    }

    /// The index paths of the visible cells, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        stage.displayed.compactMap { if case .item(let indexPath) = $0 { indexPath } else { nil } }.sorted()
    }

    /// Returns the cell of an item. It is nil if it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        stage.displayed.contains(.item(indexPath))
            ? stage.elements[.item(indexPath)] as? UICollectionViewCell : nil
    }

    /// Returns the item that `cell` shows.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, stage.elements[element] === cell else { return nil }
        return element.indexPath
    }

    /// Returns the item at a point of the content; where several lie there, the one in front.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collectionViewLayout.prepareIfNeeded()
        let here = collectionViewLayout.layoutAttributesForElements(
            in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        var front: UICollectionViewLayoutAttributes?
        for next in here ?? [] where next.representedElementCategory == .cell {
            let isThere = orthogonalScrolling?.seenFrame(of: next).contains(point) ?? false
            if isThere, next.zIndex >= front?.zIndex ?? .min { front = next }
        }
        return front?.indexPath
    }

    /// Returns the attributes of an item in the layout.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage.touchesBegan(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage.touchesEnded(touches) { indexPathForItem(at: $0) }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage.highlight(false)
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Supplementary views

    /// Returns a supplementary view. It is nil if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        let element = StageElement.supplementary(kind: elementKind, indexPath)
        return stage.displayed.contains(element) ? stage.elements[element] as? UICollectionReusableView : nil
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        stage.displayedPaths(ofKind: elementKind).compactMap {
            stage.elements[.supplementary(kind: elementKind, $0)] as? UICollectionReusableView
        }
    }

    /// Returns the index paths of the visible supplementary views of a kind, in order. Those of the whole layout have one index.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        stage.displayedPaths(ofKind: elementKind)
    }

    /// Returns the attributes of a supplementary view in the layout.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Returns where `supplementaryView` stands in the data. It is nil if it stands for no element.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard case .supplementary(_, let path)? = supplementaryView.element,
            let element = supplementaryView.element, stage.elements[element] === supplementaryView
        else { return nil }
        return path
    }

    // MARK: Reuse

    /// Registers a class of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, as: UICollectionViewCell.self, kind: .cell, identifier: identifier)
    }

    /// Registers a class of supplementary views.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            viewClass, as: UICollectionReusableView.self, kind: .supplementary(elementKind),
            identifier: identifier)
    }

    /// Returns a cell for an item: one that is no longer needed, made ready for reuse, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeuedCell(identifier, for: indexPath)
    }

    /// Returns a supplementary view: one that is no longer needed, made ready for reuse, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeuedSupplementaryView(ofKind: elementKind, identifier, for: indexPath)
    }

    // MARK: Selecting and scrolling

    /// The selected items, in order; empty where none is, as UIKit has it.
    open var indexPathsForSelectedItems: [IndexPath]? { stage.selection.sorted() }

    /// Selects an item without telling the delegate; nil deselects all. Scrolls to it where `scrollPosition` says
    /// where to.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        stage.select(indexPath)
        guard let indexPath, allowsSelection, !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        stage.deselect(indexPath)
        guard animated, let cell = cellForItem(at: indexPath), cell.window != nil else { return }
        UIView.animate(withDuration: 0.3, options: .allowUserInteraction) { cell.layOutUntilAtRest() }
    }

    /// Scrolls so that an item lies where `scrollPosition` says, or, where that is empty, just so far that it is
    /// visible. Where views prefer other sizes than were estimated on the way, the item still comes to lie there. Left is left
    /// in every direction of the user interface.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        stage.scroll(to: indexPath, position: scrollPosition, animated: animated, call: "scrollToItem")
    }

    // MARK: Changing the layout

    /// Gives the collection view another layout. Where animated, views go from where they were to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Gives the collection view another layout, and calls `completion` when all views have arrived.
    ///
    /// Where animated, items that are visible in one of the layouts only come from, or go to, the place that the other
    /// one has for them. Views that the other one does not have come and go as in an animated update, by default fading.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        changeLayout(to: layout, animated: animated, completion)
    }

    // MARK: Changing items and sections

    /// Makes several changes as one, with an animation unless ``UIView/performWithoutAnimation(_:)`` or
    /// ``UIView/setAnimationsEnabled(_:)`` says otherwise.
    ///
    /// ```swift
    /// collectionView.performBatchUpdates {
    ///     photos.remove(at: 4)
    ///     photos.insert(photo, at: 0)
    ///     collectionView.deleteItems(at: [[0, 4]])
    ///     collectionView.insertItems(at: [[0, 0]])
    /// }
    /// ```
    ///
    /// Change the data that the data source gives within `updates`. The order of the calls does not matter: deletes,
    /// reloads and the sources of moves are index paths before the batch, inserts and the targets of moves are index paths
    /// after it. Without any, the layout is made anew with an animation. A batch within a batch joins it.
    ///
    /// Changes that contradict each other, or do not lead to the numbers of items that the data source has then, end the
    /// app with a line that says which. `completion` runs once, on the main thread, when what changed has arrived, after
    /// those of earlier updates; its argument is true.
    ///
    /// Called while the collection view makes or shows its views, as from a delegate's `willDisplay`, the batch runs right
    /// after that.
    /// See Apple's [performBatchUpdates(_:completion:)](
    /// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        stage.performBatch(updates, completion)
    }

    /// Makes several changes as one, and returns when what changed has arrived.
    /// See ``performBatchUpdates(_:completion:)``.
    @discardableResult
    open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }

    /// Shows items that are new. The index paths are those after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        stage.insert(items: places(indexPaths, "insertItems(at:)"))
    }

    /// Stops showing items. The index paths are those before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        stage.delete(items: places(indexPaths, "deleteItems(at:)"))
    }

    /// Moves an item, with its cell, from an index path before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let places = places([indexPath, newIndexPath], "moveItem(at:to:)")
        stage.move(item: places[0], to: places[1])
    }

    /// Shows items in fresh cells; they are no longer selected. The index paths are those before the update. Naming an item
    /// twice is naming it once.
    open func reloadItems(at indexPaths: [IndexPath]) {
        stage.reload(items: places(indexPaths, "reloadItems(at:)"))
    }

    /// Configures the cells of items anew, which is cheaper than a reload: the data source is asked for each item that has
    /// a cell, and dequeues the cell that is there. Its preferred size is asked for again.
    ///
    /// In a batch, the index paths are those before the update, as for a reload (Apple's documentation leaves this open);
    /// an item that is deleted or reloaded in it has nothing left to configure.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        stage.reconfigure(items: places(indexPaths, "reconfigureItems(at:)"))
    }

    /// Shows sections that are new, with their items. The indexes are those after the update.
    open func insertSections(_ sections: IndexSet) {
        stage.insert(sections: sections)
    }

    /// Stops showing sections with their items. The indexes are those before the update.
    open func deleteSections(_ sections: IndexSet) {
        stage.delete(sections: sections)
    }

    /// Moves a section with its items from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        stage.move(section: section, to: newSection)
    }

    /// Shows sections with whatever items they have now, all in fresh cells. The indexes are those before the update.
    open func reloadSections(_ sections: IndexSet) {
        stage.reload(sections: sections)
    }

    // MARK: Moving an item with a finger

    /// Begins to move an item; returns false where the data source does not let it go, where there is no such item, and
    /// where another one is being moved.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        stage.beginMovement(of: indexPath)
    }

    /// Moves the middle of the item to a point of the content. Where that is another item's place, that one makes room. Near
    /// an edge of the visible part, the content scrolls by itself as long as the item is there; sections that scroll on their
    /// own do not.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        stage.moveItem(to: targetPosition)
    }

    /// Drops the item: the data source moves it in its data, if it is at another place now. What the data source changes
    /// beside that, as by applying a snapshot, is shown right after.
    open func endInteractiveMovement() {
        stage.endMovement()
    }

    /// Lets the item go back to where it was.
    open func cancelInteractiveMovement() {
        stage.cancelMovement()
    }

    private func places(_ indexPaths: [IndexPath], _ call: String) -> [ElementPlace] {
        ElementPlace.places(indexPaths, "UICollectionView.\(call)", of: "an item")
    }
}

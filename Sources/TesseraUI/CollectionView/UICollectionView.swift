import Foundation
import TesseraBasics
import TesseraDisplay

/// Displays items in a layout. Only the items in and near the visible part have views.
/// See Apple's [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Creates a collection view with a frame in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates a collection view from a nib, with the layout that the nib states. Returns nil for any other coder,
    /// because a collection view needs a layout.
    public required init?(coder: NSCoder) {
        guard let nib = coder.nib else { return nil }
        collectionViewLayout = Self.nibLayout(nib) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        takeCollection(nib)
    }

    /// The object that provides the items and their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            movesItems = nil
            reloadData()
        }
    }

    /// The object that is informed of items that will soon be needed, before their cells are created.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            stage.announcements.forget()
            setNeedsLayout()
        }
    }

    /// A Boolean value that tells whether ``prefetchDataSource`` is informed of items. The default is true.
    /// The value does not affect cells: they are created as far beyond the visible part as the display
    /// requests, because it scrolls by itself.
    open var isPrefetchingEnabled = true {
        didSet {
            guard isPrefetchingEnabled != oldValue else { return }
            stage.announcements.forget()
            setNeedsLayout()
        }
    }

    /// The layout of the items.
    // The stage reads it for each element. A change puts the new layout in its place before it releases the old one, so a read
    // that overlaps with the change gets one of the two, and no check at run time is needed.
    @exclusivity(unchecked) open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            let abandoned = isExchangingLayout ? nil : takeInteractiveLayoutChange()
            // The layout registers the classes of its decoration views.
            for element in Array(stage.elements.keys) where element.isDecoration { stage.recycle(element) }
            stage.registry.forgetDecorations()
            orthogonalScrolling?.removeAll(keepingOffsets: isExchangingLayout)
            release(oldValue)
            collectionViewLayout.collectionView = self
            if isExchangingLayout {
                rowsMayHaveChanged = true
                stage.adoptDirectionOfLayout()
                return stage.layoutWasInvalidated(measures: true, forgetsAnnouncements: true)
            }
            stage.content.asksForTargetOffset = true
            collectionViewLayout.invalidateData(everything: true)
            abandoned?.completion?(false, false)
        }
    }

    /// The change of the layout that the app drives, or nil if there is none.
    var interactiveLayoutChange: InteractiveLayoutChange?
    /// True if another layout has ended the last transition before the app did.
    var wasTransitionAbandoned = false
    /// True while a transition replaces the layout by one that knows the data already.
    private var isExchangingLayout = false

    /// Replaces the layout at the beginning or the end of a transition. The new layout keeps what it knows of the data.
    func exchangeLayout(for layout: UICollectionViewLayout) {
        isExchangingLayout = true
        collectionViewLayout = layout
        isExchangingLayout = false
    }

    /// The events at which cells and other views whose layout estimates their size are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { stage.observeConstraints() } }

    /// A Boolean value that tells whether the user can select items. The default is true.
    open var allowsSelection = true
    /// A Boolean value that tells whether several items can be selected. The default is false.
    open var allowsMultipleSelection = false

    // MARK: Focus

    /// A Boolean value that tells whether cells can become focused while the collection view is not being edited. The default is
    /// true.
    ///
    /// Cells that cannot become focused are still reached with the Tab key, one after another, if the user can select them.
    open var allowsFocus = true { didSet { if allowsFocus != oldValue { focusRulesChanged() } } }
    /// A Boolean value that tells whether cells can become focused while the collection view is being edited. The default is
    /// true.
    open var allowsFocusDuringEditing = true {
        didSet { if allowsFocusDuringEditing != oldValue { focusRulesChanged() } }
    }
    /// A Boolean value that tells whether an item is selected when the user moves the focus to it. The default is true in the
    /// primary and the supplementary column of a split view that displays several columns, and false elsewhere.
    open var selectionFollowsFocus: Bool {
        get { storedSelectionFollowsFocus ?? isInSidebar }
        set { storedSelectionFollowsFocus = newValue }
    }
    /// The value that the app has set, or nil for that of the system.
    private var storedSelectionFollowsFocus: Bool?
    /// A Boolean value that tells whether the Tab key leads to the item that had the focus last, even if that is out of sight.
    /// The default is false: then a selected item or one in sight gets the focus.
    open var remembersLastFocusedIndexPath = false

    override var usualFocusGroup: String? { "" }

    /// Asks the delegate too.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        collectionDelegate?.collectionView(
            self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
    }
    /// Informs the delegate, and selects the item with the focus if the selection follows it.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        collectionDelegate?.collectionView(
            self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
        focusMoved(in: context)
    }
    /// The cell that the delegate prefers or that had the focus last, if the collection view remembers that.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        focusEntryPath.flatMap { stage.cell(at: $0) }.map { [$0] } ?? []
    }

    // MARK: Editing

    /// A Boolean value that tells whether the items are being edited. The accessories of list cells and the
    /// states of cells depend on it. Accessories appear and disappear with an animation, except within
    /// ``UIView/performWithoutAnimation(_:)``.
    ///
    /// When the value changes, items that the selection rules of the new mode do not permit are deselected.
    open var isEditing: Bool {
        get { storedEditing }
        set { changeEditing(to: newValue) }
    }
    /// A Boolean value that tells whether the user can select items while they are being edited. The default
    /// is false.
    open var allowsSelectionDuringEditing = false { didSet { selectionRulesChanged() } }
    /// A Boolean value that tells whether several items can be selected while they are being edited. The
    /// default is false. If it is true, ``allowsSelectionDuringEditing`` has no effect.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesChanged() } }

    /// A Boolean value that tells whether dragged items that remain over a cell for a moment open it like a
    /// tap. The default is false.
    open var isSpringLoaded = false

    // MARK: Drag and drop

    /// The object that provides the items that the user drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate !== oldValue { itemDragging.update() } }
    }
    /// The object that determines the effect of a drop, and receives dropped items.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// A Boolean value that tells whether the user can drag items if there is a ``dragDelegate``. The default
    /// is true, as on iPads, and on iPhones since iOS 15.
    open var dragInteractionEnabled = true {
        didSet { if dragInteractionEnabled != oldValue { itemDragging.update() } }
    }
    /// The delay after which items make space for dragged items. The default is none.
    open var reorderingCadence: ReorderingCadence = .immediate
    /// A Boolean value that tells whether the user is lifting or dragging items of the collection view.
    open var hasActiveDrag: Bool { storedItemDragging?.source.session != nil }
    /// A Boolean value that tells whether items are dragged over the collection view.
    open var hasActiveDrop: Bool { storedItemDragging?.target.session != nil }
    /// A Boolean value that tells whether there are gaps or placeholders that the data does not contain, so
    /// that index paths differ from those of the data source.
    open var hasUncommittedUpdates: Bool { stage.differsFromData }

    /// The state of drags, which is created when it is first needed.
    var itemDragging: ItemDragging {
        if let storedItemDragging { return storedItemDragging }
        let dragging = ItemDragging(self)
        storedItemDragging = dragging
        return dragging
    }
    /// The state of drags, or nil until something could be dragged from or to the collection view.
    private(set) var storedItemDragging: ItemDragging?

    /// The view behind the items, which has the size of the collection view and does not scroll, or nil for
    /// none.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundHolder?.removeFromSuperview()
            backgroundHolder = backgroundView.map(addBackground)
        }
    }
    /// The view that keeps ``backgroundView`` in place while the content scrolls.
    private var backgroundHolder: FixedView?

    var storedEditing = false
    /// True if the places of cells in their lists may have changed.
    var rowsMayHaveChanged = true
    /// True if rows move to their new places with an animation in the next layout, as at the beginning of editing.
    var animatesNextLayout = false
    /// The swipe actions of list rows.
    private(set) lazy var swipeActions = SwipeActions(owner: self)
    /// The background colour of a collection view with only list sections, or nil if it has others.
    var listBackground: UIColor? { didSet { if listBackground != oldValue { setNeedsCommit() } } }

    /// The stage, which manages the views of the elements.
    private(set) lazy var stage = ElementStage(scrollView: self)
    /// The index at the trailing edge, or nil if the data source has no titles for it.
    var sectionIndex: SectionIndexView?
    /// True if the titles of the index must be asked for, because the data has changed.
    var needsSectionIndex = true
    /// The sections that scroll on their own.
    private(set) lazy var orthogonalScrolling: OrthogonalScrolling? = OrthogonalScrolling(self)

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    override var accessibilityRole: AccessibilityContent.Role? { .list }

    // MARK: Context menus

    /// The interaction that opens the context menus of the items, or nil if there is no delegate or the
    /// delegate has no context menus.
    open var contextMenuInteraction: UIContextMenuInteraction? { listInteraction }
    var storedContextMenus: ListContextMenus?
    /// True if the data source implements the method that moves items, or nil before that is known.
    var movesItems: Bool?
    override func delegateWasExchanged() {
        storedContextMenus?.forget()
        stage.permitsDraggedSelection = nil
    }
    override var itemDragScrollView: (any ItemDragScrollView)? { self }
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

    /// Reloads all data from the data source. All cells are created or reused again, and the selection is
    /// lost.
    ///
    /// Within a batch of updates, the reload replaces the changes of the batch. If the method is called while
    /// the collection view creates or displays its views, the reload happens directly after that.
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

    override func placeWasChosen() { stage.content.anchorWithoutRoom = nil }

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
        if animatesNextLayout {
            animatesNextLayout = false
            let present = Array(stage.elements.values)
            UIView.animate(withDuration: CellAccessories.duration, options: .allowUserInteraction) { [self] in
                layOutStage()
                for view in present where view.superview != nil { view.layoutIfNeeded() }
            }
        } else {
            layOutStage()
        }
        updateRows()
        if needsSectionIndex { loadSectionIndex() }
        sectionIndex?.layOut(in: self, isVertical: collectionViewLayout.axis == .vertical)
        backgroundHolder?.place(in: bounds, of: self, isVertical: collectionViewLayout.axis == .vertical)
    }

    private func layOutStage() { stage.layOut { super.layoutSubviews() } }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeListBackground(in: &properties, traits: context.traits)
    }

    /// Invalidates the layout if it depends on the bounds, which also change by scrolling.
    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        stage.content.isScrolling = newBounds.size == bounds.size
        defer { stage.content.isScrolling = false }
        if newBounds.size != bounds.size, AnimationContext.driver != nil || isOnTurningScreen,
            stage.content.laidOutSize != .zero, stage.content.animatedBounds == nil
        {
            stage.content.animatedBounds = bounds
        }
        if let transition = interactiveLayoutChange?.layout {
            let (old, new) = (reachable(bounds.origin), reachable(newBounds.origin))
            transition.contentMoved(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
        }
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.environmentDidChange()
    }

    override var startsAtRight: Bool { stage.content.startsAtRight }
    override var isContentSizeStale: Bool { stage.content.isSizeStale }

    override func contentDidShift(by distance: CGFloat) {
        super.contentDidShift(by: distance)
        stage.shiftPlaces(by: distance)
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        collectionViewLayout.environmentDidChange()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        // Layouts do not depend on the collapse of a bar above the content.
        if !isInsetCollapsing { collectionViewLayout.environmentDidChange() }
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

    /// Returns the cell of an item, or nil if the item has none. As on iOS since version 15, an item near the visible part can
    /// have a cell that was prepared ahead and is not visible yet.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        stage.elements[.item(indexPath)] as? UICollectionViewCell
    }

    /// Returns the index path of the item in a cell, or nil if the cell displays none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, stage.elements[element] === cell else { return nil }
        return element.indexPath
    }

    /// Returns the index path of the frontmost item at a point of the content, or nil if there is none.
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

    /// Returns the attributes of an item in the layout, or nil if there is no such item.
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
        stage.touchesCancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Supplementary views

    /// Returns a supplementary view, or nil if it is not visible.
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

    /// Returns the index paths of the visible supplementary views of a kind, in order. The index path of a
    /// view that belongs to the whole layout has one index.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        stage.displayedPaths(ofKind: elementKind)
    }

    /// Returns the attributes of a supplementary view in the layout, or nil if there is none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Returns the index path of the element that a supplementary view represents, or nil if it represents
    /// none.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard case .supplementary(_, let path)? = supplementaryView.element,
            let element = supplementaryView.element, stage.elements[element] === supplementaryView
        else { return nil }
        return path
    }

    // MARK: Reuse

    /// Registers a class of cells for an identifier, or removes the registration if the class is nil.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, as: UICollectionViewCell.self, kind: .cell, identifier: identifier)
    }

    /// Registers a class of supplementary views of a kind for an identifier, or removes the registration if
    /// the class is nil.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            viewClass, as: UICollectionReusableView.self, kind: .supplementary(elementKind),
            identifier: identifier)
    }

    /// Registers a nib whose only object is a cell for an identifier, or removes the registration if the nib is nil.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        stage.registry.register(nib, kind: .cell, identifier: identifier)
    }

    /// Registers a nib whose only object is a supplementary view of a kind for an identifier, or removes the
    /// registration if the nib is nil.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        stage.registry.register(nib, kind: .supplementary(kind), identifier: identifier)
    }

    /// Returns a cell for an item: one that waits for reuse, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeuedCell(identifier, for: indexPath)
    }

    /// Returns a supplementary view: one that waits for reuse, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeuedSupplementaryView(ofKind: elementKind, identifier, for: indexPath)
    }

    // MARK: Selecting and scrolling

    /// The index paths of the selected items, in order. The array is empty if none is selected, and never
    /// nil.
    open var indexPathsForSelectedItems: [IndexPath]? { stage.selection.sorted() }

    /// Selects an item without calling the delegate. If `scrollPosition` is not empty, it scrolls to the
    /// item. An item that does not exist ends the app, as on iOS.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item, or nil to deselect all items.
    ///   - animated: True to animate scrolling.
    ///   - scrollPosition: The place of the item in the visible part after scrolling.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath {
            demand(stage.hasItem(at: indexPath), "selectItem(at: \(indexPath)): there is no such item.")
        }
        stage.select(indexPath)
        guard let indexPath, allowsSelection, !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        stage.deselect(indexPath)
        guard animated, let cell = cellForItem(at: indexPath), cell.window != nil else { return }
        UIView.animate(withDuration: 0.3, options: .allowUserInteraction) { cell.layOutUntilStable() }
    }

    /// Scrolls an item to a place in the visible part. If cells on the way prefer other sizes than estimated,
    /// the item still gets to that place.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item.
    ///   - scrollPosition: The place of the item, or an empty set to scroll only until the item is visible.
    ///     Left and right do not depend on the layout direction.
    ///   - animated: True to animate scrolling.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        stage.scroll(to: indexPath, position: scrollPosition, animated: animated, call: "scrollToItem")
    }

    // MARK: Changing the layout

    /// Replaces the layout. With an animation, views move from their old to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Replaces the layout, and calls `completion` when all views have arrived.
    ///
    /// With an animation, items that are visible only in one of the layouts move from or to their place in
    /// the other one. Views that the other layout does not have appear and disappear like those in an
    /// animated update; by default they fade.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        changeLayout(to: layout, animated: animated, completion)
    }

    /// Begins to replace the layout by another one, at a pace that the app decides, for example from a gesture.
    ///
    /// Until the transition ends, the collection view has a layout that places the elements between their old and new places. The
    /// app sets its ``UICollectionViewTransitionLayout/transitionProgress``, and at the end calls
    /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. The first visible item keeps its place, unless the
    /// content is at its start or the new layout or the delegate chooses another content offset. If the user scrolls or the app
    /// moves the content meanwhile, both ends move along. Only one transition can be under way.
    ///
    /// The delegate can provide the layout in between:
    /// ``UICollectionViewDelegate/collectionView(_:transitionLayoutForOldLayout:newLayout:)``. If the app sets another layout
    /// during the transition, the transition ends, and `completion` gets false twice.
    /// See Apple's [startInteractiveTransition(to:completion:)](
    /// https://developer.apple.com/documentation/uikit/uicollectionview/startinteractivetransition(to:completion:)).
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - completion: A closure that is called at the end. Its first value is true if the collection view has the new layout,
    ///     and its second is true if the last animation was not interrupted.
    /// - Returns: The layout in between.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion)
    }

    /// Ends the transition that ``startInteractiveTransition(to:completion:)`` began: the views move on to their places in the
    /// new layout.
    open func finishInteractiveTransition() {
        stage.whenStable { [self] in endTransition(isFinished: true, call: "finishInteractiveTransition()") }
    }

    /// Ends the transition that ``startInteractiveTransition(to:completion:)`` began: the views move back to their places in the
    /// old layout, and the views' ``UICollectionReusableView/willTransition(from:to:)`` is called for that.
    open func cancelInteractiveTransition() {
        stage.whenStable { [self] in endTransition(isFinished: false, call: "cancelInteractiveTransition()") }
    }

    // MARK: Changing items and sections

    /// Makes several changes as one. They are animated unless animations are disabled, for example by
    /// ``UIView/performWithoutAnimation(_:)`` or ``UIView/setAnimationsEnabled(_:)``.
    ///
    /// ```swift
    /// collectionView.performBatchUpdates { [self] in
    ///     photos.remove(at: 4)
    ///     photos.insert(photo, at: 0)
    ///     collectionView.deleteItems(at: [[0, 4]])
    ///     collectionView.insertItems(at: [[0, 0]])
    /// }
    /// ```
    ///
    /// Change the data of the data source within `updates`. The order of the calls does not matter:
    /// deletions, reloads and the sources of moves use index paths before the batch, and insertions and the
    /// targets of moves use index paths after it. A batch without changes only invalidates the layout with an
    /// animation. A batch within a batch becomes a part of it.
    ///
    /// The app stops with a message if changes contradict each other, or if they do not lead to the numbers
    /// of items that the data source returns afterwards. `completion` runs once with true, on the main
    /// thread, after all changes have been displayed and after the completions of earlier updates.
    ///
    /// If the method is called while the collection view creates or displays its views, for example in a
    /// delegate's `willDisplay`, the batch runs directly after that.
    /// See Apple's [performBatchUpdates(_:completion:)](
    /// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        stage.performBatch(updates, completion)
    }

    /// Makes several changes as one, and returns when they have been displayed.
    /// See ``performBatchUpdates(_:completion:)``.
    @discardableResult
    open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }

    /// Displays new items. The index paths are those after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        stage.insert(items: positions(indexPaths, "insertItems(at:)"))
    }

    /// Removes the views of items. The index paths are those before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        stage.delete(items: positions(indexPaths, "deleteItems(at:)"))
    }

    /// Moves an item, with its cell, from an index path before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let positions = positions([indexPath, newIndexPath], "moveItem(at:to:)")
        stage.move(item: positions[0], to: positions[1])
    }

    /// Replaces the cells of items by fresh ones and deselects the items. The index paths are those before the update. Naming an
    /// item twice has no additional effect.
    open func reloadItems(at indexPaths: [IndexPath]) {
        stage.reload(items: positions(indexPaths, "reloadItems(at:)"))
    }

    /// Configures the cells of items again, which costs less than a reload: the data source provides the cell
    /// of each item that has one, and dequeues the existing cell. The collection view then reads its
    /// preferred size again.
    ///
    /// In a batch, the index paths are those before the update, like those of a reload (Apple does not
    /// document this). An item that the batch also deletes or reloads is not configured.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        stage.reconfigure(items: positions(indexPaths, "reconfigureItems(at:)"))
    }

    /// Displays new sections with their items. The indexes are those after the update.
    open func insertSections(_ sections: IndexSet) {
        stage.insert(sections: sections)
    }

    /// Removes the views of sections and their items. The indexes are those before the update.
    open func deleteSections(_ sections: IndexSet) {
        stage.delete(sections: sections)
    }

    /// Moves a section with its items from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        stage.move(section: section, to: newSection)
    }

    /// Replaces all cells of sections by fresh ones for their present items. The indexes are those before the
    /// update.
    open func reloadSections(_ sections: IndexSet) {
        stage.reload(sections: sections)
    }

    // MARK: Moving an item with a finger

    /// Begins to move an item with a finger. Returns false if the data source does not permit it, if there is
    /// no such item, or if another one is being moved.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        stage.beginMovement(of: indexPath)
    }

    /// Moves the centre of the item to a point of the content. If this is the place of another item, that one
    /// makes space. Near an edge of the visible part, the content scrolls by itself as long as the item is
    /// there, except in sections that scroll on their own.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        stage.moveItem(to: targetPosition)
    }

    /// Drops the item. If its place has changed, the data source moves it in its data. Other changes that the
    /// data source makes meanwhile, for example by applying a snapshot, are displayed directly afterwards.
    open func endInteractiveMovement() {
        stage.endMovement()
    }

    /// Returns the item to its old place.
    open func cancelInteractiveMovement() {
        stage.cancelMovement()
    }

    private func positions(_ indexPaths: [IndexPath], _ call: String) -> [ItemPosition] {
        ItemPosition.positions(indexPaths, "UICollectionView.\(call)", of: "an item")
    }
}

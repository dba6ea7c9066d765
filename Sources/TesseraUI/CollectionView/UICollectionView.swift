import Foundation
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

    /// Tells what to show.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            // Decoration views are of the classes that their layout registered.
            for element in Array(elements.keys) where element.isDecoration { recycle(element) }
            registry.forgetDecorations()
            orthogonalScrolling.removeAll()
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            asksForTargetOffset = true
            collectionViewLayout.invalidateData(everything: true)
        }
    }

    /// Whether the user can select items.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false

    let registry = ReuseRegistry()
    /// The sections that scroll on their own.
    private(set) lazy var orthogonalScrolling: OrthogonalScrolling = OrthogonalScrolling(self)
    /// The views of the elements that are near the visible part.
    var elements: [CollectionElement: UICollectionReusableView] = [:]
    /// Whether views stand for other elements than when they were put in the order in which they are read.
    var elementsHaveMoved = false
    var displayed: Set<CollectionElement> = []
    var selection: Set<IndexPath> = []
    var highlighted: IndexPath?
    /// The cell that a data source configures anew, in place.
    var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
    /// The update that is under way.
    var update: CollectionUpdate?
    /// The batch of updates that is open.
    var batch: CollectionBatch?
    /// The item that the user moves.
    var movement: InteractiveMovement?
    /// Whether the next step of scrolling at an edge, while an item is moved, is on its way.
    var isScrollingAtEdges = false
    /// What is to be told of updates when they have arrived.
    let completions = UpdateCompletions()
    /// Whether the layout may choose where the content comes to lie in the next layout pass.
    var asksForTargetOffset = false
    /// The item that the content is being scrolled to with an animation.
    var scrollTarget: ScrollTarget?
    private var offsetAdjustment = CGPoint.zero
    private var sizeAdjustment = CGSize.zero
    private var isScrolling = false
    private var counts: [Int]?
    private var laidOutSize = CGSize.zero
    private var isUpdatingElements = false
    private var holds = 0
    private var heldUpdates: [() -> Void] = []

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    override var accessibilityRole: AccessibilityContent.Role? { .list }

    // MARK: Data

    /// The number of items of each section.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard dataSource != nil else { return [] }
        let loaded = loadCounts()
        counts = loaded
        return loaded
    }

    /// Asks the data source for the number of items of each section.
    func loadCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            fatalError("numberOfSections(in:) returned \(sections); it must not be negative.")
        }
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            guard count >= 0 else {
                fatalError(
                    "collectionView(_:numberOfItemsInSection: \(section)) returned \(count); it must not be negative."
                )
            }
            return count
        }
    }

    /// The number of sections.
    open var numberOfSections: Int { itemCounts.count }

    /// The number of items in a section, which must exist.
    open func numberOfItems(inSection section: Int) -> Int {
        demand(
            itemCounts.indices.contains(section),
            "numberOfItems(inSection: \(section)): there are \(itemCounts.count) sections.")
        return itemCounts[section]
    }

    /// Asks the data source for everything again. Cells are made anew; the selection is lost.
    ///
    /// Within a batch of updates, what the batch says is of no more interest then.
    open func reloadData() {
        batch?.isReloaded = true
        movement = nil
        for element in Array(elements.keys) { recycle(element) }
        selection = []
        highlighted = nil
        counts = nil
        collectionViewLayout.invalidateData(everything: true)
    }

    /// Says that the data is another, with `known` items in its sections, or as many as the data source will say.
    func forgetCounts(_ known: [Int]? = nil) {
        counts = known
        collectionViewLayout.invalidateData(everything: false)
    }

    // MARK: Layout

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scrollTarget = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    /// Runs `work` now or, while the layout or the views are being brought in line with the data, right after that: a change
    /// of the data in `willDisplay` must not meet views that are half of the old state and half of the new.
    func whenElementsAreStable(_ work: @escaping () -> Void) {
        if holds > 0 { heldUpdates.append(work) } else { work() }
    }

    /// Runs `work`, during which other changes of the data wait.
    func holdingUpdates(_ work: () -> Void) {
        holds += 1
        work()
        holds -= 1
        guard holds == 0 else { return }
        let held = heldUpdates
        heldUpdates = []
        for action in held { action() }
    }

    private func updateElementsOnce() {
        // In an open batch the data may be half changed.
        guard !isUpdatingElements, batch == nil else { return }
        isUpdatingElements = true
        holdingUpdates {
            updateElements()
            isUpdatingElements = false
        }
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        sizeAdjustment.width += context.contentSizeAdjustment.width
        sizeAdjustment.height += context.contentSizeAdjustment.height
        // What else changed may have changed what views prefer; scrolling does not.
        if context.preferred == nil, !context.isOfMovement, !isScrolling {
            for view in elements.values { view.needsMeasuring = true }
        }
        setNeedsLayout()
    }

    /// Does what the contexts of invalidations asked for, before the layout is prepared, which may look at the bounds.
    func adjustContent() {
        let (size, offset) = (sizeAdjustment, offsetAdjustment)
        (sizeAdjustment, offsetAdjustment) = (.zero, .zero)
        if size != .zero {
            contentSize = CGSize(
                width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero {
            contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
        }
    }

    override func targetOffset(forProposedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.targetContentOffset(
            forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    private func moveToTargetOffset() {
        guard asksForTargetOffset else { return }
        asksForTargetOffset = false
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset { contentOffset = reachable(target) }
    }

    open override func layoutSubviews() {
        // Whoever is asked meanwhile may change the data.
        holdingUpdates(layOut)
    }

    private func layOut() {
        let anchor = sizeAnchor()
        adjustContent()
        super.layoutSubviews()
        laidOutSize = bounds.size
        collectionViewLayout.prepareIfNeeded()
        let size = collectionViewLayout.checkedContentSize
        if contentSize != size { contentSize = size }
        anchor?.restore(in: self)
        let isChosenByLayout = asksForTargetOffset
        moveToTargetOffset()
        // Either may have moved the content of a layout that depends on where it lies.
        collectionViewLayout.prepareIfNeeded()
        updateElementsOnce()
        // Sizes that became known meanwhile have kept other items in place than the one that stays in another width.
        if !isChosenByLayout { anchor?.restore(in: self) }
    }

    /// Asks the layout whether it depends on the bounds, which scrolling changes too.
    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        isScrolling = newBounds.size == bounds.size
        defer { isScrolling = false }
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.invalidateLayout()
    }

    /// Where the content would jump because the view got another size, the first visible item keeps its place.
    private func sizeAnchor() -> ScrollAnchor? {
        let inset = adjustedContentInset
        guard laidOutSize != bounds.size, laidOutSize != .zero,
            contentOffset.y > -inset.top || contentOffset.x > -inset.left
        else { return nil }
        return ScrollAnchor(of: self)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
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
        indexPathsForVisibleItems.compactMap { elements[.item($0)] as? UICollectionViewCell }
    }

    /// The index paths of the visible cells, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        displayed.compactMap { if case .item(let indexPath) = $0 { indexPath } else { nil } }.sorted()
    }

    /// The cell of an item. Nil where it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        displayed.contains(.item(indexPath)) ? elements[.item(indexPath)] as? UICollectionViewCell : nil
    }

    /// The item that `cell` shows.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, elements[element] === cell else { return nil }
        return element.indexPath
    }

    /// The item at a point of the content; where several lie there, the one in front.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collectionViewLayout.prepareIfNeeded()
        let here = collectionViewLayout.layoutAttributesForElements(
            in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        var front: UICollectionViewLayoutAttributes?
        for next in here ?? [] where next.representedElementCategory == .cell {
            let isThere = orthogonalScrolling.seenFrame(of: next).contains(point)
            if isThere, next.zIndex >= front?.zIndex ?? .min { front = next }
        }
        return front?.indexPath
    }

    /// The attributes of an item in the layout.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlighted = touches.first.flatMap(item(under:))
        highlight(true)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen = highlighted
        highlight(false)
        if let chosen, let touch = touches.first, indexPathForItem(at: touch.location(in: self)) == chosen {
            _ = selectByUser(chosen)
        }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(false)
        super.touchesCancelled(touches, with: event)
    }

    private func highlight(_ isHighlighted: Bool) {
        guard let highlighted else { return }
        (elements[.item(highlighted)] as? UICollectionViewCell)?.isHighlighted = isHighlighted
        if !isHighlighted { self.highlighted = nil }
    }

    /// The item whose cell was touched. A header that lies on a cell keeps touches from it.
    private func item(under touch: UITouch) -> IndexPath? {
        let touched = sequence(first: touch.view, next: { $0?.superview }).lazy
            .compactMap { $0 as? UICollectionReusableView }.first { $0.collectionView === self }
        guard allowsSelection, case .item(let indexPath)? = touched?.element else { return nil }
        return indexPath
    }
}

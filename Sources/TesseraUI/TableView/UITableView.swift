import Foundation
import TesseraDisplay

/// A view that displays rows in sections, one below another, with cells only for the rows near the visible
/// part.
/// See Apple's [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
///
/// ```swift
/// let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
/// tableView.dataSource = self
/// tableView.delegate = self
/// ```
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: Creating

    /// Creates a table view with a frame in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareLooks()
    }

    /// Creates a plain table view with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table view from an archive.
    public required init?(coder: NSCoder) {
        style = coder.nib.flatMap(Self.nibStyle) ?? .plain
        super.init(coder: coder)
        prepareLooks()
        if let nib = coder.nib { takeTable(nib) }
    }

    /// The style of the table view.
    public let style: Style
    /// True if there is no separator below the last row of a section in the plain style.
    final var hidesLastSeparator = false
    /// The storage of `staticRows`, which the nib of a table view with static content describes, or nil.
    var nibRows: AnyObject?

    // MARK: Data

    /// The object that provides the rows and their cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }
    /// The object that is informed of rows before their cells are needed.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { forgetAnnouncements() } }
    }
    /// A Boolean value that tells whether ``prefetchDataSource`` is informed of rows. Cells themselves are
    /// made for the visible part and the distance beyond it that the display asks for, because the display
    /// scrolls by itself.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { forgetAnnouncements() } }
    }
    /// The object that is informed of events in the table view. A ``UITableViewDelegate`` also determines the
    /// look of its parts.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    override func delegateWasExchanged() {
        storedContextMenus?.forget()
        stage.permitsDraggedSelection = nil
    }

    /// The number of sections.
    open var numberOfSections: Int { stage.itemCounts.count }

    /// Returns the number of rows in a section, which must exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

    /// Asks the data source for everything again. The selection is lost.
    ///
    /// In a batch of updates, a reload makes the other changes of the batch obsolete. If it is called while
    /// the table view makes or displays its views, the reload happens right after that. The numbers of rows
    /// are asked for at once, so that later changes of the data can be animated.
    open func reloadData() {
        stage.whenStable { [self] in
            reload()
            guard stage.batch == nil else { return }
            _ = stage.itemCounts
            // Apps read the size of the content right after this.
            guard window != nil, bounds.width > 0 else { return }
            stage.deferringChanges { tableLayout.prepareIfNeeded() }
            stage.takeContentSize()
        }
    }

    /// Asks the data source for the titles of the section index again.
    open func reloadSectionIndexTitles() { setNeedsSectionIndex() }

    // MARK: Heights

    /// The height of rows, in points, if the delegate does not provide one, or ``automaticDimension`` if
    /// cells determine it. The default is ``automaticDimension``.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// The height of headers, in points, if the delegate does not provide one, or ``automaticDimension`` if
    /// their views determine it. The default is ``automaticDimension``.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of footers, in points, if the delegate does not provide one, or ``automaticDimension`` if
    /// their views determine it. The default is ``automaticDimension``.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of a row that is not near the visible part, in points. With
    /// ``automaticDimension``, the default, the table view chooses it. With 0 there are no estimates, and the
    /// delegate is asked for the height of every row at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of a header that is not near the visible part, in points. The default is
    /// ``automaticDimension``.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of a footer that is not near the visible part, in points. The default is
    /// ``automaticDimension``.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The space above each header, in points. With ``automaticDimension``, the default, it is 22 in a plain
    /// table view and 0 in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// The height of the empty rows that fill a plain table view below its last row, in points, or ``automaticDimension`` for the
    /// height of the last row. With 0, the default, there are no empty rows.
    ///
    /// The empty rows have the separators of the table view. They are displayed if the rows end above the bottom of the visible
    /// part and there is no ``tableFooterView``.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }
    /// The events at which cells are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { stage.observeConstraints() } }

    // MARK: Looks

    /// The style of the lines between cells.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { cellLooksDidChange() } }
    }
    /// The colour of the lines between cells, or nil for the system's colour.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { cellLooksDidChange() } }
    }
    /// The effect with which the lines between cells blur their background, in place of ``separatorColor``,
    /// or nil.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { cellLooksDidChange() } }
    }
    /// The distances of separators from the edges, in points, for cells that set none of their own. The left
    /// inset applies to the leading edge. By default a separator begins at the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            cellLooksDidChange()
        }
    }
    /// The origin of ``separatorInset``.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { cellLooksDidChange() } }
    }
    /// A Boolean value that tells whether the margins of cells grow in wide table views, so that lines of
    /// text stay readable. The default is false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfCellsDidChange() } }
    }
    /// A Boolean value that tells whether the content of cells avoids the areas that hardware and bars cover.
    /// The default is true.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { marginsOfCellsDidChange() } }
    }
    /// The view behind all cells. It is as large as the table view and does not scroll.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue) }
    }
    /// The view above all sections. It has the height of its frame and the width of the table view.
    open var tableHeaderView: UIView? {
        didSet { exchangeTableView(oldValue, for: tableHeaderView) }
    }
    /// The view below all sections. It has the height of its frame and the width of the table view.
    open var tableFooterView: UIView? {
        didSet { exchangeTableView(oldValue, for: tableFooterView) }
    }

    // MARK: Finding

    /// Returns the frame of a section with its header and footer, in the content's coordinates.
    open func rect(forSection section: Int) -> CGRect { layoutRect(ofSection: section) }
    /// Returns the frame of a section's header, in the content's coordinates, when it is not pinned to the
    /// visible part.
    open func rectForHeader(inSection section: Int) -> CGRect { layoutRect(of: .header(section)) }
    /// Returns the frame of a section's footer, in the content's coordinates, when it is not pinned to the
    /// visible part.
    open func rectForFooter(inSection section: Int) -> CGRect { layoutRect(of: .footer(section)) }
    /// Returns the frame of a row, in the content's coordinates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutRect(of: .row(indexPath.row, section: indexPath.section))
    }
    /// Returns the row at a point of the content, or nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// Returns the rows that overlap a part of the content, in order.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// Returns the row that a cell displays, or nil if it displays none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard case .item(let indexPath)? = cell.element, stage.elements[.item(indexPath)] === cell else {
            return nil
        }
        return indexPath
    }
    /// Returns the cell of a row, or nil if the row has none. As since iOS 15, a row near the visible part can have a cell that
    /// was prepared ahead and is not visible yet.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        stage.elements[.item(indexPath)] as? UITableViewCell
    }
    /// The cells of the visible rows, in order.
    open var visibleCells: [UITableViewCell] {
        visibleRows.compactMap { stage.elements[.item($0)] as? UITableViewCell }
    }
    /// The visible rows, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
    /// Returns the header of a section, or nil if it is not visible or has another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(Self.headerKind, section) as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section, or nil if it is not visible or has another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(Self.footerKind, section) as? UITableViewHeaderFooterView
    }

    // MARK: Reuse

    /// Registers a class of cells for an identifier. Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass, as: UITableViewCell.self, kind: .cell, identifier)
    }
    /// Registers a nib whose only object is a cell for an identifier. Nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        stage.registry.register(nib, kind: .cell, identifier: identifier)
    }
    /// Registers a nib whose only object is a header or footer for an identifier. Nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        stage.registry.register(nib, kind: Self.sectionViews, identifier: identifier)
    }
    /// Registers a class of headers and footers for an identifier. Nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(aClass, as: UITableViewHeaderFooterView.self, kind: Self.sectionViews, identifier)
    }
    /// Returns a reusable cell, or a new one of the registered class. The result is nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeuedCell(identifier, for: nil)
    }
    /// Returns a reusable cell for a row, or a new one of the registered class. Ends the app if there is
    /// neither.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        presentCell(identifier, for: indexPath)
    }
    /// Returns a reusable header or footer, or a new one of the registered class. The result is nil if there
    /// is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        dequeuedSectionView(identifier)
    }

    /// A Boolean value that tells whether a row opens, as if tapped, when dragged items stay over it for a
    /// moment. The default is false.
    open var isSpringLoaded = false

    // MARK: Drag and drop

    /// The object that determines the dragged rows.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate !== oldValue { itemDragging.update() } }
    }
    /// The object that determines the effect of a drop, and accepts the dropped items.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// A Boolean value that tells whether the user can drag rows if there is a ``dragDelegate``. The default
    /// is true, as on iPads, and on iPhones since iOS 15.
    open var dragInteractionEnabled = true {
        didSet { if dragInteractionEnabled != oldValue { itemDragging.update() } }
    }
    /// A Boolean value that tells whether rows of the table view are being lifted or dragged.
    open var hasActiveDrag: Bool { storedItemDragging?.source.session != nil }
    /// A Boolean value that tells whether items are being dragged over the table view.
    open var hasActiveDrop: Bool { storedItemDragging?.target.session != nil }

    /// The state of drag and drop in the table view. It is created when it is first read.
    var itemDragging: ItemDragging {
        if let storedItemDragging { return storedItemDragging }
        let dragging = ItemDragging(self)
        storedItemDragging = dragging
        return dragging
    }
    /// The state of drag and drop, or nil before it was first needed.
    private(set) var storedItemDragging: ItemDragging?

    // MARK: Selecting

    /// A Boolean value that tells whether the user can select rows while the table view is not being edited.
    /// The default is true.
    open var allowsSelection = true { didSet { choiceDidChange() } }
    /// A Boolean value that tells whether the user can select several rows while the table view is not being
    /// edited. The default is false.
    open var allowsMultipleSelection = false
    /// A Boolean value that tells whether the user can select rows while the table view is being edited. The
    /// default is false.
    open var allowsSelectionDuringEditing = false { didSet { choiceDidChange() } }
    /// A Boolean value that tells whether the user can select several rows while the table view is being
    /// edited. Rows then have a circle in place of the controls that delete and insert. The default is false.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            if allowsMultipleSelectionDuringEditing != oldValue { updateEditingOfCells(animated: false) }
        }
    }
    /// The selected row, or the first of several, or nil if none is selected.
    open var indexPathForSelectedRow: IndexPath? { stage.selection.min() }
    /// The selected rows in order, or nil if none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        stage.selection.isEmpty ? nil : stage.selection.sorted()
    }
    /// Selects a row without informing the delegate, or deselects all rows for nil.
    ///
    /// - Parameters:
    ///   - indexPath: The row, or nil.
    ///   - animated: True if the content scrolls there in an animation.
    ///   - scrollPosition: The position to which the row is scrolled, or `none` to keep the content where it is.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row without informing the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Focus

    /// A Boolean value that tells whether cells can become focused while the table view is not being edited. The default is true.
    ///
    /// Cells that cannot become focused are still reached with the Tab key, one after another, if the user can select them.
    open var allowsFocus = true { didSet { if allowsFocus != oldValue { focusRulesChanged() } } }
    /// A Boolean value that tells whether cells can become focused while the table view is being edited. The default is true.
    open var allowsFocusDuringEditing = true {
        didSet { if allowsFocusDuringEditing != oldValue { focusRulesChanged() } }
    }
    /// A Boolean value that tells whether a row is selected when the user moves the focus to it. The default is true in the
    /// primary and the supplementary column of a split view that displays several columns, and false elsewhere.
    open var selectionFollowsFocus: Bool {
        get { storedSelectionFollowsFocus ?? isInSidebar }
        set { storedSelectionFollowsFocus = newValue }
    }
    /// The value that the app has set, or nil for that of the system.
    private var storedSelectionFollowsFocus: Bool?
    /// A Boolean value that tells whether the Tab key leads to the row that had the focus last, even if that is out of sight. The
    /// default is false: then a selected row or one in sight gets the focus.
    open var remembersLastFocusedIndexPath = false

    override var usualFocusGroup: String? { "" }

    /// Asks the delegate too.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self))
            ?? true
    }
    /// Informs the delegate, and selects the row with the focus if the selection moves with the focus.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        tableDelegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
        focusMoved(in: context)
    }
    /// The cell that the delegate prefers or that had the focus last, if the table view remembers that.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        focusEntryPath.flatMap { stage.cell(at: $0) }.map { [$0] } ?? []
    }

    // MARK: Scrolling

    /// Scrolls a row to a position. A row with the number `NSNotFound` stands for its section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Scrolls the selected row that is nearest to the visible part to a position.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated: animated)
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stage.content.scrollTarget = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    override func placeWasChosen() { stage.content.anchorWithoutRoom = nil }

    // MARK: Changing rows and sections

    /// Makes several changes as one. They are animated unless ``UIView/performWithoutAnimation(_:)`` or
    /// ``UIView/setAnimationsEnabled(_:)`` prevents it.
    ///
    /// Change the data of the data source within `updates`. The order of the calls does not matter:
    /// deletions, reloads and the sources of moves are index paths before the batch; insertions and the
    /// targets of moves are index paths after it. A batch within a batch joins it. If changes contradict each
    /// other, or do not lead to the new numbers of rows of the data source, the app ends with a message.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes.
    ///   - completion: Runs once, on the main thread, when the animation has ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    /// Makes several changes as one, and returns when the animation has ended.
    @discardableResult
    open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }
    /// Begins a batch of changes that ``endUpdates()`` makes as one. The calls can be nested.
    open func beginUpdates() { openBatch() }
    /// Makes the changes since ``beginUpdates()``. Without any changes, the heights of rows are asked for
    /// again, with an animation.
    open func endUpdates() { closeBatch() }
    /// A Boolean value that tells whether changes are pending: a batch is open, or changes wait for the end
    /// of a layout pass or of a movement.
    open var hasUncommittedUpdates: Bool {
        openBatches > 0 || stage.batch != nil || stage.hasWaitingWork || stage.differsFromData
    }

    /// Inserts rows. The index paths are those after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        insert(rows: indexPaths, animation)
    }
    /// Removes rows. The index paths are those before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        delete(rows: indexPaths, animation)
    }
    /// Replaces the cells of rows, which are no longer selected. The index paths are those before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        reload(rows: indexPaths, animation)
    }
    /// Configures the cells of rows again, which is cheaper than a reload: the data source is asked for each
    /// row with a cell, and dequeues the existing cell.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(rows: indexPaths) }
    /// Moves a row, with its cell, from an index path before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        move(row: indexPath, to: newIndexPath)
    }
    /// Inserts sections with their rows. The indexes are those after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        insert(sections: sections, animation)
    }
    /// Removes sections with their rows. The indexes are those before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        delete(sections: sections, animation)
    }
    /// Replaces all cells of sections, whose rows may have changed. The indexes are those before the update.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        reload(sections: sections, animation)
    }
    /// Moves a section with its rows from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        move(section: section, to: newSection)
    }

    // MARK: Editing

    /// A Boolean value that tells whether the table view is being edited.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing the table view.
    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

    // MARK: Section index

    /// The minimum number of rows for which the section index is displayed. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsSectionIndex() } }
    /// The colour of the titles in the section index, or nil for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// The colour behind the section index, or nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// The colour behind the section index while it is touched, or nil for ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }

    // MARK: Overrides

    open override func layoutSubviews() {
        // Data sources and delegates that are called meanwhile may change the data.
        stage.deferringChanges {
            if needsSectionIndex { loadSectionIndex() }
            stage.layOut { super.layoutSubviews() }
            layOutOtherViews()
            dropProbedViews()
        }
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        boundsChange(to: newBounds)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(since: previousTraitCollection)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        marginsOfCellsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginsOfCellsDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        cellLooksDidChange()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage.touchesBegan(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage.touchesEnded(touches) { row(at: $0) }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        stage.touchesCancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    override var accessibilityRole: AccessibilityContent.Role? { .list }

    /// The interaction that opens the context menus of rows, or nil if there is no delegate or it implements
    /// no menus.
    open var contextMenuInteraction: UIContextMenuInteraction? { listInteraction }
    var storedContextMenus: ListContextMenus?
    override var itemDragScrollView: (any ItemDragScrollView)? { self }
    override var ownWishes: GestureWishes { menuWishes }

    // MARK: Stored state of the extensions

    /// The owner of the views of rows, headers and footers.
    private(set) lazy var stage = ElementStage(scrollView: self)
    override var isContentSizeStale: Bool { stage.content.isSizeStale }
    /// The places of rows, headers and footers.
    private(set) lazy var tableLayout = TableViewLayout(of: self)
    var ownSeparatorInset: UIEdgeInsets?
    var storedIsEditing = false
    /// The number of calls of ``beginUpdates()`` without their ``endUpdates()``.
    var openBatches = 0
    /// The changes since ``beginUpdates()``.
    var pendingChanges: [() -> Void] = []
    /// The methods for the heights of rows that the delegate implements, or nil before that is known.
    var heightAnswers: HeightAnswers?
    /// True if the titles of the section index must be asked for.
    var needsSectionIndex = true
    /// The results of the calls that found out whether the delegate creates views for headers and footers.
    var probedViews = ProbedSectionViews()
    /// The view that keeps ``backgroundView`` in place while the content scrolls.
    var backgroundHolder: FixedView?
    /// The view of the empty rows below the last one, or nil if there are none.
    var fillerRows: TableFillerRows?
    /// The index at the trailing edge.
    var sectionIndex: SectionIndexView?
    /// True if the data source implements the method that moves rows, or nil before that is known.
    var movesRows: Bool?
    /// The distance from the finger to the middle of the row that it moves, in points; its x is the row's
    /// middle. It is nil if no row moves.
    var reorderingOffset: CGPoint?
    /// The actions of rows that swipes reveal.
    private(set) lazy var swipeActions = SwipeActions(owner: self)
    /// The edges at which the delegate implements swipe actions, or nil before that is known.
    var answersSwipes: (leading: Bool, trailing: Bool)?
}

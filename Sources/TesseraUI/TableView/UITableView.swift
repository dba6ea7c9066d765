import Foundation
import TesseraDisplay

/// Shows rows below one another, in sections, with cells for those that are near the visible part only.
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

    /// Creates a plain table view as from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepareLooks()
    }

    /// How the table view looks.
    public let style: Style

    // MARK: Data

    /// Gives the table view its data.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }
    /// Learns which rows are about to be needed, before their cells are asked for.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { forgetAnnouncements() } }
    }
    /// Whether ``prefetchDataSource`` learns of rows. Cells themselves are made as far beyond the visible part as the display
    /// wishes, which scrolls by itself and must have them.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { forgetAnnouncements() } }
    }
    /// Learns what happens in the table view; a ``UITableViewDelegate`` also says how its parts look.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    override func delegateWasExchanged() { storedContextMenus?.forget() }

    /// The number of sections.
    open var numberOfSections: Int { stage.itemCounts.count }

    /// Returns the number of rows in a section, which must exist.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

    /// Asks the data source for everything again. The selection is lost.
    ///
    /// Within a batch of updates, what the batch says is of no more interest then. Called while the table view makes or
    /// displays its views, the reload happens right after that. The numbers of rows are asked for at once, so that a change of
    /// the data after the reload can be animated.
    open func reloadData() {
        stage.whenStable { [self] in
            reload()
            if stage.batch == nil { _ = stage.itemCounts }
        }
    }

    /// Asks the data source for the titles of the section index again.
    open func reloadSectionIndexTitles() { setNeedsSectionIndex() }

    // MARK: Heights

    /// The height of rows in points where the delegate says nothing; ``automaticDimension``, which it is at first, where cells
    /// say it themselves.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// The height of headers in points where the delegate says nothing; ``automaticDimension``, which it is at first, where
    /// their views say it themselves.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of footers in points where the delegate says nothing; ``automaticDimension``, which it is at first, where
    /// their views say it themselves.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The height in points that a row is taken to have until it comes near. ``automaticDimension``, which it is at first: the
    /// table view chooses. 0: there are no estimates, and the delegate is asked for the height of every row at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// The height in points that a header is taken to have until it comes near; ``automaticDimension`` at first.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height in points that a footer is taken to have until it comes near; ``automaticDimension`` at first.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The points above each header; ``automaticDimension``, which it is at first, where the table view chooses: 22 in a
    /// plain one, none in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// When cells are asked for other heights than they have.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    /// The lines between cells.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { cellLooksDidChange() } }
    }
    /// The colour of the lines between cells; nil: the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { cellLooksDidChange() } }
    }
    /// What blurs what lies behind the lines between cells, in place of ``separatorColor``.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { cellLooksDidChange() } }
    }
    /// The distances of separators from the edges where cells say nothing of their own: left is leading, also from right to
    /// left. At first a separator begins where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            cellLooksDidChange()
        }
    }
    /// What ``separatorInset`` is counted from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { cellLooksDidChange() } }
    }
    /// Whether the margins of cells reach so far in that lines of text are not too long to read. False at first.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfCellsDidChange() } }
    }
    /// Whether the content of cells keeps clear of what hardware and bars cover. True at first.
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

    /// Returns the place of a section with its header and footer, in points of the content.
    open func rect(forSection section: Int) -> CGRect { layoutRect(ofSection: section) }
    /// Returns the place of a section's header, in points of the content, where it is at rest.
    open func rectForHeader(inSection section: Int) -> CGRect { layoutRect(of: .header(section)) }
    /// Returns the place of a section's footer, in points of the content, where it is at rest.
    open func rectForFooter(inSection section: Int) -> CGRect { layoutRect(of: .footer(section)) }
    /// Returns the place of a row, in points of the content.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutRect(of: .row(indexPath.row, section: indexPath.section))
    }
    /// Returns the row at a point of the content. It is nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// Returns the rows that overlap a part of the content, in order.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// Returns the row that a cell stands for. It is nil if it stands for none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard case .item(let indexPath)? = cell.element, stage.elements[.item(indexPath)] === cell else {
            return nil
        }
        return indexPath
    }
    /// Returns the cell of a row. It is nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        stage.displayed.contains(.item(indexPath))
            ? stage.elements[.item(indexPath)] as? UITableViewCell : nil
    }
    /// The cells of the visible rows, in order.
    open var visibleCells: [UITableViewCell] {
        visibleRows.compactMap { stage.elements[.item($0)] as? UITableViewCell }
    }
    /// The visible rows, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
    /// Returns the header of a section. It is nil if it is not visible, or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(Self.headerKind, section) as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section. It is nil if it is not visible, or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(Self.footerKind, section) as? UITableViewHeaderFooterView
    }

    // MARK: Reuse

    /// Registers a class of cells; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass, as: UITableViewCell.self, kind: .cell, identifier)
    }
    /// Registers a class of headers and footers; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(aClass, as: UITableViewHeaderFooterView.self, kind: Self.sectionViews, identifier)
    }
    /// Returns a cell that is no longer needed, made ready for reuse, or a new one of the registered class. It is nil if neither is
    /// there.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeuedCell(identifier, for: nil)
    }
    /// Returns a cell for a row: one that is no longer needed, made ready for reuse, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        presentCell(identifier, for: indexPath)
    }
    /// Returns a header or footer that is no longer needed, made ready for reuse, or a new one of the registered class. Nil where
    /// neither is there.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        dequeuedSectionView(identifier)
    }

    /// Whether items that are held over a row for a moment open it, as a tap would. False by default.
    open var isSpringLoaded = false

    // MARK: Drag and drop

    /// The object that says which rows are dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate !== oldValue { itemDragging.update() } }
    }
    /// The object that says what a drop does, and takes what is dropped.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether the user can drag rows where there is a ``dragDelegate``. True by default, as on iPads, and on iPhones since iOS 15.
    open var dragInteractionEnabled = true {
        didSet { if dragInteractionEnabled != oldValue { itemDragging.update() } }
    }
    /// Whether rows of the table view are lifted or dragged.
    open var hasActiveDrag: Bool { storedItemDragging?.source.session != nil }
    /// Whether items are dragged over the table view.
    open var hasActiveDrop: Bool { storedItemDragging?.target.session != nil }

    /// What the table view knows of drags.
    var itemDragging: ItemDragging {
        if let storedItemDragging { return storedItemDragging }
        let dragging = ItemDragging(self)
        storedItemDragging = dragging
        return dragging
    }
    /// Nil until something could be dragged from here or to here.
    private(set) var storedItemDragging: ItemDragging?

    // MARK: Selecting

    /// Whether the user can select rows while the table view is not edited. True at first.
    open var allowsSelection = true { didSet { choiceDidChange() } }
    /// Whether the user can select several rows while the table view is not edited.
    open var allowsMultipleSelection = false
    /// Whether the user can select rows while the table view is edited.
    open var allowsSelectionDuringEditing = false { didSet { choiceDidChange() } }
    /// Whether the user can select several rows while the table view is edited: rows have a circle then in place of what
    /// deletes and inserts.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            if allowsMultipleSelectionDuringEditing != oldValue { updateEditingOfCells(animated: false) }
        }
    }
    /// The selected row; where there are several, the first. It is nil if there is none.
    open var indexPathForSelectedRow: IndexPath? { stage.selection.min() }
    /// The selected rows, in order. It is nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        stage.selection.isEmpty ? nil : stage.selection.sorted()
    }
    /// Selects a row without telling the delegate; nil deselects all. Scrolls to it where `scrollPosition` says where to.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls so that a row lies where `scrollPosition` says. A row with the number `NSNotFound` stands for the section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Scrolls so that the selected row that is nearest to the visible part lies where `scrollPosition` says.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated: animated)
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stage.content.scrollTarget = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    // MARK: Changing rows and sections

    /// Makes several changes as one, with an animation unless ``UIView/performWithoutAnimation(_:)`` or
    /// ``UIView/setAnimationsEnabled(_:)`` says otherwise.
    ///
    /// Change the data that the data source gives within `updates`. The order of the calls does not matter: deletes, reloads
    /// and the sources of moves are index paths before the batch, inserts and the targets of moves are index paths after it. A
    /// batch within a batch joins it. Changes that contradict each other, or do not lead to the numbers of rows that the data
    /// source has then, end the app with a line that says which. `completion` runs once, on the main thread, when what changed
    /// has arrived.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
    /// Makes several changes as one, and returns when what changed has arrived.
    @discardableResult
    open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }
    /// Begins a batch of changes that ``endUpdates()`` makes as one. The calls may be nested.
    open func beginUpdates() { openBatch() }
    /// Makes the changes since ``beginUpdates()``. Without any, the heights of rows are asked for again, with an animation.
    open func endUpdates() { closeBatch() }
    /// Whether changes wait that were asked for: a batch is open, or what places rows at present must end first.
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
    /// Gives rows fresh cells; they are no longer selected. The index paths are those before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        reload(rows: indexPaths, animation)
    }
    /// Configures the cells of rows anew, which is cheaper than a reload: the data source is asked for each row that has a
    /// cell, and dequeues the cell that is there.
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
    /// Gives sections fresh cells for whatever rows they have now. The indexes are those before the update.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        reload(sections: sections, animation)
    }
    /// Moves a section with its rows from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        move(section: section, to: newSection)
    }

    // MARK: Editing

    /// Whether the user edits the table view.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Lets the user edit the table view, or ends that, with or without an animation.
    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

    // MARK: Section index

    /// The number of rows from which on the section index is there; 0 at first.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsSectionIndex() } }
    /// The colour of the titles in the section index; nil: the tint colour.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// The colour behind the section index; nil: none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// The colour behind the section index while it is touched; nil: ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }

    // MARK: What UIKit's classes override

    open override func layoutSubviews() {
        // Whoever is asked meanwhile may change the data.
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
        stage.highlight(false)
        super.touchesCancelled(touches, with: event)
    }

    override var accessibilityRole: AccessibilityContent.Role? { .list }

    /// The interaction that opens the context menus of the rows. It is nil if there is no delegate, or it has shown that it has none.
    open var contextMenuInteraction: UIContextMenuInteraction? { listInteraction }
    var storedContextMenus: ListContextMenus?
    override var ownWishes: GestureWishes { menuWishes }

    // MARK: Stored state of the topics in the extensions

    /// The owner of the views of rows, headers and footers.
    private(set) lazy var stage = ElementStage(host: self)
    /// The places of rows, headers and footers.
    private(set) lazy var tableLayout = TableViewLayout(of: self)
    var ownSeparatorInset: UIEdgeInsets?
    var storedIsEditing = false
    /// How many ``beginUpdates()`` wait for their end.
    var openBatches = 0
    /// The changes since ``beginUpdates()``.
    var pendingChanges: [() -> Void] = []
    /// What the delegate says of the heights of rows, or nil before it was asked.
    var heightAnswers: HeightAnswers?
    /// Whether the data source has to be asked for the titles of the section index.
    var needsSectionIndex = true
    /// What is known of the delegate's views of headers and footers.
    var probedViews = ProbedSectionViews()
    /// The view that keeps ``backgroundView`` in its place.
    var backgroundHolder: FixedView?
    /// The index at the trailing edge.
    var sectionIndex: TableSectionIndex?
    /// Whether the data source moves rows, or nil before it was asked.
    var movesRows: Bool?
    /// The row that a finger moves, as far as its middle is from the finger.
    var reorderingOffset: CGPoint?
    /// The actions of rows that swipes reveal.
    private(set) lazy var swipeActions = SwipeActions(host: self)
    /// Whether the delegate has actions at the leading edge, and at the trailing edge, of rows, or nil before it was asked.
    var answersSwipes: (leading: Bool, trailing: Bool)?
}

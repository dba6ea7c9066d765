import Foundation
import TesseraUI
import Testing

private final class OverridingTable: UITableView, Logging {
    let calls = Calls()
    override var dataSource: (any UITableViewDataSource)? {
        get { super.dataSource }
        set {
            log("dataSource")
            super.dataSource = newValue
        }
    }
    override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { super.prefetchDataSource }
        set {
            log("prefetchDataSource")
            super.prefetchDataSource = newValue
        }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set {
            log("isPrefetchingEnabled")
            super.isPrefetchingEnabled = newValue
        }
    }
    override var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set {
            log("delegate")
            super.delegate = newValue
        }
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int {
        log("numberOfRows(inSection:)")
        return super.numberOfRows(inSection: section)
    }
    override func reloadData() {
        log("reloadData()")
        super.reloadData()
    }
    override func reloadSectionIndexTitles() {
        log("reloadSectionIndexTitles()")
        super.reloadSectionIndexTitles()
    }
    override var rowHeight: CGFloat {
        get { super.rowHeight }
        set {
            log("rowHeight")
            super.rowHeight = newValue
        }
    }
    override var sectionHeaderHeight: CGFloat {
        get { super.sectionHeaderHeight }
        set {
            log("sectionHeaderHeight")
            super.sectionHeaderHeight = newValue
        }
    }
    override var sectionFooterHeight: CGFloat {
        get { super.sectionFooterHeight }
        set {
            log("sectionFooterHeight")
            super.sectionFooterHeight = newValue
        }
    }
    override var estimatedRowHeight: CGFloat {
        get { super.estimatedRowHeight }
        set {
            log("estimatedRowHeight")
            super.estimatedRowHeight = newValue
        }
    }
    override var estimatedSectionHeaderHeight: CGFloat {
        get { super.estimatedSectionHeaderHeight }
        set {
            log("estimatedSectionHeaderHeight")
            super.estimatedSectionHeaderHeight = newValue
        }
    }
    override var estimatedSectionFooterHeight: CGFloat {
        get { super.estimatedSectionFooterHeight }
        set {
            log("estimatedSectionFooterHeight")
            super.estimatedSectionFooterHeight = newValue
        }
    }
    override var sectionHeaderTopPadding: CGFloat {
        get { super.sectionHeaderTopPadding }
        set {
            log("sectionHeaderTopPadding")
            super.sectionHeaderTopPadding = newValue
        }
    }
    override var fillerRowHeight: CGFloat {
        get { super.fillerRowHeight }
        set {
            log("fillerRowHeight")
            super.fillerRowHeight = newValue
        }
    }
    override var selfSizingInvalidation: SelfSizingInvalidation {
        get { super.selfSizingInvalidation }
        set {
            log("selfSizingInvalidation")
            super.selfSizingInvalidation = newValue
        }
    }
    override var separatorStyle: UITableViewCell.SeparatorStyle {
        get { super.separatorStyle }
        set {
            log("separatorStyle")
            super.separatorStyle = newValue
        }
    }
    override var separatorColor: UIColor? {
        get { super.separatorColor }
        set {
            log("separatorColor")
            super.separatorColor = newValue
        }
    }
    override var separatorEffect: UIVisualEffect? {
        get { super.separatorEffect }
        set {
            log("separatorEffect")
            super.separatorEffect = newValue
        }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set {
            log("separatorInset")
            super.separatorInset = newValue
        }
    }
    override var separatorInsetReference: SeparatorInsetReference {
        get { super.separatorInsetReference }
        set {
            log("separatorInsetReference")
            super.separatorInsetReference = newValue
        }
    }
    override var cellLayoutMarginsFollowReadableWidth: Bool {
        get { super.cellLayoutMarginsFollowReadableWidth }
        set {
            log("cellLayoutMarginsFollowReadableWidth")
            super.cellLayoutMarginsFollowReadableWidth = newValue
        }
    }
    override var insetsContentViewsToSafeArea: Bool {
        get { super.insetsContentViewsToSafeArea }
        set {
            log("insetsContentViewsToSafeArea")
            super.insetsContentViewsToSafeArea = newValue
        }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set {
            log("backgroundView")
            super.backgroundView = newValue
        }
    }
    override var tableHeaderView: UIView? {
        get { super.tableHeaderView }
        set {
            log("tableHeaderView")
            super.tableHeaderView = newValue
        }
    }
    override var tableFooterView: UIView? {
        get { super.tableFooterView }
        set {
            log("tableFooterView")
            super.tableFooterView = newValue
        }
    }
    override func rect(forSection section: Int) -> CGRect {
        log("rect(forSection:)")
        return super.rect(forSection: section)
    }
    override func rectForHeader(inSection section: Int) -> CGRect {
        log("rectForHeader(inSection:)")
        return super.rectForHeader(inSection: section)
    }
    override func rectForFooter(inSection section: Int) -> CGRect {
        log("rectForFooter(inSection:)")
        return super.rectForFooter(inSection: section)
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        log("rectForRow(at:)")
        return super.rectForRow(at: indexPath)
    }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
        log("indexPathForRow(at:)")
        return super.indexPathForRow(at: point)
    }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        log("indexPathsForRows(in:)")
        return super.indexPathsForRows(in: rect)
    }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        log("indexPath(for:)")
        return super.indexPath(for: cell)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        log("cellForRow(at:)")
        return super.cellForRow(at: indexPath)
    }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        log("headerView(forSection:)")
        return super.headerView(forSection: section)
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        log("footerView(forSection:)")
        return super.footerView(forSection: section)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        log("register(_:forCellReuseIdentifier:)")
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        log("register(_:forHeaderFooterViewReuseIdentifier:)")
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        log("dequeueReusableCell(withIdentifier:)")
        return super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        log("dequeueReusableCell(withIdentifier:for:)")
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        log("dequeueReusableHeaderFooterView(withIdentifier:)")
        return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set {
            log("allowsSelection")
            super.allowsSelection = newValue
        }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set {
            log("allowsMultipleSelection")
            super.allowsMultipleSelection = newValue
        }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set {
            log("allowsSelectionDuringEditing")
            super.allowsSelectionDuringEditing = newValue
        }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { super.allowsMultipleSelectionDuringEditing }
        set {
            log("allowsMultipleSelectionDuringEditing")
            super.allowsMultipleSelectionDuringEditing = newValue
        }
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        log("selectRow(at:animated:scrollPosition:)")
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        log("deselectRow(at:animated:)")
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        log("scrollToRow(at:at:animated:)")
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        log("scrollToNearestSelectedRow(at:animated:)")
        super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        log("setContentOffset(_:animated:)")
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        log("performBatchUpdates(_:completion:)")
        super.performBatchUpdates(updates)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        log("performBatchUpdates(_:)")
        return await super.performBatchUpdates(updates)
    }
    override func beginUpdates() {
        log("beginUpdates()")
        super.beginUpdates()
    }
    override func endUpdates() {
        log("endUpdates()")
        super.endUpdates()
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        log("insertRows(at:with:)")
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        log("deleteRows(at:with:)")
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        log("reloadRows(at:with:)")
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) {
        log("reconfigureRows(at:)")
        super.reconfigureRows(at: indexPaths)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        log("moveRow(at:to:)")
        super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        log("insertSections(_:with:)")
        super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        log("deleteSections(_:with:)")
        super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        log("reloadSections(_:with:)")
        super.reloadSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        log("moveSection(_:toSection:)")
        super.moveSection(section, toSection: newSection)
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set {
            log("isEditing")
            super.isEditing = newValue
        }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        log("setEditing(_:animated:)")
        super.setEditing(editing, animated: animated)
    }
    override var sectionIndexMinimumDisplayRowCount: Int {
        get { super.sectionIndexMinimumDisplayRowCount }
        set {
            log("sectionIndexMinimumDisplayRowCount")
            super.sectionIndexMinimumDisplayRowCount = newValue
        }
    }
    override var sectionIndexColor: UIColor? {
        get { super.sectionIndexColor }
        set {
            log("sectionIndexColor")
            super.sectionIndexColor = newValue
        }
    }
    override var sectionIndexBackgroundColor: UIColor? {
        get { super.sectionIndexBackgroundColor }
        set {
            log("sectionIndexBackgroundColor")
            super.sectionIndexBackgroundColor = newValue
        }
    }
    override var sectionIndexTrackingBackgroundColor: UIColor? {
        get { super.sectionIndexTrackingBackgroundColor }
        set {
            log("sectionIndexTrackingBackgroundColor")
            super.sectionIndexTrackingBackgroundColor = newValue
        }
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log("traitCollectionDidChange(_:)")
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func safeAreaInsetsDidChange() {
        log("safeAreaInsetsDidChange()")
        super.safeAreaInsetsDidChange()
    }
    override func layoutMarginsDidChange() {
        log("layoutMarginsDidChange()")
        super.layoutMarginsDidChange()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
}

@MainActor struct OverridingTableViewsTests {
    @Test func `a table view's overrides run`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let view = OverridingTable(frame: window.bounds, style: .plain)
        window.isHidden = false
        window.addSubview(view)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, _ in
            view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        view.setEditing(true, animated: false)
        view.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        view.refreshAll()
        #expect(
            view.calls.missing(of: [
                "reloadData()", "layoutSubviews()", "setEditing(_:animated:)", "dataSource",
                "register(_:forCellReuseIdentifier:)", "dequeueReusableCell(withIdentifier:for:)",
                "selectRow(at:animated:scrollPosition:)", "rectForRow(at:)", "cellForRow(at:)",
            ]) == [])
    }
}

extension UITableView {
    /// Calls members that a subclass may override, in code that does not name the subclass.
    fileprivate func refreshAll() {
        _ = rectForRow(at: [0, 0])
        _ = cellForRow(at: [0, 0])
    }
}

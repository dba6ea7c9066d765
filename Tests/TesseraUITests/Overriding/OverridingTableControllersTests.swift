import Foundation
import TesseraUI
import Testing

private final class OverridingTableController: UITableViewController, Logging {
    let calls = Calls()
    override var tableView: UITableView! {
        get { super.tableView }
        set {
            log("tableView")
            super.tableView = newValue
        }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set {
            log("clearsSelectionOnViewWillAppear")
            super.clearsSelectionOnViewWillAppear = newValue
        }
    }
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set {
            log("refreshControl")
            super.refreshControl = newValue
        }
    }
    override func loadView() {
        log("loadView()")
        super.loadView()
    }
    override func viewWillAppear(_ animated: Bool) {
        log("viewWillAppear(_:)")
        super.viewWillAppear(animated)
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
        log("numberOfSections(in:)")
        return super.numberOfSections(in: tableView)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log("tableView(_:numberOfRowsInSection:)")
        return super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log("tableView(_:cellForRowAt:)")
        return super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        log("tableView(_:titleForHeaderInSection:)")
        return super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        log("tableView(_:titleForFooterInSection:)")
        return super.tableView(tableView, titleForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log("tableView(_:canEditRowAt:)")
        return super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        log("tableView(_:canMoveRowAt:)")
        return super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        log("sectionIndexTitles(for:)")
        return super.sectionIndexTitles(for: tableView)
    }
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        log("tableView(_:sectionForSectionIndexTitle:at:)")
        return super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log("tableView(_:commit:forRowAt:)")
        super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log("tableView(_:moveRowAt:to:)")
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log("tableView(_:willDisplay:forRowAt:)")
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        log("tableView(_:willDisplayHeaderView:forSection:)")
        super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        log("tableView(_:willDisplayFooterView:forSection:)")
        super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log("tableView(_:didEndDisplaying:forRowAt:)")
        super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        log("tableView(_:didEndDisplayingHeaderView:forSection:)")
        super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        log("tableView(_:didEndDisplayingFooterView:forSection:)")
        super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log("tableView(_:heightForRowAt:)")
        return super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        log("tableView(_:heightForHeaderInSection:)")
        return super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        log("tableView(_:heightForFooterInSection:)")
        return super.tableView(tableView, heightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    {
        log("tableView(_:estimatedHeightForRowAt:)")
        return super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
        -> CGFloat
    {
        log("tableView(_:estimatedHeightForHeaderInSection:)")
        return super.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
        -> CGFloat
    {
        log("tableView(_:estimatedHeightForFooterInSection:)")
        return super.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        log("tableView(_:viewForHeaderInSection:)")
        return super.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        log("tableView(_:viewForFooterInSection:)")
        return super.tableView(tableView, viewForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log("tableView(_:accessoryButtonTappedForRowWith:)")
        super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log("tableView(_:shouldHighlightRowAt:)")
        return super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log("tableView(_:didHighlightRowAt:)")
        super.tableView(tableView, didHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log("tableView(_:didUnhighlightRowAt:)")
        super.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log("tableView(_:willSelectRowAt:)")
        return super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log("tableView(_:willDeselectRowAt:)")
        return super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log("tableView(_:didSelectRowAt:)")
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log("tableView(_:didDeselectRowAt:)")
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        log("tableView(_:canPerformPrimaryActionForRowAt:)")
        return super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log("tableView(_:performPrimaryActionForRowAt:)")
        super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        log("tableView(_:editingStyleForRowAt:)")
        return super.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        log("tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
        return super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        log("tableView(_:shouldIndentWhileEditingRowAt:)")
        return super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log("tableView(_:willBeginEditingRowAt:)")
        super.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log("tableView(_:didEndEditingRowAt:)")
        super.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        log("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
        return super.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        log("tableView(_:indentationLevelForRowAt:)")
        return super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log("tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
        return super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log("tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
        return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log("scrollViewDidScroll(_:)")
        super.scrollViewDidScroll(scrollView)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log("scrollViewWillBeginDragging(_:)")
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
        super.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log("scrollViewDidEndDragging(_:willDecelerate:)")
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        log("scrollViewWillBeginDecelerating(_:)")
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log("scrollViewDidEndDecelerating(_:)")
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        log("scrollViewDidEndScrollingAnimation(_:)")
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log("scrollViewDidChangeAdjustedContentInset(_:)")
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}

@MainActor struct OverridingTableControllersTests {
    @Test func `a table view controller's overrides run when its table view asks`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let controller = OverridingTableController(style: .grouped)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.tableView.style == .grouped)
        #expect(
            controller.calls.missing(of: [
                "loadView()", "viewWillAppear(_:)", "numberOfSections(in:)",
                "tableView(_:numberOfRowsInSection:)", "tableView(_:titleForHeaderInSection:)",
                "tableView(_:heightForHeaderInSection:)", "sectionIndexTitles(for:)",
            ]) == [])
    }
}

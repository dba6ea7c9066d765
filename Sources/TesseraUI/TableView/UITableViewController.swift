import Foundation

/// A view controller that manages a table view, and is its data source and delegate.
/// See Apple's [UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller).
///
/// ```swift
/// final class NamesViewController: UITableViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
///     }
///
///     override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///     override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///         var content = cell.defaultContentConfiguration()
///         content.text = names[indexPath.row]
///         cell.contentConfiguration = content
///         return cell
///     }
/// }
/// ```
///
/// Methods of the data source and the delegate that a subclass does not override behave like the protocols'
/// default implementations.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    /// Creates a controller of a table view in a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table view is loaded from a nib. Without a nib, the table view is plain.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a storyboard or a nib, from which it later loads its table view.
    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.with(nib.bool("clearsSelectionOnViewWillAppear")) { clearsSelectionOnViewWillAppear = $0 }
            nibRefreshControl = nib.object("refreshControl", as: UIRefreshControl.self)
        }
    }

    private let tableStyle: UITableView.Style
    /// The refresh control that a storyboard states. It waits here until the view is loaded.
    private var nibRefreshControl: UIRefreshControl?

    /// The table view. It is the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// A Boolean value that tells whether the selection is cleared when the view is about to appear. The
    /// default is true.
    open var clearsSelectionOnViewWillAppear = true

    /// Returns true. Override it if not all rows may open.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    /// The control that refreshes the rows when it is pulled down from the top.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        if loadNibView() {
            guard let table = viewIfLoaded as? UITableView else { return }
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
            if let nibRefreshControl { table.refreshControl = nibRefreshControl }
            return
        }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: tableStyle)
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView = viewIfLoaded as? UITableView else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: path, animated: animated)
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// Returns the number of sections of a storyboard's static content, or 1 without such content.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 1 }

    /// Returns the number of rows of a storyboard's static content, or 0 without such content.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.section(section)?.cells.count ?? 0
    }

    /// Returns a cell of a storyboard's static content. Ends the app if there is no such content, since a subclass with
    /// rows must override the method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticRows?.cell(at: indexPath) { return cell }
        fatalError(
            "The table view asks for the row at \(Array(indexPath)): \(type(of: self)) must override "
                + "tableView(_:cellForRowAt:).")
    }

    /// Returns the title in a storyboard's static content, or nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.header
    }

    /// Returns the title in a storyboard's static content, or nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.footer
    }

    /// Returns true. A swipe offers to delete a row only if a subclass overrides this method,
    /// `tableView(_:editingStyleForRowAt:)` or ``tableView(_:commit:forRowAt:)``.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.canEdit.isMissing(in: self)
        return true
    }

    /// Returns true if a subclass overrides ``tableView(_:moveRowAt:to:)``. To find out, the table view calls
    /// that method once, with a row that stays where it is.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.dataSourceMovesRows(trying: indexPath)
    }

    /// Returns nil.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the index of the title.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Ends the app if the index paths differ: a subclass must override the method if users move rows.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.move.isMissing(in: self)
        guard sourceIndexPath != destinationIndexPath else { return }
        fatalError(
            "The row at \(Array(sourceIndexPath)) is moved to \(Array(destinationIndexPath)): \(type(of: self)) must "
                + "override tableView(_:moveRowAt:to:).")
    }

    // MARK: Displaying

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    // MARK: Context menus

    /// Returns nil.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.contextMenu.isMissing(in: self)
        return nil
    }
    /// Returns nil.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Returns false.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.cellMenu.isMissing(in: self)
        return false
    }
    /// Returns false.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    // MARK: Heights

    /// Returns the table view's ``UITableView/rowHeight``.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = tableView.staticRows?.height(at: indexPath) { return height }
        OptionalMethod.rowHeight.isMissing(in: self)
        return tableView.rowHeight
    }

    /// Returns the table view's ``UITableView/sectionHeaderHeight``.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the table view's ``UITableView/sectionFooterHeight``.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns the table view's ``UITableView/estimatedRowHeight``.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.estimatedRowHeight.isMissing(in: self)
        return tableView.estimatedRowHeight
    }

    /// Returns the table view's ``UITableView/estimatedSectionHeaderHeight``.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// Returns the table view's ``UITableView/estimatedSectionFooterHeight``.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    // MARK: Headers and footers

    /// Returns nil.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let view = tableView.staticRows?.section(section)?.headerView { return view }
        OptionalMethod.headerView.isMissing(in: self)
        return nil
    }

    /// Returns nil.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let view = tableView.staticRows?.section(section)?.footerView { return view }
        OptionalMethod.footerView.isMissing(in: self)
        return nil
    }

    // MARK: Selecting

    /// Does nothing.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Returns true.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row that the user has chosen.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the row that the user has chosen.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns false.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.multipleSelection.isMissing(in: self)
        return false
    }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    /// Returns true while the table view is not being edited.
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    // MARK: Focus

    /// Returns true if the user can select rows.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.selectsItems
    }
    /// Returns true.
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns nil.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    /// Returns true.
    open func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { true }

    // MARK: Editing

    /// Returns ``UITableViewCell/EditingStyle-swift.enum/delete`` if the row can be edited.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalMethod.editingStyle.isMissing(in: self)
        return tableView.canEdit(indexPath) ? .delete : .none
    }

    /// Returns nil.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns true.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the index path that the table view proposes.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns 0.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethod.indentation.isMissing(in: self)
        return 0
    }

    /// Returns nil.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethod.leadingActions.isMissing(in: self)
        return nil
    }

    /// Returns nil.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethod.trailingActions.isMissing(in: self)
        return nil
    }

    /// Returns nil.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        OptionalMethod.rowActions.isMissing(in: self)
        return nil
    }

    // MARK: Scrolling

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Leaves the target of the scrolling unchanged.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalMethod.targetContentOffset.isMissing(in: self) }

    /// Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns true.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns nil: the content cannot be zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}

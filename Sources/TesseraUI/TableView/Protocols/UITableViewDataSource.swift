import Foundation

/// An object that provides the rows of a table view, and makes the changes that the user asks for.
/// See Apple's
/// [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of a section's header, or nil if it has none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer, or nil if it has none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns true if the user may edit a row.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns true if the user may move a row to another place.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the index at the trailing edge, or nil if there is no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section for a title of the index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Deletes a row from the data, or inserts one there, and then in the table view.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// Moves a row in the data, after the user has dropped it.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns true. A swipe offers to delete a row only if the data source implements this method, if the
    /// table view's delegate implements `tableView(_:editingStyleForRowAt:)`, or if the data source's
    /// ``tableView(_:commit:forRowAt:)`` is registered, as it is in ported apps: Swift cannot detect that a data
    /// source implements that method.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.canEdit.isMissing(in: self)
        return true
    }

    /// Returns true if the data source implements ``tableView(_:moveRowAt:to:)``. To find out, the table view
    /// calls that method once, with a row that stays where it is.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.dataSourceMovesRows(trying: indexPath)
    }

    /// Returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the index of the title.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Ends the app if the index paths differ: a data source must implement the method if users move rows.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.move.isMissing(in: self)
        guard sourceIndexPath != destinationIndexPath else { return }
        fatalError(
            "The row at \(Array(sourceIndexPath)) is moved to \(Array(destinationIndexPath)): \(type(of: self)) must "
                + "implement tableView(_:moveRowAt:to:).")
    }
}

/// An object that is informed of the rows that a table view will soon need.
/// See Apple's [UITableViewDataSourcePrefetching](
/// https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Informs the object that rows will soon be needed, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Informs the object that rows will not be needed soon any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

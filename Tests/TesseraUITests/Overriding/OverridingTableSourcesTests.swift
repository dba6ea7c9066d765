import Foundation
import TesseraUI
import Testing

private final class OverridingTableSource: UITableViewDiffableDataSource<Int, Int>, Logging {
    let calls = Calls()
    override var defaultRowAnimation: UITableView.RowAnimation {
        get { super.defaultRowAnimation }
        set {
            log("defaultRowAnimation")
            super.defaultRowAnimation = newValue
        }
    }
    nonisolated override func snapshot() -> Snapshot {
        return super.snapshot()
    }
    override func itemIdentifier(for indexPath: IndexPath) -> Int? {
        log("itemIdentifier(for:)")
        return super.itemIdentifier(for: indexPath)
    }
    override func indexPath(for itemIdentifier: Int) -> IndexPath? {
        log("indexPath(for:)")
        return super.indexPath(for: itemIdentifier)
    }
    override func sectionIdentifier(for index: Int) -> Int? {
        log("sectionIdentifier(for:)")
        return super.sectionIdentifier(for: index)
    }
    override func index(for sectionIdentifier: Int) -> Int? {
        log("index(for:)")
        return super.index(for: sectionIdentifier)
    }
    nonisolated override func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        log("apply(_:animatingDifferences:)")
        await super.apply(snapshot, animatingDifferences: animatingDifferences)
    }
    nonisolated override func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    override func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        log("applySnapshotUsingReloadData(_:)")
        await super.applySnapshotUsingReloadData(snapshot)
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
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log("tableView(_:commit:forRowAt:)")
        super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        log("tableView(_:canMoveRowAt:)")
        return super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log("tableView(_:moveRowAt:to:)")
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
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
}

@MainActor struct OverridingTableSourcesTests {
    @Test func `a table's data source runs its overrides when it is asked`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let view = UITableView(frame: window.bounds, style: .plain)
        window.isHidden = false
        window.addSubview(view)
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = OverridingTableSource(tableView: view) { view, path, _ in
            view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.defaultRowAnimation = .left
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        view.setEditing(true, animated: false)
        #expect(
            source.calls.missing(of: [
                "defaultRowAnimation", "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)",
                "tableView(_:cellForRowAt:)", "tableView(_:titleForHeaderInSection:)",
                "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "sectionIndexTitles(for:)",
            ]) == [])
    }
}

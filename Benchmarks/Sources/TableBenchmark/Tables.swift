import BenchmarkSupport
import Foundation
import TesseraUI

/// Measures tables of a million rows relative to tables of a thousand.
@MainActor func measureTables() {
    let (large, small) = (1_000_000, 1000)
    for height in [CGFloat(44), UITableView.automaticDimension] {
        let name = height > 0 ? "rows of one height" : "rows that size themselves"
        report(
            "Table, first layout, \(name), 1,000,000 over 1,000",
            Comparison(repetitions: 5, rounds: 20) {
                use(TableScreen(rowCount: large, rowHeight: height))
            } over: {
                use(TableScreen(rowCount: small, rowHeight: height))
            }, limit: 2)
    }
    for kind in TableScreen.Edit.allCases {
        let (many, few) = (TableScreen(rowCount: large), TableScreen(rowCount: small))
        report(
            "Table, \(kind) in a batch, rows of one height, 1,000,000 over 1,000",
            Comparison(repetitions: 20) {
                many.edit(kind)
            } over: {
                few.edit(kind)
            }, limit: 3)
    }
    let bytes = memory(ofEachOf: 20) { TableScreen(rowCount: large) }
    let fewBytes = memory(ofEachOf: 20) { TableScreen(rowCount: small) }
    line(
        "Table, memory of 1,000,000 rows of one height beyond that of 1,000",
        kibibytes(bytes.flatMap { bytes in fewBytes.map { max(0, bytes - $0) } }), "at most 1 MiB", "")
    for kind in [TableScreen.Edit.insertion, .deletion] {
        let (many, few) = (DiffableTable(rowCount: large), DiffableTable(rowCount: small))
        report(
            "Table, \(kind) taken, made and applied as a snapshot, 1,000,000 over 1,000",
            Comparison(repetitions: 20) {
                many.edit(kind)
            } over: {
                few.edit(kind)
            }, limit: 3)
    }
}

/// A phone's window with a table of a given number of rows.
@MainActor final class TableScreen: NSObject, UITableViewDataSource {
    enum Edit: CaseIterable { case insertion, move, reload, deletion }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let tableView: UITableView
    private var rowCount: Int
    private var edits = 0

    init(rowCount: Int, rowHeight: CGFloat = 44) {
        self.rowCount = rowCount
        tableView = UITableView(frame: window.bounds, style: .plain)
        super.init()
        tableView.rowHeight = rowHeight
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        window.addSubview(tableView)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    /// Makes one edit. Every other edit is within the visible rows, so that cells are inserted, deleted and moved too.
    func edit(_ kind: Edit) {
        edits += 1
        let row = edits % 2 == 0 ? 3 : edits &* 7919 % (rowCount - 2)
        let (path, other) = (IndexPath(row: row, section: 0), IndexPath(row: row + 1, section: 0))
        UIView.performWithoutAnimation {
            tableView.performBatchUpdates {
                switch kind {
                case .insertion:
                    self.rowCount += 1
                    self.tableView.insertRows(at: [path], with: .fade)
                case .deletion:
                    self.rowCount -= 1
                    self.tableView.deleteRows(at: [path], with: .fade)
                case .move: self.tableView.moveRow(at: path, to: other)
                case .reload: self.tableView.reloadRows(at: [path], with: .fade)
                }
            }
            window.layoutIfNeeded()
        }
    }
}

/// A phone's window with a table whose data source applies snapshots.
@MainActor private final class DiffableTable {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let source: UITableViewDiffableDataSource<Int, Int>
    private let rowCount: Int
    private var edits = 0

    init(rowCount: Int) {
        self.rowCount = rowCount
        let tableView = UITableView(frame: window.bounds, style: .plain)
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: tableView) { tableView, path, _ in
            tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        window.addSubview(tableView)
        window.isHidden = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<rowCount))
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
    }

    func edit(_ kind: TableScreen.Edit) {
        edits += 1
        var next = source.snapshot()
        let place = edits % 2 == 0 ? 3 : edits &* 7919 % (next.numberOfItems - 2)
        guard let item = source.itemIdentifier(for: IndexPath(row: place, section: 0)) else { return }
        if kind == .deletion {
            next.deleteItems([item])
        } else {
            next.insertItems([rowCount + edits], afterItem: item)
        }
        source.apply(next, animatingDifferences: false)
        window.layoutIfNeeded()
    }
}

import Foundation
import Testing

@testable import TesseraUI

/// A data source that applies a snapshot of its own whenever the user moves a row, as apps do on iOS.
@MainActor
private final class MovingSource: UITableViewDiffableDataSource<String, Int> {
    var moves: [String] = []

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
        guard let moved = itemIdentifier(for: sourceIndexPath),
            let other = itemIdentifier(for: destinationIndexPath)
        else { return }
        var snapshot = snapshot()
        if sourceIndexPath.row < destinationIndexPath.row {
            snapshot.moveItem(moved, afterItem: other)
        } else {
            snapshot.moveItem(moved, beforeItem: other)
        }
        apply(snapshot, animatingDifferences: false)
    }
}

@MainActor struct DiffableRowMoveTests {
    private let screen = TableScreen(nil)
    private let source: MovingSource

    init() {
        source = MovingSource(tableView: screen.view) { view, path, item in
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? NumberCell)?.item = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3, 4])
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        screen.view.setEditing(true, animated: false)
    }

    @Test func `a snapshot that the app applies for a moved row moves it once`() {
        #expect(screen.cell(0, 0)?.reorder(by: 1) == true)
        #expect(source.snapshot().itemIdentifiers == [2, 1, 3, 4])
        #expect(screen.items == [2, 1, 3, 4])
        #expect(screen.cell(0, 3)?.reorder(by: -1) == true)
        #expect(source.snapshot().itemIdentifiers == [2, 1, 4, 3])
        #expect(screen.items == [2, 1, 4, 3])
        #expect(screen.view.stage.brokenInvariants() == [])
        // Later snapshots find the rows where they are.
        var snapshot = source.snapshot()
        snapshot.deleteItems([1])
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.items == [2, 4, 3])
    }

    @Test func `the data source is only informed of rows that really move`() {
        #expect(source.moves == [])
        _ = screen.cell(0, 0)?.reorder(by: 1)
        #expect(source.moves == ["0 to 1"])
    }

    @Test func `other changes may come with the move`() {
        final class Source: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                true
            }

            override func tableView(
                _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
            ) {
                var snapshot = snapshot()
                snapshot.moveItem(1, afterItem: 2)
                snapshot.appendItems([9])
                snapshot.deleteItems([3])
                apply(snapshot, animatingDifferences: false)
            }
        }
        let source = Source(tableView: screen.view) { view, path, item in
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? NumberCell)?.item = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        #expect(screen.cell(0, 0)?.reorder(by: 1) == true)
        #expect(screen.items == [2, 1, 9])
        #expect(screen.view.stage.brokenInvariants() == [])
    }
}

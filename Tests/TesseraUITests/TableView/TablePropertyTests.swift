import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TablePropertyTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `after any batches a table has the cells and places that a reload would give it`(seed: UInt64) async
    {
        var random = SeededGenerator(seed: seed)
        var model = RandomSections(using: &random)
        let table = HeightTable(model.sections.map(\.items))
        let screen = TableScreen(
            table, style: [.plain, .grouped, .insetGrouped][Int(seed) % 3],
            rowHeight: UITableView.automaticDimension)
        let fresh = TableScreen(
            table, style: screen.view.style, rowHeight: UITableView.automaticDimension)
        for view in [screen.view, fresh.view] { view.estimatedRowHeight = CGFloat(seed % 2) * 60 }
        for round in 0..<100 {
            let edit = model.edit(using: &random)
            UIView.setAnimationsEnabled(Bool.random(using: &random))
            let updates = {
                table.sections = model.sections.map(\.items)
                tell(screen.view, edit.changes, using: &random)
            }
            screen.view.performBatchUpdates(updates, completion: nil)
            UIView.setAnimationsEnabled(true)
            screen.window.layoutIfNeeded()
            let place = "seed \(seed), round \(round)"
            #expect(screen.view.stage.brokenInvariants() == [], "\(place)")
            // All rows become visible once, so that no height is an estimate.
            showEverything(screen)
            fresh.view.reloadData()
            fresh.window.layoutIfNeeded()
            showEverything(fresh)
            #expect(screen.view.contentSize == fresh.view.contentSize, "\(place)")
            for (section, items) in table.sections.enumerated() {
                #expect(
                    screen.view.rectForHeader(inSection: section)
                        == fresh.view.rectForHeader(inSection: section), "\(place)")
                for row in items.indices {
                    let path = IndexPath(row: row, section: section)
                    #expect(
                        screen.view.rectForRow(at: path) == fresh.view.rectForRow(at: path),
                        "\(place), \(path)")
                }
            }
            #expect(screen.items == fresh.items, "\(place)")
            if Int.random(in: 0..<4, using: &random) == 0 { await turn() }
        }
    }

    private func showEverything(_ screen: TableScreen) {
        for _ in 0..<100 {
            let end = screen.view.contentSize.height - 350
            if screen.view.contentOffset.y >= end { break }
            screen.view.contentOffset.y = min(screen.view.contentOffset.y + 300, max(end, 0))
            screen.window.layoutIfNeeded()
        }
        screen.view.contentOffset.y = 0
        screen.window.layoutIfNeeded()
    }

    /// Reports changes to the table view in any order.
    private func tell(_ view: UITableView, _ changes: DataChanges, using random: inout SeededGenerator) {
        let animations: [UITableView.RowAnimation] = [
            .fade, .left, .right, .top, .bottom, .none, .middle, .automatic,
        ]
        let animation = animations.randomElement(using: &random) ?? .fade
        var calls: [() -> Void] = [
            { view.deleteSections(IndexSet(changes.deletedSections), with: animation) },
            { view.insertSections(IndexSet(changes.insertedSections), with: animation) },
            { view.reloadSections(IndexSet(changes.reloadedSections), with: animation) },
            {
                view.deleteRows(
                    at: changes.deletedItems.flatMap(\.positions).map(\.indexPath), with: animation)
            },
            {
                view.insertRows(
                    at: changes.insertedItems.flatMap(\.positions).map(\.indexPath), with: animation)
            },
            {
                view.reloadRows(
                    at: changes.reloadedItems.flatMap(\.positions).map(\.indexPath), with: animation)
            },
        ]
        for move in changes.movedSections {
            calls.append { view.moveSection(move.source, toSection: move.target) }
        }
        for move in changes.movedItems {
            for (source, target) in zip(move.source.positions, move.target.positions) {
                calls.append { view.moveRow(at: source.indexPath, to: target.indexPath) }
            }
        }
        for call in calls.shuffled(using: &random) { call() }
    }

}

/// A table whose row heights depend on the numbers, and in which every other section has a header.
@MainActor
private final class HeightTable: Numbers, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(40 + sections[indexPath.section][indexPath.row] % 5 * 20)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section % 2 == 0 ? "Section" : nil
    }
}

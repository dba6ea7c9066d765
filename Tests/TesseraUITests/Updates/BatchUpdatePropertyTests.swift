import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct BatchUpdatePropertyTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `after any batches the cells are those that a reload would show`(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        var model = RandomSections(using: &random)
        let screen = NumberScreen(model.sections.map(\.items))
        let view = screen.view
        for round in 0..<150 {
            let selected = selectSome(of: model, in: view, using: &random)
            let before = cells(in: view)
            let edit = model.edit(using: &random)
            let isAnimated = Bool.random(using: &random)
            UIView.setAnimationsEnabled(isAnimated)
            let updates = {
                screen.feed.sections = model.sections.map(\.items)
                tell(view, edit.changes, using: &random)
            }
            view.performBatchUpdates(updates, completion: nil)
            UIView.setAnimationsEnabled(true)
            let place = "seed \(seed), round \(round)"
            #expect(screen.shown == screen.expected, "\(place)")
            #expect(view.stage.brokenInvariants() == [], "\(place)")
            let kept = selected.subtracting(edit.reloaded).compactMap(model.path(of:)).sorted()
            #expect(view.indexPathsForSelectedItems == kept, "\(place)")
            for (item, cell) in cells(in: view) {
                let path = model.path(of: item)
                #expect(view.indexPath(for: cell) == path, "\(place)")
                #expect(cell.frame == path.flatMap { view.layoutAttributesForItem(at: $0) }?.frame)
                #expect(cell.alpha == 1 && cell.superview === view, "\(place)")
                #expect(cell.isSelected == path.map(kept.contains), "\(place)")
                if let old = before[item], !edit.reloaded.contains(item) {
                    #expect(old === cell, "\(place), item \(item)")
                }
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                view.contentOffset.y = CGFloat.random(in: 0...800, using: &random).rounded()
                view.layoutIfNeeded()
            }
            if Int.random(in: 0..<4, using: &random) == 0 { await turn() }
        }
    }

    private func cells(in view: UICollectionView) -> [Int: TestCell] {
        let cells = view.visibleCells.compactMap { $0 as? TestCell }
        return Dictionary(cells.map { ($0.item ?? -1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func selectSome(
        of model: RandomSections, in view: UICollectionView, using random: inout SeededGenerator
    ) -> Set<Int> {
        view.allowsMultipleSelection = true
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        var selected: Set<Int> = []
        for (section, items) in model.sections.map(\.items).enumerated() {
            for (item, number) in items.enumerated() where Int.random(in: 0..<4, using: &random) == 0 {
                view.selectItem(at: [section, item], animated: false, scrollPosition: [])
                selected.insert(number)
            }
        }
        return selected
    }

    /// Reports changes to the collection view in any order.
    private func tell(
        _ view: UICollectionView, _ changes: DataChanges, using random: inout SeededGenerator
    ) {
        var calls: [() -> Void] = [
            { view.deleteSections(IndexSet(changes.deletedSections)) },
            { view.insertSections(IndexSet(changes.insertedSections)) },
            { view.reloadSections(IndexSet(changes.reloadedSections)) },
            { view.deleteItems(at: changes.deletedItems.flatMap(\.positions).map(\.indexPath)) },
            { view.insertItems(at: changes.insertedItems.flatMap(\.positions).map(\.indexPath)) },
            { view.reloadItems(at: changes.reloadedItems.flatMap(\.positions).map(\.indexPath)) },
        ]
        for move in changes.movedSections {
            calls.append { view.moveSection(move.source, toSection: move.target) }
        }
        for move in changes.movedItems {
            for (source, target) in zip(move.source.positions, move.target.positions) {
                calls.append { view.moveItem(at: source.indexPath, to: target.indexPath) }
            }
        }
        for call in calls.shuffled(using: &random) { call() }
    }
}

import Foundation
import Testing

@testable import TesseraUI

@MainActor struct StageInvariantTests {
    @Test func `a stage at work breaks no invariant`() {
        let screen = NumberScreen([[1, 2, 3], [4]])
        screen.view.allowsMultipleSelection = true
        screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(screen.view.stage.brokenInvariants() == [])
        screen.view.performBatchUpdates({
            screen.feed.sections = [[2, 3], [4, 5]]
            screen.view.deleteItems(at: [[0, 0]])
            screen.view.insertItems(at: [[1, 1]])
        })
        #expect(screen.view.stage.brokenInvariants() == [])
    }

    @Test func `a selected item that does not exist is reported`() {
        let screen = NumberScreen([[1, 2, 3]])
        screen.view.stage.selection = [[0, 3]]
        #expect(screen.view.stage.brokenInvariants() == ["[0, 3] is selected and is no item"])
    }

    @Test func `a displayed element without a view is reported`() {
        let screen = NumberScreen([[1, 2, 3]])
        screen.view.stage.displayed.insert(.decoration(kind: "line", [0, 0]))
        #expect(screen.view.stage.brokenInvariants().count == 1)
    }

    @Test func `a view that represents another element than its own is reported`() throws {
        let screen = NumberScreen([[1, 2, 3]])
        try #require(screen.view.stage.elements[.item([0, 0])]).element = .item([0, 2])
        #expect(screen.view.stage.brokenInvariants().count == 1)
    }

    @Test func `a reload from within the making of a cell waits until the cells are made`() {
        let screen = NumberScreen([[1, 2, 3]])
        screen.feed.onCell = {
            screen.feed.onCell = {}
            screen.feed.sections = [[7, 8, 9]]
            screen.view.reloadData()
        }
        screen.view.reloadData()
        screen.screen.window.layoutIfNeeded()
        screen.screen.window.layoutIfNeeded()
        #expect(screen.shown == [7, 8, 9])
        #expect(screen.view.stage.brokenInvariants() == [])
    }

    @Test func `an edit of a snapshot starts from one that waits to be applied`() {
        let screen = CollectionScreen(layout: .list())
        screen.view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        var appended = false
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        source = UICollectionViewDiffableDataSource(collectionView: screen.view) { view, path, item in
            if !appended {
                appended = true
                for page in [[10], [20]] {
                    var snapshot = source?.snapshot() ?? NSDiffableDataSourceSnapshot()
                    snapshot.appendItems(page)
                    source?.apply(snapshot)
                }
            }
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var first = NSDiffableDataSourceSnapshot<Int, Int>()
        first.appendSections([0])
        first.appendItems([1])
        source?.apply(first, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        #expect(source?.snapshot().itemIdentifiers == [1, 10, 20])
    }

    @Test func `phases go from settled to collecting and placing and back`() {
        let screen = NumberScreen([[1, 2, 3]])
        var phases: [String] = []
        func note() {
            switch screen.view.stage.phase {
            case .settled: phases.append("settled")
            case .collecting: phases.append("collecting")
            case .updating: phases.append("updating")
            case .placing(let update): phases.append(update == nil ? "placing" : "placing in an update")
            }
        }
        note()
        screen.feed.onCell = { note() }
        screen.view.performBatchUpdates({
            note()
            screen.feed.sections = [[1, 2, 3, 4]]
            screen.view.insertItems(at: [[0, 3]])
        })
        note()
        #expect(phases == ["settled", "collecting", "placing in an update", "settled"])
    }
}

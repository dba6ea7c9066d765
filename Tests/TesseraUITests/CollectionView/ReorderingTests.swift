import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ReorderingTests {
    typealias Source = NumberSource

    let screen = CollectionScreen()
    let source: Source
    var view: UICollectionView { screen.view }

    init() {
        source = screen.makeNumberSource()
        var snapshot = Source.Snapshot()
        snapshot.appendSections(["A", "B", "C"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        snapshot.appendItems([4], toSection: "B")
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
    }

    func move(_ path: IndexPath, toY y: CGFloat) {
        guard view.beginInteractiveMovementForItem(at: path) else { return }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y))
        view.endInteractiveMovement()
    }

    @Test func `without a handler no item can be moved`() {
        #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
        source.reorderingHandlers.canReorderItem = { $0 != 2 }
        #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    }

    @Test func `an item that is dropped is reported as a transaction`() throws {
        var log: [String] = []
        var sent: NSDiffableDataSourceTransaction<String, Int>?
        var backing = [1, 2, 3, 4]
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.willReorder = { [source] transaction in
            log.append("will, \(source.snapshot().itemIdentifiers)")
            #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 1, 4])
        }
        source.reorderingHandlers.didReorder = { [source] transaction in
            log.append("did, \(source.snapshot().itemIdentifiers)")
            sent = transaction
            backing = backing.applying(transaction.difference) ?? []
        }
        move([0, 0], toY: 250)
        #expect(log == ["will, [1, 2, 3, 4]", "did, [2, 3, 1, 4]"])
        #expect(backing == [2, 3, 1, 4])
        let transaction = try #require(sent)
        #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(
            Array(transaction.difference) == [
                .remove(offset: 0, element: 1, associatedWith: 2),
                .insert(offset: 2, element: 1, associatedWith: 0),
            ])
        let section = try #require(transaction.sectionTransactions.first)
        #expect(transaction.sectionTransactions.count == 1)
        #expect(section.sectionIdentifier == "A")
        #expect(section.initialSnapshot.items == [1, 2, 3])
        #expect(section.finalSnapshot.items == [2, 3, 1])
        #expect([1, 2, 3].applying(section.difference) == [2, 3, 1])
        #expect(screen.items == [2, 3, 1, 4])
        #expect(source.itemIdentifier(for: [0, 2]) == 1)
    }

    @Test func `a move to another section is a transaction of both`() throws {
        var sent: NSDiffableDataSourceTransaction<String, Int>?
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { sent = $0 }
        move([0, 1], toY: 330)
        let transaction = try #require(sent)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
        #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [[1, 3], [2, 4]])
        #expect([1, 2, 3, 4].applying(transaction.difference) == [1, 3, 2, 4])
        #expect(source.snapshot().itemIdentifiers(inSection: "B") == [2, 4])
        #expect(screen.items == [1, 3, 2, 4])
    }

    @Test func `an apply after a move starts from where the item is`() {
        source.reorderingHandlers.canReorderItem = { _ in true }
        move([0, 0], toY: 250)
        var snapshot = source.snapshot()
        snapshot.deleteItems([3])
        source.apply(snapshot)
        #expect(screen.items == [2, 1, 4])
    }

    @Test func `an apply while an item is on its way ends its movement`() {
        source.reorderingHandlers.canReorderItem = { _ in true }
        view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 330))
        var snapshot = source.snapshot()
        snapshot.deleteItems([2])
        source.apply(snapshot)
        #expect(screen.items == [1, 3, 4])
        view.endInteractiveMovement()
        #expect(source.snapshot().itemIdentifiers == [1, 3, 4])
    }

    @Test func `what a handler applies is shown once the item is dropped`() {
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [source] transaction in
            var next = transaction.finalSnapshot
            next.deleteItems([2])
            source.apply(next)
        }
        move([0, 0], toY: 250)
        #expect(source.snapshot().itemIdentifiers == [3, 1, 4])
        #expect(screen.items == [3, 1, 4])
    }

    @Test func `what a handler applies before the move is still there after it`() {
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.willReorder = { [source] transaction in
            var next = transaction.initialSnapshot
            next.deleteItems([2])
            source.apply(next)
        }
        move([0, 0], toY: 250)
        #expect(source.snapshot().itemIdentifiers == [1, 3, 4])
        #expect(screen.items == [1, 3, 4])
    }

    @Test func `the target of a move is the place after the item was taken out`() {
        let snapshot = source.snapshot()
        for source in [[0, 0], [0, 2], [1, 0]] as [IndexPath] {
            for target in [[0, 0], [0, 1], [0, 2], [1, 0], [2, 0]] as [IndexPath] {
                let moved = snapshot.movingItem(at: source, to: target)
                #expect(moved.indexPath(of: snapshot.itemIdentifier(at: source)) == target)
                var others = moved.itemIdentifiers
                others.removeAll { $0 == snapshot.itemIdentifier(at: source) }
                #expect(others == [1, 2, 3, 4].filter { $0 != snapshot.itemIdentifier(at: source) })
            }
        }
    }
}

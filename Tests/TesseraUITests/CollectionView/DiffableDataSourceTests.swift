import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct DiffableDataSourceTests {
    typealias Source = NumberSource

    let screen = CollectionScreen()
    let source: Source
    var view: UICollectionView { screen.view }

    init() {
        source = screen.makeNumberSource()
    }

    func apply(_ items: [Int], edit: (inout Source.Snapshot) -> Void = { _ in }) {
        var snapshot = Source.Snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems(items)
        edit(&snapshot)
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
    }

    @Test func `cells follow their items`() throws {
        apply([1, 2, 3])
        #expect(screen.items == [1, 2, 3])
        let three = try #require(view.cellForItem(at: [0, 2]))
        apply([3, 4, 1])
        #expect(screen.items == [3, 4, 1])
        #expect(view.cellForItem(at: [0, 0]) === three)
        #expect(source.indexPath(for: 4) == [0, 1])
        #expect(source.itemIdentifier(for: [0, 3]) == nil)
    }

    @Test func `a reconfigured item keeps its cell and a reloaded one is made anew`() throws {
        apply([1, 2, 3])
        let two = try #require(view.cellForItem(at: [0, 1]) as? TestCell)
        apply([1, 2, 3]) { $0.reconfigureItems([2]) }
        #expect(view.cellForItem(at: [0, 1]) === two)
        #expect(two.configurations == 2)
        #expect(two.reuses == 0)
        var snapshot = source.snapshot()
        snapshot.reloadItems([2])
        source.apply(snapshot, animatingDifferences: true)
        #expect(view.cellForItem(at: [0, 1]) !== two)
        #expect(screen.items == [1, 2, 3])
    }

    @Test func `an apply during an apply waits for it`() {
        let log = Log()
        var first = Source.Snapshot()
        first.appendSections(["A"])
        first.appendItems([1])
        var second = first
        second.appendItems([2])
        source.apply(first, animatingDifferences: false) { [source] in
            source.apply(second, animatingDifferences: false) { log.calls.append("second") }
            log.calls.append("first")
        }
        #expect(log.calls == ["first", "second"])
        #expect(source.snapshot().itemIdentifiers == [1, 2])
    }

    @Test func `a cell that asks for more while it is displayed gets it after the layout`() {
        final class Pager: NSObject, UICollectionViewDelegate {
            var more: (() -> Void)?
            var displayed: [Int?] = []
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                displayed.append((cell as? TestCell)?.item)
                more?()
                more = nil
            }
        }
        let pager = Pager()
        view.delegate = pager
        pager.more = { apply([5, 1, 2]) }
        apply([1, 2])
        screen.window.layoutIfNeeded()
        #expect(screen.items == [5, 1, 2])
        #expect(pager.displayed == [1, 2, 5])
    }

    @Test func `a delegate that applies a snapshot while it is asked for sizes gets it after the layout`() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var more: (() -> Void)?
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
            ) -> CGSize {
                let more = path.item == 3 ? self.more : nil
                if more != nil { self.more = nil }
                more?()
                return CGSize(width: 200, height: 100)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        view.collectionViewLayout = layout
        let sizes = Sizes()
        view.delegate = sizes
        sizes.more = { apply([7, 8]) }
        apply([1, 2, 3, 4, 5])
        #expect(screen.items == [7, 8])
        sizes.more = { apply([9]) }
        apply([1, 2, 3, 4, 5])
        // This call asks for the size outside of a layout pass.
        _ = view.layoutAttributesForItem(at: [0, 0])
        screen.window.layoutIfNeeded()
        #expect(screen.items == [9])
    }

    @Test func `an index path that is not of a section and an item has no identifier`() {
        apply([1])
        #expect(source.itemIdentifier(for: [0]) == nil)
        #expect(source.itemIdentifier(for: []) == nil)
        #expect(source.itemIdentifier(for: [0, -1]) == nil)
    }

    @Test func `an asynchronous apply returns when the change is shown`() async {
        apply([1])
        var snapshot = source.snapshot()
        snapshot.appendItems([2])
        await source.apply(snapshot)
        #expect(screen.items == [1, 2])
        await source.applySnapshotUsingReloadData(Source.Snapshot())
        screen.window.layoutIfNeeded()
        #expect(screen.items == [])
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `after any applies the cells are those that a reload would show`(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        for round in 0..<150 {
            var pool = Array(0..<14)
            pool.shuffle(using: &random)
            var snapshot = Source.Snapshot()
            for section in ["A", "B", "C"].shuffled(using: &random).prefix(
                Int.random(in: 0...3, using: &random))
            {
                snapshot.appendSections([section])
                let count = Int.random(in: 0...min(5, pool.count), using: &random)
                snapshot.appendItems(Array(pool.prefix(count)), toSection: section)
                pool.removeFirst(count)
            }
            let some = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
            if Bool.random(using: &random) {
                snapshot.reloadItems(some)
            } else {
                snapshot.reconfigureItems(some)
            }
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random), completion: nil)
            if Int.random(in: 0..<4, using: &random) == 0 {
                view.contentOffset.y = CGFloat.random(in: 0...1000, using: &random)
            }
            if Int.random(in: 0..<4, using: &random) == 0 { await turn() }
            screen.window.layoutIfNeeded()
            let expected = view.indexPathsForVisibleItems.map { snapshot.itemIdentifier(at: $0) }
            #expect(screen.items == expected, "seed \(seed), round \(round)")
            let inView = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
                .filter { $0.frame.intersects(view.bounds) }.map(\.indexPath).sorted()
            #expect(view.indexPathsForVisibleItems == inView, "seed \(seed), round \(round)")
            for path in inView {
                let cell = view.cellForItem(at: path)
                #expect(cell?.frame == view.layoutAttributesForItem(at: path)?.frame)
                #expect(cell?.superview === view && cell?.alpha == 1)
            }
        }
    }
}

import Foundation
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraUI

/// Tests updates of rows that scroll on their own.
@MainActor struct OrthogonalUpdateTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>

    private func source(_ view: UICollectionView) -> Source {
        Source(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TestCell)?.item = item
            return cell
        }
    }

    private func snapshot(_ sections: (String, Range<Int>)...) -> Source.Snapshot {
        var snapshot = Source.Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(items))
        }
        return snapshot
    }

    @Test(arguments: [true, false])
    func `an offset and its scroll view go with their section`(animated: Bool) {
        let screen = CollectionScreen(layout: .rows([.continuous]))
        let source = source(screen.view)
        source.apply(snapshot(("A", 0..<10), ("B", 10..<20)), animatingDifferences: false, completion: nil)
        screen.window.layoutIfNeeded()
        let row = screen.view.scrollers[1]
        row.contentOffset.x = 160
        screen.window.layoutIfNeeded()
        let cell = screen.view.cellForItem(at: [1, 3])
        source.apply(
            snapshot(("B", 10..<20), ("C", 20..<30), ("A", 0..<10)), animatingDifferences: animated,
            completion: nil)
        screen.window.layoutIfNeeded()
        #expect(screen.view.scrollers.first === row)
        #expect(screen.view.scrollers.map(\.offset) == [160, 0, 0])
        #expect(row.frame.minY == 0)
        #expect(screen.view.cellForItem(at: [0, 3]) === cell)
        #expect(screen.items == [12, 13, 14, 20, 21, 22, 0, 1, 2])
    }

    @Test(arguments: [true, false])
    func `a cell goes with its item out of a section that scrolls on its own`(animated: Bool) throws {
        let screen = CollectionScreen(layout: .rows([.continuous, .none]))
        let source = source(screen.view)
        source.apply(snapshot(("A", 0..<3), ("B", 3..<4)), animatingDifferences: false, completion: nil)
        screen.window.layoutIfNeeded()
        let cell = try #require(screen.view.cellForItem(at: [0, 2]))
        source.apply(snapshot(("A", 0..<2), ("B", 2..<4)), animatingDifferences: animated, completion: nil)
        screen.window.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [1, 0]) === cell)
        #expect(cell.superview === screen.view)
        #expect(cell.frame == CGRect(x: 0, y: 60, width: 80, height: 60))
    }

    @Test func `a section that is removed takes its scroll view along`() async {
        let screen = CollectionScreen(layout: .rows([.continuous]))
        let source = source(screen.view)
        source.apply(snapshot(("A", 0..<3), ("B", 3..<6)), animatingDifferences: false, completion: nil)
        screen.window.layoutIfNeeded()
        await source.apply(snapshot(("B", 3..<6)))
        screen.window.layoutIfNeeded()
        #expect(screen.view.scrollers.map(\.section) == [0])
        #expect(screen.items == [3, 4, 5])
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `after any scrolling and applies the cells are those that are seen`(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let screen = CollectionScreen(layout: .rows([.continuous, .none, .groupPagingCentered, .paging]))
        let (view, source) = (screen.view, source(screen.view))
        for round in 0..<100 {
            var pool = Array(0..<60)
            pool.shuffle(using: &random)
            var snapshot = Source.Snapshot()
            for section in ["A", "B", "C", "D", "E"].shuffled(using: &random)
                .prefix(Int.random(in: 0...5, using: &random))
            {
                snapshot.appendSections([section])
                let count = Int.random(in: 0...15, using: &random)
                snapshot.appendItems(Array(pool.prefix(count)), toSection: section)
                pool.removeFirst(min(count, pool.count))
            }
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random), completion: nil)
            for scroller in view.scrollers where Bool.random(using: &random) {
                scroller.contentOffset.x = CGFloat.random(
                    in: 0...max(0, scroller.content.maximumOffset), using: &random
                ).rounded(.down)
            }
            if Bool.random(using: &random) {
                view.contentOffset.y = CGFloat.random(
                    in: 0...max(0, view.contentSize.height - 350), using: &random
                ).rounded(.down)
            }
            if Int.random(in: 0..<4, using: &random) == 0 { await turn() }
            screen.window.layoutIfNeeded()
            #expect(view.stage.brokenInvariants() == [], "seed \(seed), round \(round)")
            var seen: [IndexPath] = []
            for section in 0..<snapshot.numberOfSections {
                for item in 0..<snapshot.numberOfItems(inSectionAt: section) {
                    guard let attributes = view.layoutAttributesForItem(at: [section, item]) else { continue }
                    let frame = view.orthogonalScrolling?.seenFrame(of: attributes) ?? .null
                    let common = frame.intersection(view.bounds)
                    guard !common.isNull, common.width > 0, common.height > 0 else { continue }
                    seen.append([section, item])
                    let cell = view.cellForItem(at: [section, item])
                    #expect(
                        cell.map { view.convert($0.bounds, from: $0) } == frame,
                        "seed \(seed), round \(round), \(section)-\(item)")
                    #expect((cell as? TestCell)?.item == snapshot.itemIdentifier(at: [section, item]))
                }
            }
            #expect(view.indexPathsForVisibleItems == seen, "seed \(seed), round \(round)")
        }
    }
}

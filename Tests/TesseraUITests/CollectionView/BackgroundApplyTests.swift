import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct BackgroundApplyTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    let screen = CollectionScreen()
    let source: Source
    /// The queue on which the app prepares its snapshots.
    let queue = DispatchQueue(label: "snapshots")

    init() {
        source = Source(collectionView: screen.view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TestCell)?.item = item
            return cell
        }
        screen.window.layoutIfNeeded()
    }

    nonisolated func snapshot(_ items: [Int]) -> Source.Snapshot {
        var snapshot = Source.Snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test func `a snapshot from a background queue is shown on the main thread`() async {
        await withCheckedContinuation { continuation in
            queue.async { [source] in
                source.apply(self.snapshot([1, 2, 3]), animatingDifferences: false) {
                    dispatchPrecondition(condition: .onQueue(.main))
                    continuation.resume()
                }
            }
        }
        screen.window.layoutIfNeeded()
        #expect(screen.items == [1, 2, 3])
    }

    @Test func `snapshots from a background queue are shown in order, edits of edits included`() async {
        let log = Log()
        await withCheckedContinuation { continuation in
            queue.async { [source] in
                source.apply(self.snapshot([1, 2, 3])) {
                    MainActor.assumeIsolated { log.calls.append("first") }
                }
                // `snapshot()` returns what was applied last, even if it is not on the screen yet.
                for item in 4...6 {
                    var next = source.snapshot()
                    next.appendItems([item])
                    next.deleteItems([item - 3])
                    source.apply(next) {
                        MainActor.assumeIsolated { log.calls.append("\(item)") }
                        if item == 6 { continuation.resume() }
                    }
                }
            }
        }
        screen.window.layoutIfNeeded()
        #expect(log.calls == ["first", "4", "5", "6"])
        #expect(screen.items == [4, 5, 6])
        #expect(source.snapshot().itemIdentifiers == [4, 5, 6])
    }

    @Test func `a reload and a section snapshot come from a background queue as well`() async {
        await withCheckedContinuation { continuation in
            queue.async { [source] in
                source.applySnapshotUsingReloadData(self.snapshot([1, 2]))
                var outline = source.snapshot(for: "A")
                outline.append([7], to: 2)
                outline.expand([2])
                source.apply(outline, to: "A") { continuation.resume() }
            }
        }
        screen.window.layoutIfNeeded()
        #expect(screen.items == [1, 2, 7])
    }

    @Test func `what the user moves meanwhile does not spoil a difference`() async {
        source.reorderingHandlers.canReorderItem = { _ in true }
        await withCheckedContinuation { continuation in
            queue.async { [source] in
                source.apply(self.snapshot([1, 2, 3])) { continuation.resume() }
            }
        }
        screen.window.layoutIfNeeded()
        // The difference waits for the main thread, which the test keeps busy.
        queue.sync { [source] in source.apply(snapshot([1, 2, 3, 4])) }
        screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 250))
        screen.view.endInteractiveMovement()
        #expect(screen.items == [2, 3, 1])
        await turn()
        #expect(screen.items == [1, 2, 3, 4])
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    }

    @Test func `the snapshot that was applied last is shown, whatever queue it comes from`() async {
        source.apply(snapshot([1]), animatingDifferences: false, completion: nil)
        let log = Log()
        queue.sync { [source] in
            source.apply(snapshot([1, 2])) { MainActor.assumeIsolated { log.calls.append("background") } }
        }
        // The difference of the background queue waits for the main thread, which this snapshot does not.
        source.apply(snapshot([2, 3]), animatingDifferences: false) { log.calls.append("main") }
        await turn()
        await turn()
        screen.window.layoutIfNeeded()
        #expect(screen.items == [2, 3])
        #expect(source.snapshot().itemIdentifiers == [2, 3])
        #expect(Set(log.calls) == ["background", "main"])
        queue.sync { [source] in source.apply(snapshot([3, 4]), animatingDifferences: false) }
        await turn()
        screen.window.layoutIfNeeded()
        #expect(screen.items == [3, 4])
    }

    @Test func `the marks of snapshots from two background queues all count`() async {
        let screen = CollectionScreen()
        let source = screen.makeNumberSource()
        queue.sync { source.apply(snapshot([1, 2, 3]), animatingDifferences: false) }
        await turn()
        screen.window.layoutIfNeeded()
        // Both snapshots wait for the main thread, which the test keeps busy.
        for (queue, item) in [(queue, 1), (DispatchQueue(label: "others"), 2)] {
            queue.sync {
                var next = source.snapshot()
                next.reconfigureItems([item])
                source.apply(next)
            }
        }
        await turn()
        screen.window.layoutIfNeeded()
        #expect(screen.view.visibleCells.map { ($0 as? TestCell)?.configurations } == [2, 2, 1])
    }

    @Test func `several moves by the user do not hide a snapshot that is on its way`() async {
        source.reorderingHandlers.canReorderItem = { _ in true }
        await withCheckedContinuation { continuation in
            queue.async { [source] in
                source.apply(self.snapshot([1, 2, 3])) { continuation.resume() }
            }
        }
        screen.window.layoutIfNeeded()
        queue.sync { [source] in source.apply(snapshot([1, 2, 3, 4])) }
        for _ in 0..<2 {
            screen.view.beginInteractiveMovementForItem(at: [0, 0])
            screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 250))
            screen.view.endInteractiveMovement()
        }
        #expect(screen.items == [3, 1, 2])
        let latest: [Int] = queue.sync { [source] in source.snapshot().itemIdentifiers }
        #expect(latest == [1, 2, 3, 4])
        await turn()
        #expect(screen.items == [1, 2, 3, 4])
    }

    @Test func `a data source that is called on the main queue and on another warns`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tests = BackgroundApplyTests()
                tests.source.apply(tests.snapshot([1]))
                tests.queue.sync { tests.source.apply(tests.snapshot([1, 2])) }
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            output.contains(
                "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:) was called on a "
                    + "background queue, and on the main queue before: call it on the main queue always, or on a "
                    + "background queue always."), "\(output)")
    }
}

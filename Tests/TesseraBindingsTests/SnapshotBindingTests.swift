import Foundation
import TesseraBindings
import TesseraCombine
import TesseraUI
import TestSupport
import Testing

@MainActor struct SnapshotBindingTests {
    let screen = BindingScreen()
    let snapshots = PassthroughSubject<Snapshot, Never>()
    var dataSource: RecordingDataSource { screen.dataSource }

    @Test func `a published snapshot is displayed on the next turn of the main thread`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1, 2))
        #expect(screen.items == [])
        await turn()
        #expect(screen.items == [1, 2])
        snapshots.send(snapshot(2, 3))
        await turn()
        #expect(screen.items == [2, 3])
        binding.cancel()
    }

    @Test func `only the newest snapshot of a burst is applied`() async {
        let binding = snapshots.bind(to: dataSource)
        for count in 1...100 { snapshots.send(snapshot(count)) }
        await turn()
        #expect(dataSource.applied == [[100]])
        #expect(screen.items == [100])
        await turn()
        #expect(dataSource.applied == [[100]])
        binding.cancel()
    }

    @Test func `the marks of all snapshots of a burst count for items that are still there`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1, 2, 3))
        await turn()
        #expect(screen.items == [1, 2, 3])
        var made: [Int] = []
        screen.willMakeCell = { made.append($0) }
        var first = snapshot(1, 2, 3)
        first.reconfigureItems([1, 3])
        snapshots.send(first)
        var second = snapshot(1, 2, 3)
        second.reloadItems([2])
        snapshots.send(second)
        snapshots.send(snapshot(1, 2))
        await turn()
        #expect(screen.items == [1, 2])
        #expect(made.sorted() == [1, 2])
        // Each mark counts once.
        snapshots.send(snapshot(2, 1))
        await turn()
        #expect(screen.items == [2, 1])
        #expect(made.count == 2)
        binding.cancel()
    }

    @Test(arguments: [true, false])
    func `changes are animated if that is requested`(isAnimated: Bool) async {
        let binding = snapshots.bind(to: dataSource, animatingDifferences: isAnimated)
        snapshots.send(snapshot(1))
        await turn()
        #expect(dataSource.animated == [isAnimated])
        binding.cancel()
    }

    @Test func `changes are animated by default`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1))
        await turn()
        #expect(dataSource.animated == [true])
        binding.cancel()
    }

    @Test func `the value that a subject holds is shown first`() async {
        let binding = CurrentValueSubject<Snapshot, Never>(snapshot(7)).bind(to: dataSource)
        await turn()
        #expect(screen.items == [7])
        binding.cancel()
    }

    @Test func `snapshots from several threads at once come to the main thread, the last one last`() async {
        let binding = snapshots.bind(to: dataSource)
        // A subject takes values on any thread, though its type is not Sendable.
        nonisolated(unsafe) let snapshots = snapshots
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 8) { thread in
                    for number in 0..<100 { snapshots.send(snapshot(thread, 8 + number)) }
                }
                snapshots.send(snapshot(-1))
                continuation.resume()
            }
        }
        await turn()
        #expect(screen.items == [-1])
        #expect(dataSource.applied.count <= 801)
        binding.cancel()
    }

    @Test func `a snapshot that comes during an animation does not wait for its end`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1, 2, 3))
        await turn()
        snapshots.send(snapshot(3, 2, 1))
        await turn()
        snapshots.send(snapshot(4))
        await turn()
        #expect(dataSource.snapshot().itemIdentifiers == [4])
        #expect(screen.items == [4])
        binding.cancel()
    }

    @Test func `a snapshot that is sent while a cell is made is shown on the turn after`() async {
        let binding = snapshots.bind(to: dataSource)
        screen.willMakeCell = { [snapshots] item in
            if item == 1 { snapshots.send(snapshot(1, 2)) }
        }
        snapshots.send(snapshot(1))
        await turn()
        #expect(screen.items == [1])
        await turn()
        #expect(screen.items == [1, 2])
        #expect(dataSource.applied == [[1], [1, 2]])
        binding.cancel()
    }

    @Test func `the last snapshot of a publisher that finishes is shown`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1))
        snapshots.send(completion: .finished)
        await turn()
        #expect(screen.items == [1])
        binding.cancel()
    }
}

@MainActor struct SnapshotBindingEndTests {
    let screen = BindingScreen()
    let snapshots = PassthroughSubject<Snapshot, Never>()
    var dataSource: RecordingDataSource { screen.dataSource }

    @Test func `after cancellation nothing is applied, not even a snapshot that waits for its turn`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1))
        binding.cancel()
        snapshots.send(snapshot(2))
        await turn()
        #expect(dataSource.applied == [])
    }

    @Test func `a binding that nobody retains ends`() async {
        var binding: AnyCancellable? = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1))
        binding = nil
        await turn()
        #expect(dataSource.applied == [])
        _ = binding
    }

    @Test func `a binding that is cancelled while it applies applies nothing more`() async {
        var binding: AnyCancellable?
        screen.willMakeCell = { [snapshots] _ in
            snapshots.send(snapshot(2))
            binding?.cancel()
            snapshots.send(snapshot(3))
        }
        binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1))
        await turn()
        #expect(screen.items == [1])
        await turn()
        #expect(dataSource.applied == [[1]])
    }

    @Test func `another thread may cancel`() async {
        let binding = snapshots.bind(to: dataSource)
        snapshots.send(snapshot(1))
        cancelOnAnotherThread(binding)
        await turn()
        #expect(dataSource.applied == [])
    }

    @Test func `cancellation ends the subscription and retains nothing`() async {
        final class Token { let snapshot = TesseraBindingsTests.snapshot(1) }
        var token: Token? = Token()
        weak let weakToken = token
        var cancellations = 0
        var binding: AnyCancellable?
        do {
            let kept = token
            binding =
                snapshots
                .handleEvents(receiveCancel: { cancellations += 1 })
                .map { _ in kept?.snapshot ?? snapshot() }
                .bind(to: dataSource)
        }
        token = nil
        snapshots.send(snapshot())
        await turn()
        #expect(screen.items == [1])
        binding?.cancel()
        binding = nil
        #expect(cancellations == 1)
        #expect(weakToken == nil)
    }

    @Test func `a binding does not retain the data source, and ends when a snapshot finds it gone`()
        async
    {
        var cancellations = 0
        let binding = snapshots.handleEvents(receiveCancel: { cancellations += 1 }).bind(to: dataSource)
        snapshots.send(snapshot(1))
        await turn()
        weak let dataSource = screen.dataSource
        screen.dataSource = nil
        #expect(dataSource == nil)
        #expect(cancellations == 0)
        snapshots.send(snapshot(2))
        await turn()
        snapshots.send(snapshot(3))
        #expect(cancellations == 1)
        binding.cancel()
    }
}

/// Cancels on another thread, and returns when that is done. The main thread stays in its turn meanwhile.
private func cancelOnAnotherThread(_ binding: AnyCancellable) {
    // A binding may be cancelled on any thread, though its type is not Sendable.
    nonisolated(unsafe) let binding = binding
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        binding.cancel()
        isDone.signal()
    }
    isDone.wait()
}

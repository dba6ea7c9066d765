import Foundation
import Synchronization

@testable import TesseraImages

/// A transport whose transfers a test answers one by one.
final class FakeTransport: ImageTransport {
    /// An event in the life of a transfer.
    enum Event: Hashable {
        case started(URL)
        case cancelled(URL)
    }

    private typealias Answer = Result<Data, ImageLoadingError>

    private struct Watcher {
        let event: Event
        let times: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var events: [Event] = []
        var watchers: [Watcher] = []
        var transfers: [URL: CheckedContinuation<Answer, Never>] = [:]
    }

    private let state = Mutex(State())

    /// All events so far.
    var events: [Event] { state.withLock { $0.events } }

    func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data {
        if Task.isCancelled { throw .cancelled }
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { $0.transfers[url] = continuation }
                record(.started(url))
            }
        } onCancel: {
            finish(url, with: .failure(.cancelled))
            record(.cancelled(url))
        }
        return try answer.get()
    }

    /// Answers the transfer of a URL, which must have started.
    func answer(_ url: URL, with data: Data) { finish(url, with: .success(data)) }

    /// Makes the transfer of a URL fail, which must have started.
    func fail(_ url: URL, with error: ImageLoadingError) { finish(url, with: .failure(error)) }

    /// Waits until an event has happened a number of times.
    func wait(for event: Event, times: Int = 1) async {
        await withCheckedContinuation { continuation in
            state.withLock {
                $0.watchers.append(Watcher(event: event, times: times, continuation: continuation))
            }
            resumeWatchers()
        }
    }

    private func record(_ event: Event) {
        state.withLock { $0.events.append(event) }
        resumeWatchers()
    }

    private func resumeWatchers() {
        let ready = state.withLock { state in
            func isReady(_ watcher: Watcher) -> Bool {
                state.events.count { $0 == watcher.event } >= watcher.times
            }
            let ready = state.watchers.filter(isReady)
            state.watchers.removeAll(where: isReady)
            return ready
        }
        for watcher in ready { watcher.continuation.resume() }
    }

    private func finish(_ url: URL, with answer: Answer) {
        state.withLock { $0.transfers.removeValue(forKey: url) }?.resume(returning: answer)
    }
}

import Foundation
import Synchronization
import TesseraBasics

/// The content that was applied last, on any queue.
///
/// The content on screen lags behind it while snapshots from a background queue are on their way to the main
/// thread.
final class AppliedContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Contents = DataSourceContents<Section, Item>

    /// The name of the data source's type, for messages about misuse.
    let typeName: String

    init(typeName: String) { self.typeName = typeName }

    private struct State {
        var contents = Contents()
        var number = 0
        /// The number of moves by the user that happened while later content was on its way.
        var overtakenMoves = 0
        /// True if the last snapshot came from the main queue, or nil before the first.
        var isMain: Bool?
        /// True if the app was warned that snapshots come from both the main queue and a background queue.
        var hasWarned = false
    }

    private let state = Mutex(State())
    /// A lock that is held while a snapshot from a background queue is compared, so that the next one is
    /// compared with it. The main thread never waits for it.
    private let comparison = Mutex(())

    /// The content that was applied last, and its number.
    var latest: (contents: Contents, number: Int) {
        state.withLock { ($0.contents, $0.number) }
    }

    /// Stores content that is being applied, and returns its number. Warns once if content comes from the
    /// main queue and came from a background queue before, or the other way round, because edits of one may
    /// then be lost in those of the other.
    ///
    /// - Parameter call: The name of the API that was called, for the message.
    func take(_ contents: Contents, isMain: Bool, _ call: String) -> Int {
        let (number, warns): (Int, Bool) = state.withLock { state in
            let isMixed = state.isMain != nil && state.isMain != isMain
            let warns = isMixed && !state.hasWarned
            if warns { state.hasWarned = true }
            state.isMain = isMain
            state.contents = contents
            state.number += 1
            return (state.number, warns)
        }
        if warns {
            let line =
                "\(typeName).\(call) was called on "
                + (isMain
                    ? "the main queue, and on a background queue before"
                    : "a background queue, and on the main queue before")
                + ": call it on the main queue always, or on a background queue always."
            writeComplaint(line)
        }
        return number
    }

    /// Stores content in which the user has moved an item, unless later content is on its way, and returns
    /// its number. Content that is not stored gets a negative number, which no other content has.
    ///
    /// - Parameter number: The number of the content before the move.
    func takeMoved(_ contents: Contents, from number: Int) -> Int {
        state.withLock { state in
            guard state.number == number else {
                state.overtakenMoves += 1
                return -state.overtakenMoves
            }
            state.contents = contents
            state.number += 1
            return state.number
        }
    }

    /// Runs work of a background queue, and makes other background queues wait meanwhile.
    func comparing(_ work: () -> Void) {
        comparison.withLock { _ in work() }
    }
}

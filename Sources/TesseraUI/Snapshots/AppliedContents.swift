import Foundation
import Synchronization

/// Remembers what was applied last, from whatever queue that was.
///
/// What is shown is behind it while snapshots from a background queue are on their way to the main thread.
final class AppliedContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Contents = DataSourceContents<Section, Item>

    /// The name of the data source's type, for messages of misuse.
    let typeName: String

    init(typeName: String) { self.typeName = typeName }

    private struct State {
        var contents = Contents()
        var number = 0
        /// True if snapshots come from the main queue; nil before the first.
        var isMain: Bool?
    }

    private let state = Mutex(State())
    /// Held while a snapshot from a background queue is compared, so that the next one is compared with it. The main
    /// thread never waits for it.
    private let comparison = Mutex(())

    /// What was applied last, and its number.
    var latest: (contents: Contents, number: Int) {
        state.withLock { ($0.contents, $0.number) }
    }

    /// Takes what is applied by `call`; returns its number. Ends the app if that comes from the main queue now and came
    /// from a background queue before, or the other way round.
    func take(_ contents: Contents, isMain: Bool, _ call: String) -> Int {
        let number: Int? = state.withLock { state in
            if let known = state.isMain, known != isMain { return nil }
            state.isMain = isMain
            state.contents = contents
            state.number += 1
            return state.number
        }
        guard let number else {
            fatalError(
                "\(typeName).\(call) was called on "
                    + (isMain
                        ? "the main queue, and on a background queue before"
                        : "a background queue, and on the main queue before")
                    + ": call it on the main queue always, or on a background queue always.")
        }
        return number
    }

    /// Takes what the user made of the contents of a number by moving an item, unless later ones are on their way; returns
    /// its number.
    func takeMoved(_ contents: Contents, from number: Int) -> Int {
        state.withLock { state in
            if state.number == number { state.contents = contents }
            state.number += 1
            return state.number
        }
    }

    /// Runs work of a background queue while no other does.
    func comparing(_ work: () -> Void) {
        comparison.withLock { _ in work() }
    }
}

/// True if the code that runs is on the main queue, on whichever thread the system runs that.
var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil }

private enum MainQueueMark {
    static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

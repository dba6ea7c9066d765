import DequeModule
import NIOConcurrencyHelpers
import NIOCore

/// The connections of a host, at most as many as it allows. If another one comes, the connection that has been useful to
/// nobody for the longest time gives way.
final class ConnectionTable: Sendable {
    /// How much a page seems to use a connection.
    private enum Use: Int {
        /// It has sent no whole request, or is a WebSocket that has said no hello.
        case nothing
        /// It has sent a whole request.
        case request
        /// It displays a device. Such a connection never gives way.
        case display
    }

    private struct Entry {
        let channel: any Channel
        var use = Use.nothing
        /// The number of the entry's last change of use.
        var change: UInt64
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The connections that may give way, by their use, each from the oldest change to the newest. A pair whose change is
        /// no longer that of its entry is out of date.
        var candidates: [Deque<(id: ObjectIdentifier, change: UInt64)>] = [[], []]
        var lastChange: UInt64 = 0

        /// Stores an entry with a new use.
        mutating func set(_ use: Use, of id: ObjectIdentifier, _ entry: Entry) {
            lastChange += 1
            var entry = entry
            entry.use = use
            entry.change = lastChange
            entries[id] = entry
            guard use != .display else { return }
            candidates[use.rawValue].append((id, lastChange))
            // Pairs that are out of date take at most as much room as the others.
            if candidates[use.rawValue].count > 2 * entries.count + 64 {
                candidates[use.rawValue].removeAll { entries[$0.id]?.change != $0.change }
            }
        }

        /// Removes the connection that is of the least use, and returns it. Returns nil if all display devices.
        mutating func removeCandidate() -> (any Channel)? {
            for use in candidates.indices {
                while let (id, change) = candidates[use].popFirst() {
                    guard entries[id]?.change == change else { continue }
                    return entries.removeValue(forKey: id)?.channel
                }
            }
            return nil
        }
    }

    private let maximum: Int
    private let metrics: HostMetrics
    private let state = NIOLockedValueBox(State())

    /// Creates a table for at most `maximum` connections, which counts those that it closes in `metrics`.
    init(maximum: Int, metrics: HostMetrics) {
        self.maximum = maximum
        self.metrics = metrics
    }

    /// The number of connections.
    var count: Int { state.withLockedValue { $0.entries.count } }

    /// Adds a connection until it closes. Closes another one if the table is full. Returns false if the table is full of
    /// connections that display devices; then nothing is added.
    func add(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let (isAdded, displaced) = state.withLockedValue { state -> (Bool, (any Channel)?) in
            var displaced: (any Channel)?
            if state.entries.count >= maximum {
                guard let oldest = state.removeCandidate() else { return (false, nil) }
                displaced = oldest
            }
            state.set(.nothing, of: id, Entry(channel: channel, change: 0))
            return (true, displaced)
        }
        if let displaced {
            metrics.closed(.displaced)
            displaced.close(promise: nil)
        }
        if !isAdded { metrics.closed(.full) }
        if isAdded {
            channel.closeFuture.whenComplete { [self] _ in
                state.withLockedValue { $0.entries[id] = nil }
            }
        }
        return isAdded
    }

    /// Notes that a connection has sent a whole request.
    func noteRequest(on channel: any Channel) {
        note(.request, on: channel)
    }

    /// Notes that a connection has become a WebSocket, which must say hello before it counts as used.
    func noteWebSocket(on channel: any Channel) {
        note(.nothing, on: channel)
    }

    /// Notes that a connection displays a device.
    func noteDisplay(on channel: any Channel) {
        note(.display, on: channel)
    }

    private func note(_ use: Use, on channel: any Channel) {
        let id = ObjectIdentifier(channel)
        state.withLockedValue { state in
            guard let entry = state.entries[id] else { return }
            state.set(use, of: id, entry)
        }
    }
}

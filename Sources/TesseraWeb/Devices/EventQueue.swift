import NIOCore

/// The events that wait until the app's socket has accepted those before them.
///
/// An app that hangs reads nothing. What its page sends then waits here rather than in the connection, so that the host still
/// hears that the user wants another app, and that the page has gone. The browser's client sends no more than half as many events
/// before some are acknowledged.
struct EventQueue {
    /// An event, as the app receives it.
    struct Entry {
        let frame: ByteBuffer
        /// True if the page counts the event, which is then acknowledged as soon as it is written.
        let isCounted: Bool
    }

    /// The greatest number of events that wait.
    static let maximumCount = 2048
    /// The greatest number of bytes that wait. Changes of long texts take the most.
    static let maximumBytes = 16 << 20

    private var entries = CircularBuffer<Entry>()
    private var bytes = 0

    var isEmpty: Bool { entries.isEmpty }

    /// Adds an event. Returns false if there is no room for it.
    mutating func append(_ entry: Entry) -> Bool {
        let sum = bytes + entry.frame.readableBytes
        guard entries.count < Self.maximumCount, sum <= Self.maximumBytes else { return false }
        entries.append(entry)
        bytes = sum
        return true
    }

    /// Removes the event that has waited for the longest time, and returns it.
    mutating func popFirst() -> Entry? {
        guard let entry = entries.popFirst() else { return nil }
        bytes -= entry.frame.readableBytes
        return entry
    }

    /// Removes all events, since their page sends them again when it returns.
    mutating func removeAll() {
        entries.removeAll()
        bytes = 0
    }
}

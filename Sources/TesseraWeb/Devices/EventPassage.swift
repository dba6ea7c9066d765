/// The events that a device passes to its app.
struct EventPassage {
    /// The events that wait until the one before them is written.
    var events = EventQueue()
    var receipts = EventReceipts()
    /// True while an event is being written to the app's socket.
    var isWriting = false
    /// The number of events that have been written.
    var writeCount = 0
    /// The calls that wait until all events are written.
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0
}

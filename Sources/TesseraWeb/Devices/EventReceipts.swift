/// The number of events that a device has passed to its app. A page that connects again sends the others once more.
struct EventReceipts {
    /// The number of events since the device began, without the hellos.
    private(set) var count = 0
    /// True if the page is to be informed of the number.
    private var isOwed = false

    /// The time between an event and the message that acknowledges it, together with all others until then.
    static let pause = Duration.milliseconds(200)

    /// Counts an event. Returns true if it is the first since the page was last informed.
    mutating func note() -> Bool {
        count += 1
        return owe()
    }

    /// Notes that the page is to be informed of the number, even if it has not changed. Returns false if that was noted before
    /// and the page has not been informed since.
    mutating func owe() -> Bool {
        defer { isOwed = true }
        return !isOwed
    }

    /// Returns the number to inform the page of.
    mutating func take() -> Int {
        isOwed = false
        return count
    }
}

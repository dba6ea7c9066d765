import NIOConcurrencyHelpers

/// The reason for which a device has ended.
enum DeviceEnd: String, CaseIterable {
    /// The page was closed.
    case closed
    /// The page did not come back in time.
    case expired
    /// The page said nothing, or nothing but its hello, while another one needed the room.
    case silent
    /// Nobody has used the page in its first minute or later, the host was full, and another page needed the room.
    case quiet
    /// The device stood ready for a page, and another device needed its place, or the host began to drain.
    case spare
    /// The app did not answer, and its user has started it again.
    case hung
    /// The app used more memory than it may.
    case excessive
    /// A new build has taken the place of the app.
    case rebuilt
    /// The host ended.
    case shutdown
    /// The app ended by itself.
    case exited
    /// A signal ended the app.
    case crashed
    /// The app ended right after its start.
    case failed
}

/// The reason for which a host has refused a request or a device.
enum RefusalReason: String, CaseIterable {
    /// The request names another host.
    case host
    /// The page belongs to another site.
    case origin
    /// The method is neither GET nor HEAD.
    case method
    /// The host is about to end.
    case draining
    /// The host has as many devices as it allows.
    case full
    /// The visitor has as many devices as one visitor may have.
    case visitor
    /// The visitor has as many connections as one visitor may have.
    case connections
    /// The visitor has used up its requests or bytes, and its request got the status 429.
    case rate
    /// The app does not start.
    case start
}

/// The reason for which a host has closed a connection whose other end did not want that.
enum ConnectionEnd: String, CaseIterable {
    /// The host has as many connections as it allows, and another one came.
    case displaced
    /// There was no room for the connection, since all others display devices.
    case full
    /// No request came in time.
    case silent
    /// A request was not whole in time.
    case deadline
    /// A page did not say hello in time.
    case hello
    /// The other end took nothing of what waited for it.
    case slow
}

/// The figures that a host counts while it runs.
final class HostMetrics: Sendable {
    /// A device's end, as it is counted.
    struct End: Hashable {
        var app: String
        var reason: DeviceEnd
    }

    /// The number and the size of messages in one direction.
    struct Traffic: Equatable {
        var messages = 0
        var bytes = 0

        mutating func add(_ size: Int) {
            messages += 1
            bytes += size
        }
    }

    /// All figures at one time.
    struct Counts {
        var started: [String: Int] = [:]
        var ended: [End: Int] = [:]
        var refused: [RefusalReason: Int] = [:]
        var closed: [ConnectionEnd: Int] = [:]
        var connections = 0
        var received = Traffic()
        var sent = Traffic()
        var responses = Histogram(bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1])
        /// The processor time of all apps, which never decreases.
        var appSeconds = 0.0
    }

    private let box = NIOLockedValueBox(Counts())

    /// The figures at this time.
    var counts: Counts { box.withLockedValue { $0 } }

    /// Counts a device that has started.
    func started(_ app: String) { box.withLockedValue { $0.started[app, default: 0] += 1 } }

    /// Counts a device that has ended.
    func ended(_ app: String, _ reason: DeviceEnd) {
        box.withLockedValue { $0.ended[End(app: app, reason: reason), default: 0] += 1 }
    }

    /// Counts a refused request or device.
    func refused(_ reason: RefusalReason) { box.withLockedValue { $0.refused[reason, default: 0] += 1 } }

    /// Counts a connection that the host has closed.
    func closed(_ reason: ConnectionEnd) { box.withLockedValue { $0.closed[reason, default: 0] += 1 } }

    /// Counts a page that has connected, with 1, or that has gone, with -1.
    func connected(_ change: Int) { box.withLockedValue { $0.connections += change } }

    /// Counts a message of a page.
    func received(_ size: Int) { box.withLockedValue { $0.received.add(size) } }

    /// Counts a message to a page.
    func sent(_ size: Int) { box.withLockedValue { $0.sent.add(size) } }

    /// Notes the time from an event of a page to the next message of its app.
    func responded(after time: Duration) {
        box.withLockedValue { $0.responses.observe(time / .seconds(1)) }
    }

    /// Notes the processor time of all apps so far, in seconds, and returns the greatest time that was noted. An app that
    /// ends while the times are read would make their sum smaller for a moment.
    func noteAppSeconds(_ seconds: Double) -> Double {
        box.withLockedValue { counts in
            counts.appSeconds = max(counts.appSeconds, seconds)
            return counts.appSeconds
        }
    }
}

/// The distribution of a quantity over ranges with fixed bounds.
struct Histogram: Equatable {
    /// The greatest values of the ranges, in increasing order. The last range has no bound.
    let bounds: [Double]
    /// The number of values in each range.
    private(set) var counts: [Int]
    /// The sum of all values.
    private(set) var sum = 0.0

    /// Creates a distribution without values.
    init(bounds: [Double]) {
        self.bounds = bounds
        counts = Array(repeating: 0, count: bounds.count + 1)
    }

    /// Adds a value.
    mutating func observe(_ value: Double) {
        counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
        sum += value
    }
}

import Logging
import NIOConcurrencyHelpers
import NIOCore

/// Counts and logs what a host refuses.
///
/// Hostile visitors must not fill the disk with lines. The log has one line for each reason in ten seconds at most, with the
/// number of refusals that have no line of their own.
final class Refusals: Sendable {
    /// The figures in which refusals are counted.
    let metrics: HostMetrics

    private static let pause = TimeAmount.seconds(10)

    private struct Entry {
        var time: NIODeadline
        /// The number of refusals since the last line.
        var more = 0
    }

    private let logger: Logger
    private let entries = NIOLockedValueBox<[RefusalReason: Entry]>([:])

    /// Creates a counter that writes to `logger`.
    init(_ metrics: HostMetrics, logger: Logger) {
        self.metrics = metrics
        self.logger = logger
    }

    /// Notes a refusal.
    ///
    /// - Parameters:
    ///   - app: The app that was asked for, or nil if that is not known.
    func note(_ reason: RefusalReason, _ app: HostedApp? = nil, at now: NIODeadline = .now()) {
        metrics.refused(reason)
        let more: Int? = entries.withLockedValue { entries in
            if let entry = entries[reason], now - entry.time < Self.pause {
                entries[reason]?.more += 1
                return nil
            }
            return entries.updateValue(Entry(time: now), forKey: reason)?.more ?? 0
        }
        guard let more else { return }
        var metadata: Logger.Metadata = ["reason": "\(reason.rawValue)"]
        if let app { metadata["app"] = "\(app.pathName)" }
        if more > 0 { metadata["more"] = "\(more)" }
        logger.log(level: reason == .draining ? .info : .warning, "\(reason.message)", metadata: metadata)
    }
}

extension RefusalReason {
    /// The message in the log.
    fileprivate var message: String {
        switch self {
        case .host, .origin, .method, .rate: "request refused"
        case .connections: "connection refused"
        case .draining, .full, .visitor, .start: "device refused"
        }
    }
}

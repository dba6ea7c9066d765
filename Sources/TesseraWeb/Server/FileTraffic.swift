import NIOConcurrencyHelpers

/// The files that are being sent to pages. Those of one page and of its documents take half of what its visitor may receive,
/// since the host reads nothing from a visitor who has received too much.
final class FileTraffic: Sendable {
    /// The moments from which on the pages may receive more of files.
    private let moments = NIOLockedValueBox<[DeviceToken: ContinuousClock.Instant]>([:])

    /// Counts bytes that are about to be sent to the page of a device, and returns the time that they must wait.
    ///
    /// - Parameters:
    ///   - size: The number of bytes.
    ///   - rate: The number of bytes that the visitor may receive in a second.
    func wait(
        of size: Int, to token: DeviceToken, rate: Int, at now: ContinuousClock.Instant = .now
    ) -> Duration {
        moments.withLockedValue { moments in
            if moments[token] == nil { moments = moments.filter { $0.value > now } }
            let start = max(moments[token] ?? now, now)
            moments[token] = start + .seconds(2 * Double(size) / Double(rate))
            return start - now
        }
    }
}

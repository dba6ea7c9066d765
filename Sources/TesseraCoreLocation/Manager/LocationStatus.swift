import Synchronization

/// What the user has decided, for code on any thread.
final class LocationStatus: Sendable {
    static let shared = LocationStatus()

    private let values = Mutex((status: CLAuthorizationStatus.notDetermined, isEnabled: true))

    var status: CLAuthorizationStatus { values.withLock(\.status) }
    var isEnabled: Bool { values.withLock(\.isEnabled) }

    /// Sets the status, and returns true if it was another one.
    func set(_ status: CLAuthorizationStatus, isEnabled: Bool) -> Bool {
        values.withLock { values in
            defer { values = (status, isEnabled) }
            return values.status != status
        }
    }
}

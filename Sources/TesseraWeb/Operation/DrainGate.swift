import NIOConcurrencyHelpers

/// Decides which WebSockets a host accepts. A host that is about to end accepts only the pages of its own devices, so that
/// all others find another host.
///
/// It is no part of ``DeviceRegistry``, since a connection must be accepted or refused without waiting for an actor.
final class DrainGate: Sendable {
    /// The tokens of the devices that may finish, or nil while the host takes new devices.
    private let remaining = NIOLockedValueBox<Set<DeviceToken>?>(nil)

    /// True if the host takes no new devices.
    var isDraining: Bool { remaining.withLockedValue { $0 != nil } }

    /// Refuses new devices from now on, except those with the tokens `tokens`.
    func close(except tokens: Set<DeviceToken>) {
        remaining.withLockedValue { $0 = ($0 ?? []).union(tokens) }
    }

    /// Accepts the page of a device that was starting when the gate was closed.
    func add(_ token: DeviceToken) {
        remaining.withLockedValue { _ = $0?.insert(token) }
    }

    /// Refuses the page of a device from now on, because the device has ended.
    func remove(_ token: DeviceToken) {
        remaining.withLockedValue { _ = $0?.remove(token) }
    }

    /// Returns true if the host accepts a page that asks for the device with a token, or for a new one.
    func accepts(_ token: DeviceToken?) -> Bool {
        remaining.withLockedValue { remaining in
            guard let remaining else { return true }
            return token.map(remaining.contains) ?? false
        }
    }
}

import Foundation

/// Calls an action for each notification of a name that is posted on the main thread. The observation ends
/// when the observer is released.
final class NotificationObserver {
    private let token: any NSObjectProtocol

    init(
        _ name: Notification.Name, of object: AnyObject? = nil,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

import Foundation

/// Hears of a notification that is posted on the main thread, for as long as the observer lives.
final class NotificationObserver {
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

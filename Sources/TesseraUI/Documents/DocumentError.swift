import Foundation

/// An error that an app handles with the user, who may leave meanwhile.
@MainActor
final class DocumentError {
    let error: any Error
    private let observers: [NotificationObserver]

    /// Creates the error, and begins to observe that the user leaves.
    ///
    /// - Parameter userLeaves: A function that is called when the page is hidden or the app ends.
    init(_ error: any Error, userLeaves: @escaping @MainActor @Sendable () -> Void) {
        self.error = error
        observers = [UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification]
            .map { NotificationObserver($0, userLeaves) }
    }
}

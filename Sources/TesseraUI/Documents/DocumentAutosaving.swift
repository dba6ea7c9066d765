import Foundation

/// The time at which a document with unsaved changes is saved by itself.
@MainActor
final class DocumentAutosaving {
    /// The seconds between the first change and saving.
    static let delay: TimeInterval = 10

    private let timer: AnimationTimer
    private let observers: [NotificationObserver]

    /// Waits for the time.
    ///
    /// - Parameter save: A function that saves the document, and gets true if the app ends.
    init(_ save: @escaping @MainActor @Sendable (_ isEnding: Bool) -> Void) {
        timer = AnimationContext.clock.schedule(after: Self.delay) { save(false) }
        observers = [
            NotificationObserver(UIApplication.didEnterBackgroundNotification) { save(false) },
            NotificationObserver(UIApplication.willTerminateNotification) { save(true) },
        ]
    }

    isolated deinit { timer.cancel() }
}

import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// Calls an action on the main queue after each memory warning of the app. The observation ends when the object is released.
final class MemoryWarnings {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(_ center: NotificationCenter, _ action: @escaping @MainActor @Sendable () -> Void) {
        self.center = center
        token = center.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            // An app may post the notification by itself, on any thread.
            DispatchQueue.main.async { action() }
        }
    }

    deinit { center.removeObserver(token) }
}

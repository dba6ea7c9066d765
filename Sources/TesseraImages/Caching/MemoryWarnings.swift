import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// Calls an action on the main queue after each memory warning of the app. The observation ends when the object is released.
final class MemoryWarnings {
    private let token: any NSObjectProtocol

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            // An app may post the notification by itself, on any thread.
            DispatchQueue.main.async { action() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

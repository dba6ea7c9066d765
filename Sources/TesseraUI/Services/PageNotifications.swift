import TesseraDisplay

/// The notifications that the browser displays outside of the page.
@MainActor
package final class PageNotifications {
    /// The notifications of the app's page.
    package static let shared = PageNotifications()

    private var observer: (@MainActor (DisplayEvent.Notification) -> Void)?

    /// Lets a closure run when the user has done something with a notification.
    package func observe(_ observer: @escaping @MainActor (DisplayEvent.Notification) -> Void) {
        self.observer = observer
    }

    /// Displays a notification.
    package func display(_ notification: DisplayRequest.Notification) {
        UIApplication.shared.requests.send(DisplayRequest(kind: .notify, notification: notification))
    }

    /// Removes notifications by their numbers.
    package func withdraw(_ numbers: [Int]) {
        var rest = numbers[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(DisplayRequest.Notification.most))
            UIApplication.shared.requests.send(DisplayRequest(kind: .withdraw, notifications: part))
            rest = rest.dropFirst(part.count)
        }
    }

    /// Plays the sound of a notification, if the user has touched the page.
    package func chime() { UIApplication.shared.requests.send(DisplayRequest(kind: .chime)) }

    func displayReported(_ event: DisplayEvent.Notification) { observer?(event) }
}

import Foundation
import TesseraGraphics

extension UIApplication {
    /// Posted when the app has little memory left of what the host allows. The object is the app.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Warns the app after the present turn of the main loop, if it has little memory left. It is called when the app has worked.
    func watchMemory() {
        guard memoryWatch.mustWarn() else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.receiveMemoryWarning() }
        }
    }

    /// Asks the delegate, the observers and all controllers with a view to free memory, and drops what can be made again.
    func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        memoryNotifications.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        let controllers = scenes.flatMap(\.controllers)
        for controller in controllers where controller.isViewLoaded { controller.didReceiveMemoryWarning() }
        TextCache.removeAll()
        NibFiles.removeCachedDocuments()
        // Freed memory counts against the limit until the system has it back.
        MemoryWatch.returnFreeMemory()
    }
}

extension UIWindowScene {
    /// The controllers of all windows, with their children and those that they present.
    var controllers: [UIViewController] {
        var controllers: [UIViewController] = []
        func visit(_ controller: UIViewController) {
            controllers.append(controller)
            controller.children.forEach(visit)
            if let presented = controller.presented { visit(presented) }
        }
        windows.compactMap(\.rootViewController).forEach(visit)
        return controllers
    }
}

import UIKit

/// An app for tests in the browser. It displays an outline of goods to buy, and below it tasks that the user
/// reorders. It makes its window in the way of the time before scenes.
@main
final class ListsApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListsViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

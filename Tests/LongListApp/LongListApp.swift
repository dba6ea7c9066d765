import UIKit

/// An app for tests in the browser and for measurements of slow networks. It displays a hundred thousand rows, whose
/// heights follow from their texts, below a text field and a label that names the rows which were tapped.
@main
final class LongListApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LongListViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

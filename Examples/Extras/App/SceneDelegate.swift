import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let menu = ExtrasMenuController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: menu)
        navigation.navigationBar.prefersLargeTitles = true

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "extras")
        if let page = menu.openPage { activity.userInfo = ["page": page.rawValue] }
        return activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        let name = activity.userInfo?["page"] as? String
        if let page = name.flatMap(ExtrasMenuController.Page.init) { menu.open(page, animated: false) }
    }
}

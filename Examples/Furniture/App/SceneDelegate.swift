import UIKit

/// The delegate of the scene, which has four tabs with a navigation bar each: mail, people, the workshop and
/// settings.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let mailbox = Mailbox(messages: Message.samples)

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(MessageListController(mailbox: mailbox), "Mail", "envelope"),
            tab(PeopleController(), "People", "person.2"),
            tab(WorkshopController(), "Workshop", "hammer"),
            tab(SettingsController(), "Settings", "gearshape"),
        ]
        mailbox.onUnreadCount = { [weak tabs] count in
            tabs?.viewControllers?.first?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
        }

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ controller: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(
            title: title, image: UIImage(systemName: symbol),
            selectedImage: UIImage(systemName: symbol + ".fill"))
        return navigation
    }
}

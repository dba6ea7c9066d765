import UIKit

/// The delegate of the scene, which has four tabs with a navigation bar each: mail, people, the workshop and
/// settings.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private weak var list: MessageListController?
    private let mailbox = Mailbox(messages: Message.samples)

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let list = MessageListController(mailbox: mailbox)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(list, "Mail", "envelope"),
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
        self.list = list
        if let activity = connectionOptions.userActivities.first { open(activity.webpageURL) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        open(userActivity.webpageURL)
    }

    /// Opens the message to which an address leads.
    private func open(_ address: URL?) {
        guard let list, let message = MessageLink.message(address).flatMap({ mailbox[$0] }) else { return }
        list.dismiss(animated: false)
        list.tabBarController?.selectedIndex = 0
        list.navigationController?.popToRootViewController(animated: false)
        UIView.performWithoutAnimation { list.open(message) }
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

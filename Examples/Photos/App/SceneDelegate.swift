import UIKit

/// Creates a window with two tabs, the photos and the articles. Each tab has its own navigation bar.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = Self.makeTabs(api: APIRequestManager.shared)
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns a controller with both tabs. A tab requests nothing from the API until the user selects it.
    static func makeTabs(api: any APIRequestManagerProtocol) -> UITabBarController {
        CardTabBarController(tabs: [
            tab(
                PhotoViewController(viewModel: PhotoViewModel(api: api)),
                title: "写真", symbol: "photo.on.rectangle.angled"),
            tab(
                ArticleViewController(viewModel: ArticleViewModel(api: api)),
                title: "記事", symbol: "book.fill"),
        ])
    }

    private static func tab(_ root: UIViewController, title: String, symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.standardAppearance = barAppearance
        navigation.navigationBar.scrollEdgeAppearance = barAppearance
        navigation.tabBarItem = UITabBarItem(
            title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }

    /// The appearance of the bars, which are orange with a white title in light and dark.
    private static var barAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .bar
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        return appearance
    }
}

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let main = MainViewController(viewModel: MainViewModel(api: APIRequestManager.shared))
        let navigation = UINavigationController(rootViewController: main)
        navigation.navigationBar.standardAppearance = Self.barAppearance
        navigation.navigationBar.scrollEdgeAppearance = Self.barAppearance
        navigation.navigationBar.tintColor = .white

        let window = UIWindow(windowScene: windowScene)
        window.tintColor = .accent
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
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

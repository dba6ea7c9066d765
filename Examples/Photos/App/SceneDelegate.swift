import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let photos = PhotoViewController(viewModel: PhotoViewModel(api: APIRequestManager.shared))
        let navigation = UINavigationController(rootViewController: photos)
        navigation.navigationBar.standardAppearance = Self.barAppearance
        navigation.navigationBar.scrollEdgeAppearance = Self.barAppearance

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    /// An orange bar with a white title, in light and dark.
    private static var barAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 0.87, green: 0.47, blue: 0.0, alpha: 1)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        return appearance
    }
}

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The storyboard's window. UIKit makes it, and its root is the initial view controller.
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = .accent
    }
}

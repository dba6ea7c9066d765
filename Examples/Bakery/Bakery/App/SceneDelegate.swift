import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window, which UIKit creates with the storyboard's initial view controller.
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = .accent
    }
}

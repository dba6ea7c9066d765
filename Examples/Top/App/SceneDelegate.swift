import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let repository = TopResponseRepository(api: APIRequest.shared)
        let useCase = TopResponseUseCase(repository: repository)
        let top = TopViewController(viewModel: TopViewModel(topResponseUseCase: useCase))

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: top)
        window.makeKeyAndVisible()
        self.window = window
    }
}

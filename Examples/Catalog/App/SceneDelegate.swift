import UIKit

/// The delegate of the catalog's scene. A wide window has the outline beside the chosen screen, a narrow one before
/// it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let outline = UINavigationController(rootViewController: CatalogController())
        outline.navigationBar.prefersLargeTitles = true
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(outline, for: .primary)
        split.setViewController(
            UINavigationController(rootViewController: WelcomeController()), for: .secondary)

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }

    /// A narrow window displays the outline first, unless a screen has been chosen.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let secondary = svc.viewController(for: .secondary) as? UINavigationController
        return secondary?.viewControllers.first is WelcomeController ? .primary : proposedTopColumn
    }
}

import Foundation

/// The screen that is displayed while the app starts. It is the first screen of the storyboard that
/// `UILaunchStoryboardName` in the `Info.plist` names, or else has the colour and the image of `UILaunchScreen`.
@MainActor
struct LaunchScreen {
    private let controller: UIViewController

    /// Creates the screen that the `Info.plist` of the app describes, or returns nil if it describes none.
    static func ofApp() -> LaunchScreen? {
        if let name = AppResources.information("UILaunchStoryboardName") as? String,
            let screen = LaunchScreen(storyboard: name, in: nil)
        {
            return screen
        }
        return (AppResources.information("UILaunchScreen") as? [String: Any]).flatMap {
            LaunchScreen(values: $0, in: nil)
        }
    }

    /// Creates the first screen of a storyboard, or returns nil if the bundle does not have it.
    init?(storyboard name: String, in bundle: Bundle?) {
        // If the name is wrong, the app only starts without this screen, as on iOS.
        guard NibFiles.path(name, .storyboard, in: bundle) != nil,
            let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
        else { return nil }
        self.controller = controller
    }

    /// Creates a screen with a colour of the assets, named by `UIColorName`, and in its middle an image, named by
    /// `UIImageName`. Returns nil if the values name neither.
    init?(values: [String: Any], in bundle: Bundle?) {
        func name(_ key: String) -> String? { values[key] as? String }
        let color = name("UIColorName").flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
        let image = name("UIImageName").flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        guard color != nil || image != nil else { return nil }
        controller = UIViewController()
        controller.view.backgroundColor = color ?? .systemBackground
        guard let image, let view = controller.view else { return }
        let picture = UIImageView(image: image)
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        let respectsSafeArea = values["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
        let (x, y) =
            respectsSafeArea
            ? (view.safeAreaLayoutGuide.centerXAnchor, view.safeAreaLayoutGuide.centerYAnchor)
            : (view.centerXAnchor, view.centerYAnchor)
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: x), picture.centerYAnchor.constraint(equalTo: y),
        ])
    }

    /// Displays the screen until the next commit of the scene, which comes when the app has started. The app does not see
    /// its window.
    func display(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.isHidden = false
        scene.committer.commit()
        window.isHidden = true
        window.windowScene = nil
    }
}

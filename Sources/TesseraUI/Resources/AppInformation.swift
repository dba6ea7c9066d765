import Foundation

/// What the `Info.plist` of an app says about its start and its look.
@MainActor
enum AppInformation {
    /// A configuration of scenes.
    struct Scene: Equatable {
        /// The name, or nil if it has none.
        var name: String?
        /// The name of the class of the scene's delegate, such as `Shop.SceneDelegate`.
        var delegateClass: String?
        /// The name of the storyboard from which the scene's first controller comes.
        var storyboard: String?
    }

    /// Prepares what the app finds before its first line runs: its main bundle. Fonts in it need no preparation, whether the
    /// `Info.plist` lists them or not.
    static func prepare() {
        MainBundle.adopt()
    }

    /// The appearance of the whole app, or nil if it is that of the user's device.
    nonisolated static var interfaceStyle: UIUserInterfaceStyle? {
        switch AppResources.information["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    /// The name of the storyboard from which the first window's controller comes in an app without scenes, or nil.
    static var mainStoryboard: String? {
        let information = AppResources.information
        let key = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "UIMainStoryboardFile~ipad" : ""
        return information[key] as? String ?? information["UIMainStoryboardFile"] as? String
    }

    /// Returns the configuration with a name for a role, or the first one if the name is nil.
    static func scene(named name: String?, role: UISceneSession.Role) -> Scene? {
        scene(named: name, role: role, in: AppResources.information)
    }

    static func scene(named name: String?, role: UISceneSession.Role, in information: [String: Any]) -> Scene?
    {
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = (roles?[role.rawValue] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
        return entry.map {
            Scene(
                name: $0["UISceneConfigurationName"] as? String,
                delegateClass: $0["UISceneDelegateClassName"] as? String,
                storyboard: $0["UISceneStoryboardFile"] as? String)
        }
    }
}

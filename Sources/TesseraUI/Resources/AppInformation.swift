import Foundation

/// The values of an app's `Info.plist` that concern its start and its appearance.
@MainActor
enum AppInformation {
    /// A scene configuration of the manifest.
    struct Scene: Equatable {
        /// The name of the configuration, or nil if it has none.
        var name: String?
        /// The name of the class of the scene's delegate, such as `Shop.SceneDelegate`, or nil.
        var delegateClass: String?
        /// The name of the storyboard that creates the scene's first controller, or nil.
        var storyboard: String?
    }

    /// The appearance of the whole app, or nil if it is that of the user's device.
    nonisolated static var interfaceStyle: UIUserInterfaceStyle? {
        switch AppResources.information("UIUserInterfaceStyle") as? String {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    /// True if the `Info.plist` has no scene manifest, because the app was written before there were scenes.
    static var hasNoScenes: Bool { AppResources.information("UIApplicationSceneManifest") == nil }

    /// The name of the storyboard that creates the first window's controller in an app without scenes, or nil.
    static var mainStoryboard: String? {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        let own = isPad ? AppResources.information("UIMainStoryboardFile~ipad") as? String : nil
        return own ?? AppResources.information("UIMainStoryboardFile") as? String
    }

    /// The schemes of addresses that the app itself opens, in lower case.
    static var ownSchemes: Set<String> = schemes(in: contents ?? [:])

    /// Returns the schemes of addresses that the app itself opens, in lower case.
    static func schemes(in information: [String: Any]) -> Set<String> {
        let types = (information["CFBundleURLTypes"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        return Set(
            types.flatMap { $0["CFBundleURLSchemes"] as? [Any] ?? [] }.compactMap {
                ($0 as? String)?.lowercased()
            })
    }

    /// Returns the action of the menu of the app's icon that an address names, or nil.
    static func shortcutItem(ofLink link: String?) -> UIApplicationShortcutItem? {
        guard ShortcutItems.isAddress(link) else { return nil }
        return ShortcutItems.item(ofLink: link, in: contents ?? [:])
    }

    /// Returns the configuration with a name for a role, or the first one if the name is nil.
    static func scene(named name: String?, role: UISceneSession.Role) -> Scene? {
        contents.flatMap { scene(named: name, role: role, in: $0) }
    }

    /// The values of the `Info.plist`, or nil if there is none. They are read again here because the bundle's dictionary has
    /// nested values that Linux cannot cast to Swift's types.
    private static var contents: [String: Any]? {
        guard let file = AppResources.folder?.appendingPathComponent("Info.plist"),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
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

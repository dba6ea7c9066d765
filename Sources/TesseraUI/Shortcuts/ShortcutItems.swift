import Foundation

/// The actions of the menu of the app's icon that the `Info.plist` lists, and the addresses with which a browser opens them.
///
/// The host gives the actions to the browser. Each opens the address of the app with a fragment that contains its number. Since anybody can
/// write such an address, it contains nothing else.
@MainActor
enum ShortcutItems {
    private static let prefix = "tessera-shortcut="

    /// Returns true if an address is one of an action, whether there is such an action or not.
    static func isAddress(_ link: String?) -> Bool { fragment(of: link) != nil }

    /// Returns the action that the user has chosen, or nil if the address is not that of an action of the `Info.plist`.
    static func item(ofLink link: String?, in information: [String: Any]) -> UIApplicationShortcutItem? {
        guard let digits = fragment(of: link), (1...3).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
            let entries = information["UIApplicationShortcutItems"] as? [Any],
            entries.indices.contains(number),
            let entry = entries[number] as? [String: Any]
        else { return nil }
        return item(entry)
    }

    private static func fragment(of link: String?) -> Substring? {
        guard let fragment = link.flatMap({ URL(string: $0) })?.fragment, fragment.hasPrefix(prefix) else {
            return nil
        }
        return fragment.dropFirst(prefix.count)
    }

    private static func item(_ entry: [String: Any]) -> UIApplicationShortcutItem? {
        guard let type = entry["UIApplicationShortcutItemType"] as? String,
            let title = entry["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        let subtitle = entry["UIApplicationShortcutItemSubtitle"] as? String
        return UIApplicationShortcutItem(
            type: type, localizedTitle: localized(title), localizedSubtitle: subtitle.map(localized),
            icon: icon(entry), userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])
    }

    private static func icon(_ entry: [String: Any]) -> UIApplicationShortcutIcon? {
        if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
            return UIApplicationShortcutIcon(systemImageName: name)
        }
        if let name = entry["UIApplicationShortcutItemIconFile"] as? String {
            return UIApplicationShortcutIcon(templateImageName: name)
        }
        return (entry["UIApplicationShortcutItemIconType"] as? String)
            .flatMap(UIApplicationShortcutIcon.IconType.init(named:)).map(
                UIApplicationShortcutIcon.init(type:))
    }

    /// Returns the text for a key in the user's language, or the key itself, which usually is the text.
    private static func localized(_ key: String) -> String {
        NSLocalizedString(key, tableName: "InfoPlist", comment: "")
    }
}

extension UIApplication {
    /// Performs an action that the user has chosen while the app is running.
    func perform(_ item: UIApplicationShortcutItem) {
        let scene = connectedScenes.first { $0 is UIWindowScene } as? UIWindowScene
        if sceneOfWindows == nil, let scene, let delegate = scene.delegate {
            (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
        } else {
            delegate?.application(self, performActionFor: item) { _ in }
        }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The key of the action of the menu of the app's icon with which the user opens an app that knows no scenes: a
    /// ``UIApplicationShortcutItem``.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

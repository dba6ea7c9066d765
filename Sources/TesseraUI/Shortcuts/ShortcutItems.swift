import Foundation
import TesseraBasics
import TesseraDisplay

/// The actions of the menu of the app's icon, and the addresses with which a browser opens them.
///
/// The host gives the actions of the `Info.plist` to the browser. Each opens the address of the app with a fragment that contains
/// its number. The page keeps those that the app has set. The fragment of the address that the app gets then contains the whole
/// action.
@MainActor
enum ShortcutItems {
    private static let prefix = "tessera-shortcut="

    /// Returns true if an address is one of an action, whether there is such an action or not.
    static func isAddress(_ link: String?) -> Bool { fragment(of: link) != nil }

    /// Returns the action that the user has chosen, or nil if the address is not that of an action of the `Info.plist`.
    static func item(ofLink link: String?, in information: [String: Any]) -> UIApplicationShortcutItem? {
        if let fragment = fragment(of: link), fragment.first == "v" {
            return item(keptAs: fragment.dropFirst())
        }
        guard let digits = fragment(of: link), (1...3).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
            let entries = information["UIApplicationShortcutItems"] as? [Any],
            entries.indices.contains(number),
            let entry = entries[number] as? [String: Any]
        else { return nil }
        return item(entry)
    }

    private static func fragment(of link: String?) -> Substring? {
        guard let link, let mark = link.firstIndex(of: "#") else { return nil }
        let fragment = link[link.index(after: mark)...]
        return fragment.hasPrefix(prefix) ? fragment.dropFirst(prefix.count) : nil
    }

    // MARK: Actions that the app has set

    /// An action as a page keeps it.
    private struct Kept: Codable {
        var type: String
        var title: String
        var subtitle: String?
        var info: [String: RestorationValue]?
    }

    /// Returns an action that a page has kept, or nil if the text is not that of an action.
    private static func item(keptAs text: Substring) -> UIApplicationShortcutItem? {
        guard text.utf8.count <= PageContent.Shortcut.longestValue else { return nil }
        let digits = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding),
            let kept = try? JSONDecoder().decode(Kept.self, from: data)
        else { return nil }
        return UIApplicationShortcutItem(
            type: kept.type, localizedTitle: kept.title, localizedSubtitle: kept.subtitle, icon: nil,
            userInfo: kept.info?.mapValues(\.object))
    }

    /// Returns the description of an action for a display, or nil if the action is too long or cannot be kept.
    private static func shortcut(_ item: UIApplicationShortcutItem) -> PageContent.Shortcut? {
        var info: [String: RestorationValue]?
        if let userInfo = item.userInfo {
            guard let entries = RestorationValue.entries(userInfo) else { return nil }
            info = entries
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let kept = Kept(
            type: item.type, title: item.localizedTitle, subtitle: item.localizedSubtitle, info: info)
        guard let data = try? encoder.encode(kept) else { return nil }
        let value = data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
        guard value.utf8.count <= PageContent.Shortcut.longestValue,
            (1...PageContent.Shortcut.longestTitle).contains(item.localizedTitle.utf16.count)
        else { return nil }
        return PageContent.Shortcut(title: item.localizedTitle, value: value)
    }

    /// Returns the descriptions of actions for a display. One that cannot be kept is left out, and the app's error output says
    /// so.
    static func shortcuts(_ items: [UIApplicationShortcutItem]) -> [PageContent.Shortcut] {
        items.prefix(PageContent.Shortcut.most).compactMap { item in
            let shortcut = shortcut(item)
            if shortcut == nil {
                complainOnce(
                    "UIApplication.shortcutItems: “\(item.type)” is too long, or has a value that cannot be kept."
                )
            }
            return shortcut
        }
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

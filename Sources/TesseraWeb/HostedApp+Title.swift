import Foundation

extension HostedApp {
    /// The title of the app's page. It is the `CFBundleDisplayName` or the `CFBundleName` in the `Info.plist` of an app
    /// that was written for iOS, or else the app's name.
    var title: String {
        informationLists.lazy.compactMap { values in
            (values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String)
                .flatMap { $0.isEmpty ? nil : $0 }
        }.first ?? name
    }

    /// The titles of the actions in the menu of the app's icon, by their numbers in the list `UIApplicationShortcutItems` of the
    /// app's `Info.plist`.
    var shortcuts: [(number: Int, title: String)] {
        let entries = informationLists.lazy.compactMap { $0["UIApplicationShortcutItems"] as? [Any] }.first
        return (entries ?? []).prefix(100).enumerated().compactMap { number, entry in
            guard let entry = entry as? [String: Any], entry["UIApplicationShortcutItemType"] is String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String, !title.isEmpty
            else { return nil }
            return (number, title)
        }
    }

    /// The lists `Info.plist` beside the app's executable, the one of the app itself first.
    private var informationLists: [[String: Any]] {
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.sorted().filter { $0.hasSuffix("_\(self.name).resources") }
        return (bundles.map { $0 + "/Resources" } + ["Resources"]).compactMap { name in
            let file = folder.appendingPathComponent("\(name)/Info.plist")
            guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int,
                size <= 1 << 20, let data = FileManager.default.contents(atPath: file.path)
            else { return nil }
            return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }
    }
}

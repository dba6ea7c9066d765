import Foundation

extension HostedApp {
    /// The title of the app's page. It is the `CFBundleDisplayName` or the `CFBundleName` in the `Info.plist` of an app
    /// that was written for iOS, or else the app's name.
    var title: String {
        let executable = URL(fileURLWithPath: executable)
        let folder = executable.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.sorted().filter { $0.hasSuffix("_\(self.name).resources") }
        for name in bundles.map({ $0 + "/Resources" }) + ["Resources"] {
            let file = folder.appendingPathComponent("\(name)/Info.plist")
            guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int,
                size <= 1 << 20, let data = FileManager.default.contents(atPath: file.path),
                let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
                    as? [String: Any],
                let title = values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String,
                !title.isEmpty
            else { continue }
            return title
        }
        return self.name
    }
}

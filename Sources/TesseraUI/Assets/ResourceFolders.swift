import Foundation
import Synchronization

/// Finds the folders with an app's resources.
package enum ResourceFolders {
    /// Returns the folders in which the resources of a bundle are searched, in order. If `bundle` is nil, the
    /// main bundle is used.
    ///
    /// The Swift package manager puts the resources of a target in a folder `<Package>_<Target>.resources`
    /// beside the executable, which is `Bundle.module` within the target. As on iOS, the resources of the
    /// target with the executable's name belong to the main bundle. If there is no such folder, for example
    /// beside a test runner, all folders of resources there belong to it.
    static func folders(of bundle: Bundle?) -> [URL] {
        // `Bundle(for:)` creates another object for the main bundle's folder, so the paths are compared.
        if let bundle, bundle !== Bundle.main, bundle.bundlePath != Bundle.main.bundlePath {
            return [bundle.resourceURL ?? bundle.bundleURL]
        }
        return mainFolders
    }

    private static let mainFolders: [URL] = {
        let main = Bundle.main
        let own = main.resourceURL ?? main.bundleURL
        let executable = main.executableURL?.resolvingSymlinksInPath()
        let folder = executable?.deletingLastPathComponent() ?? own
        return [own] + targetFolders(in: folder, executable: executable?.lastPathComponent ?? "")
    }()

    /// The only folder of a target's resources that belongs to the main bundle, or nil if there is none or more than one.
    package static var onlyTargetFolder: URL? { mainFolders.count == 2 ? mainFolders[1] : nil }

    /// Returns the folders of targets' resources beside an executable: only those of the executable's own
    /// target if there are any.
    static func targetFolders(in folder: URL, executable: String) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { name in [".resources", ".bundle"].contains { name.hasSuffix($0) } }
        let own = names.filter { name in
            (name as NSString).deletingPathExtension.hasSuffix("_" + executable)
        }
        return (own.isEmpty ? names : own).map { name in
            let url = folder.appendingPathComponent(name)
            return Bundle(url: url)?.resourceURL ?? url
        }
    }
}

import Foundation
import Synchronization

/// The folders in which an app's resources lie.
enum ResourceFolders {
    /// The folders in which the resources of a bundle are looked for, in order. Nil: the main bundle.
    ///
    /// The Swift package manager puts the resources of a target in a folder of their own, `<Package>_<Target>.resources`
    /// beside the executable, which is `Bundle.module` within the target. Those of the target that is named like the
    /// executable count as the main bundle's, as they are on iOS; where there is no such folder, as beside the runner
    /// of tests, all folders of resources that lie there do.
    static func folders(of bundle: Bundle?) -> [URL] {
        if let bundle, bundle !== Bundle.main {
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

    /// The folders of targets' resources beside an executable, those of the executable's own target where it has some.
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

import Foundation

/// The font files in the resources of an app.
enum AppFonts {
    private static let types: Set = ["ttf", "otf", "ttc", "otc"]
    /// The extensions of the folders that contain the resources of a package's targets, beside the program.
    private static let bundleTypes: Set = ["resources", "bundle"]

    /// Returns the paths of the font files of an app in alphabetical order: those beside its program, and
    /// those in resource bundles there and in their folders.
    ///
    /// For an app without resource bundles this lists only one folder.
    static func files(of bundle: Bundle = .main) -> [String] {
        let program = (bundle.executableURL?.deletingLastPathComponent() ?? bundle.bundleURL)
            .standardizedFileURL
        let resources = (bundle.resourceURL ?? program).standardizedFileURL
        var paths = files(beside: program)
        // If the two differ, the main bundle is a folder that contains nothing but the app.
        if resources.path != program.path { paths.formUnion(files(within: resources.path)) }
        return paths.sorted()
    }

    /// Returns the paths of the font files in `folder` and anywhere in the resource bundles in it.
    static func files(beside folder: URL) -> Set<String> {
        var paths: Set<String> = []
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let path = folder.appendingPathComponent(entry).path
            let type = (entry as NSString).pathExtension.lowercased()
            if types.contains(type) {
                paths.insert(path)
            } else if bundleTypes.contains(type) {
                paths.formUnion(files(within: path))
            }
        }
        return paths
    }

    private static func files(within folder: String) -> Set<String> {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        var paths: Set<String> = []
        for case let file as String in files
        where types.contains((file as NSString).pathExtension.lowercased()) {
            paths.insert(folder + "/" + file)
        }
        return paths
    }
}

import Foundation

/// The resources of a target of a Swift package: those that its manifest names, and those that Xcode takes without that.
struct PackageResources {
    /// The files and folders of the module's bundle.
    private(set) var resources: [ProjectResource] = []
    /// The absolute paths of files whose bytes become part of the code.
    private(set) var embedded: [String] = []
    /// The absolute paths that the manifest names, whose Swift files are no sources.
    private(set) var declared: [String] = []
    private(set) var findings: [Finding] = []

    private static let undeclared: Set<String> = ["xib", "storyboard", "xcassets", "xcstrings"]
    /// Folders that are one thing.
    private static let packages: Set<String> = ["xcassets", "bundle"]

    /// Finds the resources of a target.
    ///
    /// - Parameters:
    ///   - target: The description of the target.
    ///   - root: The absolute path of its folder.
    ///   - names: The paths of all files within the folder.
    ///   - isExcluded: A function that returns true for a path that the manifest excludes.
    init(of target: PropertyList, in root: String, names: [String], isExcluded: (String) -> Bool) {
        for resource in target["resources"]?.array ?? [] {
            guard let path = resource["path"]?.string, let rule = resource["rule"]?.dictionary?.first else {
                continue
            }
            let place = ProjectPaths.joined(root, path)
            declared.append(place)
            switch rule.key {
            case "copy": resources.append(ProjectResource(path: place, isFolder: true))
            case "embedInCode": embedded.append(place)
            default:
                let isBase = rule.value["localization"]?.string == "base"
                let within = ProjectPaths.relative(place, to: root)
                add(place, name: (within as NSString).lastPathComponent, language: isBase ? "Base" : nil)
                for name in names where name.hasPrefix(within + "/") && !isExcluded(root + "/" + name) {
                    add(
                        root + "/" + name, name: String(name.dropFirst(within.utf8.count + 1)),
                        language: isBase ? "Base" : nil)
                }
            }
        }
        for name in names {
            let place = root + "/" + name
            let kind = (name as NSString).pathExtension.lowercased()
            guard
                Self.undeclared.contains(kind)
                    || name.split(separator: "/").dropLast().last?.hasSuffix(".lproj") ?? false,
                !isExcluded(place), !declared.contains(where: { place == $0 || place.hasPrefix($0 + "/") })
            else { continue }
            add(place, name: name, language: nil)
        }
        resources = ProjectReader.unique(resources)
    }

    /// Adds a file, or a folder that is one thing.
    private mutating func add(_ path: String, name: String, language: String?) {
        func isPackage(_ name: some StringProtocol) -> Bool {
            Self.packages.contains((String(name) as NSString).pathExtension.lowercased())
        }
        guard !name.split(separator: "/").dropLast().contains(where: isPackage) else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isPackage(name) || !isFolder.boolValue
        else { return }
        let parent = path.split(separator: "/").dropLast().last ?? ""
        let language = parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : language
        if let language, !ProjectResource.isLanguage(language) {
            findings.append(
                Finding(
                    .warning, file: path,
                    message: "“\(language.prefix(80))” is no language, and the resource is ignored.",
                    advice: "Name it with letters, digits and hyphens, such as “ja” or “zh-Hans”."))
            return
        }
        resources.append(
            ProjectResource(path: path, language: language, isFolder: name.hasSuffix(".bundle")))
    }
}

import Foundation

/// Reads the synchronized folders of Xcode 16 and later, whose files belong to targets without being listed.
extension ProjectReader {
    private static var maximumDepth: Int { 64 }
    private static var maximumCount: Int { 100_000 }
    /// The path extensions of folders that are one resource.
    private static let packages: Set<String> = [
        "xcassets", "bundle", "scnassets", "xcdatamodeld", "mlpackage", "docc",
    ]

    /// Adds the files of a folder to a target, except those that exceptions of the target exclude.
    func addFiles(ofSynchronized id: String, for targetID: String, to target: inout ProjectTarget) {
        guard let place = paths.places[id] else { return }
        let folders = Set(objects.texts(id, "explicitFolders"))
        var excluded: Set<String> = []
        for exception in objects.texts(id, "exceptions") {
            switch objects.kind(exception) {
            case "PBXFileSystemSynchronizedBuildFileExceptionSet"
            where objects.text(exception, "target") == targetID:
                excluded.formUnion(objects.texts(exception, "membershipExceptions"))
                // Files that only other platforms need are excluded too.
                let filters = objects.value(exception, "platformFiltersByRelativePath")?.dictionary ?? [:]
                for (path, platforms) in filters where !platforms.strings.contains("ios") {
                    excluded.insert(path)
                }
            case "PBXFileSystemSynchronizedBuildFileExceptionSet",
                "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
                break
            default:
                target.findings.append(
                    finding(
                        .warning, exception,
                        "An exception of the kind \(objects.kind(exception)) is ignored.",
                        advice: "Nothing has to be done unless files are missing."))
            }
        }
        if let settings = target.settings["INFOPLIST_FILE"] {
            let file = ProjectPaths.joined(target.settings["SRCROOT"] ?? folder, settings)
            excluded.insert(ProjectPaths.relative(file, to: place))
        }
        var links = FolderLinks(within: [place, folder])
        _ = links.kind(of: place)
        addFiles(
            in: place, relative: "", excluded: excluded, folders: folders, depth: 0, links: &links,
            to: &target)
    }

    /// Adds the files that exceptions include in a target although their folders belong to other targets.
    func addInclusions(for targetID: String, to target: inout ProjectTarget) {
        let own = Set(objects.texts(targetID, "fileSystemSynchronizedGroups"))
        for id in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(id) {
            guard let place = paths.places[id] else { continue }
            for exception in objects.texts(id, "exceptions")
            where objects.text(exception, "target") == targetID {
                for path in objects.texts(exception, "membershipExceptions") {
                    add(ProjectPaths.joined(place, path), to: &target)
                }
            }
        }
    }

    private func addFiles(
        in root: String, relative: String, excluded: Set<String>, folders: Set<String>, depth: Int,
        links: inout FolderLinks, to target: inout ProjectTarget
    ) {
        guard depth < Self.maximumDepth, target.sources.count + target.resources.count < Self.maximumCount
        else {
            target.findings.append(
                Finding(
                    .error, file: shown(ProjectPaths.joined(root, relative)),
                    message: "The folder contains too many files, or folders within folders too often.",
                    advice: "Move what is no part of the app out of it."))
            return
        }
        let place = ProjectPaths.joined(root, relative)
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
        where !name.hasPrefix(".") {
            let path = relative.isEmpty ? name : relative + "/" + name
            guard !excluded.contains(path) else { continue }
            let full = place + "/" + name
            guard let kind = links.kind(of: full) else { continue }
            let isFolder = kind == .folder
            if kind == .stranger {
                target.findings.append(FolderLinks.finding(shown(full)))
            } else if isFolder, folders.contains(path) {
                target.resources.append(ProjectResource(path: full, isFolder: true))
            } else if isFolder, !Self.packages.contains((name as NSString).pathExtension) {
                addFiles(
                    in: root, relative: path, excluded: excluded, folders: folders, depth: depth + 1,
                    links: &links, to: &target)
            } else {
                add(full, to: &target)
            }
        }
    }

    /// Adds a file as a source or a resource, depending on its extension, as Xcode does. Some files are neither.
    private func add(_ path: String, to target: inout ProjectTarget) {
        switch (path as NSString).pathExtension.lowercased() {
        case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "xcdatamodeld", "intentdefinition", "mlmodel",
            "mlpackage",
            "metal":
            addSource(at: path, to: &target)
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "xctestplan",
            "framework",
            "xcframework", "xcodeproj", "xcworkspace", "gyb", "sh", "py":
            break
        default: addResource(at: path, language: language(of: path), to: &target)
        }
    }
}

import Foundation

/// Reads an Xcode project, and reports the parts that it ignores.
///
/// Unknown parts are not errors, so that projects of later versions of Xcode can be read too.
public struct ProjectReader {
    let objects: ProjectObjects
    let paths: ProjectPaths
    let folder: String
    let configuration: String
    var project: Project

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the `.xcodeproj`.
    ///   - root: The absolute path of the folder to which paths in findings are relative, or nil for the project's
    ///     folder.
    ///   - configuration: The name of the configuration whose build settings count.
    /// - Throws: ``UnreadableFile`` if the project cannot be read at all.
    public static func read(
        _ path: String, root: String? = nil, configuration: String = "Debug"
    ) throws(UnreadableFile) -> Project {
        let path = ProjectPaths.normalized(path)
        let folder = ProjectPaths.normalized(path + "/..")
        let root = root.map(ProjectPaths.normalized) ?? folder
        let file = ProjectPaths.relative(path + "/project.pbxproj", to: root)
        let objects = try ProjectObjects(
            UnreadableFile.data(at: path + "/project.pbxproj", file: file), file: file)
        let name = (ProjectPaths.relative(path, to: folder) as NSString).deletingPathExtension
        var reader = ProjectReader(
            objects: objects, paths: ProjectPaths(objects, folder: folder), folder: root,
            configuration: configuration, project: Project(name: name, folder: root, file: file))
        reader.project.descriptions.append(path + "/project.pbxproj")
        reader.readProject(projectFolder: folder)
        return reader.project
    }

    private mutating func readProject(projectFolder: String) {
        project.developmentLanguage = objects.text(objects.root, "developmentRegion") ?? "en"
        if project.developmentLanguage == "English" { project.developmentLanguage = "en" }
        readPackages()
        for id in objects.texts(objects.root, "projectReferences") + referencedProjects {
            note(
                .warning, id, "The project refers to another project, which is ignored.",
                advice: "Add the sources of that project to a target of this one, or make it a Swift package."
            )
        }
        let projectLevel = levels(of: objects.root)
        for id in objects.texts(objects.root, "targets") { readTarget(id, projectLevel, projectFolder) }
    }

    /// The identifiers of the other projects to which the project refers. The file contains a dictionary for each.
    private var referencedProjects: [String] {
        (objects.value(objects.root, "projectReferences")?.array ?? []).compactMap {
            $0["ProjectRef"]?.string
        }
    }

    // MARK: Settings

    /// Returns the settings of an object's configuration: first those of its configuration file, then its own.
    private mutating func levels(of owner: String) -> [[String: String]] {
        guard let list = objects.text(owner, "buildConfigurationList") else { return [] }
        let all = objects.texts(list, "buildConfigurations")
        let usual = objects.text(list, "defaultConfigurationName")
        let id =
            all.first { objects.text($0, "name") == configuration }
            ?? all.first { objects.text($0, "name") == usual } ?? all.first
        guard let id else { return [] }
        var levels: [[String: String]] = []
        if let path = configurationFile(of: id) {
            let file = ConfigurationFile(path, folder: folder)
            for finding in file.findings where !project.findings.contains(finding) {
                project.findings.append(finding)
            }
            for path in [path] + file.files where !project.descriptions.contains(path) {
                project.descriptions.append(path)
            }
            levels.append(file.settings)
        }
        let own = objects.value(id, "buildSettings")?.dictionary ?? [:]
        levels.append(
            own.compactMapValues { value in
                // A list may be an array of words, which may contain spaces.
                value.string
                    ?? value.array.map { _ in
                        value.strings.map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }
                            .joined(separator: " ")
                    }
            })
        return levels
    }

    private func configurationFile(of id: String) -> String? {
        if let reference = objects.text(id, "baseConfigurationReference") { return paths.places[reference] }
        guard let anchor = objects.text(id, "baseConfigurationReferenceAnchor"),
            let place = paths.places[anchor],
            let path = objects.text(id, "baseConfigurationReferenceRelativePath")
        else { return nil }
        return ProjectPaths.joined(place, path)
    }

    /// Returns the settings of a target, which come from Xcode, from the project and from the target.
    mutating func settings(
        of target: String, projectLevel: [[String: String]], projectFolder: String
    ) -> BuildSettings {
        let name = objects.text(target, "name") ?? ""
        var settings = BuildSettings([
            "PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": name, "TARGETNAME": name,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": project.name, "PROJECT_DIR": projectFolder, "SRCROOT": projectFolder,
            "SOURCE_ROOT": projectFolder, "PROJECT_FILE_PATH": projectFolder + "/\(project.name).xcodeproj",
            "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": project.developmentLanguage,
            "PLATFORM_NAME": "iphonesimulator", "SDK_NAME": "iphonesimulator", "SWIFT_VERSION": "5.0",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "PRODUCT_BUNDLE_IDENTIFIER": "", "WRAPPER_EXTENSION": "app",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
        ])
        for level in projectLevel + levels(of: target) { settings.add(level, configuration: configuration) }
        for setting in settings.oversized.sorted() {
            note(
                .warning, target, "A value of \(setting.prefix(80)) is longer than 64 KB and is ignored.",
                advice: "Write a shorter one, and “$(inherited)” once.")
        }
        return settings
    }

    // MARK: Packages

    private mutating func readPackages() {
        for id in objects.texts(objects.root, "packageReferences") {
            switch objects.kind(id) {
            case "XCLocalSwiftPackageReference":
                guard let path = objects.text(id, "relativePath") else { continue }
                let place = ProjectPaths.joined(projectRoot, path)
                project.packages.append(PackageReference(id: id, place: .local(place)))
            case "XCRemoteSwiftPackageReference":
                guard let address = objects.text(id, "repositoryURL") else { continue }
                let wish = objects.value(id, "requirement")?.dictionary?.compactMapValues(\.string) ?? [:]
                guard let requirement = Self.requirement(wish) else {
                    note(
                        .error, id,
                        "The package \(address) is required in a way that is not known: \(wish["kind"] ?? "nothing").",
                        advice: "Require a version, a branch or a revision.")
                    continue
                }
                project.packages.append(
                    PackageReference(id: id, place: .remote(address, requirement: requirement)))
            default:
                note(
                    .warning, id, "A package reference of the kind \(objects.kind(id)) is ignored.",
                    advice: "Refer to the package by its folder or address.")
            }
        }
        // Before Xcode 15, local packages were files of the project.
        for id in objects.all("PBXFileReference") {
            guard let place = paths.places[id],
                ["wrapper", "folder", "text"].contains(objects.text(id, "lastKnownFileType") ?? ""),
                FileManager.default.fileExists(atPath: place + "/Package.swift"),
                !project.packages.contains(where: { $0.place == .local(place) })
            else { continue }
            project.packages.append(PackageReference(id: id, place: .local(place)))
        }
    }

    private var projectRoot: String {
        ProjectPaths.joined(
            ProjectPaths.normalized(project.descriptions[0] + "/../.."),
            objects.text(objects.root, "projectDirPath") ?? "")
    }

    /// Returns the requirement of versions as a manifest spells it, or nil if its kind is not known.
    static func requirement(_ wish: [String: String]) -> String? {
        func quoted(_ key: String) -> String? {
            wish[key].map { "\"\($0.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\"" }
        }
        switch wish["kind"] {
        case "upToNextMajorVersion": return quoted("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion": return quoted("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "versionRange":
            guard let least = quoted("minimumVersion"), let most = quoted("maximumVersion") else {
                return nil
            }
            return "\(least)..<\(most)"
        case "exactVersion": return (quoted("version") ?? quoted("minimumVersion")).map { "exact: \($0)" }
        case "branch": return quoted("branch").map { "branch: \($0)" }
        case "revision": return quoted("revision").map { "revision: \($0)" }
        default: return nil
        }
    }

    // MARK: Findings

    /// Adds a finding about an object of the project.
    mutating func note(_ severity: Finding.Severity, _ id: String, _ message: String, advice: String) {
        project.findings.append(finding(severity, id, message, advice: advice))
    }

    func finding(_ severity: Finding.Severity, _ id: String, _ message: String, advice: String) -> Finding {
        Finding(severity, file: objects.file, line: objects.line(id), message: message, advice: advice)
    }

    /// Returns a path relative to the folder of the findings.
    func shown(_ path: String) -> String { ProjectPaths.relative(path, to: folder) }
}

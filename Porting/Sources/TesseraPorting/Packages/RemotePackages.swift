import Foundation

/// The packages from elsewhere that a project needs, which the package manager fetches into a folder of the port.
///
/// The folder contains a package that requires the same versions as the project. Nothing is written beside the project, and
/// nothing is fetched again before the requirements or the project's `Package.resolved` have changed.
struct RemotePackages {
    /// What the package manager has fetched.
    private(set) var resolution: PortState.Resolution?
    /// The reason why nothing was fetched.
    private(set) var findings: [Finding] = []

    private let project: Project
    private let folder: String

    /// Prepares the fetching of packages.
    ///
    /// - Parameters:
    ///   - project: The project that needs the packages.
    ///   - folder: The absolute path of the folder into which they are fetched.
    init(_ project: Project, folder: String) {
        self.project = project
        self.folder = folder
    }

    /// Fetches the packages, unless the last port did so for the same requirements.
    mutating func resolve(_ references: [PackageReference], known: PortState.Resolution?) {
        let manifest = Self.manifest(references)
        let versions = Self.versions(of: project).flatMap { RegularFile.contents($0) }
        let key = manifest + String(decoding: versions ?? Data(), as: UTF8.self)
        if let known, known.key == key,
            known.checkouts.values.allSatisfy({ FileStamp($0 + "/Package.swift") != nil })
        {
            resolution = known
            return
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/Package.swift"))
            if let versions {
                try versions.write(to: URL(fileURLWithPath: folder + "/Package.resolved"))
            }
            let run = try ToolRun(
                ["swift", "package", "--package-path", folder, "show-dependencies", "--format", "json"],
                limit: 600)
            guard run.status == 0, let tree = PropertyListReader.json(Data(run.output.utf8)) else {
                let reason =
                    run.status == nil ? "The package manager has not ended in time." : Self.reason(run.errors)
                return report(reason, references)
            }
            var checkouts: [String: String] = [:]
            Self.collect(tree, &checkouts)
            resolution = PortState.Resolution(key: key, checkouts: checkouts)
        } catch {
            report(error.localizedDescription, references)
        }
    }

    private mutating func report(_ reason: String, _ references: [PackageReference]) {
        let addresses = references.compactMap { reference in
            if case .remote(let address, _) = reference.place { address } else { nil }
        }
        findings.append(
            Finding(
                .error, file: project.file,
                message: "The packages \(addresses.joined(separator: ", ")) cannot be fetched: \(reason)",
                advice: "Check the network, the addresses and the versions, and run the command again."))
    }

    /// The first error of the package manager, with the line that explains it.
    private static func reason(_ text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lines.firstIndex(where: { $0.contains("error:") }) else {
            return "The package manager failed."
        }
        return lines[first...].prefix(2).joined(separator: " ")
    }

    /// Notes the folders of the packages that a package needs.
    private static func collect(_ package: PropertyList, _ checkouts: inout [String: String]) {
        for dependency in package["dependencies"]?.array ?? [] {
            if let identity = dependency["identity"]?.string, let path = dependency["path"]?.string {
                checkouts[identity] = ProjectPaths.normalized(path)
            }
            collect(dependency, &checkouts)
        }
    }

    private static func manifest(_ references: [PackageReference]) -> String {
        let lines = references.compactMap { reference in
            if case .remote(let address, let requirement) = reference.place {
                "        .package(url: \(SwiftText.literal(address)), \(requirement)),\n"
            } else {
                nil
            }
        }
        return """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "Packages",
                dependencies: [
            \(lines.sorted().joined())    ]
            )

            """
    }

    /// Returns the path of the file with the versions that Xcode has chosen, or nil if there is none.
    static func versions(of project: Project) -> String? {
        let place = "xcshareddata/swiftpm/Package.resolved"
        return [
            "\(project.folder)/\(project.name).xcworkspace/\(place)",
            "\(project.folder)/\(project.name).xcodeproj/project.xcworkspace/\(place)",
        ].first(where: FileManager.default.fileExists(atPath:))
    }
}

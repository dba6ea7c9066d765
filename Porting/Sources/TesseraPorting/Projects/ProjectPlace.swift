import Foundation

/// The Xcode project that a path names.
public struct ProjectPlace: Sendable, Equatable {
    /// The absolute path of the `.xcodeproj`.
    public var project: String
    /// The absolute path of the folder that contains the project.
    public var folder: String { ProjectPaths.normalized(project + "/..") }

    /// A reason why a path does not name one project, as a sentence for the user.
    public struct Refusal: Error, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// Finds the project that a path names: the project itself, a workspace beside one project, or a folder that
    /// contains one project.
    ///
    /// - Throws: ``Refusal`` if there is no project or more than one.
    public init(_ path: String) throws(Refusal) {
        let base = FileManager.default.currentDirectoryPath
        let full = URL(fileURLWithPath: ProjectPaths.joined(base, path)).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue else {
            throw Refusal(
                description: "There is no project at \(path): give a .xcodeproj or a folder with one.")
        }
        switch (full as NSString).pathExtension {
        case "xcodeproj":
            project = full
        case "xcworkspace":
            let folder = ProjectPaths.normalized(full + "/..")
            project = try Self.only(in: folder, path)
        default:
            project = try Self.only(in: full, path)
        }
    }

    /// Returns the names of the projects in a folder, sorted.
    static func projects(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }.sorted()
    }

    private static func only(in folder: String, _ path: String) throws(Refusal) -> String {
        let names = projects(in: folder)
        guard let first = names.first else {
            throw Refusal(description: "There is no .xcodeproj in \(path).")
        }
        guard names.count == 1 else {
            throw Refusal(
                description:
                    "\(path) contains several projects: name one of \(names.joined(separator: ", ")).")
        }
        return folder + "/" + first
    }
}

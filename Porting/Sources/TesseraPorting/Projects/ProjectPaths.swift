import Foundation

/// The paths of the files and groups of a project, which depend on the groups that contain them and on their source
/// trees.
struct ProjectPaths {
    /// The greatest depth of groups within groups.
    private static let maximumDepth = 128

    /// The absolute paths of files, groups and synchronized folders by their identifiers.
    private(set) var places: [String: String] = [:]
    /// The identifiers of the variant groups that contain files, by the identifiers of the files.
    private(set) var variants: [String: String] = [:]

    /// Walks through the groups of a project.
    ///
    /// - Parameters:
    ///   - objects: The objects of the project.
    ///   - folder: The absolute path of the folder that contains the project.
    init(_ objects: ProjectObjects, folder: String) {
        let within = objects.text(objects.root, "projectDirPath") ?? ""
        let root = Self.joined(folder, within)
        var visited: Set<String> = []
        func walk(_ id: String, parent: String, depth: Int) {
            // A file in two groups counts once. This also ends the walk if a group contains itself.
            guard depth < Self.maximumDepth, visited.insert(id).inserted else { return }
            let path = objects.text(id, "path") ?? ""
            let place: String? =
                switch objects.text(id, "sourceTree") ?? "<group>" {
                case "<group>": Self.joined(parent, path)
                case "SOURCE_ROOT": Self.joined(root, path)
                case "<absolute>": Self.joined("/", path)
                default: nil
                }
            guard let place else { return }
            places[id] = place
            for child in objects.texts(id, "children") {
                if objects.kind(id) == "PBXVariantGroup" { variants[child] = id }
                walk(child, parent: place, depth: depth + 1)
            }
        }
        if let main = objects.text(objects.root, "mainGroup") { walk(main, parent: root, depth: 0) }
    }

    /// Returns the absolute path of a path within a folder, without `.` and `..`. An absolute path ignores the folder.
    static func joined(_ folder: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") ? path : path.isEmpty ? folder : folder + "/" + path)
    }

    /// Returns an absolute path without empty parts, `.` and `..`.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Returns the path from a folder to a file, with `..` where the file lies outside.
    static func relative(_ path: String, to folder: String) -> String {
        let (here, there) = (folder.split(separator: "/"), path.split(separator: "/"))
        let common = zip(here, there).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: here.count - common)
        return (up + there.dropFirst(common)).joined(separator: "/")
    }
}

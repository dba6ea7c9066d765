import Foundation

/// Decides which files and folders count in a walk through a folder, where symbolic links may lead anywhere.
struct FolderLinks {
    /// The kind of entry at a path.
    enum Kind {
        case file
        /// A folder that has not been found before.
        case folder
        /// A link that leads out of the permitted folders.
        case stranger
    }

    private let roots: [String]
    private var visited: Set<String> = []

    /// Prepares a walk through a folder.
    ///
    /// - Parameter roots: The walked folder, followed by other folders to which links may lead.
    init(within roots: [String]) {
        self.roots = roots.filter { !$0.isEmpty }.map(Self.resolved)
    }

    /// Returns the kind of entry at a path. Returns nil if there is neither a file nor a folder, and if the folder was
    /// found before.
    mutating func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let place = Self.resolved(path)
        guard roots.contains(where: { Self.contains($0, place) }) else { return .stranger }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            // A link to a folder within the walked folder is skipped, since the walk finds that folder by its own name.
            // The walked folder itself, which is found first, may be a link.
            if Self.isLink(path), !visited.isEmpty, let root = roots.first, Self.contains(root, place) {
                return nil
            }
            return visited.insert(place).inserted ? .folder : nil
        case S_IFREG: return .file
        default: return nil
        }
    }

    /// Returns the finding about a link that leads out of the permitted folders.
    static func finding(_ file: String) -> Finding {
        Finding(
            .warning, file: file, message: "The link leads out of the project and is ignored.",
            advice: "Put what it leads to into the project's folder.")
    }

    /// Returns true if a path leads to a place within a folder, whatever links are on the way.
    static func isWithin(_ folder: String, _ path: String) -> Bool {
        var status = stat()
        // What does not exist has no links.
        guard stat(path, &status) == 0 else { return contains(folder, ProjectPaths.normalized(path)) }
        return contains(resolved(folder), resolved(path))
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// Returns the path without symbolic links.
    private static func resolved(_ path: String) -> String {
        guard let place = realpath(path, nil) else { return path }
        defer { free(place) }
        return String(cString: place)
    }
}

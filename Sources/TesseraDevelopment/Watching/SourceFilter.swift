/// Decides which files of a package count as its sources.
struct SourceFilter {
    /// Folders with copies and results.
    private static let folders: Set<String> = ["node_modules", "DerivedData"]
    /// Folders at the top of a package that no build of an app reads.
    private static let topFolders: Set<String> = ["Tests", "Documentation", "docs"]
    /// The ends of names that editors give to files of their own.
    private static let endings = ["~", ".swp", ".swx", ".swpx", ".tmp", ".orig"]

    /// Returns true if a change of the file at a path within the package may change what is built.
    ///
    /// Hidden files, the files that editors write beside the real ones, and the file in which SwiftPM notes the versions
    /// of dependencies do not count.
    static func isSource(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last, name != "Package.resolved", name != "4913", !name.hasPrefix("#") else {
            return false
        }
        return entersFolder(path) && !endings.contains(where: name.hasSuffix)
    }

    /// Returns true if the folder at a path within the package may contain sources.
    static func entersFolder(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let first = parts.first else { return true }
        return !topFolders.contains(String(first))
            && parts.allSatisfy { !$0.hasPrefix(".") && !folders.contains(String($0)) }
    }

    /// Returns true if a path is that of a manifest at the top of its package.
    static func isManifest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
}

import Foundation

/// A home folder for the app of one device, so that what an app writes for one user is there for no other.
///
/// It has the folders that an app finds on a new phone, Documents among them, and links to what fonts need: the fonts of the
/// host's user and the cache of fontconfig, which takes long to make.
struct HomeFolder: Sendable {
    private let folder: PrivateFolder
    /// The variables with which an app finds the folder.
    let environment: [String: String]

    /// The places of what fonts need: the variable that may name the folder, its usual path within the home folder, and the part
    /// of it.
    private static let fontPlaces = [
        ("XDG_CACHE_HOME", ".cache", "fontconfig"), ("XDG_CONFIG_HOME", ".config", "fontconfig"),
        ("XDG_DATA_HOME", ".local/share", "fonts"),
        // The older place of fonts.
        ("HOME", "", ".fonts"),
    ]

    /// Creates a folder.
    ///
    /// - Parameter host: The host's environment, whose variables tell where the fonts of the host's user are.
    /// - Throws: An error of the file system, such as that the disk is full.
    init(host: [String: String] = ProcessInfo.processInfo.environment) throws {
        let folder = try PrivateFolder(creating: PrivateFolder.newURL(.home))
        self.folder = folder
        let temporary = folder.url.appending(path: "tmp")
        // Foundation reads the second variable, and asks the system for the folder of the user otherwise.
        var environment = [
            "HOME": folder.url.path, "CFFIXED_USER_HOME": folder.url.path, "TMPDIR": temporary.path,
        ]
        do {
            for name in ["tmp", "Documents"] { try PrivateFolder.create(folder.url.appending(path: name)) }
            for (variable, path, part) in Self.fontPlaces {
                let place = folder.url.appending(path: path)
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                environment[variable] = place.path
                let original =
                    (host[variable].map { URL(filePath: $0) }
                    ?? URL(filePath: host["HOME"] ?? NSHomeDirectory()).appending(path: path))
                    .appending(path: part)
                // Without a folder that stays, each app would make the cache anew. A service may have no place for one.
                if path == ".cache" {
                    try? FileManager.default.createDirectory(at: original, withIntermediateDirectories: true)
                }
                guard FileManager.default.fileExists(atPath: original.path) else { continue }
                try FileManager.default.createSymbolicLink(
                    at: place.appending(path: part), withDestinationURL: original)
            }
        } catch {
            folder.remove()
            throw error
        }
        self.environment = environment
    }

    /// Removes the folder with everything in it. It must not be called twice.
    func remove() {
        folder.remove()
    }
}

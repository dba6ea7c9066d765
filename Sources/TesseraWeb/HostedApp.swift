import Foundation

/// An app that a host displays: an executable, which is started for each device.
public struct HostedApp: Sendable, Equatable {
    /// The name for the user, which is the executable's file name.
    public let name: String
    /// The name in addresses, as in `/photos/`: the file name in lower case.
    public let pathName: String
    /// The absolute path of the executable.
    public let executable: String

    /// Finds an app.
    ///
    /// - Parameters:
    ///   - argument: A path of an executable, or the name of one in `folder`.
    ///   - folder: The folder in which names without a path are looked up first, usually the folder of the
    ///     running program.
    /// - Throws: ``HostError`` if there is no such executable, or if its name cannot be part of an address.
    public init(_ argument: String, besides folder: URL? = nil) throws(HostError) {
        var candidates = [URL(fileURLWithPath: argument)]
        if let folder, !argument.contains("/") {
            candidates.insert(folder.appendingPathComponent(argument), at: 0)
        }
        guard let found = candidates.first(where: { Self.isFile($0.path) }) else {
            throw .noSuchApp(argument, searched: candidates.map(\.path))
        }
        guard FileManager.default.isExecutableFile(atPath: found.path) else {
            throw .notExecutable(found.path)
        }
        name = found.lastPathComponent
        pathName = name.lowercased()
        executable = found.standardizedFileURL.path
        guard Self.isUsable(pathName) else { throw .unusableName(name) }
    }

    /// Creates an app that has a name and was not built yet.
    init(unbuilt name: String) {
        self.name = name
        pathName = name.lowercased()
        executable = ""
    }

    /// Returns true if an app with a name in lower case can have an address.
    static func isUsable(_ pathName: String) -> Bool {
        let isPlain = pathName.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
        }
        return isPlain && !pathName.isEmpty && !pathName.hasPrefix(".")
            && !Route.takenNames.contains(pathName)
    }

    private static func isFile(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && !isDirectory.boolValue
    }
}

import Foundation

/// A folder for the files of one device, which other users of the machine must not read.
///
/// The host removes the folder together with the device. If the system ends the host before, the next host on this machine
/// removes the folder. A lock tells that host whether another one still uses the folder.
struct PrivateFolder: Sendable {
    /// The purpose of a folder, with which its name begins.
    enum Kind: String, CaseIterable {
        /// Files that the page sends to the app.
        case uploads = "tessera-uploads-"
        /// The home folder of the app.
        case home = "tessera-home-"
    }

    /// The folder.
    let url: URL
    /// The descriptor of the folder, which is locked as long as the host uses it.
    private let descriptor: CInt

    /// Returns the address of a folder that does not exist yet, with a name of its own.
    static func newURL(_ kind: Kind) -> URL {
        FileManager.default.temporaryDirectory.appending(
            path: "\(kind.rawValue)\(UUID().uuidString)", directoryHint: .isDirectory)
    }

    /// Creates the folder.
    ///
    /// - Throws: An error of the file system, such as that the disk is full.
    init(creating url: URL) throws {
        self.url = url
        try Self.create(url)
        guard let descriptor = Self.lock(url) else {
            let error = SystemError(call: url.path, number: errno)
            try? FileManager.default.removeItem(at: url)
            throw error
        }
        self.descriptor = descriptor
    }

    /// Removes the folder with everything in it. It must not be called twice.
    func remove() {
        try? FileManager.default.removeItem(at: url)
        close(descriptor)
    }

    /// Creates a folder that other users of the machine must not read.
    static func create(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    /// Removes the folders of hosts that have ended without removing them, because the system has ended them.
    static func removeAbandoned() {
        let parent = FileManager.default.temporaryDirectory
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] {
            guard Kind.allCases.contains(where: { name.hasPrefix($0.rawValue) }) else { continue }
            let folder = parent.appending(path: name)
            guard let descriptor = lock(folder) else { continue }
            try? FileManager.default.removeItem(at: folder)
            close(descriptor)
        }
    }

    /// Locks a folder, and returns its descriptor, or nil if a host that runs has locked it. The system removes the lock of a
    /// host that ends.
    private static func lock(_ folder: URL) -> CInt? {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}

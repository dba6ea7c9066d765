import Foundation
import Synchronization
import TesseraUI

/// The folder of this process for sounds that an app has as data, which the display can only play as files.
///
/// Each file goes with its player. The folder goes when the process exits; if the process is killed, the next process that needs
/// such a folder removes it. That process knows by a lock that nobody uses the folder any more.
enum SoundFolder {
    private static let prefix = "tessera-sounds-"

    /// The folder, once it exists.
    private static let folder = Mutex<URL?>(nil)

    /// Writes data to a new file.
    ///
    /// - Parameter typeHint: The identifier of the type of the data, or nil if it is not known.
    /// - Throws: An error of the file system, such as that the disk is full.
    static func write(_ data: Data, typeHint: String? = nil) throws -> URL {
        let known = SoundFormat.suffix(of: data)
        let named = typeHint.flatMap { UTType($0) }?.preferredFilenameExtension ?? ""
        let file = try ownFolder().appending(
            path: "\(UUID().uuidString).\(known.isEmpty ? named : known)")
        try data.write(to: file)
        return file
    }

    private static func ownFolder() throws -> URL {
        try folder.withLock { folder in
            // Whoever cleans up temporary files may have removed it.
            if let folder, FileManager.default.fileExists(atPath: folder.path) { return folder }
            let parent = FileManager.default.temporaryDirectory
            removeAbandoned(in: parent)
            let new = try create(in: parent)
            if folder == nil { atexit { SoundFolder.remove() } }
            folder = new
            return new
        }
    }

    /// Creates a folder that other users of the machine must not read, and locks it until the process ends.
    private static func create(in parent: URL) throws -> URL {
        for _ in 0..<3 {
            let new = parent.appending(path: prefix + UUID().uuidString, directoryHint: .isDirectory)
            try FileManager.default.createDirectory(
                at: new, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            if lock(new) != nil { return new }
            // Another process has come in between, and removes the folder.
        }
        throw CocoaError(.fileWriteUnknown)
    }

    private static func remove() {
        // Another thread may have taken the lock at the exit, and never gives it back.
        let url = folder.withLockIfAvailable { $0 }
        if case .some(.some(let url)) = url { try? FileManager.default.removeItem(at: url) }
    }

    /// Removes the folders of processes that have ended without removing them.
    static func removeAbandoned(in parent: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        where name.hasPrefix(prefix) {
            let folder = parent.appending(path: name)
            guard let descriptor = lock(folder) else { continue }
            try? FileManager.default.removeItem(at: folder)
            close(descriptor)
        }
    }

    /// Locks a folder, and returns its descriptor, or nil if a process has locked it or if it is no folder of this user. The
    /// system removes the lock of a process that ends.
    static func lock(_ folder: URL) -> CInt? {
        // In a folder for everybody, other users may give such names to what they like, and exchange it while it is removed.
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var attributes = stat()
        guard fstat(descriptor, &attributes) == 0, attributes.st_uid == geteuid(),
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}

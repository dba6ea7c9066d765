import Foundation

/// Writes files so that the former content stays until everything is written.
enum SafeFile {
    /// Replaces what is at a place. If writing fails, the former content stays.
    static func replace(_ url: URL, _ write: (URL) throws -> Void) throws {
        let files = FileManager.default
        let new = temporaryPlace(beside: url)
        do {
            try write(new)
            keepPermissions(of: url, new, files)
            // A file takes the place of another one in a single step.
            guard rename(new.path, url.path) != 0 else { return }
            try exchange(url, new, files)
        } catch {
            try? files.removeItem(at: new)
            throw error
        }
    }

    /// Gives a new file the permissions of the one whose place it takes, which may be closed to other users of the machine.
    private static func keepPermissions(of url: URL, _ new: URL, _ files: FileManager) {
        guard let old = try? files.attributesOfItem(atPath: url.path),
            old[.type] as? FileAttributeType == .typeRegular,
            let own = try? files.attributesOfItem(atPath: new.path),
            own[.type] as? FileAttributeType == .typeRegular,
            let permissions = old[.posixPermissions]
        else { return }
        try? files.setAttributes([.posixPermissions: permissions], ofItemAtPath: new.path)
    }

    /// Returns a place that is free and on the same volume. Its name does not grow with that of the file, which may have the
    /// greatest length already.
    private static func temporaryPlace(beside url: URL) -> URL {
        let place = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        let type = url.pathExtension
        return type.isEmpty || type.utf8.count > 100 ? place : place.appendingPathExtension(type)
    }

    /// Returns true if a file can have a name, which then leads to no other folder.
    static func isName(_ name: String) -> Bool {
        let (slash, zero): (UInt8, UInt8) = (0x2F, 0)
        // A slash with an accent is another character than a slash, but not for the file system.
        return !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == slash || $0 == zero }
    }

    /// Moves what is new to a place where there may be a folder, which cannot be replaced by renaming.
    private static func exchange(_ url: URL, _ new: URL, _ files: FileManager) throws {
        if swap(new, url) { return try files.removeItem(at: new) }
        let old = new.appendingPathExtension("old")
        // A link counts, wherever it leads.
        let isThere = (try? files.attributesOfItem(atPath: url.path)) != nil
        if isThere { try files.moveItem(at: url, to: old) }
        do {
            try files.moveItem(at: new, to: url)
        } catch {
            if isThere { try? files.moveItem(at: old, to: url) }
            throw error
        }
        if isThere { try files.removeItem(at: old) }
    }

    /// Exchanges what is at two places in a single step. Returns false if there is nothing at one of them, or if the system or
    /// the volume cannot do so.
    private static func swap(_ first: URL, _ second: URL) -> Bool {
        #if os(Linux)
            let (here, exchange) = (AT_FDCWD, CUnsignedInt(2))
            return exchangeNames?(here, first.path, here, second.path, exchange) == 0
        #else
            return renamex_np(first.path, second.path, UInt32(RENAME_SWAP)) == 0
        #endif
    }

    #if os(Linux)
        private typealias ExchangeNames =
            @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt

        /// The system's function `renameat2`. Its header declares it for GNU's dialect of C only, so that Swift does not see it.
        private static let exchangeNames = dlsym(nil, "renameat2").map {
            unsafeBitCast($0, to: ExchangeNames.self)
        }
    #endif
}

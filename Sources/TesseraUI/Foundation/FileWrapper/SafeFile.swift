import Foundation

/// Writing that leaves what was there until everything is written.
enum SafeFile {
    /// Writes what is at a place anew. If writing fails, what was there stays.
    static func replace(_ url: URL, _ write: (URL) throws -> Void) throws {
        let files = FileManager.default
        let folder = url.deletingLastPathComponent()
        let new = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do {
            try write(new)
            // A file takes the place of another one in a single step.
            guard rename(new.path, url.path) != 0 else { return }
            try exchange(url, new, files)
        } catch {
            try? files.removeItem(at: new)
            throw error
        }
    }

    /// Moves what is new to a place where there may be a folder, which cannot be replaced in a single step.
    private static func exchange(_ url: URL, _ new: URL, _ files: FileManager) throws {
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
}

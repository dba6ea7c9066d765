import Foundation

extension UIDocument {
    /// Opens the document, and returns true if it is open.
    public func open() async -> Bool {
        await withCheckedContinuation { answer in open { answer.resume(returning: $0) } }
    }

    /// Saves the document if it has unsaved changes, closes it, and returns true if nothing was left to save.
    public func close() async -> Bool {
        await withCheckedContinuation { answer in close { answer.resume(returning: $0) } }
    }

    /// Saves the document, and returns true if that was possible.
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { answer in
            save(to: url, for: saveOperation) { answer.resume(returning: $0) }
        }
    }

    /// Saves the document if it has unsaved changes, and returns true if there is nothing left to save.
    public func autosave() async -> Bool {
        await withCheckedContinuation { answer in autosave { answer.resume(returning: $0) } }
    }

    /// Discards the unsaved changes, reads the document from a file, and returns true if that was possible.
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { answer in
            revert(toContentsOf: url) { answer.resume(returning: $0) }
        }
    }
}

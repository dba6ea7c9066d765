import Foundation

/// Reports the changes of the files in folders and in those below them, by the notifications of the system.
protocol FolderWatcher: Sendable {
    /// The paths of changed files, as they come. A value may be empty if the system has lost count of the changes.
    var changes: AsyncStream<Set<String>> { get }

    /// Watches a folder, too. Does nothing if it is being watched already.
    ///
    /// - Throws: ``WatchError`` if the system does not watch it.
    func watch(_ folder: URL) throws(WatchError)

    /// Ends the watching and ``changes``.
    func stop()
}

/// The reason why folders cannot be watched, as a sentence for the user.
public struct WatchError: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String
}

/// Returns the watcher of this system.
func makeFolderWatcher() throws(WatchError) -> any FolderWatcher {
    #if os(Linux)
        try InotifyWatcher()
    #else
        FileEventsWatcher()
    #endif
}

import Foundation

/// Saves files of the app on the user's device, one after the other.
@MainActor
final class FileSaver {
    /// The files that are not saved yet.
    private var urls: [URL]
    private var isCancelled = false

    /// Creates an object that saves files.
    init(_ urls: [URL]) {
        self.urls = urls
    }

    /// Saves the files that are not saved yet.
    ///
    /// - Parameter completion: A closure that runs at the end, with true if the browser has got all files. It does not run after
    ///   ``cancel()``.
    func save(completion: @escaping @MainActor (Bool) -> Void) {
        guard let url = urls.first else { return completion(true) }
        UIApplication.shared.requests.saveFile(at: url.path, name: url.lastPathComponent) { [self] isSaved in
            guard !isCancelled else { return }
            guard isSaved else { return completion(false) }
            urls.removeFirst()
            save(completion: completion)
        }
    }

    /// Saves no further file. The file that the browser is fetching at present is still saved.
    func cancel() {
        isCancelled = true
    }
}

import Foundation

/// The folders of the user that an app on iOS finds at its first launch, and that a machine without a desktop may lack.
enum UserFolders {
    /// Documents and Caches.
    static var all: [URL] {
        [.documentDirectory, .cachesDirectory].flatMap {
            FileManager.default.urls(for: $0, in: .userDomainMask)
        }
    }

    /// Creates those folders that do not exist. Where that is not possible, the app gets an error as soon as it writes a file.
    static func create(_ folders: [URL] = all) {
        for folder in folders {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }
}

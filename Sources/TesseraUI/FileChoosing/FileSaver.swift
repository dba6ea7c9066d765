import Foundation

/// Saves files of the app on the user's device.
@MainActor
enum FileSaver {
    /// Saves files, one after the other.
    ///
    /// - Parameter completion: A closure that runs at the end, with true if the browser has got all files.
    static func save(_ urls: [URL], completion: @escaping @MainActor (Bool) -> Void) {
        guard let url = urls.first else { return completion(true) }
        UIApplication.shared.requests.saveFile(at: url.path, name: url.lastPathComponent) { isSaved in
            guard isSaved else { return completion(false) }
            save(Array(urls.dropFirst()), completion: completion)
        }
    }

    /// Saves an image as a PNG file.
    static func save(_ image: UIImage, completion: @escaping @MainActor (Bool) -> Void) {
        guard let data = image.pngData(),
            let file = try? TemporaryItemFile(
                data, name: FileWord.image, typeIdentifier: UTType.png.identifier)
        else { return completion(false) }
        save([file.url]) { isSaved in
            file.remove()
            completion(isSaved)
        }
    }
}

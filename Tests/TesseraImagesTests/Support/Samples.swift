import Foundation

/// Images and URLs for tests.
enum Samples {
    /// A PNG of one pixel, 70 bytes long.
    static let png =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ) ?? Data()

    /// Returns the URL of an image with a name.
    static func url(_ name: String) -> URL {
        URL(filePath: "/images/").appending(path: name)
    }
}

import Foundation
import TesseraGraphics
import Testing

/// Files like those that apps contain.
enum Samples {
    /// A GIF of 3 × 2 pixels that ends after its header.
    static let gif = gif(width: 3, height: 2)

    /// Returns a GIF of a size in pixels that ends after its header.
    static func gif(width: UInt8, height: UInt8) -> Data {
        Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, width, 0, height, 0, 0, 0, 0, 0x3b])
    }

    /// Returns a PNG with one row of pixels. Each pixel is red, green, blue and opacity, in the range 0...255.
    static func png(_ row: [[UInt8]]) throws -> Data {
        let canvas = Canvas(width: row.count, height: 1)
        for (x, pixel) in row.enumerated() {
            let parts = pixel.map { Double($0) / 255 }
            canvas.addRectangle(CGRect(x: x, y: 0, width: 1, height: 1))
            canvas.fill(
                .color(.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])))
        }
        return try canvas.pngData()
    }

    /// Returns the pixels of an encoded picture, row by row.
    static func pixels(of data: Data) throws -> [[UInt8]] {
        let bitmap = try ImageDecoder.decode(data)
        return (0..<bitmap.width * bitmap.height).map { index in
            let pixel = bitmap[index % bitmap.width, index / bitmap.width]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }
}

/// A folder of resources in the form of a bundle, which exists as long as this object.
final class ResourceFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and creates the folders in its path.
    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    var bundle: Bundle { get throws { try #require(Bundle(path: url.path)) } }
}

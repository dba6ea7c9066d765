import Foundation
import TesseraGraphics
import Testing

/// Files as an app brings them along.
enum Samples {
    /// A GIF of 3 by 2 pixels, as far as its header.
    static let gif = gif(width: 3, height: 2)

    /// A GIF of a size in pixels, as far as its header.
    static func gif(width: UInt8, height: UInt8) -> Data {
        Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, width, 0, height, 0, 0, 0, 0, 0x3b])
    }

    /// A PNG of one row of pixels: red, green, blue and opacity, 0...255.
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

    /// The pixels of an encoded picture, row by row.
    static func pixels(of data: Data) throws -> [[UInt8]] {
        let bitmap = try ImageDecoder.decode(data)
        return (0..<bitmap.width * bitmap.height).map { index in
            let pixel = bitmap[index % bitmap.width, index / bitmap.width]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }
}

/// A folder of resources, as a bundle, that goes away with the test.
final class ResourceFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and the folders that its path names.
    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    var bundle: Bundle { get throws { try #require(Bundle(path: url.path)) } }
}

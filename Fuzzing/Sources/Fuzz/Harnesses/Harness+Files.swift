import Foundation

@testable import HostParsers
@testable import TesseraGraphics
@testable import TesseraNibFiles
@testable import TesseraNibs

extension Harness {
    /// The headers of images, and the structure of files that are read before they are decoded. The result does not depend on
    /// where the data lies in a larger one.
    static func images(_ data: Data) {
        let slice = (Data([0x47, 0x49, 0x46]) + data).dropFirst(3)
        let information = try? ImageDecoder.information(of: data)
        require((try? ImageDecoder.information(of: slice)) == information, "A slice has another header.")
        if let information {
            require(information.width > 0 && information.height > 0, "\(information) has no pixels.")
        }
        let animation = ImageDecoder.animation(of: data)
        if let animation {
            require(animation.frameDurations.allSatisfy { $0 > 0 }, "A frame of \(animation) has no time.")
        }
        if let end = GIFFile(data).endOfFirstFrame {
            require(end <= data.count, "The first frame ends at \(end), after the file.")
        }
        if let png = PNGFile.withoutExtras(data) {
            require(png.count <= max(data.count, 8), "A PNG without its extras is larger.")
            require(PNGFile.withoutExtras(png) == png, "A PNG without extras has some.")
        }
        _ = JPEGScans.areTooMany(in: data, pixelCount: 1_000_000)
    }

    /// Font files, of which a face becomes a file of its own. The file of a face is complete.
    static func fonts(_ data: Data) {
        for face in [0, 1, -1, Int(UInt32.max)] {
            guard let font = FontFile(data: data, face: face) else { continue }
            // A table's bytes may be used once, and each table begins at a multiple of four bytes.
            require(font.data.count <= 2 * data.count + 12 + 16 * 65_535, "A face is larger than its file.")
            require(FontFile(data: font.data, face: 0) == font, "The file of a face has another face.")
            _ = FontFileVersion(index: face, size: data.count) { offset, count in
                offset <= data.count ? data.dropFirst(offset).prefix(count) : nil
            }
        }
    }

    /// Xibs and storyboards. The document that is shipped with an app is the one that was read.
    static func nibs(_ data: Data) {
        guard let file = try? NibFile(xml: data, module: "App") else { return }
        require((try? NibDocument(data: file.document.data)) == file.document, "The document is another one.")
    }

    /// The documents that are shipped with apps. A document that is read has the same value after it is written and read.
    static func documents(_ data: Data) {
        guard let document = try? NibDocument(data: data) else { return }
        require((try? NibDocument(data: document.data)) == document, "The document is another one.")
    }
}

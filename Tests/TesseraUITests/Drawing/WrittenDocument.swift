import CZlib
import Foundation

/// What a PDF document contains, as text: its objects, and its streams without their compression.
struct WrittenDocument {
    /// The objects and the streams, one after the other.
    let text: String

    init(_ data: Data) {
        var text = Self.text(data)
        var place = data.startIndex
        while let start = data.range(of: Data("stream\n".utf8), in: place..<data.endIndex),
            let end = data.range(of: Data("endstream".utf8), in: start.upperBound..<data.endIndex)
        {
            text += Self.text(Self.inflated(data[start.upperBound..<end.lowerBound])) + "\n"
            place = end.upperBound
        }
        self.text = text
    }

    /// The sizes of the pages in points, as in `0 0 595 842`.
    var pages: [String] {
        text.matches(of: /\/MediaBox \[ ([0-9. ]+) \]/).map { String($0.1) }
    }

    /// The number of pictures.
    var pictureCount: Int { text.matches(of: /\/Subtype \/Image/).count }

    /// Returns true if the document has a text that a reader can select and search, each character of which has a code.
    func spells(_ characters: String) -> Bool {
        let codes = text.lowercased()
        return characters.utf16.allSatisfy { codes.contains(String(format: "<%04x>", $0)) }
    }

    private static func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

    private static func inflated(_ data: Data) -> Data {
        var size = uLongf(max(data.count * 200, 100_000))
        var result = Data(count: Int(size))
        let status = result.withUnsafeMutableBytes { target in
            data.withUnsafeBytes { source in
                uncompress(
                    target.bindMemory(to: UInt8.self).baseAddress, &size,
                    source.bindMemory(to: UInt8.self).baseAddress, uLong(data.count))
            }
        }
        return status == Z_OK ? result.prefix(Int(size)) : Data()
    }
}

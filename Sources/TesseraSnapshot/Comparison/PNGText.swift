import Foundation
import TesseraGraphics

/// Reads and writes the texts in [PNG](https://www.w3.org/TR/png-3/#11textinfo) files, each of which has a
/// keyword.
///
/// A file may contain anything: lengths are checked before they are used, compressed texts are not read, and
/// the pixels are not looked at.
public enum PNGText {
    /// The errors of reading the chunks of a PNG file.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The data does not begin like a PNG file.
        case notPNG
        /// The chunk at an offset in bytes is longer than the file, or damaged.
        case damagedChunk(offset: Int)
        /// The keyword is empty, longer than 79 bytes, or has other characters than printable ASCII.
        case unusableKeyword(String)
        /// The text of a keyword is longer than ``PNGText/maximumTextSize`` or contains a NUL.
        case unusableText(keyword: String)

        /// A sentence about the error.
        public var description: String {
            switch self {
            case .notPNG: "The data is no PNG file."
            case .damagedChunk(let offset): "The PNG file is damaged at byte \(offset)."
            case .unusableKeyword(let keyword): "“\(keyword)” cannot be a keyword of a PNG file."
            case .unusableText(let keyword): "The text of “\(keyword)” cannot be written into a PNG file."
            }
        }
    }

    /// The greatest size of a text in bytes.
    public static let maximumTextSize = 65_536
    /// The greatest number of texts that are read from a file.
    static let maximumCount = 256

    /// Returns the texts of a PNG file by their keywords.
    ///
    /// Texts that are compressed, longer than ``maximumTextSize`` or not well-formed are left out, and so are
    /// all after the first 256. Of several texts with one keyword the first is returned.
    public static func read(from data: Data) throws(Failure) -> [String: String] {
        var texts: [String: String] = [:]
        var count = 0
        for chunk in try chunks(of: data) where count < maximumCount {
            guard let (keyword, text) = text(of: chunk, in: data) else { continue }
            count += 1
            if texts[keyword] == nil { texts[keyword] = text }
        }
        return texts
    }

    /// Returns a PNG file with texts, in the order of their keywords, before its pixels. They replace texts
    /// with the same keywords.
    public static func write(_ texts: [String: String], into data: Data) throws(Failure) -> Data {
        let chunks = try chunks(of: data)
        var added = Data()
        for (keyword, text) in texts.sorted(by: { $0.key < $1.key }) {
            added += try chunk(keyword, text)
        }
        var result = Data(data.prefix(signature.count))
        for chunk in chunks {
            if isText(chunk.type), let keyword = keyword(of: chunk, in: data), texts[keyword] != nil {
                continue
            }
            result += data[chunk.whole]
            // The first chunk is the header, which must stay the first.
            if chunk.type == "IHDR" { result += added }
        }
        return result
    }

    // MARK: Chunks

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A part of a PNG file.
    private struct Chunk {
        var type: String
        /// The place of the content.
        var content: Range<Data.Index>
        /// The place of the whole chunk, with its length, its type and its checksum.
        var whole: Range<Data.Index>
    }

    /// Returns the chunks from the header to the end, and no bytes behind them.
    private static func chunks(of data: Data) throws(Failure) -> [Chunk] {
        guard data.starts(with: signature) else { throw .notPNG }
        var chunks: [Chunk] = []
        var position = data.startIndex + signature.count
        while chunks.last?.type != "IEND" {
            let damaged = Failure.damagedChunk(offset: position - data.startIndex)
            guard data.endIndex - position >= 12 else { throw damaged }
            let length = Int(number(at: position, in: data))
            guard length <= data.endIndex - position - 12,
                let type = String(bytes: data[position + 4..<position + 8], encoding: .ascii),
                type.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }),
                chunks.isEmpty == (type == "IHDR")
            else { throw damaged }
            let content = position + 8..<position + 8 + length
            chunks.append(Chunk(type: type, content: content, whole: position..<content.upperBound + 4))
            position = content.upperBound + 4
        }
        return chunks
    }

    private static func number(at position: Data.Index, in data: Data) -> UInt32 {
        (0..<4).reduce(0) { $0 << 8 | UInt32(data[position + $1]) }
    }

    private static func bytes(of number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func isText(_ type: String) -> Bool { ["tEXt", "iTXt", "zTXt"].contains(type) }

    /// Returns the keyword of a text, whatever its form, or nil if it has none.
    private static func keyword(of chunk: Chunk, in data: Data) -> String? {
        let content = data[chunk.content]
        guard let end = content.prefix(80).firstIndex(of: 0), end > content.startIndex else { return nil }
        return String(bytes: content[..<end], encoding: .isoLatin1)
    }

    /// Returns the keyword and the text of a chunk, or nil if it is no text that can be read.
    private static func text(of chunk: Chunk, in data: Data) -> (String, String)? {
        guard chunk.type == "tEXt" || chunk.type == "iTXt",
            chunk.content.count <= maximumTextSize + 1024,
            let keyword = keyword(of: chunk, in: data),
            PNGChecksum.of(data[chunk.whole.lowerBound + 4..<chunk.content.upperBound])
                == number(at: chunk.content.upperBound, in: data)
        else { return nil }
        var rest = data[chunk.content].drop { $0 != 0 }.dropFirst()
        guard chunk.type == "iTXt" else {
            guard rest.count <= maximumTextSize else { return nil }
            return String(bytes: rest, encoding: .isoLatin1).map { (keyword, $0) }
        }
        // The first byte is 0 for a text that is not compressed. Next come the method and two names that end with a NUL each.
        guard rest.first == 0, rest.count >= 4 else { return nil }
        rest = rest.dropFirst(2)
        for _ in 0..<2 {
            guard let end = rest.firstIndex(of: 0) else { return nil }
            rest = rest[(end + 1)...]
        }
        guard rest.count <= maximumTextSize else { return nil }
        return String(bytes: rest, encoding: .utf8).map { (keyword, $0) }
    }

    /// Returns the chunk of a text. Text in ASCII is the simple form, and other text the international one.
    private static func chunk(_ keyword: String, _ text: String) throws(Failure) -> Data {
        let name = Array(keyword.utf8)
        guard (1...79).contains(name.count), name.allSatisfy({ (0x20...0x7E).contains($0) }),
            name.first != 0x20, name.last != 0x20
        else { throw .unusableKeyword(keyword) }
        let bytes = Array(text.utf8)
        guard bytes.count <= maximumTextSize, !bytes.contains(0) else {
            throw .unusableText(keyword: keyword)
        }
        let isPlain = bytes.allSatisfy { $0 < 0x80 }
        let body =
            Array((isPlain ? "tEXt" : "iTXt").utf8) + name + (isPlain ? [0] : [0, 0, 0, 0, 0]) + bytes
        return Data(self.bytes(of: UInt32(body.count - 4)) + body + self.bytes(of: PNGChecksum.of(body)))
    }
}

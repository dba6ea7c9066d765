import Foundation

/// A description in Markdown, in the form in which the parser can read it.
///
/// The parser takes a time that grows with the square of some inputs' lengths: of quotations in each other, of images that are not
/// closed, of wide tables, and of long addresses that many links share. These are limited here.
struct MarkdownSource {
    /// The largest number of bytes.
    static let maximumLength = 1 << 20
    /// The largest number of lists and quotations that begin in one line, and of levels of two spaces before them.
    static let maximumDepth = 100
    private static let maximumImages = 1000
    /// The largest product of the lines and of the cells of the longest one. The parser completes short rows of tables.
    private static let maximumCells = 500_000
    private static let maximumColumns = 1000
    /// The largest product of the brackets and of the length of the longest address that stands apart from its links.
    private static let maximumAddresses = 50_000_000

    /// UTF-8.
    private(set) var bytes: [UInt8]
    /// The space that stands for the ends of lines, before the first line and after the last one, if blocks have no meaning: the
    /// parser has no mode without blocks, but finds none in a line that begins with such a space.
    private(set) var lineEnd: Unicode.Scalar?
    /// The number of those spaces.
    private(set) var lineEnds = 0
    /// Whether the parser may look for tables.
    private(set) var mayHaveTables = false

    /// Checks and changes a description.
    init(bytes source: [UInt8], options: AttributedString.MarkdownParsingOptions) throws {
        let isStrict = options.failurePolicy == .throwError
        if isStrict, source.count > Self.maximumLength { throw CocoaError(.fileReadTooLarge) }
        let read = source.prefix(Self.maximumLength)
        if isStrict, String(validating: read, as: UTF8.self) == nil {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        bytes = Array(String(decoding: read, as: UTF8.self).utf8)
        escapeImages()
        if options.interpretedSyntax == .full {
            escapeDepth()
            escapeAddresses()
            mayHaveTables = hasFewCells
        } else {
            joinLines()
        }
    }

    /// Escapes the marks that would begin more blocks in each other than the parser reads quickly.
    private mutating func escapeDepth() {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.startIndex > 0 { result.append(UInt8(ascii: "\n")) }
            var place = line.startIndex
            if let mark = Self.tooDeepMark(of: line) {
                result += line[place..<mark]
                result.append(UInt8(ascii: "\\"))
                place = mark
            }
            result += line[place...]
        }
        bytes = result
    }

    /// Returns the index of the first mark of a line that is too deep, or nil.
    private static func tooDeepMark(of line: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        var isAfterMark = false
        for index in line.indices {
            let byte = line[index]
            let next = index + 1 < line.endIndex ? line[index + 1] : UInt8(ascii: " ")
            switch byte {
            case UInt8(ascii: " "): depth += isAfterMark ? 0 : 1
            case UInt8(ascii: "\t"): depth += 4
            case UInt8(ascii: ">"): depth += 2
            case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
                UInt8(ascii: ")"):
                guard [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(next) else {
                    return nil
                }
                depth += 2
            default: return nil
            }
            isAfterMark = byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t")
            if isAfterMark, depth > 2 * maximumDepth { return index }
        }
        return nil
    }

    /// Escapes the marks of images after the first ones.
    private mutating func escapeImages() {
        let mark = UInt8(ascii: "!"), bracket = UInt8(ascii: "[")
        var count = 0
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte == mark, index + 1 < bytes.count, bytes[index + 1] == bracket {
                count += 1
                if count > Self.maximumImages { result.append(UInt8(ascii: "\\")) }
            }
            result.append(byte)
        }
        bytes = result
    }

    /// Escapes the marks of addresses that stand apart from their links, if these would be too long together.
    private mutating func escapeAddresses() {
        let bracket = UInt8(ascii: "]"), colon = UInt8(ascii: ":")
        let marks = bytes.indices.dropLast().filter { bytes[$0] == bracket && bytes[$0 + 1] == colon }
        guard !marks.isEmpty else { return }
        var longest = 0
        for (mark, next) in zip(marks, marks.dropFirst() + [bytes.count]) {
            guard next - mark > longest else { continue }
            longest = max(longest, paragraphEnd(after: mark, before: next) - mark)
        }
        guard longest * bytes.count(where: { $0 == bracket }) > Self.maximumAddresses else { return }
        var result: [UInt8] = []
        var place = 0
        for mark in marks {
            result += bytes[place...mark]
            result.append(UInt8(ascii: "\\"))
            place = mark + 1
        }
        bytes = result + bytes[place...]
    }

    /// Returns the index of the first empty line in a part of the bytes, or the end of the part.
    private func paragraphEnd(after start: Int, before end: Int) -> Int {
        var isEmpty = false
        for index in start..<end {
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                if isEmpty { return index }
                isEmpty = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: isEmpty = false
            }
        }
        return end
    }

    private var hasFewCells: Bool {
        var lines = 1
        var cells = 0
        var longest = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                lines += 1
                cells = 0
            } else if byte == UInt8(ascii: "|") {
                cells += 1
                longest = max(longest, cells)
            }
        }
        return longest > 0 && longest <= Self.maximumColumns && longest * lines <= Self.maximumCells
    }

    /// Makes one line of all lines.
    private mutating func joinLines() {
        let text = String(decoding: bytes, as: UTF8.self)
        let present = Set(text.unicodeScalars)
        // Markdown counts these as white space, so that marks of emphases beside them have their meaning.
        let spaces: [Unicode.Scalar] = [
            "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2006}", "\u{2008}", "\u{2004}",
        ]
        let space = spaces.first { !present.contains($0) } ?? spaces[0]
        var joined = String.UnicodeScalarView([space])
        var last: Unicode.Scalar?
        lineEnds = 2
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\r" {
                if scalar == "\r" || last != "\r" {
                    joined.append(space)
                    lineEnds += 1
                }
            } else {
                joined.append(scalar)
            }
            last = scalar
        }
        joined.append(space)
        lineEnd = space
        bytes = Array(String(joined).utf8)
    }
}

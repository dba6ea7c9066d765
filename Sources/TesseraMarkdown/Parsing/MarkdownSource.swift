import Foundation

/// A description in Markdown, in the form in which the parser can read it.
///
/// The parser takes a time that grows with the square of some inputs' lengths: of quotations in each other, of images that are
/// not closed, of declarations of HTML that do not end, of wide tables, of lines that look like the second one of a table, and of
/// long addresses that many links share. These are limited here.
struct MarkdownSource {
    /// The largest number of bytes.
    static let maximumLength = 1 << 20
    /// The largest number of lists and quotations that begin in one line, and of levels of two spaces before them.
    static let maximumDepth = 100
    private static let maximumMarks = 1000
    /// The largest product of the lines and of the cells of the longest one. The parser completes short rows of tables.
    private static let maximumCells = 500_000
    private static let maximumColumns = 1000
    /// The largest sum, over the parts between empty lines, of the products of their lengths and of the lines in them that look
    /// like the second one of a table. At each such line the parser reads the paragraph again.
    private static let maximumDelimiters = 10_000_000
    /// The largest product of the brackets and of the length of the longest address that stands apart from its links.
    private static let maximumAddresses = 50_000_000

    /// The description as UTF-8, as the parser reads it.
    private(set) var bytes: [UInt8]
    /// The space that replaces the ends of lines if blocks are not interpreted, or nil if they are. It also comes before the
    /// first line and after the last one. The parser always looks for blocks, but it finds none in a line that begins with such a
    /// space.
    private(set) var lineEnd: Unicode.Scalar?
    /// The number of those spaces.
    private(set) var lineEnds = 0
    /// True if the parser may look for tables.
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
        escapeMarks()
        if options.interpretedSyntax == .full {
            escapeDepth()
            escapeAddresses()
            mayHaveTables = hasFewCells && hasFewDelimiters
        } else {
            joinLines()
        }
    }

    /// The lines without their ends, each of which is one byte. There is an empty line between the bytes of `\r\n`.
    private var lines: [ArraySlice<UInt8>] {
        bytes.split(omittingEmptySubsequences: false) { Self.lineEndBytes.contains($0) }
    }

    private static let lineEndBytes = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]

    /// Escapes the marks that would begin more blocks in each other than the parser reads quickly.
    private mutating func escapeDepth() {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for line in lines {
            if line.startIndex > 0 { result.append(bytes[line.startIndex - 1]) }
            var place = line.startIndex
            // The parser passes over a mark of the order of bytes before the first line.
            let hasOrderMark = place == 0 && line.starts(with: "\u{FEFF}".utf8)
            if let mark = Self.tooDeepMark(of: hasOrderMark ? line.dropFirst(3) : line) {
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
                guard next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") else { return nil }
                depth += 2
            default: return nil
            }
            isAfterMark = byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t")
            if isAfterMark, depth > 2 * maximumDepth { return index }
        }
        return nil
    }

    /// Escapes the marks of images and of declarations of HTML after the first ones.
    private mutating func escapeMarks() {
        let marks = ["![", "<!", "<?"].map { Array($0.utf8) }
        var count = 0
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if index + 1 < bytes.count, marks.contains(where: { $0[0] == byte && $0[1] == bytes[index + 1] })
            {
                count += 1
                if count > Self.maximumMarks { result.append(UInt8(ascii: "\\")) }
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
        let lines = lines
        let longest = lines.map { line in line.count { $0 == UInt8(ascii: "|") } }.max() ?? 0
        return longest > 0 && longest <= Self.maximumColumns && longest * lines.count <= Self.maximumCells
    }

    private var hasFewDelimiters: Bool {
        var (sum, length, delimiters) = (0, 0, 0)
        for line in lines {
            length += line.count + 1
            if isEmpty(line) {
                sum += length * delimiters
                (length, delimiters) = (0, 0)
            } else if Self.mayDelimitTable(line) {
                delimiters += 1
            }
        }
        return sum + length * delimiters <= Self.maximumDelimiters
    }

    /// Returns true if a line is empty and so ends a paragraph. The empty slice between the bytes of `\r\n` does not count as a
    /// line.
    private func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
        let isInLineEnd =
            line.isEmpty && line.startIndex > 0 && bytes[line.startIndex - 1] == UInt8(ascii: "\r")
            && line.endIndex < bytes.count && bytes[line.endIndex] == UInt8(ascii: "\n")
        return !isInLineEnd && line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Returns true if a line has dashes, and otherwise only the marks of columns, after those of lists and quotations.
    private static func mayDelimitTable(_ line: ArraySlice<UInt8>) -> Bool {
        line.contains(UInt8(ascii: "-"))
            && line.drop { listMarks.contains($0) }.allSatisfy { columnMarks.contains($0) }
    }

    private static let listMarks = Array(" \t>-+*.)0123456789".utf8)
    private static let columnMarks = Array(" \t\u{B}\u{C}|:-".utf8)

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

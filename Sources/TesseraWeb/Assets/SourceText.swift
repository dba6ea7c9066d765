import Foundation

/// A text in which words and lines are found by their bytes.
///
/// A host reads all modules each time that it starts. Characters have to be put together from bytes before they can be compared,
/// which took most of the time of a start.
struct SourceText {
    private let text: String
    private let bytes: [UInt8]

    /// Takes a text.
    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The places of all bytes.
    var whole: Range<Int> { bytes.indices }

    /// The places of the lines, without the bytes between them.
    var lines: [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while let end = firstPlace(of: "\n", in: start..<bytes.count) {
            lines.append(start..<end)
            start = end + 1
        }
        lines.append(start..<bytes.count)
        return lines
    }

    /// Returns the text at some places, which begin and end with whole characters.
    subscript(places: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: places.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: places.count)]
    }

    /// Returns the first place of a word that lies in a range as a whole, or nil.
    func firstPlace(of word: StaticString, in range: Range<Int>) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            let count = word.utf8CodeUnitCount
            var place = range.lowerBound
            // The word fits in as long as its first byte lies before this place.
            let end = range.upperBound - count + 1
            while place < end, let found = memchr(start + place, Int32(word.utf8Start.pointee), end - place) {
                if memcmp(found, word.utf8Start, count) == 0 { return UnsafeRawPointer(found) - start }
                place = UnsafeRawPointer(found) - start + 1
            }
            return nil
        }
    }

    /// Returns true if a word occurs in a range, or anywhere if no range is given.
    func contains(_ word: StaticString, in range: Range<Int>? = nil) -> Bool {
        firstPlace(of: word, in: range ?? whole) != nil
    }

    /// Returns true if what lies in a range begins with a word.
    func begins(_ range: Range<Int>, with word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard range.count >= count else { return false }
        return bytes.withUnsafeBytes { bytes in
            bytes.baseAddress.map { memcmp($0 + range.lowerBound, word.utf8Start, count) == 0 } ?? false
        }
    }

    /// Returns a range without the spaces at its start.
    func withoutIndentation(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
        return start..<range.upperBound
    }
}

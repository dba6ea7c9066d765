/// A word of a text, stored as ranges of the text's bytes. The word between two neighbouring spaces is empty.
struct Word {
    /// The word with the space before it. The space after it belongs to the next word.
    var bytes: Range<Int>
    /// The word with the spaces before and after it, which may kern with it.
    var withSpaces: Range<Int>

    /// Divides a part of a text into words. Each byte of the part is in the range ``bytes`` of exactly one word.
    static func words(of part: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [Word] {
        var words: [Word] = []
        var start = part.lowerBound
        for index in part.dropFirst() where text[index] == 0x20 {
            words.append(Word(bytes: start..<index, withSpaces: start..<index + 1))
            start = index
        }
        words.append(Word(bytes: start..<part.upperBound, withSpaces: start..<part.upperBound))
        return words
    }

    /// Returns the ranges of bytes that must be shaped so that the widths of all words are known.
    ///
    /// Each range contains one or more unknown words that are near each other. On both sides it contains enough known words that
    /// the font does not look beyond them.
    ///
    /// - Parameter isKnown: Returns true if the widths of the word at an index are known.
    static func rangesToShape(of words: [Word], isKnown: (Int) -> Bool) -> [Range<Int>] {
        // A glyph of the font Inter depends on at most seven glyphs after it and six before it. The characters of known words
        // have one byte each, and the font joins none of them to one glyph, so that eight bytes of them are enough.
        let reach = 8
        var ranges: [Range<Int>] = []
        for index in words.indices where !isKnown(index) {
            let bytes = words[index].bytes
            var (first, end) = (index, index + 1)
            while first > 0, bytes.lowerBound - words[first].bytes.lowerBound < reach { first -= 1 }
            while end < words.count, words[end - 1].bytes.upperBound - bytes.upperBound < reach { end += 1 }
            let (lower, upper) = (words[first].bytes.lowerBound, words[end - 1].withSpaces.upperBound)
            if let last = ranges.last, lower < last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(upper, last.upperBound)
            } else {
                ranges.append(lower..<upper)
            }
        }
        return ranges
    }
}

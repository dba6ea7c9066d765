/// A word of a text, given by ranges of bytes. Words are empty where spaces follow each other.
struct Word {
    /// The word with the space before it. The space after it belongs to the next word.
    var bytes: Range<Int>
    /// The word with the spaces before and after it, which may kern with it.
    var withSpaces: Range<Int>

    /// Returns the words of a part of a text, which together have all its bytes.
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

    /// Returns ranges of words that have to be shaped together, since their widths are not known or depend on the words beside them.
    ///
    /// Each range has the words with `isKnown` false that are near each other, and so many known words on both sides that fonts
    /// do not look beyond them.
    static func rangesToShape(of words: [Word], isKnown: (Int) -> Bool) -> [Range<Int>] {
        // The font Inter looks at seven glyphs after one and at six before it. Known words are of single bytes.
        let reach = 16
        var ranges: [Range<Int>] = []
        for index in words.indices where !isKnown(index) {
            let bytes = words[index].bytes
            var (first, end) = (index, index + 1)
            while first > 0, bytes.lowerBound - words[first].bytes.lowerBound < reach { first -= 1 }
            while end < words.count, words[end - 1].bytes.upperBound - bytes.upperBound < reach { end += 1 }
            if let last = ranges.last, first <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(end, last.upperBound)
            } else {
                ranges.append(first..<end)
            }
        }
        return ranges
    }
}

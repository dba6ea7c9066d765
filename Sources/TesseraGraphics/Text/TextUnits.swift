import CPango

/// The words and the sentences of texts.
public enum TextUnits {
    /// Returns the words of a text in ascending order, in UTF-16 units. White space and punctuation between words belong to none.
    ///
    /// Words of Japanese begin where the script changes, because no dictionary is consulted.
    public static func words(in text: String) -> [Range<Int>] {
        ranges(in: text, starts: { $0.is_word_start != 0 }, ends: { $0.is_word_end != 0 })
    }

    /// Returns the sentences of a text in ascending order, in UTF-16 units. White space after a sentence belongs to none.
    public static func sentences(in text: String) -> [Range<Int>] {
        ranges(in: text, starts: { $0.is_sentence_start != 0 }, ends: { $0.is_sentence_end != 0 })
    }

    private static func ranges(
        in text: String, starts: (PangoLogAttr) -> Bool, ends: (PangoLogAttr) -> Bool
    ) -> [Range<Int>] {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return [] }
        let scalars = text.unicodeScalars
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.characters else { return }
            pango_get_log_attrs(
                start, Int32(buffer.count), -1, pango_language_from_string("en"), &attributes,
                Int32(attributes.count))
        }
        var (found, begin, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
        var next = scalars.makeIterator()
        for attribute in attributes {
            if let start = begin, ends(attribute), start < place {
                found.append(start..<place)
                begin = nil
            }
            if starts(attribute) {
                if let begin, begin < place { found.append(begin..<place) }
                begin = place
            }
            place += next.next().map { $0.value > 0xFFFF ? 2 : 1 } ?? 0
        }
        if let begin, begin < place { found.append(begin..<place) }
        return found
    }
}

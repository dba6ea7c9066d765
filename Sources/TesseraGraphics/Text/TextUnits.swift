import CPango

/// The words and the sentences of texts.
public enum TextUnits {
    /// Returns the words of a text in ascending order, in UTF-16 units. White space and punctuation between words belong to none.
    ///
    /// Words of Japanese end where the script changes, because no dictionary is consulted.
    public static func words(in text: String) -> [Range<Int>] {
        var (found, start, place, isWord): ([Range<Int>], Int, Int, Bool) = ([], 0, 0, false)
        func end() {
            if isWord { found.append(start..<place) }
            (start, isWord) = (place, false)
        }
        for (scalar, attribute) in zip(text.unicodeScalars, attributes(of: text)) {
            // Pango's words begin and end at apostrophes, too, which are no boundaries. It does not note the start of each word
            // of Japanese.
            let isEdge = attribute.is_word_start != 0 || attribute.is_word_end != 0
            if isEdge && attribute.is_word_boundary != 0 { end() }
            let properties = scalar.properties
            isWord = isWord || properties.isAlphabetic || properties.numericType != nil
            place += UTF16.width(scalar)
        }
        end()
        return found
    }

    /// Returns the sentences of a text in ascending order, in UTF-16 units. White space after a sentence belongs to none.
    public static func sentences(in text: String) -> [Range<Int>] {
        // Pango notes no start of a sentence after an empty line, but a boundary. The sentence lies between two without the white
        // space.
        var (found, place): ([Range<Int>], Int) = ([], 0)
        var sentence: Range<Int>?
        for (scalar, attribute) in zip(text.unicodeScalars, attributes(of: text)) {
            if attribute.is_sentence_boundary != 0, let whole = sentence {
                found.append(whole)
                sentence = nil
            }
            let next = place + UTF16.width(scalar)
            if !scalar.properties.isWhitespace { sentence = (sentence?.lowerBound ?? place)..<next }
            place = next
        }
        return found + [sentence].compactMap { $0 }
    }

    /// Returns Pango's properties of the place before each Unicode scalar of a text, and of the place at its end. An empty text
    /// has none.
    private static func attributes(of text: String) -> [PangoLogAttr] {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return [] }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.characters else { return }
            pango_get_log_attrs(
                start, Int32(buffer.count), -1, pango_language_from_string("en"), &attributes,
                Int32(attributes.count))
        }
        return attributes
    }
}

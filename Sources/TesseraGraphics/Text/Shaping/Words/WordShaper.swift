import CPango

/// Measures the characters of items, word by word where the font allows it.
///
/// Texts consist of the same words again and again, and most of the time of measuring them is spent in HarfBuzz. A word is therefore
/// shaped once in the font of the interface, and known for each text in which the same spaces are beside it. Words that may depend
/// on more than that (``SpaceDependence``) are shaped each time, within their neighbours.
final class WordShaper {
    /// The flags of PANGO_ANALYSIS_FLAG_CENTERED_BASELINE, IS_ELLIPSIS and NEED_HYPHEN, which change how text is shaped.
    private static let shapingFlags: UInt8 = 0b111
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private var fonts = GenerationalCache<WordFont.Key, WordFont>(capacity: 64)
    private var dependences: [OpaquePointer: SpaceDependence] = [:]
    /// The number of words so far that were not shaped, since they were known.
    private(set) var knownWordCount = 0

    /// Creates a shaper that has shaped nothing. Returns nil if there is no memory for glyphs.
    init?() {
        guard let glyphs = pango_glyph_string_new() else { return nil }
        self.glyphs = glyphs
    }

    deinit { pango_glyph_string_free(glyphs) }

    /// Writes the width of each byte of an item, in Pango's units, into those of its paragraph, which are zero before. The first byte of
    /// a character, or of several that have a glyph together, gets its width, and the others none. Returns true if all characters
    /// have glyphs.
    ///
    /// - Parameter text: The whole paragraph in UTF-8.
    func measure(
        _ item: UnsafeMutablePointer<PangoItem>, in text: UnsafeBufferPointer<UInt8>,
        into widths: inout [Int32]
    ) -> Bool {
        let range = Int(item.pointee.offset)..<Int(item.pointee.offset + item.pointee.length)
        // A part without spaces, such as one of Japanese, has no words to look for.
        guard text[range].contains(0x20), let font = font(of: item.pointee.analysis) else {
            return shape(item, in: text, into: &widths)
        }
        let words = Word.words(of: range, in: text)
        let known = words.map { font.widths(of: $0, in: text) }
        let parts = Word.rangesToShape(of: words) { known[$0] != nil }
        let ranges = parts.map {
            words[$0.lowerBound].bytes.lowerBound..<words[$0.upperBound - 1].withSpaces.upperBound
        }
        // One long part is shaped faster than many short ones.
        if ranges.reduce(0, { $0 + $1.count }) * 2 <= range.count,
            ranges.allSatisfy({ shape($0, item.pointee.analysis, in: text, into: &widths) })
        {
            for (word, ofWord) in zip(words, known) {
                guard let ofWord else {
                    font.remember(word, widths, in: text)
                    continue
                }
                widths.replaceSubrange(word.bytes, with: ofWord)
                knownWordCount += 1
            }
            return true
        }
        for index in range { widths[index] = 0 }
        let isComplete = shape(item, in: text, into: &widths)
        if isComplete { for word in words { font.remember(word, widths, in: text) } }
        return isComplete
    }

    /// Returns the font of an item with the words that were shaped in it, or nil if its texts cannot be divided into words.
    private func font(of analysis: PangoAnalysis) -> WordFont? {
        // Additional attributes are features of the font, for example.
        guard analysis.script == UInt8(PANGO_SCRIPT_LATIN.rawValue), analysis.level % 2 == 0,
            analysis.gravity == UInt8(PANGO_GRAVITY_SOUTH.rawValue), analysis.flags & Self.shapingFlags == 0,
            analysis.extra_attrs == nil, let font = analysis.font
        else { return nil }
        let key = WordFont.Key(font: font, language: analysis.language, script: analysis.script)
        let found = fonts.value(for: key) ?? makeFont(font, key)
        return found?.hasWords == true ? found : nil
    }

    private func makeFont(_ font: UnsafeMutablePointer<PangoFont>, _ key: WordFont.Key) -> WordFont? {
        guard let harfBuzzFont = pango_font_get_hb_font(font), let face = hb_font_get_face(harfBuzzFont)
        else {
            return nil
        }
        var dependence: SpaceDependence?
        if isOfInterface(font) {
            dependence = dependences[face] ?? SpaceDependence(of: harfBuzzFont, face: face)
            dependences[face] = dependence
        }
        let made = WordFont(font, harfBuzzFont, dependence)
        fonts.insert(made, for: key)
        return made
    }

    /// Returns true if a font is that of the interface, as its makers made it. Other fonts may have rules that their tables do not tell.
    private func isOfInterface(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        var count: guint = 0
        var feature = hb_feature_t()
        pango_font_get_features(font, &feature, 1, &count)
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        guard count == 0, let name = pango_font_description_get_family(description) else { return false }
        return String(cString: name) == FontFamily.interfaceFamilyName
    }

    /// Shapes a whole item and writes the widths of its bytes into those of the paragraph. Returns true if all characters have
    /// glyphs.
    private func shape(
        _ item: UnsafeMutablePointer<PangoItem>, in text: UnsafeBufferPointer<UInt8>,
        into widths: inout [Int32]
    ) -> Bool {
        pango_shape_item(item, text.characters, Int32(text.count), nil, glyphs, PANGO_SHAPE_NONE)
        return add(to: &widths, at: Int(item.pointee.offset), text)
    }

    /// Shapes the part of an item with the bytes in `range`, and writes their widths into those of the paragraph. Returns true if all
    /// characters have glyphs.
    private func shape(
        _ range: Range<Int>, _ analysis: PangoAnalysis, in text: UnsafeBufferPointer<UInt8>,
        into widths: inout [Int32]
    ) -> Bool {
        var analysis = analysis
        // The other flags tell where the item has more fields.
        analysis.flags = 0
        let part = UnsafeBufferPointer(rebasing: text[range])
        pango_shape_full(
            part.characters, Int32(part.count), text.characters, Int32(text.count), &analysis, glyphs)
        return add(to: &widths, at: range.lowerBound, text)
    }

    /// Adds the widths of the glyphs that have just been shaped to those of their bytes, the first of which is at `start`. Returns false
    /// if a character has no glyph.
    private func add(
        to widths: inout [Int32], at start: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var isComplete = true
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index]
            let byte = start + Int(glyphs.pointee.log_clusters[index])
            widths[byte] += glyph.geometry.width
            // PANGO_GLYPH_UNKNOWN_FLAG marks a character that no font has. PANGO_GLYPH_EMPTY, which is one
            // less, marks a character that has no visible glyph. An attachment is in no font and needs none.
            if glyph.glyph & 0x1000_0000 != 0, !text.hasAttachment(at: byte) { isComplete = false }
        }
        return isComplete
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes as characters of C.
    var characters: UnsafePointer<CChar>? {
        UnsafeRawPointer(baseAddress)?.assumingMemoryBound(to: CChar.self)
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Returns true if U+FFFC, the character of attachments, starts at an offset.
    func hasAttachment(at offset: Int) -> Bool {
        self[offset] == 0xEF && offset + 2 < endIndex && self[offset + 1] == 0xBF && self[offset + 2] == 0xBC
    }
}

import CPango

/// Measures the characters of items, word by word where the font allows it.
///
/// Most texts consist of words that other texts have too, and most of the time of measuring them is spent in HarfBuzz. Therefore
/// the shaper remembers the widths of words in the font of the interface. The widths of some words depend on the words beside
/// them (see ``SpaceDependence``). The shaper shapes such words each time, together with the words beside them.
final class WordShaper {
    /// Pango's flags that change how an item is shaped: CENTERED_BASELINE, IS_ELLIPSIS and NEED_HYPHEN.
    private static let shapingFlags: UInt8 = 0b111
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private var fonts = GenerationalCache<WordFont.Key, WordFont>(capacity: 64)
    private var dependences: [OpaquePointer: SpaceDependence] = [:]
    /// The number of words that were not shaped again because their widths were known.
    private(set) var knownWordCount = 0

    /// Creates a shaper that remembers no words.
    ///
    /// - Parameter glyphs: The memory for the glyphs of one item. The caller frees it, after the last use of the shaper.
    init(glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        self.glyphs = glyphs
    }

    /// Measures the characters of an item. The first byte of each character gets the character's width, and the other bytes stay
    /// zero. If several characters have one glyph together, the first of them gets the whole width.
    ///
    /// - Parameters:
    ///   - text: The whole paragraph in UTF-8.
    ///   - widths: The width of each byte of the paragraph in Pango's units. Those of the item are zero before the call.
    /// - Returns: True if the font has glyphs for all characters.
    func measure(
        _ item: UnsafeMutablePointer<PangoItem>, in text: UnsafeBufferPointer<UInt8>,
        into widths: inout [Int32]
    ) -> Bool {
        let range = Int(item.pointee.offset)..<Int(item.pointee.offset + item.pointee.length)
        // An item without spaces, as in Japanese, is not divided into words. It is shaped as a whole.
        guard text[range].contains(0x20), let font = font(of: item.pointee.analysis) else {
            return shape(item, in: text, into: &widths)
        }
        let words = Word.words(of: range, in: text)
        let known = words.map { font.widths(of: $0, in: text) }
        let ranges = Word.rangesToShape(of: words) { known[$0] != nil }
        // Shaping a whole item takes less time than shaping many parts of it.
        if ranges.reduce(0, { $0 + $1.count }) * 2 <= range.count {
            if ranges.allSatisfy({ shape($0, item.pointee.analysis, in: text, into: &widths) }) {
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
        }
        let isComplete = shape(item, in: text, into: &widths)
        if isComplete { for word in words { font.remember(word, widths, in: text) } }
        return isComplete
    }

    /// Returns the font of an item, with the words that are known in it. Returns nil if the item must be shaped as a whole.
    private func font(of analysis: PangoAnalysis) -> WordFont? {
        // An item may have attributes of its own, such as features of the font. The widths of its words then differ from those of
        // the same words in other items.
        guard analysis.script == UInt8(PANGO_SCRIPT_LATIN.rawValue), analysis.level % 2 == 0,
            analysis.gravity == UInt8(PANGO_GRAVITY_SOUTH.rawValue), analysis.flags & Self.shapingFlags == 0,
            analysis.extra_attrs == nil, let font = analysis.font
        else { return nil }
        let key = WordFont.Key(font: font, language: analysis.language)
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

    /// Returns true if a font is the font of the interface and the system's configuration adds no features to it.
    ///
    /// ``SpaceDependence`` understands all rules in the tables of this font. The tables of other fonts may contain other rules.
    private func isOfInterface(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        var count: guint = 0
        var feature = hb_feature_t()
        pango_font_get_features(font, &feature, 1, &count)
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        guard count == 0, let name = pango_font_description_get_family(description) else { return false }
        return String(cString: name) == FontFamily.interfaceFamilyName
    }

    /// Shapes a whole item, and adds the widths of its characters to `widths`. Returns true if all characters have glyphs.
    private func shape(
        _ item: UnsafeMutablePointer<PangoItem>, in text: UnsafeBufferPointer<UInt8>,
        into widths: inout [Int32]
    ) -> Bool {
        pango_shape_item(item, text.characters, Int32(text.count), nil, glyphs, PANGO_SHAPE_NONE)
        return add(to: &widths, at: Int(item.pointee.offset), text)
    }

    /// Shapes the bytes in `range`, which are a part of an item, and adds the widths of their characters to `widths`. Returns
    /// true if all characters have glyphs.
    private func shape(
        _ range: Range<Int>, _ analysis: PangoAnalysis, in text: UnsafeBufferPointer<UInt8>,
        into widths: inout [Int32]
    ) -> Bool {
        var analysis = analysis
        // The flags that remain describe the memory of the whole item, which a part of it does not have.
        analysis.flags = 0
        let part = UnsafeBufferPointer(rebasing: text[range])
        pango_shape_full(
            part.characters, Int32(part.count), text.characters, Int32(text.count), &analysis, glyphs)
        return add(to: &widths, at: range.lowerBound, text)
    }

    /// Adds the width of each glyph in `glyphs` to `widths`, at the index of the first byte of the glyph's character.
    ///
    /// - Parameters:
    ///   - widths: The width of each byte of the paragraph.
    ///   - start: The index of the first byte of the shaped text in the paragraph.
    ///   - text: The whole paragraph.
    /// - Returns: False if a character has no glyph.
    private func add(
        to widths: inout [Int32], at start: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var isComplete = true
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index]
            let byte = start + Int(glyphs.pointee.log_clusters[index])
            widths[byte] += glyph.geometry.width
            // PANGO_GLYPH_UNKNOWN_FLAG marks a character that no font has. The glyph of a character that is never visible is
            // PANGO_GLYPH_EMPTY, which does not have this flag. The character of attachments needs no glyph.
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
    /// Returns true if the character that stands for an attachment, U+FFFC, begins at an offset.
    func hasAttachment(at offset: Int) -> Bool {
        self[offset] == 0xEF && offset + 2 < endIndex && self[offset + 1] == 0xBF && self[offset + 2] == 0xBC
    }
}

import CPango
import TesseraGeometry

/// Measures text with the fonts of one configuration.
///
/// Pango splits text by script, direction and font, and HarfBuzz turns each part into glyphs. Pango's own
/// line layout is not used: it gets the outline of every glyph from Cairo, which takes more time and memory
/// than everything else, and line breaking needs only advances.
final class TextShaper {
    let context: OpaquePointer
    /// The names of the families in the configuration.
    let families: Set<String>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    let words: WordShaper
    let plainItems = PlainItems()
    /// The fonts that were used, in Pango's form.
    var descriptions: [FontDescriptor: OpaquePointer] = [:]
    private let japanese = pango_language_from_string("ja")
    private let english = pango_language_from_string("en")

    /// Creates a shaper. Returns nil if Pango has no fonts at all.
    ///
    /// - Parameters:
    ///   - configuration: The fonts. If Pango was built without fontconfig, it uses the fonts of the
    ///     platform.
    ///   - isProcessDefault: True if fontconfig uses this configuration also where none is specified. Pango
    ///     requires a default configuration, and would load the large one.
    init?(configuration: FontConfiguration, isProcessDefault: Bool) {
        if isProcessDefault, let pointer = configuration.pointer { FcConfigSetCurrent(pointer) }
        let fontConfigMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        guard let map = fontConfigMap ?? pango_cairo_font_map_new(),
            let context = pango_font_map_create_context(map),
            let glyphs = pango_glyph_string_new()
        else { return nil }
        if let fontConfigMap, let pointer = configuration.pointer {
            pango_fc_font_map_set_config(OpaquePointer(fontConfigMap), pointer)
        }
        // The context has its own reference to the map.
        g_object_unref(UnsafeMutableRawPointer(map))
        // With 72 dots per inch one point is one unit, as in UIKit.
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        self.context = context
        families = configuration.families
        self.glyphs = glyphs
        words = WordShaper(glyphs: glyphs)
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        pango_glyph_string_free(glyphs)
        g_object_unref(UnsafeMutableRawPointer(context))
    }
}

extension TextShaper {
    /// Shapes one paragraph, or a part of one.
    ///
    /// - Returns: The paragraph, and true if every character had a suitable font. A character without a font has the
    ///   width of the box that replaces it.
    func shape(
        _ piece: TextPiece, language: Language, isRightToLeft: Bool
    ) -> (text: ShapedText, isComplete: Bool) {
        let bytes = Array(piece.text.utf8)
        var byteOffsets: [Int] = []
        byteOffsets.reserveCapacity(bytes.count + 1)
        // Every byte except continuation bytes starts a scalar.
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 { byteOffsets.append(offset) }
        byteOffsets.append(bytes.count)

        var widths = [Int32](repeating: 0, count: bytes.count)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: byteOffsets.count)
        var isComplete = true
        let tag = tag(of: language)
        // The interface's own fonts have all characters of ASCII, of which each takes one byte.
        let wantsNoFontForCode =
            byteOffsets.count <= bytes.count && !piece.runs.contains { $0.style.font.family.isForCode }
        bytes.withUnsafeBufferPointer { buffer in
            guard !buffer.isEmpty, let start = buffer.characters else { return }
            let length = Int32(buffer.count)
            if language == .other, PlainBreaks.arePlain(buffer) {
                PlainBreaks.find(in: buffer, into: &attributes)
            } else {
                pango_get_log_attrs(start, length, -1, tag, &attributes, Int32(attributes.count))
                breakAfterTabs(of: piece, &attributes)
                if piece.text.mayHaveLongCharacters { keepCharactersWhole(in: piece.text, &attributes) }
            }
            forEachItem(of: piece, byteOffsets, start, length, tag, isRightToLeft) { item in
                isComplete = words.measure(item, in: buffer, into: &widths) && isComplete
                if isComplete, wantsNoFontForCode, Self.hasFontForCode(item) { isComplete = false }
            }
        }
        var advances = sums(of: widths, at: byteOffsets)
        addSpace(of: piece, bytes, byteOffsets, attributes, to: &advances)
        return (
            ShapedText(
                bytes: bytes, byteOffsets: byteOffsets, advances: advances, attributes: attributes,
                runs: piece.runs, isRightToLeft: isRightToLeft),
            isComplete
        )
    }

    /// Returns a language as Pango names it.
    func tag(of language: Language) -> OpaquePointer? { language == .japanese ? japanese : english }

    /// Removes the boundaries that Pango finds within a Swift character, for example before some Thai
    /// vowels.
    private func keepCharactersWhole(in text: String, _ attributes: inout [PangoLogAttr]) {
        var position = 0
        for character in text {
            let count = character.unicodeScalars.count
            for inner in position + 1..<position + max(count, 1) {
                attributes[inner].is_cursor_position = 0
                attributes[inner].is_line_break = 0
            }
            position += count
        }
    }

    /// Makes tabs white space after which a line may end, though Pango finds the boxes of images in their places.
    private func breakAfterTabs(of piece: TextPiece, _ attributes: inout [PangoLogAttr]) {
        var position = 0
        for run in piece.runs {
            let end = min(position + run.count, attributes.count - 1)
            if run.style.isTab {
                for tab in position..<end {
                    attributes[tab].is_white = 1
                    attributes[tab].is_line_break = 0
                    attributes[tab + 1].is_line_break = 1
                }
            }
            position = end
        }
    }

    /// Sets the widths of attachments, and adds kerns after each grapheme cluster.
    private func addSpace(
        of piece: TextPiece, _ bytes: [UInt8], _ byteOffsets: [Int], _ attributes: [PangoLogAttr],
        to advances: inout [CGFloat]
    ) {
        guard piece.runs.contains(where: { $0.style.kern != 0 || $0.style.attachment != nil }) else { return }
        let original = advances
        var position = 0
        var sum: CGFloat = 0
        for run in piece.runs {
            for _ in 0..<min(run.count, byteOffsets.count - 1 - position) {
                let offset = byteOffsets[position]
                if let attachment = run.style.attachment, bytes.hasAttachment(at: offset) {
                    sum += attachment.width
                } else {
                    sum += original[position + 1] - original[position]
                }
                position += 1
                let isClusterEnd =
                    position == byteOffsets.count - 1 || attributes[position].is_cursor_position != 0
                if run.style.kern != 0, isClusterEnd { sum += run.style.kern }
                advances[position] = sum
            }
        }
    }

    private func sums(of widths: [Int32], at byteOffsets: [Int]) -> [CGFloat] {
        var sums: [CGFloat] = []
        sums.reserveCapacity(byteOffsets.count)
        var total = 0
        var byte = 0
        for offset in byteOffsets {
            while byte < offset {
                total += Int(widths[byte])
                byte += 1
            }
            sums.append(CGFloat(total) / CGFloat(PANGO_SCALE))
        }
        return sums
    }
}

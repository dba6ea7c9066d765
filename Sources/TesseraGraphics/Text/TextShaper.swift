import CPango
import TesseraGeometry

/// Measures text with the fonts of one configuration.
///
/// Pango splits text by script, direction and font, and HarfBuzz turns each part into glyphs. Pango's own
/// line layout is not used: it gets the outline of every glyph from Cairo, which takes more time and memory
/// than everything else, and line breaking needs only advances.
final class TextShaper {
    private let context: OpaquePointer
    /// The names of the families in the configuration.
    let families: Set<String>
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private var descriptions: [FontDescriptor: OpaquePointer] = [:]
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
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        pango_glyph_string_free(glyphs)
        g_object_unref(UnsafeMutableRawPointer(context))
    }
}

extension TextShaper {
    /// The language of a text, on which the shapes of kanji depend.
    enum Language {
        case japanese, other

        /// Determines the language of a text. It is Japanese if the text has kana, kanji or full-width
        /// forms.
        init(of text: String) {
            self =
                text.unicodeScalars.contains { scalar in
                    switch scalar.value {
                    case 0x2E80...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
                        0x20000...0x3FFFF:
                        true
                    default: false
                    }
                } ? .japanese : .other
        }
    }

    /// Shapes one paragraph, or a part of one.
    ///
    /// - Returns: The paragraph, and true if every character had a font. A character without a font has the
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
        let tag = language == .japanese ? japanese : english
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress, !buffer.isEmpty else { return }
            let length = Int32(buffer.count)
            pango_get_log_attrs(start, length, -1, tag, &attributes, Int32(attributes.count))
            if piece.text.mayHaveLongCharacters { keepCharactersWhole(in: piece.text, &attributes) }
            forEachItem(of: piece, byteOffsets, start, length, tag, isRightToLeft) { item in
                pango_shape_item(item, start, length, nil, glyphs, PANGO_SHAPE_NONE)
                isComplete = add(to: &widths, of: bytes, at: Int(item.pointee.offset)) && isComplete
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

    /// Splits text into items with one script, direction and font each, and calls `body` with each of them,
    /// in reading order.
    private func forEachItem(
        of piece: TextPiece, _ byteOffsets: [Int], _ start: UnsafePointer<CChar>, _ length: Int32,
        _ language: OpaquePointer?, _ isRightToLeft: Bool, _ body: (UnsafeMutablePointer<PangoItem>) -> Void
    ) {
        let items = items(of: piece, byteOffsets, start, length, language, isRightToLeft)
        defer { g_list_free(items) }
        Self.forEach(in: items) { item in
            body(item)
            pango_item_free(item)
        }
    }

    /// Shapes the items of a text again and calls `body` with each of them, from left to right.
    func forEachVisualItem(
        of shaped: ShapedText, _ piece: TextPiece, language: Language,
        _ body: (UnsafeMutablePointer<PangoItem>, [UInt8], UnsafeMutablePointer<PangoGlyphString>) -> Void
    ) {
        shaped.bytes.withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress, !buffer.isEmpty else { return }
            let length = Int32(buffer.count)
            let items = items(
                of: piece, shaped.byteOffsets, start, length, language == .japanese ? japanese : english,
                shaped.isRightToLeft)
            defer { g_list_free(items) }
            let visual = pango_reorder_items(items)
            defer { g_list_free(visual) }
            Self.forEach(in: visual) { item in
                pango_shape_item(item, start, length, nil, glyphs, PANGO_SHAPE_NONE)
                body(item, shaped.bytes, glyphs)
                pango_item_free(item)
            }
        }
    }

    /// Sets the transform for which fonts are loaded, or nil for none.
    func setMatrix(_ matrix: UnsafePointer<PangoMatrix>?) { pango_context_set_matrix(context, matrix) }

    private func items(
        of piece: TextPiece, _ byteOffsets: [Int], _ start: UnsafePointer<CChar>, _ length: Int32,
        _ language: OpaquePointer?, _ isRightToLeft: Bool
    ) -> UnsafeMutablePointer<GList>? {
        pango_context_set_language(context, language)
        pango_context_set_font_description(context, description(of: piece.runs[0].style.font))
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        pango_context_set_base_dir(context, direction)
        let list = attributeList(of: piece, byteOffsets)
        defer { pango_attr_list_unref(list) }
        return pango_itemize_with_base_dir(context, direction, start, 0, length, list, nil)
    }

    private static func forEach(
        in items: UnsafeMutablePointer<GList>?, _ body: (UnsafeMutablePointer<PangoItem>) -> Void
    ) {
        var node = items
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            body(data.assumingMemoryBound(to: PangoItem.self))
        }
    }

    /// Returns the fonts and features of the runs for Pango, or nil if all runs have the context's own font
    /// without features.
    private func attributeList(of piece: TextPiece, _ byteOffsets: [Int]) -> OpaquePointer? {
        let first = piece.runs[0].style
        if features(of: first) == nil, piece.runs.allSatisfy({ isSetAlike($0.style, first) }) { return nil }
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = guint(byteOffsets[range.lowerBound])
            attribute.pointee.end_index = guint(byteOffsets[range.upperBound])
            pango_attr_list_insert(list, attribute)
        }
        var start = 0
        var index = 0
        while index < piece.runs.count {
            let style = piece.runs[index].style
            var end = start
            // Letters of two colours kern and join in the same way as letters of one.
            while index < piece.runs.count, isSetAlike(piece.runs[index].style, style) {
                end = min(end + piece.runs[index].count, byteOffsets.count - 1)
                index += 1
            }
            if style.font != first.font {
                insert(pango_attr_font_desc_new(description(of: style.font)), start..<end)
            }
            if let features = features(of: style) {
                insert(pango_attr_font_features_new(features), start..<end)
            }
            start = end
        }
        return list
    }

    /// Returns true if two styles do not differ for Pango.
    private func isSetAlike(_ one: TextRunStyle, _ other: TextRunStyle) -> Bool {
        one.font == other.font && features(of: one) == features(of: other)
    }

    /// Returns OpenType features in Pango's notation, or nil if there are none.
    private func features(of style: TextRunStyle) -> String? {
        // Letters with additional space between them do not join, as in browsers, unless the font's features
        // require it.
        let features = [style.kern == 0 ? nil : "liga=0,clig=0", style.font.pangoFeatures].compactMap { $0 }
        return features.isEmpty ? nil : features.joined(separator: ",")
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

    /// Adds the widths of the glyphs that have just been shaped to the bytes of their characters. Returns
    /// false if a character had no glyph.
    private func add(to widths: inout [Int32], of bytes: [UInt8], at offset: Int) -> Bool {
        var isComplete = true
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index]
            let byte = offset + Int(glyphs.pointee.log_clusters[index])
            widths[byte] += glyph.geometry.width
            // PANGO_GLYPH_UNKNOWN_FLAG marks a character that no font has. PANGO_GLYPH_EMPTY, which is one
            // less, marks a character that has no visible glyph. An attachment is in no font and needs none.
            if glyph.glyph & 0x1000_0000 != 0, !bytes.hasAttachment(at: byte) { isComplete = false }
        }
        return isComplete
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

    /// Returns the heights of the first font that matches the descriptor, or nil if there is no font.
    func metrics(of font: FontDescriptor) -> FontMetrics? {
        pango_context_set_language(context, english)
        guard let loaded = pango_context_load_font(context, description(of: font)) else { return nil }
        defer { g_object_unref(loaded) }
        guard let harfBuzzFont = pango_font_get_hb_font(loaded) else { return nil }
        func height(_ tag: hb_ot_metrics_tag_t, or fallback: CGFloat) -> CGFloat {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(harfBuzzFont, tag, &position) != 0 else { return fallback }
            return CGFloat(position) / CGFloat(PANGO_SCALE)
        }
        // The defaults are the proportions of a common sans-serif font.
        let ascender = height(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, or: font.size * 0.95)
        let descender = height(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, or: font.size * -0.25)
        let gap = height(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, or: 0)
        return FontMetrics(
            ascender: ascender, descender: descender, lineHeight: ascender - descender + gap,
            capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, or: font.size * 0.7),
            xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, or: font.size * 0.5))
    }

    private func description(of font: FontDescriptor) -> OpaquePointer? {
        if let known = descriptions[font] { return known }
        let description = pango_font_description_new()
        // Fontconfig would replace a family that does not exist with one that it considers similar. Commas
        // separate families, so a name with a comma cannot be used.
        let names = font.family.familyNames.compactMap { name -> String? in
            // Fontconfig finds the font of emoji by itself. If it were named here, some rules would prefer
            // it, for digits, too.
            if name == FontFamily.emojiFamilyName { return nil }
            if families.contains(name), !name.contains(",") { return name }
            return name == FontFamily.interfaceFamilyName ? "sans-serif" : nil
        }
        pango_font_description_set_family(description, names.joined(separator: ","))
        let size = font.size.isFinite ? min(max(font.size, 0.25), 4096) : 1
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(description, Self.stretch(of: font.width))
        // The cache is limited, as an animated size creates a new description in every frame.
        if descriptions.count >= 128 {
            for old in descriptions.values { pango_font_description_free(old) }
            descriptions.removeAll()
        }
        descriptions[font] = description
        return description
    }

    /// Returns the one of Pango's nine widths that is nearest to a width in percent.
    private static func stretch(of width: CGFloat) -> PangoStretch {
        switch width {
        case ..<56.25: PANGO_STRETCH_ULTRA_CONDENSED
        case ..<68.75: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<81.25: PANGO_STRETCH_CONDENSED
        case ..<93.75: PANGO_STRETCH_SEMI_CONDENSED
        case ..<106.25: PANGO_STRETCH_NORMAL
        case ..<118.75: PANGO_STRETCH_SEMI_EXPANDED
        case ..<137.5: PANGO_STRETCH_EXPANDED
        case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
        default: PANGO_STRETCH_ULTRA_EXPANDED
        }
    }
}

extension [UInt8] {
    /// Returns true if U+FFFC, the character of attachments, starts at an offset.
    func hasAttachment(at offset: Int) -> Bool {
        self[offset] == 0xEF && offset + 2 < count && self[offset + 1] == 0xBF && self[offset + 2] == 0xBC
    }
}

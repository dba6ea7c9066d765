import CPango
import TesseraGeometry

/// Turns text into widths with the fonts of one configuration.
///
/// Pango splits text by script, direction and font, and HarfBuzz turns each part into glyphs. Pango's own line
/// layout is not used: it asks Cairo for the outline of every glyph, which takes more time and memory than all the
/// rest, and lines need nothing but advances.
final class TextShaper {
    private let context: OpaquePointer
    /// The names of the families that the shaper has.
    let families: Set<String>
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private var descriptions: [FontDescriptor: OpaquePointer] = [:]
    private let japanese = pango_language_from_string("ja")
    private let english = pango_language_from_string("en")

    /// Creates a shaper; nil if Pango has no fonts at all.
    ///
    /// - Parameters:
    ///   - configuration: The fonts. Where Pango was built without fontconfig, it uses the platform's own.
    ///   - isProcessDefault: Whether fontconfig uses this configuration too where none is named. Pango makes
    ///     sure that there is a default one, and would load the large one.
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
        // The context holds the map.
        g_object_unref(UnsafeMutableRawPointer(map))
        // 72 dots per inch make a point one unit, as in UIKit.
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
    /// The language in which a text is read: it decides which of several shapes a kanji has.
    enum Language {
        case japanese, other

        /// Japanese if the text has a kana, a kanji or a full-width form.
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
    /// - Returns: The paragraph, and whether every character had a font. One that has none gets the width of
    ///   the box that stands for it.
    func shape(
        _ piece: TextPiece, language: Language, isRightToLeft: Bool
    ) -> (text: ShapedText, isComplete: Bool) {
        let bytes = Array(piece.text.utf8)
        var byteOffsets: [Int] = []
        byteOffsets.reserveCapacity(bytes.count + 1)
        // Every byte but a continuation byte starts a scalar.
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

    /// Takes back the boundaries that Pango sees within what Swift counts as one character, as before some Thai vowels.
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

    /// Splits text into items of one script, direction and font each, in reading order.
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

    /// Shapes the items of a text again, from left to right.
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

    /// Makes fonts for a transform of what is drawn; nil for none.
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

    /// The fonts and features of the runs, for Pango, or nil if the context's own font is all there is.
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
            // Letters of two colours kern and join like letters of one.
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

    /// Returns true if Pango need not know of a difference between two styles.
    private func isSetAlike(_ one: TextRunStyle, _ other: TextRunStyle) -> Bool {
        one.font == other.font && features(of: one) == features(of: other)
    }

    /// OpenType features as Pango reads them; nil for none.
    private func features(of style: TextRunStyle) -> String? {
        // Letters that are set apart do not join, here as in browsers, unless the font asks for it.
        let features = [style.kern == 0 ? nil : "liga=0,clig=0", style.font.pangoFeatures].compactMap { $0 }
        return features.isEmpty ? nil : features.joined(separator: ",")
    }

    /// Gives attachments their widths, and puts the space of kerns behind each grapheme cluster.
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

    /// Adds the widths of the glyphs just shaped to the bytes from which they come.
    /// Returns false if a character had no glyph.
    private func add(to widths: inout [Int32], of bytes: [UInt8], at offset: Int) -> Bool {
        var isComplete = true
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index]
            let byte = offset + Int(glyphs.pointee.log_clusters[index])
            widths[byte] += glyph.geometry.width
            // PANGO_GLYPH_UNKNOWN_FLAG marks a character that no font has; PANGO_GLYPH_EMPTY, which is one less,
            // one that has nothing to draw.
            // An attachment is in no font, and needs none.
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

    /// The heights of the first font that answers the descriptor; nil if there is no font.
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
        // The fallbacks are the proportions of a common sans-serif.
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
        // A family that is not there would be replaced by what fontconfig thinks similar. A comma separates
        // families, so that it cannot stand in one's name.
        let names = font.family.familyNames.compactMap { name -> String? in
            // Fontconfig finds the font of emoji. Named here, some rules would put it first, for digits too.
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
        // An animated size makes a new description every frame.
        if descriptions.count >= 128 {
            for old in descriptions.values { pango_font_description_free(old) }
            descriptions.removeAll()
        }
        descriptions[font] = description
        return description
    }

    /// The nearest of Pango's nine widths to a width in percent.
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
    /// Returns true if U+FFFC, for which an attachment stands, starts at an offset.
    func hasAttachment(at offset: Int) -> Bool {
        self[offset] == 0xEF && offset + 2 < count && self[offset + 1] == 0xBF && self[offset + 2] == 0xBC
    }
}

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

    /// Shapes one paragraph.
    ///
    /// - Returns: The paragraph, and whether every character had a font. One that has none gets the width of
    ///   the box that stands for it.
    func shape(
        _ text: String, font: FontDescriptor, language: Language
    ) -> (text: ShapedText, isComplete: Bool) {
        let bytes = Array(text.utf8)
        var byteOffsets: [Int] = []
        byteOffsets.reserveCapacity(bytes.count + 1)
        // Every byte but a continuation byte starts a scalar.
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 { byteOffsets.append(offset) }
        byteOffsets.append(bytes.count)

        var widths = [Int32](repeating: 0, count: bytes.count)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: byteOffsets.count)
        var isComplete = true
        let isRightToLeft = text.isWrittenRightToLeft
        let tag = language == .japanese ? japanese : english
        pango_context_set_language(context, tag)
        pango_context_set_font_description(context, description(of: font))
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress, !buffer.isEmpty else { return }
            let length = Int32(buffer.count)
            pango_get_log_attrs(start, length, -1, tag, &attributes, Int32(attributes.count))
            let items = pango_itemize(context, start, 0, length, nil, nil)
            defer { g_list_free(items) }
            var node = items
            while let current = node {
                node = current.pointee.next
                guard let data = current.pointee.data else { continue }
                let item = data.assumingMemoryBound(to: PangoItem.self)
                pango_shape_item(item, start, length, nil, glyphs, PANGO_SHAPE_NONE)
                isComplete = add(to: &widths, at: Int(item.pointee.offset)) && isComplete
                pango_item_free(item)
            }
        }
        return (
            ShapedText(
                bytes: bytes, byteOffsets: byteOffsets, advances: sums(of: widths, at: byteOffsets),
                attributes: attributes, isRightToLeft: isRightToLeft),
            isComplete
        )
    }

    /// Adds the widths of the glyphs just shaped to the bytes from which they come.
    /// Returns false if a character had no glyph.
    private func add(to widths: inout [Int32], at offset: Int) -> Bool {
        var isComplete = true
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index]
            widths[offset + Int(glyphs.pointee.log_clusters[index])] += glyph.geometry.width
            // PANGO_GLYPH_UNKNOWN_FLAG marks a character that no font has; PANGO_GLYPH_EMPTY, which is one less,
            // one that has nothing to draw.
            if glyph.glyph & 0x1000_0000 != 0 { isComplete = false }
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

    /// The value of Pango's attribute `font-features` for a font; nil without features.
    func featureString(of font: FontDescriptor) -> String? { font.pangoFeatures }

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

import CPango
import TesseraGeometry

/// The loading of fonts.
extension TextShaper {
    /// Returns the heights of the first font that matches the descriptor, or nil if there is no font.
    func metrics(of font: FontDescriptor) -> FontMetrics? {
        pango_context_set_language(context, tag(of: .other))
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

    /// Returns a font in Pango's form.
    func description(of font: FontDescriptor) -> OpaquePointer? {
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

    /// The scripts whose letters the interface's own families have.
    private static let scriptsOfInterface: Set<UInt8> = Set(
        [
            PANGO_SCRIPT_LATIN, PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA,
            PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
        ].map { UInt8($0.rawValue) })

    /// Returns true if Pango has taken a font for code for an item, for example because such a font is the only one of a
    /// configuration with Arabic letters. Where letters join, letters of equal width are hard to read.
    static func hasFontForCode(_ item: UnsafeMutablePointer<PangoItem>) -> Bool {
        let analysis = item.pointee.analysis
        guard !scriptsOfInterface.contains(analysis.script), let font = analysis.font else { return false }
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        guard let name = pango_font_description_get_family(description) else { return false }
        return FontFamily.monospacedFamilyNames.contains(String(cString: name))
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

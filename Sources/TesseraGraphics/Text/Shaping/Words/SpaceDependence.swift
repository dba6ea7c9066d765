import CPango

/// The glyphs of a font whose shape or width may depend on what lies beyond a space.
///
/// In the font Inter, for example, a hyphen between capital letters is higher, also if spaces surround it. All other glyphs depend
/// only on the characters of their own word and on the spaces beside it.
final class SpaceDependence {
    private let face: OpaquePointer
    private let dependent: OpaquePointer?
    /// True if the font's words can be shaped one by one at all. False if the space itself may depend on more than one character.
    let hasWords: Bool

    /// Reads the font's tables for substitution and positioning, as far as their features are in use without being asked for.
    init(of font: OpaquePointer, face: OpaquePointer) {
        self.face = hb_face_reference(face)
        let dependent = hb_set_create()
        self.dependent = dependent
        var space: hb_codepoint_t = 0
        // HarfBuzz cannot tell what Apple's tables depend on. The older table of kerning changes both glyphs of a pair.
        guard hb_aat_layout_has_substitution(face) == 0, hb_aat_layout_has_positioning(face) == 0,
            hb_ot_layout_has_positioning(face) != 0, hb_font_get_nominal_glyph(font, 0x20, &space) != 0
        else {
            hasWords = false
            return
        }
        var hasWords = true
        for table in [Self.substitution, Self.positioning] {
            Self.forEachLookup(of: face, table) { before, glyphs, after in
                if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 {
                    hb_set_union(dependent, glyphs)
                }
                // A pair that kerns has no context, so that the space depends on the word after it only.
                let isPair =
                    table == Self.positioning && hb_set_is_empty(before) != 0 && hb_set_is_empty(after) != 0
                if hb_set_has(glyphs, space) != 0, !isPair { hasWords = false }
            }
        }
        self.hasWords = hasWords && hb_set_has(dependent, space) == 0
    }

    deinit {
        hb_set_destroy(dependent)
        hb_face_destroy(face)
    }

    /// Returns true if a character of the text depends on what lies beyond a space.
    func isDependent(_ text: String, in font: OpaquePointer) -> Bool {
        text.unicodeScalars.contains { scalar in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
                && hb_set_has(dependent, glyph) != 0
        }
    }
}

extension SpaceDependence {
    private static let substitution = tag("GSUB")
    private static let positioning = tag("GPOS")

    /// The features of OpenType that HarfBuzz applies to horizontal text from left to right without being asked for them.
    private static let features =
        [
            "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra", "ltrm",
            "mark", "mkmk",
            "rclt", "rlig", "rvrn",
        ].map { tag($0) } + [0]

    /// Returns the number that stands for a name of four letters in OpenType.
    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    /// Calls `body` for each lookup of a table with the glyphs before those that the lookup changes, these themselves, and the
    /// glyphs after them.
    private static func forEachLookup(
        of face: OpaquePointer, _ table: hb_tag_t,
        _ body: (_ before: OpaquePointer?, _ glyphs: OpaquePointer?, _ after: OpaquePointer?) -> Void
    ) {
        let lookups = hb_set_create()
        let (before, glyphs, after) = (hb_set_create(), hb_set_create(), hb_set_create())
        defer { for set in [lookups, before, glyphs, after] { hb_set_destroy(set) } }
        hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 {
            for set in [before, glyphs, after] { hb_set_clear(set) }
            hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, glyphs, after, nil)
            body(before, glyphs, after)
        }
    }
}

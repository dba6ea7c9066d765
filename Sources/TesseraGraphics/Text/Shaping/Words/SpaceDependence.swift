import CPango

/// The set of glyphs of a font whose shape or width may depend on characters beyond a space.
///
/// In the font Inter, for example, a hyphen between capital letters is higher, even if spaces surround it. A glyph outside of
/// this set depends only on the characters of its own word and on the spaces beside the word.
final class SpaceDependence {
    private let face: OpaquePointer
    private let dependent: OpaquePointer?
    /// True if words in the font can be shaped one by one. False if the width of a space may depend on more than the letter after
    /// it.
    let hasWords: Bool

    /// Reads the rules for substitution and positioning that HarfBuzz applies by default.
    init(of font: OpaquePointer, face: OpaquePointer) {
        self.face = hb_face_reference(face)
        let dependent = hb_set_create()
        self.dependent = dependent
        var space: hb_codepoint_t = 0
        // HarfBuzz does not say which glyphs the rules in Apple's tables read. A font without a table for positioning may kern by
        // an older table, with which HarfBuzz changes the widths of both glyphs of a pair.
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
                // A rule for positioning that has no context kerns pairs. The first glyph of a pair gets another width, so the
                // width of a space depends only on the letter after it.
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

    /// Returns true if the text contains a character whose glyph is in the set.
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

    /// The OpenType features that HarfBuzz applies by default to horizontal text from left to right.
    private static let features =
        [
            "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga",
            "locl", "ltra", "ltrm", "mark", "mkmk", "rand", "rclt", "rlig", "rvrn",
        ].map { tag($0) } + [0]

    /// Converts a name of four letters into the number that HarfBuzz uses for it.
    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    /// Calls `body` for each rule of a table. OpenType calls such a rule a lookup. The set `glyphs` contains the glyphs that the
    /// rule may change. A rule may also require certain neighbours: the set `before` contains the glyphs that it requires in
    /// front of a glyph, and the set `after` contains those that it requires behind a glyph.
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

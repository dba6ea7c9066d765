import CPango
import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct SymbolCatalogTests {
    @Test func aSymbolHasAGlyph() {
        #expect(SymbolCatalog.glyph(named: "chevron.left") == "\u{F141}")
        #expect(SymbolCatalog.glyph(named: "no.such.symbol") == nil)
    }

    @Test func filledAndOutlinedFormsDiffer() {
        for name in ["heart", "star", "bookmark", "bell", "exclamationmark.triangle", "xmark.circle"] {
            #expect(SymbolCatalog.glyph(named: name) != SymbolCatalog.glyph(named: name + ".fill"), "\(name)")
        }
    }

    @Test func namesAreSortedAndHaveGlyphs() {
        #expect(SymbolCatalog.allNames == SymbolCatalog.allNames.sorted())
        #expect(SymbolCatalog.allNames.allSatisfy { SymbolCatalog.glyph(named: $0) != nil })
    }

    @Test func theInstalledFontHasEveryGlyph() throws {
        let configuration = try #require(FcInitLoadConfigAndFonts())
        defer { FcConfigDestroy(configuration) }
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, SymbolCatalog.fontFamilyName)
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        let match = try #require(FcFontMatch(configuration, pattern, &result))
        defer { FcPatternDestroy(match) }
        var family: UnsafeMutablePointer<FcChar8>?
        try #require(FcPatternGetString(match, FC_FAMILY, 0, &family) == FcResultMatch)
        try #require(family.map { String(cString: $0) } == SymbolCatalog.fontFamilyName)
        var characters: OpaquePointer?
        try #require(FcPatternGetCharSet(match, FC_CHARSET, 0, &characters) == FcResultMatch)
        for name in SymbolCatalog.allNames {
            let scalar = try #require(SymbolCatalog.glyph(named: name)?.unicodeScalars.first)
            #expect(FcCharSetHasChar(characters, scalar.value) != 0, "\(name)")
        }
    }
}

import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

/// Tests fonts that every machine with Tessera has. One package contains Inter and its display family, and another one
/// the Noto families.
@Suite struct FontTests {
    @Test(
        arguments: [
            (UIFont.Weight.ultraLight, "Inter-Thin"), (.thin, "Inter-ExtraLight"), (.light, "Inter-Light"),
            (.regular, "Inter-Regular"), (.medium, "Inter-Medium"), (.semibold, "Inter-SemiBold"),
            (.bold, "Inter-Bold"),
            (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"),
        ])
    func `the system font has nine weights`(weight: UIFont.Weight, name: String) {
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        #expect(font.fontName == name)
        #expect(font.familyName == "Inter")
        #expect(font.pointSize == 17)
    }

    @Test func `the system font may be bold or italic`() {
        #expect(UIFont.boldSystemFont(ofSize: 10).fontName == "Inter-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 10).fontName == "Inter-Italic")
    }

    @Test func `the digits of the font with monospaced digits are equally wide`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
        #expect(font.fontName == "Inter-Medium")
        #expect(font.descriptor.cssFeatureSettings == "\"tnum\" 1")
        #expect(font != UIFont.systemFont(ofSize: 20, weight: .medium))
    }

    @Test func `the characters of the monospaced font are equally wide`() {
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace])
        #expect(font.descriptor.cssFamily == font.familyName)
    }

    @Test(
        arguments: [
            (UIFont.Width.compressed, 62.5), (.condensed, 75), (.standard, 100), (.expanded, 125),
        ])
    func `the width is a percentage of the usual width`(width: UIFont.Width, percent: CGFloat) {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold, width: width)
        #expect(font.descriptor.width == percent)
        // Inter has the ordinary width only.
        #expect(font.fontName == "Inter-Bold")
    }

    @Test func `a font is found by its PostScript name, its full name and its family`() throws {
        #expect(UIFont(name: "InterDisplay-SemiBold", size: 12)?.fontName == "InterDisplay-SemiBold")
        #expect(UIFont(name: "Noto Serif CJK JP Bold", size: 12)?.fontName == "NotoSerifCJKjp-Bold")
        let family = try #require(UIFont(name: "Inter Display", size: 12))
        #expect(family.fontName == "InterDisplay-Regular")
        #expect(family.familyName == "Inter Display")
        #expect(family.descriptor.cssFamily == "Inter Display")
    }

    @Test(
        arguments: ["HelveticaNeue-Wide", "Brand-Bold", "Inter-Wide", ""])
    func `an unknown name has no font`(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }

    @Test(
        arguments: [
            ("HelveticaNeue", UIFont.systemFont(ofSize: 17)),
            ("HelveticaNeue-Bold", .boldSystemFont(ofSize: 17)),
            ("HelveticaNeue-UltraLight", .systemFont(ofSize: 17, weight: .ultraLight)),
            ("HelveticaNeue-Italic", .italicSystemFont(ofSize: 17)),
            ("Helvetica Neue", .systemFont(ofSize: 17)), ("Avenir-Book", .systemFont(ofSize: 17)),
            ("AvenirNext-DemiBold", .systemFont(ofSize: 17, weight: .semibold)),
            ("ArialMT", .systemFont(ofSize: 17)),
            ("HiraginoSans-W6", .systemFont(ofSize: 17, weight: .semibold)),
            ("Menlo-Regular", .monospacedSystemFont(ofSize: 17, weight: .regular)),
            ("Courier-Bold", .monospacedSystemFont(ofSize: 17, weight: .bold)),
            ("MarkerFelt-Thin", .systemFont(ofSize: 17, weight: .medium)),
            ("MarkerFelt-Wide", .boldSystemFont(ofSize: 17)),
            ("Noteworthy-Light", .systemFont(ofSize: 17)),
            ("Noteworthy-Bold", .boldSystemFont(ofSize: 17)),
        ])
    func `a font of iPhones has a substitute of its weight and slant`(
        name: String, expected: UIFont
    ) {
        // A machine may have the font itself.
        if UIFont.fontNames(forFamilyName: name).isEmpty, FontFace.face(named: name) == nil {
            #expect(UIFont(name: name, size: 17) == expected)
        }
    }

    @Test func `the substitute of a font with serifs has the design with serifs`() throws {
        guard FontFace.face(named: "Georgia-BoldItalic") == nil else { return }
        let font = try #require(UIFont(name: "Georgia-BoldItalic", size: 17))
        #expect(font.descriptor.family == .serif)
        #expect(font.descriptor.weight == .bold)
        #expect(font.descriptor.isItalic)
    }

    @Test func `the family and the face of a font of iPhones choose its substitute`() {
        guard UIFont.fontNames(forFamilyName: "Helvetica Neue").isEmpty else { return }
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .face: "Bold Italic"])
        let font = UIFont(descriptor: descriptor, size: 17)
        #expect(font.descriptor == FontDescriptor(size: 17, weight: .bold, isItalic: true))
    }

    @Test func `a font without a size has 12 points`() {
        #expect(UIFont(name: "Inter Display", size: 0)?.pointSize == 12)
        #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    }

    @Test func `the name of the system font gives the system font`() {
        #expect(UIFont(name: "Inter-Bold", size: 12) == UIFont.boldSystemFont(ofSize: 12))
        #expect(UIFont(name: "Inter-Bold", size: 12)?.descriptor.cssFamily == nil)
    }

    @Test func `families and their fonts are listed`() {
        #expect(Set(UIFont.familyNames).isSuperset(of: ["Inter", "Inter Display", "Noto Sans CJK JP"]))
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        // Some files of Inter have a further family name. It finds the font, but is not listed.
        #expect(!UIFont.familyNames.contains("Inter Black"))
        #expect(
            UIFont.fontNames(forFamilyName: "Noto Serif CJK JP") == [
                "NotoSerifCJKjp-Regular", "NotoSerifCJKjp-Bold",
            ])
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test func `heights come from the file of the font`() throws {
        // Noto Serif CJK JP has an em of 1000 units: ascender 1151, descender -286, no line gap, capitals 729, x 514.
        let font = try #require(UIFont(name: "Noto Serif CJK JP", size: 1000))
        #expect(font.ascender == 1151)
        #expect(font.descender == -286)
        #expect(font.leading == 0)
        #expect(font.lineHeight == 1437)
        #expect(font.capHeight == 729)
        #expect(font.xHeight == 514)
    }

    @Test func `the same font at another size keeps everything else`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold).withSize(10)
        #expect(font == UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold))
    }

    @Test func `fonts that are created alike are equal`() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 18), .systemFont(ofSize: 17, weight: .bold),
            .italicSystemFont(ofSize: 17), .monospacedSystemFont(ofSize: 17, weight: .regular),
            .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
            .systemFont(ofSize: 17, weight: .regular, width: .condensed),
            try #require(UIFont(name: "InterDisplay-BoldItalic", size: 17)),
            try #require(UIFont(name: "Noto Serif CJK JP", size: 17)),
        ]
        #expect(Set(fonts).count == fonts.count)
        for font in fonts {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(
                UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes) == font.fontDescriptor)
            #expect(font.withSize(30).withSize(font.pointSize).hash == font.hash)
        }
    }
}

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct FontDescriptorTests {
    @Test func `features are sorted and tag keeps its last value`() throws {
        let smallCapitals = try #require(FontFeature(tag: "smcp"))
        let noSmallCapitals = try #require(FontFeature(tag: "smcp", value: 0))
        let font = FontDescriptor(size: 10, features: [.monospacedDigits, smallCapitals])
        #expect(font == FontDescriptor(size: 10, features: [smallCapitals, .monospacedDigits]))
        var changed = font
        changed.features += [noSmallCapitals]
        #expect(changed.features == [noSmallCapitals, .monospacedDigits])
    }

    @Test(
        arguments: ["", "tnu", "tnums", "tn\"m", "tn,m", "tnüm", "tnu "])
    func `tag is four letters or digits`(tag: String) {
        #expect(FontFeature(tag: tag) == nil)
    }

    @Test func `a feature has no negative value`() {
        #expect(FontFeature(tag: "ss01", value: -1) == nil)
        #expect(FontFeature(tag: "ss01", value: 2)?.value == 2)
    }

    @Test func `features have names in styles and attributes`() throws {
        let font = FontDescriptor(
            size: 10, features: [.monospacedDigits, try #require(FontFeature(tag: "salt", value: 2))])
        #expect(font.cssFeatureSettings == "\"salt\" 2, \"tnum\" 1")
        #expect(font.pangoFeatures == "salt=2,tnum=1")
        #expect(FontDescriptor(size: 10).cssFeatureSettings == nil)
        #expect(FontDescriptor(size: 10).pangoFeatures == nil)
    }

    @Test func `width lies between 50 and 200 percent`() {
        #expect(FontDescriptor(size: 10).cssStretch == nil)
        #expect(FontDescriptor(size: 10, width: 75).cssStretch == 75)
        #expect(FontDescriptor(size: 10, width: 10).width == 50)
        #expect(FontDescriptor(size: 10, width: .nan).width == 100)
        var font = FontDescriptor(size: 10)
        font.width = 1000
        #expect(font.width == 200)
    }

    @Test func `system font needs no family`() {
        #expect(FontDescriptor(size: 10).cssFamily == nil)
        #expect(FontDescriptor(family: .named("Inter"), size: 10).cssFamily == nil)
        #expect(FontDescriptor(family: .named("No Such Family"), size: 10).cssFamily == nil)
    }

    @Test func `design uses its first installed family`() {
        for (design, names) in [
            (FontFamily.monospaced, FontFamily.monospacedFamilyNames),
            (.serif, FontFamily.serifFamilyNames), (.rounded, FontFamily.roundedFamilyNames),
        ] {
            let installed = Set(FontFamily.installedNames)
            #expect(
                FontDescriptor(family: design, size: 10).cssFamily == names.first { installed.contains($0) })
        }
        // Both families are in the package of the Japanese fonts.
        #expect(FontFamily.monospaced.installedName != nil)
        #expect(FontFamily.serif.installedName != nil)
    }

    @Test func `monospaced digits are equally wide`() {
        func width(_ text: String, _ features: [FontFeature]) -> CGFloat {
            TextLayout.layout(text, font: FontDescriptor(size: 10, features: features)).size.width
        }
        #expect(abs(width("1111", []) - width("0000", [])) > 1)
        #expect(abs(width("1111", [.monospacedDigits]) - width("0000", [.monospacedDigits])) < 0.01)
    }

    @Test func `monospaced font measures all characters equally wide`() {
        let font = FontDescriptor(family: .monospaced, size: 10)
        #expect(font.face?.isMonospaced == true)
        func width(_ text: String) -> CGFloat { TextLayout.layout(text, font: font).size.width }
        #expect(abs(width("iiii") - width("WWWW")) < 0.01)
    }

    @Test(
        .enabled(if: FontFace.faces(inFamily: "DejaVu Sans").contains { $0.width < 100 }))
    func `condensed face is narrower`() {
        let normal = FontDescriptor(family: .named("DejaVu Sans"), size: 10)
        var condensed = normal
        condensed.width = 75
        #expect(condensed.face?.postScriptName == "DejaVuSansCondensed")
        func width(_ font: FontDescriptor) -> CGFloat { TextLayout.layout("Hello", font: font).size.width }
        #expect(width(condensed) < width(normal) * 0.95)
    }
}

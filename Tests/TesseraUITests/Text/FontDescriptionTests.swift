import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

@Suite struct FontDescriptionTests {
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor

    @Test func `a font has exactly the requested traits`() throws {
        let bold = try #require(system.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 17))
        let italic = try #require(bold.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic, size: 0) == UIFont.italicSystemFont(ofSize: 17))
        let both = try #require(italic.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.postscriptName == "Inter-BoldItalic")
        #expect(both.withSymbolicTraits([]) == system)
    }

    @Test func `the font of a text style is one object for each text size`() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: large)
        #expect(font === UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: large))
        #expect(font.pointSize == 13)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: small).pointSize == 12)
        #expect(UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: large).pointSize == 12)
    }

    @Test func `a bold font keeps its weight`() throws {
        let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor
        #expect(
            heavy.withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName == "Inter-ExtraBoldItalic")
        let light = UIFont.systemFont(ofSize: 17, weight: .light).fontDescriptor
        #expect(light.withSymbolicTraits(.traitItalic)?.postscriptName == "Inter-LightItalic")
    }

    @Test func `traits that no face has give no description`() throws {
        #expect(system.withSymbolicTraits(.traitCondensed) == nil)
        #expect(system.withSymbolicTraits(.traitExpanded) == nil)
        let serif = UIFontDescriptor(name: "Noto Serif CJK JP", size: 12)
        #expect(serif.withSymbolicTraits(.traitItalic) == nil)
        #expect(serif.withSymbolicTraits(.traitMonoSpace) == nil)
        #expect(serif.withSymbolicTraits(.traitBold)?.postscriptName == "NotoSerifCJKjp-Bold")
    }

    @Test func `the trait for a fixed pitch makes the system font monospaced`() throws {
        let code = try #require(system.withSymbolicTraits(.traitMonoSpace))
        #expect(
            UIFont(descriptor: code, size: 0) == UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
    }

    @Test func `an installed design keeps weight and size`() throws {
        let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
        let code = try #require(bold.withDesign(.monospaced))
        #expect(UIFont(descriptor: code, size: 0) == UIFont.monospacedSystemFont(ofSize: 17, weight: .bold))
        #expect(code.withDesign(.default) == bold)
        let serif = try #require(bold.withDesign(.serif))
        #expect(UIFont(descriptor: serif, size: 0).familyName == FontFamily.serif.installedName)
        #expect((bold.withDesign(.rounded) == nil) == (FontFamily.rounded.installedName == nil))
        #expect(bold.withDesign(UIFontDescriptor.SystemDesign(rawValue: "Gothic")) == nil)
        #expect(UIFontDescriptor(name: "Inter Display", size: 12).withDesign(.monospaced) == nil)
    }

    @Test func `the weight among the traits may be a weight or a number`() {
        let weights: [Any] = [
            UIFont.Weight.semibold, UIFont.Weight.semibold.rawValue, 0.3, Float(0.3), NSNumber(value: 0.3),
        ]
        for weight in weights {
            let descriptor = system.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
            #expect(
                UIFont(descriptor: descriptor, size: 20) == UIFont.systemFont(ofSize: 20, weight: .semibold))
        }
    }

    @Test func `traits choose a face of the family`() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Inter Display", .size: 20,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black, .slant: 0.2],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == "InterDisplay-BlackItalic")
        let symbolic = UIFontDescriptor(fontAttributes: [
            .family: "Noto Serif CJK JP",
            .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue],
        ])
        #expect(symbolic.postscriptName == "NotoSerifCJKjp-Bold")
    }

    @Test func `a face is named within its family`() {
        let display = UIFontDescriptor().withFamily("Inter Display").withSize(14)
        #expect(display.postscriptName == "InterDisplay-Regular")
        #expect(display.withFace("SemiBold").postscriptName == "InterDisplay-SemiBold")
        #expect(display.withFace("Semi Bold Italic").postscriptName == "InterDisplay-SemiBoldItalic")
        #expect(display.withFace("Wide").postscriptName == "InterDisplay-Regular")
        #expect(display.withFace("Bold").pointSize == 14)
        #expect(system.withFace("Bold").postscriptName == "Inter-Bold")
        #expect(display.withFace("Bold").withFamily("Inter").postscriptName == "Inter-Bold")
    }

    @Test func `attributes have the values that were stated, or those of the font`() throws {
        let descriptor = UIFontDescriptor(name: "InterDisplay-BoldItalic", size: 14)
        #expect(descriptor.fontAttributes.keys.sorted { $0.rawValue < $1.rawValue } == [.name, .size])
        #expect(descriptor.object(forKey: .size) as? CGFloat == 14)
        #expect(descriptor.object(forKey: .family) as? String == "Inter Display")
        #expect(descriptor.object(forKey: .face) as? String == "Bold Italic")
        let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect(traits[.weight] as? CGFloat == 0.4)
        #expect(traits[.symbolic] as? UInt32 == 3)
        #expect(descriptor.object(forKey: .featureSettings) == nil)
        #expect(descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: "Unknown")) == nil)
    }

    @Test func `a description lists the fonts with its attributes`() {
        func names(
            _ attributes: [UIFontDescriptor.AttributeName: Any],
            _ keys: Set<UIFontDescriptor.AttributeName>? = nil
        )
            -> [String]
        {
            UIFontDescriptor(fontAttributes: attributes).matchingFontDescriptors(withMandatoryKeys: keys)
                .map(\.postscriptName)
        }
        #expect(names([.family: "Noto Serif CJK JP"]) == ["NotoSerifCJKjp-Regular", "NotoSerifCJKjp-Bold"])
        let italics = names([
            .family: "Inter Display",
            .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic],
        ])
        #expect(italics.count == 9)
        #expect(italics.allSatisfy { $0.hasSuffix("Italic") })
        #expect(names([.family: "Noto Serif CJK JP", .face: "Bold"]) == ["NotoSerifCJKjp-Bold"])
        #expect(names([.family: "Noto Serif CJK JP", .face: "Bold"], [.family]).count == 2)
        #expect(names([.name: "InterDisplay-Bold", .size: 12]) == ["InterDisplay-Bold"])
        #expect(names([.family: "No Such Family"]).isEmpty)
    }

    @Test(
        arguments: [
            (kNumberSpacingType, kMonospacedNumbersSelector, "\"tnum\" 1"),
            (kNumberSpacingType, kProportionalNumbersSelector, "\"pnum\" 1"),
            (kLowerCaseType, kLowerCaseSmallCapsSelector, "\"smcp\" 1"),
            (kUpperCaseType, kUpperCaseSmallCapsSelector, "\"c2sc\" 1"),
            (kFractionsType, kDiagonalFractionsSelector, "\"frac\" 1"),
            (kTypographicExtrasType, kSlashedZeroOnSelector, "\"zero\" 1"),
            (kLigaturesType, kCommonLigaturesOffSelector, "\"liga\" 0"),
            (kStylisticAlternativesType, kStylisticAltThreeOnSelector, "\"ss03\" 1"),
            (kStylisticAlternativesType, kStylisticAltTwelveOnSelector, "\"ss12\" 1"),
            (kTextSpacingType, kAltProportionalTextSelector, "\"palt\" 1"),
        ])
    func `a setting stands for an OpenType feature`(type: Int, selector: Int, style: String) {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: type, .selector: selector]]
        let font = UIFont(descriptor: system.addingAttributes([.featureSettings: settings]), size: 0)
        #expect(font.descriptor.cssFeatureSettings == style)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    }

    @Test func `the last of several exclusive features counts`() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector],
            [.featureIdentifier: kLigaturesType, .typeIdentifier: kRareLigaturesOnSelector],
            [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kProportionalNumbersSelector],
            [.featureIdentifier: kFractionsType, .typeIdentifier: kDiagonalFractionsSelector],
            [.featureIdentifier: kFractionsType, .typeIdentifier: kNoFractionsSelector],
            [.featureIdentifier: 999, .typeIdentifier: 1], [.featureIdentifier: 6],
        ]
        let font = UIFont(descriptor: system.addingAttributes([.featureSettings: settings]), size: 0)
        #expect(font.descriptor.cssFeatureSettings == "\"dlig\" 1, \"pnum\" 1")
    }

    @Test func `values of other types are ignored`() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: 7, .name: ["Inter"], .size: "large", .traits: 3, .featureSettings: [["type": 6]],
        ])
        #expect(descriptor == UIFontDescriptor())
        let infinite = UIFontDescriptor(fontAttributes: [
            .size: Double.infinity, .traits: [UIFontDescriptor.TraitKey.weight: Double.nan, .symbolic: -1],
        ])
        #expect(UIFont(descriptor: infinite, size: 0) == UIFont.systemFont(ofSize: 12))
    }

    @Test func `the bold font of a text style scales with the text size`() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
        let font = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(font.adjusted(for: largest).pointSize == 53)
        #expect(font.adjusted(for: largest).descriptor.weight == .bold)
        // A font with a size of its own does not change with the text size.
        let fixed = UIFont(descriptor: body, size: 20)
        #expect(fixed.adjusted(for: largest).pointSize == 20)
    }
}

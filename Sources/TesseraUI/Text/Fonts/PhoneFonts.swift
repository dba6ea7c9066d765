import Foundation
import TesseraGraphics

/// The fonts that every iPhone has, and what stands for them where they are not installed.
///
/// Apps take for granted that a name such as `HelveticaNeue-Bold` has a font. Apple's fonts belong to Apple's devices, so a
/// design of the system font with the same weight and slant takes their place. Its letters have other widths and heights.
enum PhoneFonts {
    /// Returns the substitute for a font, or nil if iPhones have no font of that name.
    ///
    /// - Parameter name: The PostScript name of a font, or the name of a family, which means its regular font.
    static func substitute(for name: String) -> FontDescriptor? { fonts[name] }

    /// Returns the PostScript names of the fonts of a family, the regular one first.
    static func names(ofFamily family: String) -> [String] {
        let fonts = families.first { $0.name == family }?.fonts ?? ""
        return fonts.split(separator: " ").map(String.init)
    }

    /// The substitutes by the names of their fonts and families.
    private static let fonts: [String: FontDescriptor] = {
        var fonts: [String: FontDescriptor] = [:]
        for (family, design, _) in families {
            for name in names(ofFamily: family) {
                let font = font(in: design, like: name)
                fonts[name] = font
                if fonts[family] == nil { fonts[family] = font }
            }
        }
        return fonts
    }()

    /// Returns a font with the weight, the slant and the width whose words a PostScript name contains.
    static func font(in design: FontFamily, like name: String) -> FontDescriptor {
        let lower = name.lowercased()
        let style = lower.firstIndex(of: "-").map { lower[$0...] } ?? Substring(lower)
        func tells(_ words: String...) -> Bool { words.contains { style.contains($0) } }
        return FontDescriptor(
            family: design, size: FontDescriptor.defaultSize,
            weight: (drawnWeights[lower] ?? weights.first { style.contains($0.key) }?.value)?.fontWeight
                ?? .regular,
            isItalic: tells("italic", "oblique", "bookit"),
            width: lower.contains("condensed") ? 75 : 100)
    }

    /// The weights of fonts whose strokes are heavier than their names tell: those of a felt pen and of a fountain pen.
    private static let drawnWeights: [String: UIFont.Weight] = [
        "markerfelt-thin": .medium, "markerfelt-wide": .bold, "noteworthy-light": .regular,
    ]

    /// The weights by the words of names. Words that contain others come first.
    private static let weights: KeyValuePairs<String, UIFont.Weight> = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
        "demibold": .semibold, "extrabold": .heavy, "ultrabold": .heavy, "bold": .bold, "heavy": .heavy,
        "black": .black, "-w5": .medium, "-w6": .semibold, "-w7": .bold, "-w8": .heavy,
    ]
}

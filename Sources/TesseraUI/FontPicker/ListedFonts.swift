import Foundation
import TesseraGraphics

/// The fonts that a font picker lists.
@MainActor
struct ListedFonts {
    /// A family of fonts.
    struct Family {
        let name: String
        /// The faces among which the user can choose; empty unless the picker includes faces.
        var faces: [Face] = []

        var descriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [.family: name]) }
    }

    /// One face of a family.
    struct Face {
        /// The name within the family, such as `Bold Italic`.
        let style: String
        let postScriptName: String

        var descriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [.name: postScriptName]) }
    }

    let families: [Family]
    /// True if each name is written in its own font.
    let usesOwnFonts: Bool

    init(_ configuration: UIFontPickerViewController.Configuration) {
        usesOwnFonts = !configuration.displayUsingSystemFont
        let traits = configuration.filteredTraits
        let includesFaces = configuration.includeFaces
        families = UIFont.familyNames.compactMap { name in
            // A hidden family, such as those of icons on some systems, begins with a full stop.
            guard !name.hasPrefix(".") else { return nil }
            guard includesFaces || !traits.isEmpty else { return Family(name: name) }
            let faces = FontFace.faces(inFamily: name).filter { face in
                traits.isSubset(of: UIFontDescriptor.SymbolicTraits(of: face, weight: face.weight))
                    // A variable font is bold at its greatest weight.
                    || traits.isSubset(
                        of: UIFontDescriptor.SymbolicTraits(of: face, weight: face.weights.upperBound))
            }
            guard !faces.isEmpty else { return nil }
            var family = Family(name: name)
            if includesFaces {
                family.faces = faces.map { Face(style: $0.style, postScriptName: $0.postScriptName) }
            }
            return family
        }
    }

    /// Returns the families whose names contain a text, without regard to case and accents.
    func families(matching text: String) -> [Family] {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return families }
        return families.filter {
            $0.name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
                != nil
        }
    }
}

/// The texts of the font picker, in Japanese if that is the user's first language, and in English otherwise.
@MainActor
enum FontWord {
    static var chooseFont: String { SystemWord.text("Choose Font", "フォントを選択") }
}

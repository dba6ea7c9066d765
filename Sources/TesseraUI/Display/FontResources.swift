import Foundation
import TesseraDisplay
import TesseraGraphics

/// The font files that the display needs for the texts it gets.
///
/// The host serves the system font to every page. Every other font is sent once to the host, and once to each
/// display that connects, when the first text names its family.
@MainActor
struct FontResources {
    /// A face in a file under the name of a family. Some faces have several names.
    private struct NamedFace: Hashable {
        var family: String
        var path: String
        var index: Int
    }

    /// Families that need no file. The host serves the first two to every page. For Japanese and emoji,
    /// browsers have fonts of their own, and the files would be too large for a page.
    private static let familiesOfPages: Set = [
        FontFamily.interfaceFamilyName, SymbolCatalog.fontFamilyName, FontFamily.japaneseFamilyName,
        FontFamily.emojiFamilyName,
    ]

    /// The numbers of the fonts that the host has.
    private var ids: [NamedFace: Int] = [:]
    /// The fonts that texts have named since the display connected.
    private var asked: Set<FontDescriptor> = []
    /// The numbers of the fonts that the display has.
    private var sent: Set<Int> = []

    /// Sends the fonts that the text of an element needs to the host and to the display, unless they have
    /// them already.
    mutating func prepare(
        _ properties: NodeProperties, into operations: inout [SceneOperation], _ display: any Display
    ) {
        let edited = properties.input?.style.namedFont
        let parts = properties.richText?.looks.compactMap(\.style.namedFont) ?? []
        let fonts = (properties.text?.namedFonts ?? []) + (edited.map { [$0] } ?? []) + parts
        for font in fonts where asked.insert(font).inserted {
            guard let family = font.cssFamily, !Self.familiesOfPages.contains(family), let face = font.face
            else { continue }
            let named = NamedFace(family: family, path: face.path, index: face.index)
            let id = ids[named] ?? ids.count + 1
            if ids[named] == nil {
                ids[named] = id
                display.keepFont(id, path: face.path, face: face.index)
            }
            guard sent.insert(id).inserted else { continue }
            let content = FontContent(
                family: family, weights: face.weights.lowerBound.rawValue...face.weights.upperBound.rawValue,
                stretches: Double(face.widths.lowerBound)...Double(face.widths.upperBound),
                isItalic: face.isItalic)
            operations.append(.font(id: id, content))
        }
    }

    /// Forgets which fonts the display has. The host keeps its fonts.
    mutating func forgetDisplay() {
        asked = []
        sent = []
    }
}

extension TextContent {
    /// The fonts that the text names by their families, all in the same size and without features.
    fileprivate var namedFonts: [FontDescriptor] { ([style] + (styles ?? [])).compactMap(\.namedFont) }
}

extension TextStyle {
    /// The font that the style names by its family, in an arbitrary size, or nil for the system font.
    fileprivate var namedFont: FontDescriptor? {
        family.map { family in
            FontDescriptor(
                family: .named(family), size: 1, weight: FontWeight(rawValue: weight),
                isItalic: isItalic == true,
                width: CGFloat(stretch ?? 100))
        }
    }
}

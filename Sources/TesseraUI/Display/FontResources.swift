import Foundation
import TesseraDisplay
import TesseraGraphics

/// The font files that the display needs for the texts that it is told of.
///
/// The host serves the system font to every page. Each other font is told once to the host, and once to each display that says
/// hello, when the first text names its family.
@MainActor
struct FontResources {
    /// A face in a file, under the name of a family. Some faces have several names.
    private struct NamedFace: Hashable {
        var family: String
        var path: String
        var index: Int
    }

    /// Families that need no file: the host serves the first two to every page, and browsers have fonts of their own for
    /// Japanese and emoji, whose files are too large for a page.
    private static let familiesOfPages: Set = [
        FontFamily.interfaceFamilyName, SymbolCatalog.fontFamilyName, FontFamily.japaneseFamilyName,
        FontFamily.emojiFamilyName,
    ]

    /// The numbers of the fonts that the host knows.
    private var ids: [NamedFace: Int] = [:]
    /// The fonts that texts have asked for since the display said hello.
    private var asked: Set<FontDescriptor> = []
    /// The fonts that the display knows.
    private var told: Set<Int> = []

    /// Tells the host and the display of the fonts that the text of an element needs, if they do not know them yet.
    mutating func prepare(
        _ properties: NodeProperties, into operations: inout [SceneOperation], _ connection: DisplayConnection
    ) {
        let edited = properties.input?.style.namedFont
        let fonts = (properties.text?.namedFonts ?? []) + (edited.map { [$0] } ?? [])
        for font in fonts where asked.insert(font).inserted {
            guard let family = font.cssFamily, !Self.familiesOfPages.contains(family), let face = font.face
            else { continue }
            let named = NamedFace(family: family, path: face.path, index: face.index)
            let id = ids[named] ?? ids.count + 1
            if ids[named] == nil {
                ids[named] = id
                connection.send(.font(id: id, path: face.path, face: face.index))
            }
            guard told.insert(id).inserted else { continue }
            let content = FontContent(
                family: family, weights: face.weights.lowerBound.rawValue...face.weights.upperBound.rawValue,
                stretches: Double(face.widths.lowerBound)...Double(face.widths.upperBound),
                isItalic: face.isItalic)
            operations.append(.font(id: id, content))
        }
    }

    /// Forgets what the display knows. The host keeps what it has.
    mutating func forgetDisplay() {
        asked = []
        told = []
    }
}

extension TextContent {
    /// The fonts that the text names by their families, all of one size and without features.
    fileprivate var namedFonts: [FontDescriptor] { ([style] + (styles ?? [])).compactMap(\.namedFont) }
}

extension TextStyle {
    /// The font that the style names by its family, of no particular size; nil for the system font.
    fileprivate var namedFont: FontDescriptor? {
        family.map { family in
            FontDescriptor(
                family: .named(family), size: 1, weight: FontWeight(rawValue: weight),
                isItalic: isItalic == true,
                width: CGFloat(stretch ?? 100))
        }
    }
}

import Foundation
import TesseraGraphics

extension HTMLTextBuilder {
    /// The pieces with UIKit's attributes.
    var attributedText: NSAttributedString {
        var fonts = HTMLFonts()
        let characters = styles.map { style in
            var attributes: [NSAttributedString.Key: Any] = [
                .font: fonts.font(of: style), .foregroundColor: UIColor(style.color),
            ]
            if let color = style.background { attributes[.backgroundColor] = UIColor(color) }
            if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
            if let place = style.link {
                let address = links[place]
                attributes[.link] = URL(string: address) ?? address
            }
            return attributes
        }
        // The length of a text with characters beyond ASCII is counted again after each change, so the whole text comes first.
        let result = NSMutableAttributedString(string: pieces.map(\.text).joined())
        var known: [HTMLParagraphStyle: NSParagraphStyle] = [:]
        var lists: [HTMLList.Name: NSTextList] = [:]
        var place = 0
        for piece in pieces {
            let paragraph = paragraphs[piece.paragraph]
            let style =
                known[paragraph]
                ?? NSParagraphStyle(
                    paragraph,
                    paragraph.lists.map { name in
                        let list =
                            lists[name]
                            ?? NSTextList(
                                markerFormat: .init("{\(name.kind)}"), startingItemNumber: name.start)
                        lists[name] = list
                        return list
                    })
            known[paragraph] = style
            var attributes = characters[piece.style]
            attributes[.paragraphStyle] = style
            let length = piece.text.utf16.count
            result.setAttributes(attributes, range: NSRange(location: place, length: length))
            place += length
        }
        return result
    }
}

/// The fonts of an HTML document.
private struct HTMLFonts {
    /// The greatest number of names of families for which the fonts of the machine are searched. Further families count as
    /// missing.
    private static let mostNames = 100

    private var fonts: [Key: UIFont] = [:]
    private var families: [String: Bool] = [:]

    private struct Key: Hashable {
        var families: [CSSFontFamily]
        var textStyle: CSSTextStyle?
        var size: Double?
        var weight: Int?
        var isItalic: Bool
    }

    mutating func font(of style: HTMLTextStyle) -> UIFont {
        let key = Key(
            families: style.families, textStyle: style.textStyle, size: style.size, weight: style.weight,
            isItalic: style.isItalic)
        if let font = fonts[key] { return font }
        let preferred = style.textStyle.map { UIFont.preferredFont(forTextStyle: $0.uiKit).descriptor }
        var font = preferred ?? FontDescriptor(size: CSSFontSize.usual)
        if preferred == nil { font.family = family(of: style.families) }
        if let size = style.size { font.size = size }
        if let weight = style.weight { font.weight = FontWeight(rawValue: weight) }
        font.isItalic = style.isItalic
        let result = UIFont(font)
        fonts[key] = result
        return result
    }

    /// Returns the first family that there is, or the system's.
    private mutating func family(of choices: [CSSFontFamily]) -> FontFamily {
        for choice in choices {
            switch choice {
            case .system: return .system
            case .monospaced: return .monospaced
            case .rounded: return .rounded
            case .serif: return .serif
            case .named(let name):
                if isThere(name) { return name == FontFamily.interfaceFamilyName ? .system : .named(name) }
            }
        }
        return .system
    }

    private mutating func isThere(_ name: String) -> Bool {
        if let known = families[name] { return known }
        guard families.count < Self.mostNames else { return false }
        let isThere = FontFamily.named(name).installedName != nil
        families[name] = isThere
        return isThere
    }
}

extension CSSTextStyle {
    /// The size of the style's font at the user's text size, in points.
    var size: Double { UIFont.preferredFont(forTextStyle: uiKit).pointSize }

    fileprivate var uiKit: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        }
    }
}

extension UIColor {
    fileprivate convenience init(_ color: CSSColor) { self.init(rgba: color.rgba) }
}

extension NSParagraphStyle {
    fileprivate convenience init(_ style: HTMLParagraphStyle, _ lists: [NSTextList]) {
        let values = NSMutableParagraphStyle()
        let isRightToLeft = style.isRightToLeft == true
        values.alignment =
            switch style.alignment {
            case .start: .natural
            case .end: isRightToLeft ? .left : .right
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            }
        if let isRightToLeft = style.isRightToLeft {
            values.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        values.headIndent = style.headIndent
        values.firstLineHeadIndent = style.headIndent
        values.tailIndent = -style.tailIndent
        values.paragraphSpacingBefore = style.spacingBefore
        values.paragraphSpacing = style.spacingAfter
        if style.hasMarker {
            let start = style.headIndent - HTMLParagraphStyle.listIndent
            values.firstLineHeadIndent = start
            values.tabStops = [
                NSTextTab(textAlignment: .left, location: start + HTMLParagraphStyle.markerIndent),
                NSTextTab(textAlignment: .left, location: style.headIndent),
            ]
        }
        values.textLists = lists
        self.init(copying: values)
    }
}

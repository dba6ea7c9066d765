import Foundation

extension HTMLContext {
    /// The extent of a quotation's indentation, in points.
    private static let quotationIndent = 40.0

    /// Changes the context as browsers do without a style sheet. Returns the space above and below the element in points.
    mutating func enter(_ tag: HTMLTag) -> Double {
        switch tag.name {
        case "b", "strong", "th": text.weight = 700
        case "i", "em", "cite", "dfn", "var", "address": text.isItalic = true
        case "u", "ins": text.isUnderlined = true
        case "s", "strike", "del": text.isStruck = true
        case "code", "kbd", "samp", "tt": text.families = [.monospaced]
        case "pre", "listing":
            text.families = [.monospaced]
            keepsSpace = true
            return size
        case "small": scale(1 / 1.2)
        case "big": scale(1.2)
        case "sub": setBaseline(.lower)
        case "sup": setBaseline(.upper)
        case "mark": text.background = CSSColor(rgba: 0xFFFF_00FF)
        case "center", "caption": paragraph.alignment = .center
        case "h1": return head(2, 0.67)
        case "h2": return head(1.5, 0.83)
        case "h3": return head(1.17, 1)
        case "h4": return head(1, 1.33)
        case "h5": return head(0.83, 1.67)
        case "h6": return head(0.67, 2.33)
        case "p", "dl": return size
        case "blockquote", "figure":
            paragraph.headIndent += Self.quotationIndent
            paragraph.tailIndent += Self.quotationIndent
            return size
        case "li" where listDepth == 0: paragraph.headIndent += HTMLParagraphStyle.listIndent
        case "dd": paragraph.headIndent += Self.quotationIndent
        case "ul", "ol", "menu", "dir":
            paragraph.headIndent += HTMLParagraphStyle.listIndent
            listDepth += 1
            // Lists within lists have no space around them.
            return listDepth > 1 ? 0 : size
        default: break
        }
        return 0
    }

    private mutating func head(_ factor: Double, _ margin: Double) -> Double {
        text.weight = 700
        scale(factor)
        return size * margin
    }

    private mutating func scale(_ factor: Double) {
        setSize(.ofParent(factor), parent: self, root: size)
    }

    private mutating func setSize(_ newSize: CSSFontSize, parent: HTMLContext, root: Double) {
        size = newSize.points(parent: parent.size, root: root)
        text.size = size
    }

    private mutating func setBaseline(_ baseline: CSSBaseline) {
        switch baseline {
        case .usual: text.baselineOffset = 0
        case .upper: text.baselineOffset += size / 3
        case .lower: text.baselineOffset -= size / 5
        }
        // Levels upon levels stay within the sizes that fonts have.
        text.baselineOffset = min(max(text.baselineOffset, -1000), 1000)
        if baseline != .usual { scale(0.83) }
    }

    /// Changes the context by the attributes of an element that browsers had before style sheets.
    mutating func applyAttributes(of tag: HTMLTag) {
        /// Returns the value of an attribute, unless it is longer than all that mean something.
        func word(_ name: String) -> String? {
            tag.attributes[name].flatMap { $0.utf8.count <= 100 ? $0 : nil }
        }
        if tag.name == "font" {
            if let color = word("color").flatMap({ CSSColor($0) ?? CSSColor("#\($0)") }) {
                text.color = color
            }
            if let size = word("size").flatMap({ CSSFontSize(fontElement: $0) }) {
                setSize(size, parent: self, root: CSSFontSize.usual)
            }
            if let families = tag.attributes["face"].flatMap({ CSSDeclarations.families($0.prefix(1000)) }) {
                text.families = families
            }
        }
        if tag.name == "a", let address = tag.attributes["href"] {
            linkAddress = address
            text.color = .link
            text.isUnderlined = true
        }
        if HTMLElement.blocks.contains(tag.name),
            let alignment = word("align").flatMap({ CSSAlignment($0.lowercased()) })
        {
            paragraph.alignment = alignment
        }
        switch word("dir")?.lowercased() {
        case "rtl": paragraph.isRightToLeft = true
        case "ltr": paragraph.isRightToLeft = false
        case "auto": paragraph.isRightToLeft = nil
        default: break
        }
    }

    /// Changes the context by declarations of style sheets.
    ///
    /// - Parameters:
    ///   - root: The size of the document's font in points.
    ///   - sizeOf: Returns the size of a text style's font in points.
    mutating func apply(
        _ declarations: CSSDeclarations, parent: HTMLContext, root: Double, sizeOf: (CSSTextStyle) -> Double
    ) {
        if let style = declarations.textStyle {
            text.textStyle = style
            (text.size, text.weight, text.isItalic) = (nil, nil, false)
            size = sizeOf(style)
        }
        if let families = declarations.families {
            text.families = families
            if text.textStyle != nil {
                text.textStyle = nil
                text.size = text.size ?? size
                text.weight = text.weight ?? 400
            }
        }
        if let size = declarations.size { setSize(size, parent: parent, root: root) }
        if let weight = declarations.weight { text.weight = weight.number(parent: parent.text.weight ?? 400) }
        if let isItalic = declarations.isItalic { text.isItalic = isItalic }
        if let color = declarations.color { text.color = color }
        if let background = declarations.background {
            text.background = background.rgba & 0xFF == 0 ? parent.text.background : background
        }
        if let lines = declarations.lines {
            text.isUnderlined = parent.text.isUnderlined || lines.isUnderlined
            text.isStruck = parent.text.isStruck || lines.isStruck
        }
        if let alignment = declarations.alignment { paragraph.alignment = alignment }
        if let baseline = declarations.baseline { setBaseline(baseline) }
        if let keepsSpace = declarations.keepsSpace { self.keepsSpace = keepsSpace }
        if declarations.isHidden == true { isHidden = true }
    }
}

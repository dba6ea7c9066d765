/// Reads an HTML document as texts with styles.
///
/// It loads nothing: neither images nor style sheets. The time is in proportion to the length of the document, whatever it
/// contains.
struct HTMLReader {
    /// The greatest number of elements within one another. The content of deeper ones belongs to the element around them.
    private static let greatestDepth = 100
    /// The greatest number of elements that go on after the end of an element that began before them.
    private static let mostReopened = 8
    /// The greatest number of elements of one name to which one is added that goes on.
    private static let mostOfName = 3

    private struct Element {
        var tag: HTMLTag
        var context: HTMLContext
        /// The place of the text's style in the builder.
        var style: Int
        var isBlock: Bool
        /// What style sheets and the attribute `style` say.
        var declarations = CSSDeclarations()
        var role = HTMLElement.Role.other
        var margin = 0.0
        var paragraphsBefore = 0
        var list: HTMLList?
        var cells = 0
        /// True if the end tag came within another element, which has not ended yet.
        var hasEnded = false
        /// True until the first text of an element that keeps its spaces.
        var dropsLineFeed = false
    }

    private var builder = HTMLTextBuilder()
    private var styleSheet = CSSStyleSheet()
    private var elements: [Element] = []
    /// The numbers of elements that have not ended, by their names.
    private var counts: [String: Int] = [:]
    /// The number of lists that have begun.
    private var listCount = 0
    private let root: Element
    private let sizeOf: (CSSTextStyle) -> Double
    private var rootSize = CSSFontSize.usual
    /// The outermost elements that have begun.
    private var outermost: Set<String> = []
    /// The outermost elements, which a document may leave out although its style sheets name them.
    private static let outermostNames = ["html", "body"]
    /// Elements that stand in front of the content of a document.
    private static let namesInHead: Set<String> = [
        "html", "head", "body", "title", "base", "link", "meta", "style", "script", "noscript", "template",
    ]

    private init(sizeOf: @escaping (CSSTextStyle) -> Double) {
        self.sizeOf = sizeOf
        let context = HTMLContext()
        root = Element(
            tag: HTMLTag(name: ""), context: context, style: builder.place(of: context.text), isBlock: true)
    }

    /// Returns the pieces of a document, with their styles and paragraphs.
    ///
    /// - Parameter sizeOf: Returns the size of a text style's font in points.
    static func read(_ document: String, sizeOf: @escaping (CSSTextStyle) -> Double) -> HTMLTextBuilder {
        var reader = HTMLReader(sizeOf: sizeOf)
        var tokenizer = HTMLTokenizer(document)
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): reader.append(text)
            case .start(let tag): reader.start(tag)
            case .end(let name): reader.end(name)
            case .styleSheet(let text): reader.styleSheet.add(text)
            }
        }
        while !reader.elements.isEmpty { reader.pop(isEndOfDocument: true) }
        reader.builder.finish()
        return reader.builder
    }

    private var current: Element { elements.last ?? root }

    private mutating func append(_ text: String) {
        var text = text
        if !text.allSatisfy(\.isWhitespace) { beginOutermost() }
        if let last = elements.indices.last, elements[last].dropsLineFeed {
            elements[last].dropsLineFeed = false
            if text.utf8.first == .lineFeed { text.removeFirst() }
        }
        let element = current
        guard !element.context.isHidden, !text.isEmpty else { return }
        builder.append(
            text, style: element.style, in: element.context.paragraph, keepsSpace: element.context.keepsSpace)
    }

    // MARK: Start tags

    private mutating func start(_ tag: HTMLTag) {
        if !Self.namesInHead.contains(tag.name) { beginOutermost() }
        endImplied(by: tag.name)
        switch tag.name {
        case "br":
            let element = current
            if !element.context.isHidden {
                builder.breakLine(style: element.style, in: element.context.paragraph)
            }
        case "img": append(tag.attributes["alt"] ?? "")
        case "hr":
            let element = current
            if !element.context.isHidden {
                builder.beginBlock(margin: element.context.size / 2, style: element.style)
            }
        case "html", "body":
            // A second one adds nothing.
            guard counts[tag.name, default: 0] == 0 else { return }
            if tag.name == "body" { beginOutermost(through: "html") }
            push(tag)
        default:
            guard !HTMLElement.empty.contains(tag.name) else { return }
            push(tag)
        }
    }

    /// Begins the outermost elements, before the first content or before the last of them, if the document has left them out.
    /// Without style sheets they would change nothing.
    private mutating func beginOutermost(through last: String = "body") {
        guard outermost.count < Self.outermostNames.count, !styleSheet.isEmpty,
            elements.allSatisfy({ $0.tag.name == "html" || $0.tag.name == "head" })
        else { return }
        for name in Self.outermostNames {
            if !outermost.contains(name) { push(HTMLTag(name: name)) }
            if name == last { return }
        }
    }

    /// Begins an element.
    ///
    /// - Parameter original: The element that goes on, or nil for a new one. Its attributes are not read again, since they may be
    ///   long.
    private mutating func push(_ tag: HTMLTag, continuing original: Element? = nil) {
        let isBlock = HTMLElement.blocks.contains(tag.name)
        guard elements.count < Self.greatestDepth else {
            if isBlock, !current.context.isHidden { builder.beginBlock(margin: 0, style: current.style) }
            return
        }
        let parent = current
        var element = Element(tag: tag, context: parent.context, style: 0, isBlock: isBlock)
        element.role = HTMLElement.Role(tag.name)
        if let last = elements.indices.last { elements[last].dropsLineFeed = false }
        element.margin = element.context.enter(tag)
        element.context.applyAttributes(of: tag)
        if let address = element.context.linkAddress {
            element.context.text.link = original?.context.text.link ?? builder.place(ofLink: address)
            element.context.linkAddress = nil
        }
        element.declarations = original?.declarations ?? declarations(for: tag)
        element.context.apply(
            element.declarations, parent: parent.context, root: rootSize, sizeOf: sizeOf)
        if tag.name == "html" { rootSize = element.context.size }
        if Self.outermostNames.contains(tag.name) { outermost.insert(tag.name) }
        if HTMLElement.hidden.contains(tag.name)
            || (tag.attributes["hidden"] != nil && element.declarations.isHidden == nil)
        {
            element.context.isHidden = true
        }
        element.dropsLineFeed = tag.name == "pre" || tag.name == "listing"
        element.style = builder.place(of: element.context.text)
        if isBlock, !element.context.isHidden {
            element.paragraphsBefore = builder.beginBlock(margin: element.margin, style: parent.style)
        }
        if element.role == .list {
            let list = HTMLList(tag, level: elements.count { $0.list != nil })
            element.list = list
            listCount += 1
            if element.context.paragraph.lists.count < HTMLList.mostNames {
                element.context.paragraph.lists.append(list.name(at: listCount))
            }
        }
        if !element.context.isHidden {
            if element.role == .item { beginItem(element) }
            if element.role == .cell { beginCell(element) }
        }
        elements.append(element)
        counts[tag.name, default: 0] += 1
    }

    private func declarations(for tag: HTMLTag) -> CSSDeclarations {
        var declarations = styleSheet.declarations(for: tag)
        if let style = tag.attributes["style"] { declarations.add(CSSDeclarations(style)) }
        return declarations
    }

    private mutating func beginItem(_ item: Element) {
        let place = elements.lastIndex { $0.list != nil }
        let marker = place.flatMap { elements[$0].list?.nextMarker(of: item.tag) }
        builder.beginItem(marker: marker ?? "•", style: item.style)
    }

    /// Separates a cell of a table from the one before it.
    private mutating func beginCell(_ cell: Element) {
        guard let row = elements.lastIndex(where: { $0.role == .row }) else { return }
        if elements[row].cells > 0 {
            builder.beginCell(style: cell.style, in: cell.context.paragraph)
        }
        elements[row].cells += 1
    }

    /// Ends the elements whose end tags may be left out before an element.
    private mutating func endImplied(by name: String) {
        if HTMLElement.blocks.contains(name), counts["p", default: 0] > 0 { end("p") }
        // A link within a link would be no place that users could find.
        if name == "a" { end("a") }
        let role = HTMLElement.Role(name)
        guard role.endsOthers,
            let other = elements.last(where: { !$0.hasEnded && ($0.role == role || role.isHeld(by: $0.role)) }
            ),
            other.role == role
        else { return }
        end(other.tag.name)
    }

    // MARK: End tags

    private mutating func end(_ name: String) {
        guard counts[name, default: 0] > 0,
            let place = elements.lastIndex(where: { $0.tag.name == name && !$0.hasEnded })
        else { return }
        let inner = elements[(place + 1)...]
        if !elements[place].isBlock, elements[place].role != .cell, inner.contains(where: \.isBlock) {
            elements[place].hasEnded = true
            counts[name, default: 0] -= 1
            return
        }
        // What begins in a cell of a table ends with it.
        let reopened =
            elements[place].role == .cell
            ? []
            : inner.prefix { $0.role != .cell }.filter {
                HTMLElement.formatting.contains($0.tag.name) && !$0.hasEnded
            }
        while elements.count > place { pop() }
        while elements.last?.hasEnded == true { pop() }
        for element in reopened.suffix(Self.mostReopened)
        where counts[element.tag.name, default: 0] < Self.mostOfName {
            push(element.tag, continuing: element)
        }
    }

    private mutating func pop(isEndOfDocument: Bool = false) {
        guard let element = elements.popLast() else { return }
        let name = element.tag.name
        if !element.hasEnded { counts[name, default: 0] -= 1 }
        guard element.isBlock, !element.context.isHidden else { return }
        if element.role == .item { builder.endItem(in: element.context.paragraph) }
        // The text of a document whose outermost elements are left out ends without a line break, as does that of one with them.
        guard name != "html", name != "body" else { return }
        builder.endBlock(
            margin: element.margin, style: element.style, paragraphsBefore: element.paragraphsBefore)
    }
}

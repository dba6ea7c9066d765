import Foundation

/// Makes a text of the events of the parser.
struct MarkdownTextBuilder {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private let source: MarkdownSource
    private var pieces: [MarkdownPiece] = []
    /// The blocks around the present place, beginning with the outermost one.
    private var blocks: [PresentationIntent.IntentType] = [] { didSet { components = nil } }
    /// The same blocks, beginning with the innermost one, once they are needed. The parts of a paragraph share them.
    private var components: [PresentationIntent.IntentType]?
    private var lastIdentity = 0
    /// The numbers of the next items of the lists, or of the next rows or cells of the table, around the present place.
    private var counters: [Int] = []
    /// The meanings of the spans around the present place. Each contains those of the spans around it.
    private var spans: [InlinePresentationIntent] = []
    private var links: [URL?] = []
    /// The images around the present place, with the number of characters before each.
    private var images: [(url: URL?, start: Int)] = []
    private var length = 0
    private var lineEnds = 0

    init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?, source: MarkdownSource) {
        self.options = options
        self.baseURL = baseURL
        self.source = source
    }

    /// The text.
    var finishedText: AttributedString {
        var pieces = pieces
        if source.lineEnd != nil {
            // The spaces before the first line and after the last one have become line ends.
            if pieces.first?.string.isEmpty == false { pieces[0].string.removeFirst() }
            let last = pieces.count - 1
            if last >= 0, !pieces[last].string.isEmpty { pieces[last].string.removeLast() }
        }
        if options.allowsExtendedAttributes { pieces.removeExtendedAttributes() }
        var text = AttributedString()
        for piece in pieces where !piece.string.isEmpty {
            text.append(
                AttributedString(piece.string, attributes: piece.attributes(language: options.languageCode)))
        }
        return text
    }

    /// Reads one event.
    mutating func read(_ event: MarkdownEvent) {
        switch event {
        case .begin(let node): begin(node)
        case .end(let node): end(node)
        }
    }

    private mutating func begin(_ node: MarkdownNode) {
        switch node {
        case .block(let kind): open(kind)
        case .list(let isOrdered, let start):
            open(isOrdered ? .orderedList : .unorderedList)
            counters.append(isOrdered ? start : 1)
        case .item: open(.listItem(ordinal: count()))
        case .table(let columns):
            open(.table(columns: columns))
            counters.append(0)
        case .tableRow(let isHeader):
            let index = count()
            open(isHeader ? .tableHeaderRow : .tableRow(rowIndex: index))
            counters.append(0)
        case .tableCell: open(.tableCell(columnIndex: count()))
        case .codeBlock(let language, let text): add(text, as: [], in: .codeBlock(languageHint: language))
        case .blockHTML(let text): add(text, as: .blockHTML, in: .paragraph)
        case .thematicBreak: add("\u{2E3B}", as: [], in: .thematicBreak)
        case .text(let text): source.lineEnd == nil ? add(text) : addLines(of: text)
        case .code(let text): add(withoutLineEnds(text, replacement: " "), as: .code)
        case .inlineHTML(let text): add(withoutLineEnds(text, replacement: "\n"), as: .inlineHTML)
        case .softBreak: add(" ", as: .softBreak)
        case .lineBreak: add("\n", as: .lineBreak)
        case .span(let intent): spans.append(intent.union(spans.last ?? []))
        case .link(let address): links.append(removesCaret() ? nil : url(address))
        case .image(let address): images.append((url(address), length))
        case .other: break
        }
    }

    private mutating func end(_ node: MarkdownNode) {
        switch node {
        case .block, .item, .tableCell: close()
        case .list, .table, .tableRow:
            close()
            counters.removeLast()
        case .span: spans.removeLast()
        case .link: links.removeLast()
        case .image:
            // An image without a description is one character.
            if images.last?.start == length { add("\u{FFFC}") }
            images.removeLast()
        default: break
        }
    }

    private mutating func open(_ kind: PresentationIntent.Kind) {
        lastIdentity += 1
        blocks.append(PresentationIntent.IntentType(kind: kind, identity: lastIdentity))
    }

    private mutating func close() { blocks.removeLast() }

    /// Returns the number of the next item, row or cell.
    private mutating func count() -> Int {
        guard let last = counters.indices.last else { return 0 }
        counters[last] += 1
        return counters[last] - 1
    }

    private mutating func url(_ address: String) -> URL? {
        address.isEmpty ? nil : URL(string: withoutLineEnds(address, replacement: ""), relativeTo: baseURL)
    }

    /// Adds the text of a block that contains nothing else.
    private mutating func add(
        _ text: String, as intent: InlinePresentationIntent, in kind: PresentationIntent.Kind
    ) {
        open(kind)
        add(text, as: intent)
        close()
    }

    private mutating func add(_ text: String, as intent: InlinePresentationIntent = []) {
        guard !text.isEmpty else { return }
        var piece = MarkdownPiece(string: text, intent: intent.union(spans.last ?? []))
        piece.link = links.last ?? nil
        piece.image = images.last?.url
        if source.lineEnd == nil {
            let known = components ?? blocks.reversed()
            components = known
            piece.blocks = known
        }
        length += 1
        // A constant with the last piece would make a copy of its string.
        if pieces.last?.hasSameAttributes(as: piece) == true {
            pieces[pieces.count - 1].string += text
        } else {
            pieces.append(piece)
        }
    }
}

// MARK: - Texts without blocks

extension MarkdownTextBuilder {
    private var keepsSpaces: Bool { options.interpretedSyntax == .inlineOnlyPreservingWhitespace }

    private mutating func withoutLineEnds(_ text: String, replacement: String) -> String {
        guard let lineEnd = source.lineEnd else { return text }
        lineEnds += text.unicodeScalars.count { $0 == lineEnd }
        return text.replacingOccurrences(of: String(lineEnd), with: replacement)
    }

    /// Adds a text that contains spaces in place of line ends.
    private mutating func addLines(of text: String) {
        guard let lineEnd = source.lineEnd else { return }
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == lineEnd {
                endLine(&line)
            } else if keepsSpaces || !line.isEmpty || !isAtLineStart || scalar != " " && scalar != "\t" {
                line.append(scalar)
            }
        }
        add(String(line))
    }

    /// Returns true if the last piece ends a line.
    private var isAtLineStart: Bool {
        pieces.last.map { $0.intent.contains(.softBreak) || $0.intent.contains(.lineBreak) } ?? true
    }

    /// Adds a line and its end.
    private mutating func endLine(_ line: inout String.UnicodeScalarView) {
        lineEnds += 1
        let isOutside = lineEnds == 1 || lineEnds == source.lineEnds
        var text = String(line)
        line = String.UnicodeScalarView()
        let endsInSpaces = text.hasSuffix("  ")
        let endsInBackslash = text.hasSuffix("\\")
        if !keepsSpaces, !isOutside || endsInSpaces {
            while text.last == " " || text.last == "\t" { text.removeLast() }
        }
        if endsInBackslash, !isOutside { text.removeLast() }
        add(text)
        if !isOutside, endsInSpaces || endsInBackslash {
            add("\n", as: .lineBreak)
        } else {
            add(keepsSpaces ? "\n" : " ", as: .softBreak)
        }
    }
}

// MARK: - Extended attributes

extension MarkdownTextBuilder {
    /// Removes the character that makes a text with attributes of a link, and returns true if there is one.
    private mutating func removesCaret() -> Bool {
        guard options.allowsExtendedAttributes, let last = pieces.indices.last,
            pieces[last].blocks.first?.identity == blocks.last?.identity || source.lineEnd != nil,
            !pieces[last].intent.contains(.code), pieces[last].string.last == "^"
        else { return false }
        pieces[last].string.removeLast()
        return true
    }
}

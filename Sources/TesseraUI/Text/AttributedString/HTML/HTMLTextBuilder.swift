import Foundation

/// Composes the text of an HTML document. It collapses white space and divides the text into paragraphs.
struct HTMLTextBuilder {
    /// Characters of one style in one paragraph.
    struct Piece: Equatable {
        var text: String
        /// The place in ``styles``.
        var style: Int
        /// The place in ``paragraphs``.
        var paragraph: Int
    }

    private(set) var pieces: [Piece] = []
    private(set) var styles: [HTMLTextStyle] = []
    private(set) var paragraphs: [HTMLParagraphStyle] = []
    /// The addresses of links, to which styles refer by their places.
    private(set) var links: [String] = []

    private var places: [HTMLTextStyle: Int] = [:]
    private var isOpen = false
    /// True if the next character is the first of its line.
    private var isAtLineStart = true
    /// The style of a space that is displayed if another character comes after it on the line.
    private var space: Int?
    /// The number of line breaks that wait for more text. The last line break of a paragraph is not displayed.
    private var breaks = 0
    private var breakStyle = 0
    private var breakParagraph = HTMLParagraphStyle()
    private var marker: (text: String, style: Int)?
    private var spacingBefore = 0.0

    /// Returns the place of a style, which may be a new one.
    mutating func place(of style: HTMLTextStyle) -> Int {
        if let place = places[style] { return place }
        styles.append(style)
        places[style] = styles.count - 1
        return styles.count - 1
    }

    /// Adds the address of a link without the white space around it, and returns its place.
    mutating func place(ofLink address: String) -> Int {
        links.append(address.filter { !$0.isNewline }.trimmingCharacters(in: .whitespaces))
        return links.count - 1
    }

    /// Adds a text to the paragraph, or to a new one if there is none.
    mutating func append(_ text: String, style: Int, in paragraph: HTMLParagraphStyle, keepsSpace: Bool) {
        if keepsSpace {
            appendLines(text, style, paragraph)
            return
        }
        var word: [UInt8] = []
        for byte in text.utf8 {
            if byte.isMarkupSpace {
                if !isAtLineStart, space == nil { space = style }
                continue
            }
            if let place = space {
                space = nil
                if place == style {
                    word.append(.space)
                } else {
                    // The space belongs to the text before this one and has its style. No byte of this text has been added yet.
                    emit(" ", place, paragraph)
                }
            }
            word.append(byte)
            isAtLineStart = false
        }
        if !word.isEmpty { emit(String(decoding: word, as: UTF8.self), style, paragraph) }
    }

    /// Adds a text with all its spaces, whose line feeds end paragraphs.
    private mutating func appendLines(_ text: String, _ style: Int, _ paragraph: HTMLParagraphStyle) {
        if let place = space { emit(" ", place, paragraph) }
        space = nil
        let lines = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if !line.isEmpty {
                emit(String(decoding: line, as: UTF8.self), style, paragraph)
                isAtLineStart = false
            }
            if index < lines.count - 1 {
                openParagraph(paragraph)
                flushBreaks(paragraph)
                closeParagraph(style)
            }
        }
    }

    /// Adds a line break within the paragraph.
    mutating func breakLine(style: Int, in paragraph: HTMLParagraphStyle) {
        breaks += 1
        breakStyle = style
        breakParagraph = paragraph
        space = nil
        isAtLineStart = true
    }

    /// Separates a cell of a table from the one before it. The white space around the tab is not displayed.
    mutating func beginCell(style: Int, in paragraph: HTMLParagraphStyle) {
        space = nil
        emit("\t", style, paragraph)
        isAtLineStart = true
    }

    /// Begins an item of a list. Its first paragraph gets the marker.
    mutating func beginItem(marker text: String, style: Int) {
        marker = (text, style)
    }

    /// Ends an item of a list. An item without text becomes a paragraph with the marker alone.
    mutating func endItem(in paragraph: HTMLParagraphStyle) {
        guard let style = marker?.style else { return }
        openParagraph(paragraph)
        endParagraph(style: style)
    }

    /// Begins a block: ends the present paragraph, and keeps the next one at least `margin` points away from it.
    ///
    /// - Returns: The number of paragraphs so far.
    @discardableResult
    mutating func beginBlock(margin: Double, style: Int) -> Int {
        endParagraph(style: style)
        spacingBefore = max(spacingBefore, margin)
        return paragraphs.count
    }

    /// Ends a block, and keeps the next paragraph at least `margin` points away from it. A block without a paragraph keeps
    /// nothing away.
    mutating func endBlock(margin: Double, style: Int, paragraphsBefore: Int) {
        endParagraph(style: style)
        guard paragraphs.count > paragraphsBefore, let last = paragraphs.indices.last else { return }
        paragraphs[last].spacingAfter = max(paragraphs[last].spacingAfter, margin)
    }

    private mutating func endParagraph(style: Int) {
        space = nil
        if breaks > 0 {
            let (style, paragraph) = (breakStyle, breakParagraph)
            openParagraph(paragraph)
            breaks -= 1
            flushBreaks(paragraph)
            closeParagraph(style)
        } else if isOpen {
            closeParagraph(pieces.last?.style ?? style)
        }
        isAtLineStart = true
    }

    /// Ends the document. The last line break is not displayed.
    mutating func finish() {
        guard breaks > 1 else { return }
        breaks -= 1
        flushBreaks(breakParagraph)
    }

    private mutating func emit(_ text: String, _ style: Int, _ paragraph: HTMLParagraphStyle) {
        openParagraph(paragraph)
        flushBreaks(paragraph)
        add(text, style)
    }

    private mutating func add(_ text: String, _ style: Int) {
        let paragraph = paragraphs.count - 1
        if let last = pieces.indices.last, pieces[last].style == style, pieces[last].paragraph == paragraph {
            pieces[last].text += text
        } else {
            pieces.append(Piece(text: text, style: style, paragraph: paragraph))
        }
    }

    private mutating func openParagraph(_ style: HTMLParagraphStyle) {
        guard !isOpen else { return }
        var style = style
        style.hasMarker = marker != nil
        // The space between two paragraphs is the greater one of their distances, and not the sum.
        style.spacingBefore = max(0, spacingBefore - (paragraphs.last?.spacingAfter ?? 0))
        spacingBefore = 0
        paragraphs.append(style)
        isOpen = true
        if let (text, place) = marker { add("\t\(text)\t", place) }
        marker = nil
    }

    private mutating func flushBreaks(_ paragraph: HTMLParagraphStyle) {
        guard breaks > 0 else { return }
        openParagraph(paragraph)
        add(String(repeating: "\u{2028}", count: breaks), breakStyle)
        breaks = 0
    }

    private mutating func closeParagraph(_ style: Int) {
        add("\n", style)
        isOpen = false
        isAtLineStart = true
    }
}

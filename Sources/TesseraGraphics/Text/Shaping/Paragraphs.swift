/// Text that is shaped together: a paragraph or a part of one.
struct TextPiece {
    /// A number of Unicode scalars with the same style.
    struct Run {
        var count: Int
        var style: TextRunStyle
    }

    /// The characters, without line breaks and control characters.
    var text = ""
    /// The styles, which together cover all scalars of the text. There is always at least one, even if the
    /// text is empty.
    var runs: [Run] = []

    /// Adds another piece at the end.
    mutating func append(_ other: TextPiece) {
        text += other.text
        for run in other.runs { append(run) }
    }

    /// Adds the style of the next scalars.
    mutating func append(_ run: Run) {
        guard let last = runs.indices.last else { return runs.append(run) }
        guard run.count > 0 else { return }
        if runs[last].count == 0 {
            runs[last] = run
        } else if runs[last].style == run.style {
            runs[last].count += run.count
        } else {
            runs.append(run)
        }
    }
}

/// The text between two line breaks.
struct TextParagraph {
    var piece = TextPiece()
    /// The offset in the text, in bytes of UTF-8, of each scalar of the piece and of the end.
    var sources: [Int] = []
    var style: TextParagraphStyle
    var isRightToLeft = false
    /// True if it continues the paragraph before it after a line separator.
    var isContinuation = false
    /// True if there are tabs in the paragraph.
    var hasTabs = false
}

extension StyledText {
    /// Returns the parts of the text between line breaks. A line break at the very end starts no other
    /// paragraph. Tabs become boxes, and control characters, which have no glyphs, are removed.
    func paragraphsForLayout(isRightToLeft: Bool) -> [TextParagraph] {
        guard !text.isEmpty else { return [] }
        if let paragraph = plainParagraph(isRightToLeft: isRightToLeft) { return [paragraph] }
        var builder = ParagraphBuilder(self, isRightToLeft: isRightToLeft)
        for scalar in text.unicodeScalars { builder.add(scalar) }
        return builder.finish()
    }

    /// The paragraph of a text in one style that consists of printable ASCII characters, or nil for any other text. Such a text
    /// needs no changes, so that nothing looks at its scalars one by one.
    private func plainParagraph(isRightToLeft: Bool) -> TextParagraph? {
        let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
        guard isPlain == true, runs.count == 1, paragraphs.count == 1 else { return nil }
        let count = text.utf8.count
        var paragraph = TextParagraph(style: paragraphs[0].style)
        paragraph.piece = TextPiece(text: text, runs: [.init(count: count, style: runs[0].style)])
        paragraph.sources = Array(0...count)
        paragraph.isRightToLeft = paragraph.isWrittenRightToLeft(isRightToLeft)
        return paragraph
    }
}

extension TextParagraph {
    /// Returns true if the paragraph runs from right to left.
    ///
    /// - Parameter natural: The direction of a paragraph without letters whose style demands none.
    fileprivate func isWrittenRightToLeft(_ natural: Bool) -> Bool {
        switch style.direction {
        case .natural: piece.text.isWrittenRightToLeft ?? natural
        case .leftToRight: false
        case .rightToLeft: true
        }
    }
}

/// Composes paragraphs from one scalar after the other.
private struct ParagraphBuilder {
    private let source: StyledText
    private let isRightToLeft: Bool
    private var paragraphs: [TextParagraph] = []
    private var current: TextParagraph
    private var offset = 0
    private var runs: RunCursor
    private var styles: RunCursor
    /// The number of scalars of the run at the cursor that the current paragraph has so far.
    private var count = 0
    private var isAfterCarriageReturn = false
    /// True if the current paragraph lacks control characters of the source.
    private var hasOmissions = false

    init(_ source: StyledText, isRightToLeft: Bool) {
        self.source = source
        self.isRightToLeft = isRightToLeft
        runs = RunCursor(lengths: source.runs.count) { source.runs[$0].length }
        styles = RunCursor(lengths: source.paragraphs.count) { source.paragraphs[$0].length }
        current = TextParagraph(style: source.paragraphs[0].style)
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        let next = offset + UTF8.width(scalar)
        moveCursors()
        switch scalar.value {
        case 0x0A where isAfterCarriageReturn: break
        case 0x0A, 0x0D, 0x85, 0x2029: endParagraph()
        case 0x2028: endParagraph(isContinued: true)
        case 0x09: appendTab()
        case 0x00..<0x20, 0x7F..<0xA0: hasOmissions = true
        default: append(scalar)
        }
        isAfterCarriageReturn = scalar == "\r"
        offset = next
    }

    mutating func finish() -> [TextParagraph] {
        if !current.piece.text.isEmpty { endParagraph() }
        return paragraphs
    }

    private mutating func moveCursors() {
        if runs.isBehind(offset) {
            closeRun()
            runs.move(to: offset) { source.runs[$0].length }
        }
        if current.piece.text.isEmpty, count == 0 {
            styles.move(to: offset) { source.paragraphs[$0].length }
            current.style = source.paragraphs[styles.index].style
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        current.piece.text.unicodeScalars.append(scalar)
        current.sources.append(offset)
        count += 1
    }

    /// Adds a box, whose width is determined as soon as its place in a line is known.
    private mutating func appendTab() {
        closeRun()
        var style = source.runs[runs.index].style
        var box = TextAttachmentBox(width: 0, ascent: 0, descent: 0)
        box.isTab = true
        (style.attachment, style.kern) = (box, 0)
        current.piece.text.unicodeScalars.append("\u{FFFC}")
        current.sources.append(offset)
        current.piece.append(.init(count: 1, style: style))
        current.hasTabs = true
    }

    private mutating func closeRun() {
        guard count > 0 else { return }
        current.piece.append(.init(count: count, style: source.runs[runs.index].style))
        count = 0
    }

    private mutating func endParagraph(isContinued: Bool = false) {
        closeRun()
        if current.piece.runs.isEmpty {
            // The height of an empty line is that of the font of its line break.
            current.piece.append(.init(count: 0, style: source.runs[runs.index].style))
        }
        current.sources.append(offset)
        // Without a control character between them, scalars can combine into other characters than in the source.
        if hasOmissions { current.sources = source.text.startsOfCharacters(at: current.sources) }
        hasOmissions = false
        if current.isContinuation, let previous = paragraphs.last {
            (current.style, current.isRightToLeft) = (previous.style, previous.isRightToLeft)
        } else {
            current.isRightToLeft = current.isWrittenRightToLeft(isRightToLeft)
        }
        paragraphs.append(current)
        current = TextParagraph(style: current.style)
        current.isContinuation = isContinued
    }
}

/// A position in a list of lengths that only moves forwards.
private struct RunCursor {
    private(set) var index = 0
    private let count: Int
    private var end: Int

    init(lengths count: Int, length: (Int) -> Int) {
        self.count = count
        end = length(0)
    }

    /// Returns true if the part at the cursor ends before the byte at `offset`, and another part comes after
    /// it.
    func isBehind(_ offset: Int) -> Bool { offset >= end && index < count - 1 }

    mutating func move(to offset: Int, length: (Int) -> Int) {
        while isBehind(offset) {
            index += 1
            let (sum, isBeyond) = end.addingReportingOverflow(length(index))
            end = isBeyond ? .max : sum
        }
    }
}

extension String {
    /// Returns, for each of the ascending offsets of scalars, the offset at which the character with the scalar begins. Offsets
    /// are in bytes of UTF-8. The time grows with the length of the text only, since a character may have any number of scalars.
    fileprivate func startsOfCharacters(at offsets: [Int]) -> [Int] {
        guard let first = offsets.first else { return [] }
        var end = utf8.index(startIndex, offsetBy: first)
        if end < endIndex { end = index(after: end) }
        var start = end > startIndex ? index(before: end) : end
        return offsets.map { offset in
            let place = utf8.index(startIndex, offsetBy: offset)
            while end <= place {
                start = end
                guard end < endIndex else { break }
                end = index(after: end)
            }
            return utf8.distance(from: startIndex, to: start)
        }
    }

    /// True if a character may consist of several scalars, which is impossible in texts of only Latin
    /// letters, kana and kanji.
    var mayHaveLongCharacters: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0..<0x300, 0x2010...0x2027, 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x30FF,
                0x4E00...0x9FFF,
                0xFF00...0xFF9D:
                false
            default: true
            }
        }
    }

    /// True if the first letter belongs to a script that is written from right to left, false if it belongs
    /// to another, or nil if there are no letters. These are the rules P2 and P3 of the [bidirectional
    /// algorithm](https://www.unicode.org/reports/tr9/), with blocks of characters in the place of scripts.
    var isWrittenRightToLeft: Bool? {
        for scalar in unicodeScalars {
            switch scalar.value {
            // These marks count as letters of one direction.
            case 0x200F, 0x061C: return true
            case 0x200E: return false
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                // The digits and signs in these blocks do not determine a direction.
                if scalar.properties.isAlphabetic { return true }
            case 0x3040...0x30FF, 0x4E00...0x9FFF, 0x41...0x5A, 0x61...0x7A: return false
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}

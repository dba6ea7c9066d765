import Foundation
import TesseraGraphics

/// A text in the form in which it is measured, and the attributes by which its runs are drawn.
struct AttributedText {
    /// The text and all that decides its size. The tag of each run is an index in ``attributes``.
    private(set) var styled: StyledText
    /// The attributes of the runs.
    let attributes: [TextAttributes]

    /// Creates text with the same attributes everywhere.
    init(_ text: String, attributes: TextAttributes, paragraph: TextParagraphStyle) {
        styled = StyledText(text, style: attributes.runStyle(tag: 0), paragraph: paragraph)
        self.attributes = [attributes]
    }

    /// Reads the attributes of a string.
    ///
    /// - Parameters:
    ///   - text: The string and its attributes.
    ///   - defaults: The values of attributes that a part of the string does not have.
    ///   - paragraph: The paragraph style of parts that have none.
    init(_ text: AttributedRuns, defaults: TextAttributes, paragraph: TextParagraphStyle) {
        var builder = Builder(defaults: defaults, paragraph: paragraph)
        builder.measure(text)
        guard !builder.runs.isEmpty else {
            self.init(text.string, attributes: defaults, paragraph: paragraph)
            return
        }
        self.init(
            styled: StyledText(text: text.string, runs: builder.runs, paragraphs: builder.paragraphs),
            attributes: builder.attributes)
    }

    /// Replaces the measured text by another form of the same runs, such as a scaled one.
    mutating func replaceStyled(_ styled: StyledText) { self.styled = styled }

    /// Lets characters move closer together before a line is truncated.
    mutating func tightenBeforeTruncation() {
        for index in styled.paragraphs.indices {
            styled.paragraphs[index].style.tightensBeforeTruncation = true
        }
    }

    private init(styled: StyledText, attributes: [TextAttributes]) {
        self.styled = styled
        self.attributes = attributes
    }
}

/// Converts runs of attributes, which count UTF-16 units, to runs that count UTF-8 bytes.
private struct Builder {
    let defaults: TextAttributes
    let paragraph: TextParagraphStyle
    var runs: [StyledText.Run] = []
    var paragraphs: [StyledText.ParagraphRun] = []
    var attributes: [TextAttributes] = []

    init(defaults: TextAttributes, paragraph: TextParagraphStyle) {
        self.defaults = defaults
        self.paragraph = paragraph
    }

    mutating func measure(_ text: AttributedRuns) {
        var scalars = text.string.unicodeScalars[...]
        var position = 0
        for run in text.runs {
            let start = scalars.startIndex
            while position < run.end, let scalar = scalars.first {
                position += UTF16.width(scalar)
                scalars = scalars.dropFirst()
            }
            add(text.string[start..<scalars.startIndex], run.attributes)
        }
    }

    private mutating func add(_ part: Substring, _ values: [NSAttributedString.Key: Any]) {
        guard !part.isEmpty else { return }
        let read = TextAttributes(values, defaults: defaults)
        let style = (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph
        paragraphs.append(.init(length: part.utf8.count, style: style))
        var letters = read
        letters.attachment = nil
        var remainder = part.unicodeScalars
        while let first = remainder.first {
            if first == Self.attachmentCharacter, read.attachment != nil {
                // Each image has a run of its own, so that it gets a box of its own.
                append(read, UTF8.width(first))
                remainder = remainder.dropFirst()
            } else {
                let end =
                    read.attachment == nil
                    ? remainder.endIndex
                    : remainder.firstIndex(of: Self.attachmentCharacter) ?? remainder.endIndex
                addLetters(Substring(remainder[..<end]), letters)
                remainder = remainder[end...]
            }
        }
    }

    private static let attachmentCharacter: Unicode.Scalar = "\u{FFFC}"

    /// Adds text without attachments. If a line is drawn under or through words only, the spaces become runs
    /// without the line.
    private mutating func addLetters(_ part: Substring, _ read: TextAttributes) {
        guard read.underline.contains(.byWord) || read.strikethrough.contains(.byWord) else {
            return append(read, part.utf8.count)
        }
        var between = read
        if read.underline.contains(.byWord) { between.underline = [] }
        if read.strikethrough.contains(.byWord) { between.strikethrough = [] }
        var remainder = part
        while let first = remainder.first {
            let isSpace = first.isWhitespace
            let end = remainder.firstIndex { $0.isWhitespace != isSpace } ?? remainder.endIndex
            append(isSpace ? between : read, remainder[..<end].utf8.count)
            remainder = remainder[end...]
        }
    }

    private mutating func append(_ read: TextAttributes, _ length: Int) {
        runs.append(.init(length: length, style: read.runStyle(tag: attributes.count)))
        attributes.append(read)
    }
}

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
        self.init(text, defaults: defaults, paragraph: paragraph, isInLabel: false)
    }

    /// Reads the attributes of a string.
    ///
    /// - Parameters:
    ///   - text: The string and its attributes.
    ///   - defaults: The values of attributes that a part of the string does not have.
    ///   - paragraph: The paragraph style of parts that have none.
    ///   - isInLabel: True for the text of a label, whose line break mode decides how the last line ends.
    init(
        _ text: AttributedRuns, defaults: TextAttributes, paragraph: TextParagraphStyle, isInLabel: Bool
    ) {
        var builder = Builder(defaults: defaults, paragraph: paragraph, isInLabel: isInLabel)
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
    let isInLabel: Bool
    var runs: [StyledText.Run] = []
    var paragraphs: [StyledText.ParagraphRun] = []
    var attributes: [TextAttributes] = []

    init(defaults: TextAttributes, paragraph: TextParagraphStyle, isInLabel: Bool) {
        (self.defaults, self.paragraph, self.isInLabel) = (defaults, paragraph, isInLabel)
    }

    mutating func measure(_ text: AttributedRuns) {
        var scalars = text.string.unicodeScalars[...]
        var (position, former) = (0, 0)
        for run in text.runs {
            let start = scalars.startIndex
            while position < run.end, let scalar = scalars.first {
                position += UTF16.width(scalar)
                scalars = scalars.dropFirst()
            }
            add(text.string[start..<scalars.startIndex], run.attributes, at: former)
            former = position
        }
    }

    /// Adds a part with the same attributes, which begins at a UTF-16 offset.
    private mutating func add(
        _ part: Substring, _ values: [NSAttributedString.Key: Any], at start: Int
    ) {
        guard !part.isEmpty else { return }
        let read = TextAttributes(values, defaults: defaults)
        let own = values[.paragraphStyle] as? NSParagraphStyle
        let style = (isInLabel ? own?.values : own?.valuesOutsideOfLabels) ?? paragraph
        paragraphs.append(.init(length: part.utf8.count, style: style))
        var letters = read
        letters.attachment = nil
        var remainder = part.unicodeScalars
        var index = start
        while let first = remainder.first {
            if first == Self.attachmentCharacter, let attachment = read.attachment {
                // Each image has a run of its own, so that it gets a box of its own.
                var image = read
                if attachment.isOfOwnClass { image.place = AttachmentPlace(attachment, at: index) }
                append(image, UTF8.width(first))
                index += 1
                remainder = remainder.dropFirst()
            } else {
                let end =
                    read.attachment == nil
                    ? remainder.endIndex
                    : remainder.firstIndex(of: Self.attachmentCharacter) ?? remainder.endIndex
                addLetters(Substring(remainder[..<end]), letters)
                index += String.UnicodeScalarView(remainder[..<end]).reduce(0) { $0 + UTF16.width($1) }
                remainder = remainder[end...]
            }
        }
    }

    private static let attachmentCharacter: Unicode.Scalar = "\u{FFFC}"

    /// Adds text without attachments. If a line is drawn under or through words only, the spaces become runs
    /// without the line. Emoji become runs without an outline, as they have colours of their own.
    private mutating func addLetters(_ part: Substring, _ read: TextAttributes) {
        let isByWord = read.underline.contains(.byWord) || read.strikethrough.contains(.byWord)
        let hasOutline = read.strokeWidth != 0
        guard isByWord || hasOutline else { return append(read, part.utf8.count) }
        func place(_ character: Character) -> (isBetween: Bool, isEmoji: Bool) {
            (isByWord && character.isWhitespace, hasOutline && character.isColoredEmoji)
        }
        var remainder = part
        while let first = remainder.first {
            let kind = place(first)
            let end = remainder.firstIndex { place($0) != kind } ?? remainder.endIndex
            var look = read
            if kind.isBetween {
                if read.underline.contains(.byWord) { look.underline = [] }
                if read.strikethrough.contains(.byWord) { look.strikethrough = [] }
            }
            if kind.isEmoji { look.strokeWidth = 0 }
            append(look, remainder[..<end].utf8.count)
            remainder = remainder[end...]
        }
    }

    private mutating func append(_ read: TextAttributes, _ length: Int) {
        runs.append(.init(length: length, style: read.runStyle(tag: attributes.count)))
        attributes.append(read)
    }
}

extension Character {
    /// True for emoji that are drawn in colours of their own rather than as letters.
    fileprivate var isColoredEmoji: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    }
}

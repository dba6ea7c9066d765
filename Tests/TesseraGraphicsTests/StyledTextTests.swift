import TesseraGeometry
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests with Japanese text. Kana and kanji are one em wide, so that widths are counts of characters.
@Suite struct StyledTextTests {
    static let font = FontDescriptor(size: 10)
    static let large = FontDescriptor(size: 20)
    static let lineHeight = font.metrics.lineHeight

    private func text(_ parts: (String, TextRunStyle)..., paragraph: TextParagraphStyle = .init())
        -> StyledText
    {
        StyledText(
            text: parts.map(\.0).joined(), runs: parts.map { .init(length: $0.0.utf8.count, style: $0.1) },
            paragraphs: [.init(length: .max, style: paragraph)])
    }

    private func plain(_ string: String, _ change: (inout TextParagraphStyle) -> Void) -> StyledText {
        var paragraph = TextParagraphStyle()
        change(&paragraph)
        return text((string, TextRunStyle(font: Self.font)), paragraph: paragraph)
    }

    private func layout(
        _ text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0
    ) -> TextLayout {
        TextLayout.layout(
            text, in: TextContainer(maximumWidth: width, maximumHeight: height, maximumLines: lines))
    }

    // MARK: Runs

    @Test func `runs of a line keep their own widths and stand on one baseline`() {
        let layout = layout(text(("春", TextRunStyle(font: Self.font)), ("夏", TextRunStyle(font: Self.large))))
        let line = layout.lines[0]
        #expect(line.fragments.map(\.text) == ["春", "夏"])
        #expect(line.fragments.map(\.width) == [10, 20])
        #expect(layout.size == CGSize(width: 30, height: Self.large.metrics.lineHeight))
        #expect(line.baseline == Self.large.metrics.ascender)
    }

    @Test func `runs that differ in nothing but their tags are set as one`() {
        let (one, other) = (TextRunStyle(font: Self.font), TextRunStyle(font: Self.font, tag: 1))
        let whole = layout(text(("AV", one))).size.width
        #expect(whole < layout(text(("A", one))).size.width + layout(text(("V", one))).size.width)
        #expect(layout(text(("A", one), ("V", other))).size.width == whole)
    }

    @Test func `a line break within a run divides it`() {
        let layout = layout(
            text(("春夏秋", TextRunStyle(font: Self.font)), ("冬", TextRunStyle(font: Self.font, tag: 1))),
            width: 20)
        #expect(layout.lines.map { $0.fragments.map(\.text) } == [["春夏"], ["秋", "冬"]])
        #expect(layout.lines[1].fragments.map(\.style.tag) == [0, 1])
    }

    @Test func `a kern lies behind each character`() {
        #expect(layout(text(("春夏", TextRunStyle(font: Self.font, kern: 2)))).size.width == 24)
        #expect(layout(text(("春夏", TextRunStyle(font: Self.font, kern: -1)))).size.width == 18)
        // A family emoji is one character.
        let family = layout(text(("👨‍👩‍👧‍👦", TextRunStyle(font: Self.font)))).size.width
        #expect(layout(text(("👨‍👩‍👧‍👦", TextRunStyle(font: Self.font, kern: 3)))).size.width == family + 3)
    }

    @Test func `what is raised makes its line higher`() {
        let raised = TextRunStyle(font: Self.font, baselineOffset: 5)
        let layout = layout(text(("春", TextRunStyle(font: Self.font)), ("夏", raised)))
        #expect(layout.size.height == Self.lineHeight + 5)
        #expect(layout.lines[0].baseline == Self.font.metrics.ascender + 5)
    }

    @Test func `an attachment takes its box in the line`() {
        let box = TextAttachmentBox(width: 30, ascent: 40, descent: 8)
        let layout = layout(
            text(
                ("春", TextRunStyle(font: Self.font)),
                ("\u{FFFC}", TextRunStyle(font: Self.font, attachment: box))))
        #expect(layout.size == CGSize(width: 40, height: 48))
        #expect(layout.lines[0].baseline == 40)
    }

    @Test func `each line is as high as its own fonts, an empty one as the font of its line break`() {
        let layout = layout(
            text(
                ("春\n", TextRunStyle(font: Self.font)), ("\n", TextRunStyle(font: Self.large)),
                ("夏", TextRunStyle(font: Self.font))))
        #expect(
            layout.lines.map(\.height) == [Self.lineHeight, Self.large.metrics.lineHeight, Self.lineHeight])
    }

    @Test func `the ellipsis has the style of the character before it`() {
        let layout = layout(
            text(("春夏", TextRunStyle(font: Self.font)), ("秋冬春夏秋冬", TextRunStyle(font: Self.font, tag: 1))),
            width: 45, lines: 1)
        #expect(layout.lines[0].fragments.map(\.text) == ["春夏", "秋…"])
        #expect(layout.lines[0].isTruncated)
    }

    // MARK: Paragraph styles

    @Test func `line spacing lies between lines and not after the last`() {
        let layout = layout(plain("春\n夏") { $0.lineSpacing = 4 })
        #expect(layout.lines.map(\.y) == [0, Self.lineHeight + 4])
        #expect(layout.size.height == 2 * Self.lineHeight + 4)
    }

    @Test func `paragraph spacing lies between paragraphs only`() {
        let layout = layout(
            plain("春夏\n秋") {
                $0.paragraphSpacing = 7
                $0.paragraphSpacingBefore = 2
            }, width: 10)
        #expect(layout.lines.map(\.y) == [0, Self.lineHeight, 2 * Self.lineHeight + 9])
    }

    @Test func `a line height multiple adds its space above the letters`() {
        let layout = layout(plain("春") { $0.lineHeightMultiple = 2 })
        #expect(layout.size.height == 2 * Self.lineHeight)
        #expect(abs(layout.lines[0].baseline - (2 * Self.lineHeight + Self.font.metrics.descender)) < 0.001)
    }

    @Test func `line heights have bounds`() {
        #expect(layout(plain("春") { $0.minimumLineHeight = 30 }).size.height == 30)
        #expect(layout(plain("春") { $0.maximumLineHeight = 5 }).size.height == 5)
        #expect(
            layout(
                plain("春") {
                    $0.lineHeightMultiple = 10
                    $0.maximumLineHeight = 20
                }
            ).size.height == 20)
    }

    @Test func `indents narrow the lines`() {
        let layout = layout(
            plain("春夏秋冬春夏秋冬") {
                $0.firstLineHeadIndent = 10
                $0.headIndent = 20
                $0.tailIndent = -10
            }, width: 60)
        #expect(layout.lines.map(\.text) == ["春夏秋冬", "春夏秋", "冬"])
        #expect(layout.lines.map(\.x) == [10, 20, 20])
        #expect(layout.size.width == 60)
    }

    @Test func `a tail indent above zero is measured from the head`() {
        #expect(layout(plain("春夏秋") { $0.tailIndent = 20 }, width: 100).lines.map(\.text) == ["春夏", "秋"])
    }

    @Test func `indents of text that is read from right to left are on its right`() {
        let layout = layout(plain("שלום") { $0.firstLineHeadIndent = 10 }, width: 100)
        #expect(abs(layout.lines[0].x + layout.lines[0].width - 90) < 0.001)
    }

    @Test func `a base direction decides over the first letter`() {
        let layout = layout(plain("春") { $0.direction = .rightToLeft }, width: 100)
        #expect(layout.lines[0].isRightToLeft)
        #expect(layout.lines[0].x == 90)
    }

    @Test func `a paragraph without letters has the direction of its container`() {
        let container = TextContainer(maximumWidth: 100, isRightToLeft: true)
        let layout = TextLayout.layout(plain("123") { _ in }, in: container)
        #expect(layout.lines[0].isRightToLeft)
    }

    @Test func `the letters of a single word on a justified line stay together`() {
        let word = "incomprehensibly"
        let text = plain([word, word, word].joined(separator: " ")) { $0.alignment = .justified }
        let layout = layout(text, width: 105)
        #expect(layout.lines.count == 3)
        #expect(layout.lines[0].width < 105 && layout.lines[0].width == layout.lines[1].width)
        #expect(layout.lines[0].x == 0)
    }

    @Test func `a letter beyond the usual ranges does not spread a word on a justified line`() {
        // One character that looks like "fi".
        let word = "in\u{FB01}nitesimally"
        let text = plain([word, word, word].joined(separator: " ")) { $0.alignment = .justified }
        let layout = layout(text, width: 105)
        #expect(layout.lines.count == 3)
        #expect(layout.lines[0].width < 105 && layout.lines[0].width == layout.lines[1].width)
    }

    @Test func `justified lines fill their width but for the last of a paragraph`() {
        let layout = layout(plain("春 夏 秋 冬") { $0.alignment = .justified }, width: 30)
        #expect(layout.lines.map(\.text) == ["春 夏", "秋 冬"])
        #expect(layout.lines[0].width == 30)
        #expect(abs(layout.lines[0].wordSpacing - (30 - layout.lines[1].width)) < 0.001)
        #expect(layout.lines[1].wordSpacing == 0)
    }

    @Test func `characters come closer together before a line is truncated`() {
        let text = plain("春夏秋冬") { $0.tightensBeforeTruncation = true }
        // The four characters of 10 points can come closer by half a point each.
        let tightened = layout(text, width: 38.5, lines: 1).lines[0]
        #expect(tightened.text == "春夏秋冬")
        #expect(tightened.width == 38.5)
        #expect(layout(text, width: 37.5, lines: 1).lines[0].isTruncated)
    }

    @Test func `text that fits is not drawn apart where characters may come closer`() {
        let text = plain("春\n夏") {
            $0.tightensBeforeTruncation = true
            $0.lineBreakMode = .byTruncatingMiddle
        }
        #expect(layout(text, width: 200, lines: 1).lines[0].width < 30)
    }

    @Test func `a tightened line's parts are as wide as the line`() {
        var paragraph = TextParagraphStyle()
        paragraph.tightensBeforeTruncation = true
        let line = layout(
            text(
                ("春夏", TextRunStyle(font: Self.font)), ("秋冬", TextRunStyle(font: Self.font, tag: 1)),
                paragraph: paragraph), width: 39, lines: 1
        ).lines[0]
        #expect(line.fragments.map(\.width) == [19.5, 19.5])
    }

    @Test func `a line separator ends a line and not the paragraph`() {
        let layout = layout(
            plain("春\u{2028}夏\n秋") {
                $0.paragraphSpacing = 5
                $0.firstLineHeadIndent = 7
            })
        #expect(layout.lines.map(\.x) == [7, 0, 7])
        #expect(layout.lines.map(\.y) == [0, Self.lineHeight, 2 * Self.lineHeight + 5])
    }

    @Test func `a mark of direction counts as a letter`() {
        #expect(layout(plain("\u{061C}abc") { _ in }).lines[0].isRightToLeft)
        #expect(!layout(plain("\u{200E}שלום") { _ in }).lines[0].isRightToLeft)
    }

    @Test func `each paragraph has the style of its first character`() {
        var spaced = TextParagraphStyle()
        spaced.firstLineHeadIndent = 5
        let styled = StyledText(
            text: "春\n夏", runs: [.init(length: .max, style: TextRunStyle(font: Self.font))],
            paragraphs: [.init(length: 4, style: TextParagraphStyle()), .init(length: 3, style: spaced)])
        #expect(layout(styled).lines.map(\.x) == [0, 5])
    }

    // MARK: Room

    @Test func `a height contains as many lines as fit, and one in any case`() {
        let text = plain("春夏秋") { _ in }
        #expect(layout(text, width: 10, height: 2 * Self.lineHeight).lines.map(\.text) == ["春", "…"])
        #expect(layout(text, width: 10, height: 1).lines.count == 1)
        #expect(layout(text, width: 10, height: 3 * Self.lineHeight).lines.count == 3)
    }

    @Test func `a line knows its place in the text`() {
        let layout = layout(plain("a\tb\r\n春 夏") { _ in }, width: 40)
        // A tab is one byte, however wide it is, and each kanji takes three bytes.
        #expect(layout.lines.map(\.range) == [0..<3, 5..<12])
        #expect(self.layout(plain("春夏秋冬") { _ in }, width: 35, lines: 1).lines[0].range == 0..<6)
    }

    // MARK: Both directions

    @Test func `both directions stand in one line, and its width is that of its parts`() {
        func width(_ text: String) -> CGFloat { layout(plain(text) { _ in }).size.width }
        let mixed = layout(plain("שלום春שלום") { _ in })
        #expect(mixed.lines[0].isRightToLeft)
        #expect(abs(mixed.size.width - (2 * width("שלום") + 10)) < 0.01)
    }
}

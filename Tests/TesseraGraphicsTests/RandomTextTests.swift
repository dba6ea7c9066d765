import TesseraGeometry
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests of random texts: none stops the engine, no line is wider than its container, and ranges lie between
/// characters.
@Suite struct RandomTextTests {
    private struct Maker {
        var random: SeededGenerator

        mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

        mutating func scalar() -> Unicode.Scalar {
            let ranges: [ClosedRange<UInt32>] = [
                0...0x7F, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
                0x1100...0x11FF,
                0x2000...0x206F, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xFE00...0xFEFF, 0x1F1E6...0x1F1FF,
                0x1F3FB...0x1F3FF, 0x1F400...0x1F64F, 0xE0100...0xE01EF, 0...0x10FFFF,
            ]
            let range = ranges[below(ranges.count)]
            let value = range.lowerBound + UInt32(below(Int(range.upperBound - range.lowerBound) + 1))
            return Unicode.Scalar(value) ?? "\u{FFFD}"
        }

        mutating func string() -> String {
            var string = ""
            for _ in 0..<below(30) { string.unicodeScalars.append(scalar()) }
            return string
        }

        mutating func style(tag: Int) -> TextRunStyle {
            var style = TextRunStyle(
                font: FontDescriptor(
                    size: CGFloat(below(30)) + 1, weight: below(2) == 0 ? .regular : .bold,
                    isItalic: below(4) == 0),
                tag: tag)
            if below(4) == 0 { style.kern = CGFloat(below(9)) - 2 }
            if below(6) == 0 { style.baselineOffset = CGFloat(below(20)) - 10 }
            if below(6) == 0 { style.attachment = TextAttachmentBox(width: 12, ascent: 9, descent: 2) }
            return style
        }

        mutating func text() -> StyledText {
            let string = string()
            let modes: [NSLineBreakMode] = [
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
                .byTruncatingMiddle,
            ]
            var paragraph = TextParagraphStyle(
                alignment: [.left, .center, .right, .natural, .justified][below(5)],
                lineBreakMode: modes[below(6)])
            if below(3) == 0 { paragraph.headIndent = CGFloat(below(20)) }
            if below(3) == 0 { paragraph.tailIndent = -CGFloat(below(20)) }
            paragraph.tightensBeforeTruncation = below(2) == 0
            return StyledText(
                text: string, runs: (0...below(4)).map { .init(length: below(20), style: style(tag: $0)) },
                paragraphs: [.init(length: .max, style: paragraph)])
        }
    }

    @Test func `any text is laid out within its room, on character boundaries, and drawn`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var maker = Maker(random: SeededGenerator(seed: seed))
        for _ in 0..<300 {
            let text = maker.text()
            let container = TextContainer(
                maximumWidth: CGFloat(maker.below(200)), maximumHeight: CGFloat(20 + maker.below(200)),
                maximumLines: maker.below(4))
            let layout = TextLayout.layout(text, in: container)
            let message: Comment = "\(text) in \(container), seed \(seed)"
            let style = text.paragraphs[0].style
            // `headIndent` does not count for the first line of a paragraph, which has the most room.
            let room = max(container.maximumWidth + style.tailIndent, 0)
            for line in layout.lines {
                let mayOverflow = style.lineBreakMode == .byClipping || hasOneCharacter(line, of: text)
                #expect(line.width <= room + 0.02 || mayOverflow, message)
                #expect(isCharacterBoundary(line.range.lowerBound, in: text.text), message)
                #expect(isCharacterBoundary(line.range.upperBound, in: text.text), message)
                #expect(
                    line.x.isFinite && line.y.isFinite && line.height.isFinite && line.baseline.isFinite,
                    message)
                let sum = line.fragments.reduce(0) { $0 + $1.width }
                #expect(abs(sum - line.width) < 0.1, message)
            }
            let canvas = Canvas(width: 64, height: 64)
            canvas.draw(layout, at: CGPoint(x: 3, y: 3)) { _ in
                TextLook(color: .init(red: 0, green: 0, blue: 0))
            }
        }
    }

    /// Returns true if a line has at most one character besides an ellipsis. Such a line may be wider than its
    /// container. Some pairs of Swift characters are one character for Pango, such as a reserved invisible one and a mark.
    private func hasOneCharacter(_ line: TextLine, of text: StyledText) -> Bool {
        if line.text.count(where: { $0 != "…" }) <= 1 { return true }
        if line.isTruncated { return false }
        return text.paragraphsForLayout(isRightToLeft: false).allSatisfy { paragraph in
            let shaped = TextEngine.shared.withLock {
                $0.shape(
                    paragraph.piece, language: TextShaper.Language(of: text.text),
                    isRightToLeft: paragraph.isRightToLeft)
            }
            let inner = (0..<shaped.count).filter {
                line.range.contains(paragraph.sources[$0]) && paragraph.sources[$0] > line.range.lowerBound
            }
            return !inner.contains { shaped.isClusterBoundary(at: $0) }
        }
    }

    @Test func `a line ends between characters of the text although a control character is left out`() {
        // Without the control character, the first two letters of the three are a flag.
        let text = StyledText(
            "\u{1F1FD}\u{0E}\u{1F1EE}\u{1F1FC}", style: TextRunStyle(font: FontDescriptor(size: 20)),
            paragraph: TextParagraphStyle(alignment: .left, lineBreakMode: .byCharWrapping))
        let layout = TextLayout.layout(text, in: TextContainer(maximumWidth: 10))
        #expect(layout.lines.map(\.range) == [0..<5, 5..<13])
    }

    @Test(.timeLimit(.minutes(10)))
    func `a character of many scalars is found once for all of them`() {
        let marks = String(repeating: "\u{301}", count: 5000)
        let text = StyledText(
            "a\u{0E}e\(marks)", style: TextRunStyle(font: FontDescriptor(size: 20)),
            paragraph: TextParagraphStyle(alignment: .left, lineBreakMode: .byCharWrapping))
        let paragraphs = text.paragraphsForLayout(isRightToLeft: false)
        #expect(paragraphs.count == 1)
        #expect(paragraphs[0].sources == [0] + Array(repeating: 2, count: 5001) + [10_003])
    }

    private func isCharacterBoundary(_ offset: Int, in text: String) -> Bool {
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
        return index.samePosition(in: text) != nil
    }
}

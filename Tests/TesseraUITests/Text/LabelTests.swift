import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct LabelTests {
    let label = UILabel()

    private func text(in label: UILabel) -> TextContent? {
        label.properties(context: CommitContext(traits: label.traitCollection)).text
    }

    @Test func `Korean words in a label stay whole unless the app decides otherwise`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "가나다라 마바"
        #expect(label.lineBreakStrategy == .standard && NSParagraphStyle.default.lineBreakStrategy == [])
        let line = UILabel()
        line.text = "가나다라 마"
        let width = line.intrinsicContentSize.width
        // The second word does not fit, so that the first one determines the width.
        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).width < width)
        label.lineBreakStrategy = []
        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).width == width)
        label.attributedText = NSAttributedString(string: "가나다라 마바")
        label.lineBreakStrategy = .hangulWordPriority
        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).width < width)
    }

    @Test func `assistive technology reads the whole text of a label that displays a part of it`() {
        func spoken() -> AccessibilityContent? {
            label.properties(context: CommitContext(traits: label.traitCollection)).accessibility
        }
        label.text = "春夏秋冬"
        label.sizeToFit()
        #expect(spoken()?.wholeText == nil)
        label.frame.size.width /= 2
        #expect(text(in: label)?.lines.isEmpty == false && spoken()?.wholeText == "春夏秋冬")
        let long = String(repeating: "あ", count: 1_000)
        label.text = long
        #expect(spoken()?.wholeText == long)
        label.text = long + long
        #expect(text(in: label)?.lines.isEmpty == false && spoken()?.wholeText == nil)
        label.text = "春夏秋冬"
        // With a name, the display would read the text as an image.
        #expect(spoken()?.label == nil)
        label.accessibilityLabel = "Seasons"
        #expect(spoken()?.label == "Seasons" && spoken()?.wholeText == nil)
    }

    @Test func `a label is as large as its text, rounded up to pixels`() {
        label.text = "Hello"
        let (size, scale) = (label.sizeThatFits(.zero), label.traitCollection.displayScale)
        #expect(size.height == (label.font.lineHeight * scale).rounded(.up) / scale)
        #expect(size.width > 30 && size.width < 60)
        #expect(label.intrinsicContentSize == size)
        label.frame.origin = CGPoint(x: 3, y: 4)
        label.sizeToFit()
        #expect(label.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
        label.text = nil
        #expect(label.sizeThatFits(.zero) == .zero)
    }

    @Test func `text breaks into as many lines as are allowed and fit`() throws {
        label.text = "one two three four five six seven eight"
        label.numberOfLines = 2
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let lines = try #require(text(in: label)?.lines)
        #expect(lines.count == 2)
        #expect(lines[1].text.string.hasSuffix("…"))
        let scale = label.traitCollection.displayScale
        let height = (label.font.lineHeight * 2 * scale).rounded(.up) / scale
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == height)
        label.numberOfLines = 0
        #expect(try #require(text(in: label)?.lines.count) > 2)
        label.frame.size.height = label.font.lineHeight
        #expect(text(in: label)?.lines.count == 1)
    }

    @Test func `Japanese text is cut between characters, with an ellipsis`() throws {
        label.font = .systemFont(ofSize: 10)
        label.text = "春の野菜のパスタ"
        label.frame = CGRect(x: 0, y: 0, width: 55, height: 20)
        let line = try #require(text(in: label)?.lines.first)
        // Each character is 10 points wide, so four characters and the ellipsis fit.
        #expect(line.text == .plain("春の野菜…"))
        #expect(line.width <= 55)
    }

    @Test func `text lies in the middle of a label that is higher`() throws {
        label.text = "A"
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let line = try #require(text(in: label)?.lines.first)
        #expect(abs(line.y - (100 - label.font.lineHeight) / 2) <= 0.25)
    }
}

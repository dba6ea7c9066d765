import Foundation
import Testing

@testable import TesseraUI

/// Tests that TextKit and measured strings have the lines of the label whose text they get. In the font of 20 points, each
/// character of the Japanese text is 20 points wide.
@MainActor struct LabelLinesTests {
    private let characters = "あいうえおかきくけこさしすせそ"
    private let font = UIFont.systemFont(ofSize: 20)

    private func label(lines: Int, _ set: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        label.font = font
        label.numberOfLines = lines
        set(label)
        label.frame.size = CGSize(
            width: 100, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        return label
    }

    /// Lays out the text of a label as apps do, and returns the glyphs of each line.
    private func lines(of label: UILabel, takesMode: Bool = true) throws -> [NSRange] {
        let storage = NSTextStorage(attributedString: try #require(label.attributedText))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: label.bounds.size)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = label.numberOfLines
        if takesMode { container.lineBreakMode = label.lineBreakMode }
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
        ) { _, _, _, range, _ in lines.append(range) }
        return lines
    }

    private func ranges(_ ends: Int...) -> [NSRange] {
        zip([0] + ends, ends).map { NSRange(location: $0, length: $1 - $0) }
    }

    private func height(of label: UILabel) throws -> CGFloat {
        try #require(label.attributedText).boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).height
    }

    @Test(arguments: [true, false]) func `plain text wraps as in its label`(takesMode: Bool) throws {
        let label = label(lines: 0) { $0.text = characters }
        #expect(try lines(of: label, takesMode: takesMode) == ranges(5, 10, 15))
        #expect(abs(try height(of: label) - 3 * font.lineHeight) < 0.01)
    }

    @Test func `an attributed text without a paragraph style wraps`() throws {
        let label = label(lines: 0) {
            $0.attributedText = NSAttributedString(string: characters, attributes: [.font: font])
        }
        #expect(try lines(of: label) == ranges(5, 10, 15))
        #expect(abs(try height(of: label) - 3 * font.lineHeight) < 0.01)
    }

    @Test func `the last line ends in an ellipsis by the mode of the container`() throws {
        // The ellipsis takes the place of at least one character.
        let label = label(lines: 2) { $0.text = characters }
        let found = try lines(of: label)
        #expect(found.count == 2 && found[0] == NSRange(location: 0, length: 5))
        #expect(found.last.map { $0.location == 5 && (3...4).contains($0.length) } == true)
        // Without it, all characters that have space are there.
        #expect(try lines(of: label, takesMode: false) == ranges(5, 10))
    }

    @Test func `an alignment of the label does not stop the wrapping`() throws {
        let label = label(lines: 0) {
            $0.attributedText = NSAttributedString(string: characters, attributes: [.font: font])
            $0.textAlignment = .center
        }
        #expect(try lines(of: label) == ranges(5, 10, 15))
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func `a mode that is set later belongs to the label too`() throws {
        let wrapping = NSMutableParagraphStyle()
        wrapping.lineSpacing = 4
        let label = label(lines: 0) {
            $0.attributedText = NSAttributedString(
                string: characters, attributes: [.font: font, .paragraphStyle: wrapping])
            $0.lineBreakMode = .byTruncatingTail
        }
        #expect(try lines(of: label) == ranges(5, 10, 15))
    }

    @Test func `a paragraph that the app truncates has one line`() throws {
        let truncating = NSMutableParagraphStyle()
        truncating.lineBreakMode = .byTruncatingTail
        let label = label(lines: 0) {
            $0.attributedText = NSAttributedString(
                string: characters, attributes: [.font: font, .paragraphStyle: truncating])
        }
        #expect(try lines(of: label).count == 1)
        #expect(abs(try height(of: label) - font.lineHeight) < 0.01)
    }

    @Test func `a text that goes back to its label keeps the ellipsis`() throws {
        let label = label(lines: 2) { $0.text = characters }
        let text = NSMutableAttributedString(attributedString: try #require(label.attributedText))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.fittedLayout(in: label.bounds.size).layout.lines.last?.isTruncated == true)
        #expect(try lines(of: label, takesMode: false) == ranges(5, 10))
    }

    @Test func `a copy of the style that gets a mode of its own has that mode`() throws {
        let label = label(lines: 0) { $0.text = characters }
        let text = NSMutableAttributedString(attributedString: try #require(label.attributedText))
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let copy = try #require(style?.mutableCopy() as? NSMutableParagraphStyle)
        copy.lineSpacing = 2
        text.addAttribute(.paragraphStyle, value: copy, range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        // The lines have two points between them now.
        label.frame.size.height += 4
        #expect(try lines(of: label) == ranges(5, 10, 15))
        copy.lineBreakMode = .byTruncatingTail
        label.attributedText = text
        #expect(try lines(of: label).count == 1)
    }
}

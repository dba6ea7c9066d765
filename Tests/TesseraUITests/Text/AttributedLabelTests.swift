import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests labels with attributed texts. Kana and kanji are one em wide, so the number of characters determines the width
/// of a Japanese text.
@MainActor struct AttributedLabelTests {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let small = UIFont.systemFont(ofSize: 10)

    private func content() throws -> TextContent {
        try #require(label.properties(context: CommitContext(traits: label.traitCollection)).text)
    }

    private func runs(_ line: Int = 0) throws -> [TextContent.Run] {
        guard case .runs(let runs) = try content().lines[line].text else { return [] }
        return runs
    }

    private func style(_ run: Int) throws -> TextStyle {
        let content = try content()
        let index = try runs()[run].style
        return try #require(content.styles)[index]
    }

    private func attributed(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in parts {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        return text
    }

    @Test func `each run has its own font and colour, and those of the label if it states none`() throws {
        label.font = small
        label.textColor = .red
        label.attributedText = attributed(
            ("春", [:]), ("夏", [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue]))
        #expect(try runs().map(\.text) == ["春", "夏"])
        #expect(try runs().map(\.width) == [10, 20])
        #expect(try style(0).color.hexadecimal == "#ff0000")
        #expect(try style(0).size == 10)
        #expect(try style(1).color.hexadecimal == "#0000ff")
        #expect(try style(1).weight == 700)
        #expect(label.text == "春夏")
    }

    @Test func `runs of emoji and letters beyond the basic plane are found where they are`() throws {
        let text = NSMutableAttributedString(string: "a😀春b", attributes: [.font: small])
        // The emoji takes two units of UTF-16.
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        label.attributedText = text
        #expect(try runs().map(\.text) == ["a", "😀", "春b"])
    }

    @Test func `runs with other values of any attribute stand side by side`() throws {
        let heart = try #require(UIImage(systemName: "heart"))
        func shadow(_ radius: CGFloat) -> NSShadow {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = radius
            return shadow
        }
        func paragraph(_ spacing: CGFloat) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = spacing
            return style
        }
        let values: [(NSAttributedString.Key, Any, Any)] = [
            (.font, UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 2)),
            (.foregroundColor, UIColor.red, UIColor(white: 0, alpha: 0)),
            (.paragraphStyle, paragraph(0), paragraph(1)), (.shadow, shadow(0), shadow(1)),
            (.attachment, NSTextAttachment(), NSTextAttachment(image: heart)),
        ]
        for (key, one, other) in values {
            let text = attributed(("a", [key: one]), ("b", [key: other]), ("c", [key: other]))
            var range = NSRange()
            _ = text.attributes(at: 1, effectiveRange: &range)
            #expect(range == NSRange(location: 1, length: 2))
        }
    }

    @Test func `a number may be an integer, a fraction or an NSNumber`() throws {
        for value: Any in [2, 2.0, CGFloat(2), NSNumber(value: 2)] {
            label.attributedText = attributed(("春夏", [.font: small, .kern: value]))
            #expect(label.sizeThatFits(.zero).width == 24)
        }
    }

    @Test func `a text has no ligatures if its attribute is 0`() throws {
        label.attributedText = attributed(
            ("office", [.font: small, .ligature: 0]), ("office", [.font: small, .ligature: 1]))
        #expect(try style(0).features == "\"clig\" 0, \"liga\" 0")
        #expect(try style(1).features == nil)
        var text = AttributedString("office")
        text.ligature = 0
        let bridged = NSAttributedString(text).attribute(.ligature, at: 0, effectiveRange: nil)
        #expect(bridged as? Int == 0)
    }

    @Test func `tracking counts before kern`() {
        label.attributedText = attributed(("春夏", [.font: small, .kern: 2, .tracking: 1]))
        #expect(label.sizeThatFits(.zero).width == 22)
    }

    @Test func `lines under and through text have a pattern, a thickness and a colour`() throws {
        let underline = NSUnderlineStyle([.single, .patternDot]).rawValue
        label.attributedText = attributed(
            (
                "春",
                [
                    .font: UIFont.systemFont(ofSize: 18), .underlineStyle: underline,
                    .underlineColor: UIColor.red,
                    .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
                ]
            ))
        let style = try style(0)
        #expect(
            style.underline
                == .init(pattern: .dotted, thickness: 1, color: Color(red: 255, green: 0, blue: 0)))
        #expect(style.strikethrough?.thickness == 2)
        #expect(style.strikethrough?.color == style.color)
    }

    @Test func `a line under words leaves the space between them out`() throws {
        let underline = NSUnderlineStyle([.single, .byWord]).rawValue
        label.attributedText = attributed(("a b", [.underlineStyle: underline]))
        #expect(try runs().map(\.text) == ["a", " ", "b"])
        #expect(try style(0).underline != nil)
        #expect(try style(1).underline == nil)
    }

    @Test func `a link has the colour of links and a line under it`() throws {
        label.attributedText = attributed(
            ("春", [.link: "https://example.com", .foregroundColor: UIColor.red]))
        #expect(try style(0).underline?.pattern == .solid)
        #expect(try style(0).color == UIColor.link.displayColor(for: label.traitCollection))
    }

    @Test func `an attachment takes its bounds, or the image's own size`() throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
        let text = NSMutableAttributedString(attributedString: attributed(("春", [.font: small])))
        text.append(NSAttributedString(attachment: attachment))
        label.attributedText = text
        #expect(label.sizeThatFits(.zero).width == 40)
        #expect(try style(1).attachment == .init(height: 20, descent: 4))
        attachment.bounds = .zero
        attachment.image = UIImage(data: Samples.gif)
        label.attributedText = text
        #expect(label.sizeThatFits(.zero).width == 13)
        #expect(label.imageResources(for: label.traitCollection).count == 1)
        #expect(try style(1).attachment?.image?.resource != nil)
    }

    @Test func `an attachment shows its image or that of its contents, whichever was set last`() throws {
        final class OwnAttachment: NSTextAttachment {
            init(_ data: Data) { super.init(data: data, ofType: "public.gif") }
        }
        let attachment = NSTextAttachment(data: Samples.gif(width: 5, height: 2), ofType: "public.gif")
        #expect(attachment.image == nil && attachment.fileType == "public.gif")
        label.attributedText = NSAttributedString(attachment: attachment)
        #expect(label.sizeThatFits(.zero).width == 5)
        label.attributedText = NSAttributedString(attachment: OwnAttachment(Samples.gif(width: 7, height: 2)))
        #expect(label.sizeThatFits(.zero).width == 7)
        attachment.image = UIImage(data: Samples.gif)
        label.attributedText = NSAttributedString(attachment: attachment)
        #expect(label.sizeThatFits(.zero).width == 3)
        #expect(attachment.contents == nil && attachment.fileType == nil)
        attachment.contents = Samples.gif(width: 5, height: 2)
        #expect(attachment.image == nil)
        label.attributedText = NSAttributedString(attachment: attachment)
        #expect(label.sizeThatFits(.zero).width == 5)
        attachment.contents = nil
        label.attributedText = NSAttributedString(attachment: attachment)
        #expect(label.sizeThatFits(.zero).width == 0)
    }

    @Test func `shadow, background, offset and slant reach the display`() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 6
        shadow.shadowColor = UIColor.red
        label.attributedText = attributed(
            (
                "春",
                [.shadow: shadow, .backgroundColor: UIColor.yellow, .baselineOffset: 3, .obliqueness: 0.25]
            ))
        let style = try style(0)
        #expect(style.shadow == Shadow(color: Color(red: 255, green: 0, blue: 0), radius: 3, x: 1, y: 2))
        #expect(style.background?.hexadecimal == "#ffff00")
        #expect(style.baselineOffset == 3)
        #expect(style.obliqueness == 0.25)
    }

    @Test func `an outline is a share of the font's size, and in the text's colour unless it has its own`()
        throws
    {
        label.attributedText = attributed(
            ("春", [.font: small, .strokeWidth: 5, .foregroundColor: UIColor.red]),
            ("夏", [.font: small, .strokeWidth: -20, .strokeColor: UIColor.blue]),
            ("秋", [.font: small, .strokeColor: UIColor.blue]))
        let (red, blue) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255))
        #expect(try style(0).outline == TextStyle.Outline(thickness: 0.5, color: red))
        #expect(try style(1).outline == TextStyle.Outline(thickness: 2, color: blue, isFilled: true))
        #expect(try style(2).outline == nil)
    }

    @Test func `emoji keep their colours in a text with an outline`() throws {
        label.attributedText = attributed(("春🍎夏❤️1", [.font: small, .strokeWidth: 5]))
        #expect(try runs().map(\.text) == ["春", "🍎", "夏", "❤️", "1"])
        #expect(try runs().map { try style($0.style).outline == nil } == [false, true, false, true, false])
    }

    @Test func `an outline takes no room`() throws {
        label.attributedText = attributed(("春夏", [.font: small, .strokeWidth: 50]))
        #expect(label.sizeThatFits(.zero).width == 20)
    }

    @Test func `a shadow of the label is one of all its letters`() throws {
        label.text = "春"
        label.shadowColor = .black
        label.shadowOffset = CGSize(width: 0, height: 2)
        #expect(
            try content().style.shadow
                == Shadow(color: Color(red: 0, green: 0, blue: 0), radius: 0, x: 0, y: 2))
    }

    @Test func `each attachment of several in a row has its own box`() throws {
        let heart = try #require(UIImage(systemName: "heart"))
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<3 { text.append(NSAttributedString(attachment: NSTextAttachment(image: heart))) }
        label.attributedText = text
        #expect(try runs().count == 3)
        #expect(try runs().allSatisfy { abs($0.width - heart.size.width) < 0.01 })
    }

    @Test func `letters with an attachment's attribute stay letters`() throws {
        label.attributedText = attributed(("春", [.font: small, .attachment: NSTextAttachment()]))
        #expect(try content().style.attachment == nil)
        #expect(label.sizeThatFits(.zero).width == 10)
    }

    @Test func `parts of the text without attributes look as the label did before`() throws {
        label.textColor = .green
        label.attributedText = attributed(("*", [.foregroundColor: UIColor.red]), (" Required", [:]))
        #expect(try style(0).color.hexadecimal == "#ff0000")
        #expect(try style(1).color.hexadecimal == "#00ff00")
        #expect(label.textColor == .red)
    }

    @Test func `a style that the app changes later does not reach the label`() throws {
        let style = NSMutableParagraphStyle()
        label.attributedText = attributed(("春\n夏", [.font: small, .paragraphStyle: style]))
        label.numberOfLines = 0
        style.lineSpacing = 50
        label.isHighlighted = true
        #expect(label.sizeThatFits(.zero).height < 3 * small.lineHeight)
    }

    @Test(arguments: [CGFloat.infinity, .nan, -.infinity, 1e300, -1e300])
    func `numbers that are not finite lose nothing of the text`(number: CGFloat) throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number
        shadow.shadowOffset = CGSize(width: number, height: number)
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.headIndent, style.tailIndent) = (number, number, number)
        (style.minimumLineHeight, style.lineHeightMultiple) = (number, number)
        let text = attributed(
            (
                "春夏 abc",
                [
                    .kern: number, .baselineOffset: number, .obliqueness: number, .shadow: shadow,
                    .strokeWidth: number,
                    .paragraphStyle: style, .underlineStyle: number,
                ]
            ), ("\u{FFFC}", [.attachment: attachment]))
        label.numberOfLines = 0
        label.minimumScaleFactor = number
        label.adjustsFontSizeToFitWidth = true
        label.attributedText = text
        // Content that cannot be encoded would never reach a display.
        _ = try JSONEncoder().encode(content())
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
        _ = renderer.image { _ in text.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    }

    @Test func `a paragraph style spaces lines`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        label.numberOfLines = 0
        label.attributedText = attributed(("春\n夏", [.font: small, .paragraphStyle: style]))
        let lineHeight = small.lineHeight
        #expect(abs(label.sizeThatFits(.zero).height - (2 * lineHeight + 6)) < 0.5)
    }

    @Test func `the properties of the label are the first attributes of its text`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        label.attributedText = attributed(
            ("春", [.font: small, .foregroundColor: UIColor.red, .paragraphStyle: style]), ("夏", [:]))
        #expect(label.font == small)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
    }

    @Test func `a property that is set afterwards counts for the whole text`() throws {
        label.attributedText = attributed(
            ("春", [.font: small]), ("夏", [.font: UIFont.systemFont(ofSize: 30)]))
        label.font = small
        #expect(label.sizeThatFits(.zero).width == 20)
        label.textColor = .green
        #expect(try content().style.color.hexadecimal == "#00ff00")
        label.textAlignment = .right
        #expect(try content().lines[0].x == 180)
    }

    @Test func `changes of the app's own string do not reach the label`() {
        let text = NSMutableAttributedString(string: "春", attributes: [.font: small])
        label.attributedText = text
        text.mutableString.append("夏")
        #expect(label.text == "春")
    }

    @Test func `plain text read as attributed text has the label's attributes`() throws {
        label.font = small
        label.text = "春"
        let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == small)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode == .byTruncatingTail)
    }

    @Test func `a highlighted label has its own colour`() throws {
        label.text = "春"
        label.highlightedTextColor = .red
        #expect(try content().style.color.hexadecimal == "#000000")
        label.isHighlighted = true
        #expect(try content().style.color.hexadecimal == "#ff0000")
    }
}

@MainActor struct LabelFittingTests {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

    private func content() throws -> TextContent {
        try #require(label.properties(context: CommitContext(traits: label.traitCollection)).text)
    }

    @Test func `text that does not fit becomes smaller, down to the limit`() throws {
        label.font = .systemFont(ofSize: 20)
        label.text = "春夏秋冬"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        // Four characters of 15 points are 60 points wide. The label tolerates half a point of rounding.
        #expect(try content().style.size == 15)
        label.minimumScaleFactor = 0.9
        #expect(try content().style.size == 18)
        #expect(try content().lines[0].text.string.hasSuffix("…"))
        label.adjustsFontSizeToFitWidth = false
        #expect(try content().style.size == 20)
    }

    @Test func `text that may not become smaller keeps its size`() throws {
        label.font = .systemFont(ofSize: 20)
        label.text = "春夏秋冬"
        label.adjustsFontSizeToFitWidth = true
        #expect(try content().style.size == 20)
    }

    @Test func `text whose paragraphs wrap becomes smaller too before words are lost`() throws {
        label.numberOfLines = 1
        let style = NSMutableParagraphStyle()
        label.attributedText = NSAttributedString(
            string: "春夏秋冬", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        #expect(try content().style.size == 15)
    }

    @Test func `a line that is wider than its label is clipped`() {
        label.font = .systemFont(ofSize: 20)
        label.text = "春夏秋冬"
        label.lineBreakMode = .byClipping
        let context = CommitContext(traits: label.traitCollection)
        #expect(label.properties(context: context).clipsToBounds == true)
        label.text = "春夏"
        #expect(label.properties(context: context).clipsToBounds == nil)
        // A label that is lower than its text cuts it off, and one without height shows none of it.
        label.frame.size.height = 8
        #expect(label.properties(context: context).clipsToBounds == true)
        label.frame.size.height = 0
        #expect(label.properties(context: context).clipsToBounds == true)
    }

    @Test func `smaller text keeps its baseline, or its middle`() throws {
        label.font = .systemFont(ofSize: 20)
        label.text = "春"
        let full = try #require(content().lines.first)
        let baseline = full.y + label.font.ascender
        label.text = "春夏秋冬"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        let font = UIFont.systemFont(ofSize: 15)
        #expect(abs(try content().lines[0].y + font.ascender - baseline) <= 0.5)
        label.baselineAdjustment = .alignCenters
        #expect(abs(try content().lines[0].y - (40 - font.lineHeight) / 2) <= 0.5)
    }

    @Test func `characters come closer together before text is cut`() throws {
        label.font = .systemFont(ofSize: 10)
        label.frame.size.width = 58.5
        label.text = "春夏秋冬春夏"
        #expect(try content().lines[0].text.string.hasSuffix("…"))
        label.allowsDefaultTighteningForTruncation = true
        #expect(try content().lines[0].text == .plain("春夏秋冬春夏"))
        #expect(try content().lines[0].width == 58.5)
    }

    @Test(
        arguments: [
            (.byTruncatingHead, "…秋冬"), (.byTruncatingMiddle, "春…冬"), (.byTruncatingTail, "春夏…"),
            (.byWordWrapping, "春夏秋"), (.byCharWrapping, "春夏秋"), (.byClipping, "春夏秋冬"),
        ] as [(NSLineBreakMode, String)])
    func `text that does not fit is cut in the line break mode`(mode: NSLineBreakMode, text: String)
        throws
    {
        label.font = .systemFont(ofSize: 10)
        label.text = "春夏秋冬"
        label.lineBreakMode = mode
        label.frame.size.width = 32
        #expect(try content().lines.map(\.text) == [.plain(text)])
    }

    @Test func `a subclass may draw its text with room around it`() throws {
        final class PaddedLabel: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
        }
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "春"
        let content = label.properties(context: CommitContext(traits: label.traitCollection)).text
        #expect(content?.lines[0].x == 8)
    }

    @Test func `text of the same size requests no layout`() {
        final class Host: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let host = Host(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        label.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(label)
        label.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        label.font = .systemFont(ofSize: 10)
        label.text = "春夏"
        host.layoutIfNeeded()
        let before = host.layouts
        label.text = "秋冬"
        host.layoutIfNeeded()
        #expect(host.layouts == before)
        label.text = "秋冬春"
        host.layoutIfNeeded()
        #expect(label.frame.width == 30)
    }
}

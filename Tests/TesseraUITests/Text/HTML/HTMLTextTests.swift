import Foundation
import Testing

@testable import TesseraUI

struct HTMLTextTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }

    private func attributes(_ html: String, of part: String) throws -> [NSAttributedString.Key: Any] {
        let text = try read(html)
        let range = (text.string as NSString).range(of: part)
        try #require(range.location != NSNotFound)
        return text.attributes(at: range.location, effectiveRange: nil)
    }

    private func font(_ html: String, of part: String = "x") throws -> UIFont {
        try #require(try attributes(html, of: part)[.font] as? UIFont)
    }

    private func paragraph(_ html: String, of part: String = "x") throws -> NSParagraphStyle {
        try #require(try attributes(html, of: part)[.paragraphStyle] as? NSParagraphStyle)
    }

    @Test func `text without a style is black and has twelve points`() throws {
        let attributes = try attributes("x", of: "x")
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 12))
        #expect(attributes[.foregroundColor] as? UIColor == .black)
        #expect(attributes[.underlineStyle] == nil && attributes[.link] == nil)
    }

    @Test(arguments: [
        ("  a \n\t b  <b> c</b>  d ", "a b c d"), ("a&nbsp; b", "a\u{A0} b"),
        ("<p>a</p> <p>b</p>", "a\nb\n"), ("a<div>b</div>c", "a\nb\nc"), ("<p>a<p>b", "a\nb\n"),
        ("a<br>b", "a\u{2028}b"), ("<p>a<br></p>", "a\n"), ("a<br><br>b<br>", "a\u{2028}\u{2028}b"),
        ("<p><br></p>a", "\na"), ("<p></p><div> </div>a", "a"), ("<html><body>a</body></html>\n", "a"),
        ("<pre>\na\n  b</pre>c", "a\n  b\nc"), ("a<pre><b>\nb</b></pre>", "a\n\nb\n"),
        ("<table><tr><td>a<td>b<tr><th>c</table>", "a\tb\nc\n"),
        ("<table>\n <tr>\n  <td> a </td>\n  <td> b </td>\n </tr>\n</table>", "a\tb\n"),
        ("a<div style='display: none'>b</div>c<p hidden>d</p>e<b hidden=''>f</b>", "ace"),
        ("<p hidden style='display: block'>a</p>", "a\n"), ("a<!-- b --!>c", "ac"),
        ("a<script>if (b < c) {}</script><title>d</title><style>e</style>f", "af"),
        ("a<!-- <b> -->b<!DOCTYPE html>c<!-->d", "abcd"), ("<img src=a alt='b &amp; c'>", "b & c"),
        ("a<span style='display: none'>b<br><i>c</i></span>d", "ad"), ("日本<b>語</b>", "日本語"),
    ])
    func `white space, paragraphs and lines are those of browsers`(html: String, text: String) throws {
        #expect(try read(html).string == text)
    }

    @Test(arguments: [
        ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&eacute;&hellip;&euro;", "é…€"),
        ("&#12354;&#x3042;", "ああ"),
        ("&#150;&#128;", "–€"), ("&#0;&#xD800;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("AT&T &unknown; & &#; &#x;", "AT&T &unknown; & &#; &#x;"), ("&copy 2026 &hellip", "© 2026 &hellip"),
        ("&copy2026 &notit; &notin; &ltb&gt", "©2026 ¬it; ∉ <b>"), ("&unknowncopy &am", "&unknowncopy &am"),
        ("a\0b", "ab"), ("&amp;lt;", "&lt;"),
    ])
    func `references are resolved`(html: String, text: String) throws {
        #expect(try read(html).string == text)
    }

    @Test func `elements have fonts`() throws {
        #expect(try font("<b>x</b>") == .boldSystemFont(ofSize: 12))
        #expect(try font("<strong>x</strong>") == .boldSystemFont(ofSize: 12))
        #expect(try font("<em>x</em>") == .italicSystemFont(ofSize: 12))
        #expect(try font("<code>x</code>") == .monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(try font("<pre>x</pre>") == .monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(try font("<h1>x</h1>") == .boldSystemFont(ofSize: 24))
        #expect(try font("<h3>x</h3>").pointSize == 14.04)
        #expect(try font("<small>x</small>").pointSize == 10)
        #expect(try font("<font size=5>x</font>").pointSize == 18)
        #expect(try font("<font size='-1'>x</font>").pointSize == 10)
        #expect(try font("<font face='No such font, monospace'>x</font>").fontName.contains("Mono"))
    }

    @Test func `lines are drawn through and under texts`() throws {
        for element in ["s", "del", "strike"] {
            let attributes = try attributes("<\(element)>x</\(element)>", of: "x")
            #expect(attributes[.strikethroughStyle] as? Int == 1 && attributes[.underlineStyle] == nil)
        }
        #expect(try attributes("<u>x</u>", of: "x")[.underlineStyle] as? Int == 1)
        let both = try attributes("<p style='text-decoration: underline line-through'>x", of: "x")
        #expect(both[.strikethroughStyle] as? Int == 1 && both[.underlineStyle] as? Int == 1)
    }

    @Test func `links have their addresses`() throws {
        let attributes = try attributes("<a href=' https://example.com/?a=1&amp;copy=2 '>x</a> y", of: "x")
        #expect(attributes[.link] as? URL == URL(string: "https://example.com/?a=1&copy=2"))
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(
            attributes[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1))
        #expect(try self.attributes("<a href=x>x</a> y", of: "y")[.link] == nil)
        let plain = try self.attributes("<style>a { text-decoration: none }</style><a href=x>x</a>", of: "x")
        #expect(plain[.underlineStyle] == nil && plain[.link] != nil)
        #expect(try self.attributes("<a name=top>x</a>", of: "x")[.link] == nil)
    }

    @Test func `raised and lowered texts are smaller`() throws {
        let raised = try attributes("m<sup>x</sup>", of: "x")
        #expect(raised[.baselineOffset] as? Double == 4)
        #expect((raised[.font] as? UIFont)?.pointSize == 12 * 0.83)
        #expect(try attributes("H<sub>x</sub>O", of: "x")[.baselineOffset] as? Double == -2.4)
    }

    @Test func `lists have markers at tab stops`() throws {
        let html = "<ul><li>a<li>b<ol start=3><li>c</li><li value=9>d</ol></ul><ol type=i><li>e<li>f</ol>"
        #expect(try read(html).string == "\t•\ta\n\t•\tb\n\t3.\tc\n\t9.\td\n\ti.\te\n\tii.\tf\n")
        #expect(try read("<ul><li></ul>").string == "\t•\t\n")
        #expect(try read("<ol type=A start=27><li>x").string == "\tAA.\tx\n")
        let outer = try paragraph(html, of: "a")
        #expect(outer.headIndent == 36 && outer.firstLineHeadIndent == 0)
        #expect(outer.tabStops.map(\.location) == [11, 36])
        let inner = try paragraph(html, of: "c")
        #expect(inner.headIndent == 72 && inner.firstLineHeadIndent == 36)
        #expect(inner.tabStops.map(\.location) == [47, 72])
        let text = try read(html)
        func lists(of part: String) -> [NSTextList] {
            let place = (text.string as NSString).range(of: part).location
            let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
            return (style as? NSParagraphStyle)?.textLists ?? []
        }
        #expect(lists(of: "a").map(\.markerFormat) == [.disc])
        #expect(lists(of: "c").map(\.markerFormat) == [.disc, .decimal])
        #expect(lists(of: "c").first === lists(of: "a").first)
        #expect(lists(of: "c").last === lists(of: "d").last)
        #expect(lists(of: "c").last?.startingItemNumber == 3)
        #expect(lists(of: "f").map(\.markerFormat) == [.lowercaseRoman])
        let second = try paragraph("<ul><li><p>a</p><p>x</p></ul>")
        #expect(second.headIndent == 36 && second.firstLineHeadIndent == 36)
    }

    @Test func `paragraphs keep their distances, which do not add up`() throws {
        let html = "<p>a</p><h1>b</h1><div>c</div><p>d</p>"
        #expect(try paragraph(html, of: "a").paragraphSpacing == 12)
        // The heading asks for 0.67 of its 24 points.
        #expect(abs(try paragraph(html, of: "b").paragraphSpacingBefore - 4.08) < 0.001)
        #expect(abs(try paragraph(html, of: "b").paragraphSpacing - 16.08) < 0.001)
        #expect(try paragraph(html, of: "c").paragraphSpacingBefore == 0)
        #expect(try paragraph(html, of: "d").paragraphSpacingBefore == 12)
    }

    @Test func `quotations are indented on both sides`() throws {
        let style = try paragraph("<blockquote>x</blockquote>")
        #expect(style.headIndent == 40 && style.firstLineHeadIndent == 40 && style.tailIndent == -40)
    }

    @Test func `paragraphs have alignments and directions`() throws {
        #expect(try paragraph("<p align=right>x").alignment == .right)
        #expect(try paragraph("<div style='text-align: center'><p>x").alignment == .center)
        #expect(try paragraph("<center>x").alignment == .center)
        #expect(try paragraph("<p style='text-align: justify'>x").alignment == .justified)
        let style = try paragraph("<p dir=rtl style='text-align: end'>x")
        #expect(style.baseWritingDirection == .rightToLeft && style.alignment == .left)
    }

    @Test func `elements end others as in browsers`() throws {
        let html = "<b>1<i>2</b>3</i>4"
        #expect(try font(html, of: "2").fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(try font(html, of: "3") == .italicSystemFont(ofSize: 12))
        #expect(try font(html, of: "4") == .systemFont(ofSize: 12))
        #expect(try font("</b></p><i>x", of: "x") == .italicSystemFont(ofSize: 12))
        #expect(try font("<b><p>1</b></p>x") == .systemFont(ofSize: 12))
        #expect(try font("<p><b>1</p>x</b>") == .boldSystemFont(ofSize: 12))
        #expect(try font("<b><div><i>1</b>2</div>x") == .italicSystemFont(ofSize: 12))
        #expect(try font("<b>1<code>2</b>x</code>") == .monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(try font("<i>1<span style='font-weight: 700'>2</i>x</span>") == .systemFont(ofSize: 12))
        #expect(try font("<table><td><b>1</td><td>x</table>") == .systemFont(ofSize: 12))
        #expect(try font("<table><td><b>1</table>x") == .systemFont(ofSize: 12))
    }

    @Test func `a link ends where another one begins`() throws {
        let html = "<a href=x:1>1<a href=x:2>2</a>3"
        #expect(try attributes(html, of: "2")[.link] as? URL == URL(string: "x:2"))
        #expect(try attributes(html, of: "3")[.link] == nil)
    }
}

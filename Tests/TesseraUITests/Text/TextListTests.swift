import Foundation
import Testing

@testable import TesseraUI

/// Lists of paragraphs with markers.
@Suite struct TextListTests {
    @Test(arguments: [
        (NSTextList.MarkerFormat.decimal, 12, "12"), (.disc, 3, "\u{2022}"), (.hyphen, 1, "\u{2043}"),
        (.lowercaseAlpha, 1, "a"), (.uppercaseLatin, 26, "Z"), (.lowercaseLatin, 27, "aa"),
        (.lowercaseAlpha, 702, "zz"), (.lowercaseAlpha, 703, "aaa"), (.lowercaseRoman, 1994, "mcmxciv"),
        (.uppercaseRoman, 4, "IV"), (.uppercaseRoman, 4000, "4000"), (.octal, 8, "10"),
        (.uppercaseHexadecimal, 255, "FF"), (.lowercaseHexadecimal, 255, "ff"), (.lowercaseAlpha, 0, "0"),
        (NSTextList.MarkerFormat("({decimal})"), 7, "(7)"),
        (NSTextList.MarkerFormat("{what} -"), 7, "{what} -"),
    ])
    func `a marker has the form of its list`(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
    }

    @Test func `a list has options and a first number`() {
        let list = NSTextList(
            markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)
        #expect(list.startingItemNumber == 5 && list.isOrdered)
        #expect(list.listOptions == .prependEnclosingMarker)
        let dots = NSTextList(markerFormat: .disc, options: 1)
        #expect(
            dots.listOptions == .prependEnclosingMarker && dots.startingItemNumber == 1 && !dots.isOrdered)
    }

    @Test func `paragraph styles keep their lists`() throws {
        let style = NSMutableParagraphStyle()
        let (outer, inner) = (
            NSTextList(markerFormat: .decimal, options: 0), NSTextList(markerFormat: .disc, options: 0)
        )
        style.textLists = [outer, inner]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == [outer, inner] && copy == style)
        let other = NSMutableParagraphStyle()
        #expect(other != style)
        other.setParagraphStyle(copy)
        #expect(other == style)
        other.textLists = [outer, NSTextList(markerFormat: .disc, options: 0)]
        #expect(other != style, "another list with the same markers is another list")
        let text = NSAttributedString(string: "Rice", attributes: [.paragraphStyle: style])
        let found = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(found?.textLists.last === inner)
    }
}

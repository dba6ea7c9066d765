import Foundation
import Testing

@testable import TesseraMarkdown

struct MarkdownLimitTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    @Test func `bytes that are not UTF-8 are an error, or become replacement characters`() throws {
        let data = Data([0x61, 0xFF])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
        let text = try AttributedString(
            markdown: data, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(String(text.characters) == "a\u{FFFD}")
    }

    @Test func `a long source is an error, or its beginning is read`() throws {
        let source = String(repeating: "a", count: MarkdownSource.maximumLength + 1)
        #expect(throws: CocoaError.self) { try AttributedString(markdown: source) }
        let text = try AttributedString(
            markdown: source, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(text.characters.count == MarkdownSource.maximumLength)
    }

    @Test func `quotations in each other are limited, and the further marks are text`() throws {
        let depth = MarkdownSource.maximumDepth
        let text = try AttributedString(markdown: String(repeating: ">", count: depth + 2) + "a")
        #expect(text.runs.first?.presentationIntent?.count == depth + 1)
        #expect(String(text.characters) == ">>a")
        for start in ["\u{FEFF}", "b\r\r"] {
            let marks = start + String(repeating: ">", count: depth + 2) + "a"
            #expect(try AttributedString(markdown: marks).runs.last?.presentationIntent?.count == depth + 1)
        }
    }

    @Test func `lists in each other are limited, whether they begin in one line or in many`() throws {
        let nested = (0..<300).map { String(repeating: "  ", count: $0) + "- a" }
        let deepest = try AttributedString(markdown: nested.joined(separator: "\n")).runs
            .compactMap(\.presentationIntent?.indentationLevel).max()
        #expect(deepest == MarkdownSource.maximumDepth)
        let line = try AttributedString(markdown: String(repeating: "- ", count: 300) + "a")
        #expect(line.runs.first?.presentationIntent?.indentationLevel == MarkdownSource.maximumDepth)
    }

    @Test func `long lines of dashes and deep indented code are read as they are`() throws {
        let dashes = try AttributedString(markdown: String(repeating: "-", count: 500))
        #expect(dashes.runs.first?.presentationIntent?.components.first?.kind == .thematicBreak)
        let code = String(repeating: " ", count: 300) + "- b\n"
        #expect(
            String(try AttributedString(markdown: "```\n\(String(code.dropFirst(200)))```").characters)
                == String(code.dropFirst(200)))
    }

    @Test func `addresses that stand apart work, unless many links share a long one`() throws {
        let text = try AttributedString(markdown: "[a]\n\n[a]: https://x.org")
        #expect(text.runs.first?.link?.host() == "x.org")
        let long = String(repeating: "x", count: 50_000)
        let hostile = "[a]: \(long)\n\n" + String(repeating: "[a] ", count: 10_000)
        #expect(try AttributedString(markdown: hostile).runs.allSatisfy { $0.link == nil })
    }

    @Test func `wide tables with many rows are no tables`() throws {
        let head = String(repeating: "|a", count: 900) + "|\n" + String(repeating: "|-", count: 900) + "|\n"
        let few = try AttributedString(markdown: head + "1\n")
        #expect(few.runs.last?.presentationIntent?.count == 3)
        let many = try AttributedString(markdown: head + String(repeating: "1\n", count: 1000))
        #expect(many.runs.last?.presentationIntent?.count == 1)
    }

    @Test func `tables work, unless many lines of a paragraph look like their second one`() throws {
        let table = "a|b\r\n-|-\r\n1|2\r\n"
        let text = try AttributedString(markdown: String(repeating: table + "\r\n", count: 1000))
        #expect(text.runs.allSatisfy { $0.presentationIntent?.count == 3 })
        for end in ["\n", "\r\n"] {
            let hostile = String(repeating: "a\(end)-|\(end)", count: 4000) + "\(end)a|b\(end)-|-"
            let plain = try AttributedString(markdown: hostile)
            #expect(plain.runs.allSatisfy { $0.presentationIntent?.count == 1 })
        }
    }

    @Test func `declarations of HTML that do not end are limited`() throws {
        // The third mark contains that of an image as well.
        for (mark, escaped) in [("<?", 200), ("<!A ", 200), ("<![CDATA[", 1400), ("![", 200)] {
            let source = String(repeating: mark, count: 1200)
            let bytes = try MarkdownSource(bytes: Array(source.utf8), options: Options()).bytes
            #expect(bytes.count { $0 == UInt8(ascii: "\\") } == escaped)
        }
    }
}

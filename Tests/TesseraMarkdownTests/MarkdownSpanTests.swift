import Foundation
import Testing

@testable import TesseraMarkdown

struct MarkdownSpanTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    /// The runs of a text, each with the raw value of its meaning.
    private func runs(_ markdown: String, _ syntax: Options.InterpretedSyntax = .full) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax))
        return text.runs.map { run in
            String(text.characters[run.range]) + ":\(run.inlinePresentationIntent?.rawValue ?? 0)"
        }
    }

    @Test func `emphases in each other add up`() throws {
        #expect(try runs("a **b *c*** `d` ~~e~~") == ["a :0", "b :2", "c:3", " :0", "d:4", " :0", "e:32"])
    }

    @Test func `a line goes on after a space, and ends after two`() throws {
        #expect(try runs("a\nb  \nc\\\nd") == ["a:0", " :64", "b:0", "\n:128", "c:0", "\n:128", "d:0"])
    }

    @Test func `tags of HTML stay in the text`() throws {
        #expect(try runs("a<br>b") == ["a:0", "<br>:256", "b:0"])
    }

    @Test func `links and images have addresses relative to that of the text`() throws {
        let text = try AttributedString(
            markdown: "[a](b?c=1 \"d\") ![e](f.png)![](g.png)", baseURL: URL(string: "https://x.org/"))
        #expect(String(text.characters) == "a e\u{FFFC}")
        #expect(text.runs.map { $0.link?.absoluteString } == ["https://x.org/b?c=1", nil, nil, nil])
        #expect(text.runs.map { $0.imageURL?.lastPathComponent } == [nil, nil, "f.png", "g.png"])
    }

    @Test func `without blocks, lines are joined by spaces`() throws {
        #expect(
            try runs("# a\n- **b**\n_c_  \n  d", .inlineOnly) == [
                "# a:0", " :64", "- :0", "b:2", " :64", "c:1", "\n:128", "d:0",
            ])
    }

    @Test func `without blocks and with all spaces, lines stay as they are`() throws {
        let source = "  # a\n- **b**\n\n    c  \r\n> d "
        let text = try AttributedString(
            markdown: source, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(text.characters) == "  # a\n- b\n\n    c  \n> d ")
        #expect(text.runs.allSatisfy { $0.presentationIntent == nil })
        #expect(try runs("a\\", .inlineOnlyPreservingWhitespace) == ["a\\:0"])
        #expect(try runs("`a\nb` c\\", .inlineOnlyPreservingWhitespace) == ["a b:4", " c\\:0"])
        #expect(try runs("", .inlineOnlyPreservingWhitespace) == [])
    }

    @Test func `marks beside Japanese letters and punctuation follow CommonMark`() throws {
        #expect(try runs("日本**語**だ", .inlineOnly) == ["日本:0", "語:2", "だ:0"])
        #expect(try runs("だ。**「強調」**です", .inlineOnly) == ["だ。**「強調」**です:0"])
    }

    @Test func `texts with attributes lose their marks only if the options allow them`() throws {
        let source = "a ^[two *words*](inflect: true) ^[b](c:1) ^[d](e"
        let text = try AttributedString(markdown: source, options: Options(allowsExtendedAttributes: true))
        #expect(String(text.characters) == "a two words b ^[d](e")
        #expect(text.runs.allSatisfy { $0.link == nil })
        let after = try AttributedString(
            markdown: "a^\n\n[b](c)", options: Options(allowsExtendedAttributes: true))
        #expect(String(after.characters) == "a^b" && after.runs.last?.link != nil)
        let plain = try AttributedString(markdown: "^[a](inflect: true)")
        #expect(String(plain.characters) == "^[a](inflect: true)")
    }

    @Test func `the language is that of the whole text`() throws {
        let text = try AttributedString(markdown: "a *b*", options: Options(languageCode: "fr"))
        #expect(text.runs.map(\.languageIdentifier) == ["fr", "fr"])
    }

    @Test func `intents can be set, found and encoded`() throws {
        var text = AttributedString("abc")
        text.inlinePresentationIntent = [.emphasized, .code]
        text.presentationIntent = PresentationIntent(.header(level: 2), identity: 1)
        #expect(text.runs[\.inlinePresentationIntent].map(\.0) == [[.emphasized, .code]])
        let container = AttributeContainer.inlinePresentationIntent(.strikethrough)
        #expect(container.inlinePresentationIntent?.rawValue == 32)
        let intent = try #require(text.presentationIntent)
        let data = try JSONEncoder().encode(intent)
        #expect(try JSONDecoder().decode(PresentationIntent.self, from: data) == intent)
    }
}

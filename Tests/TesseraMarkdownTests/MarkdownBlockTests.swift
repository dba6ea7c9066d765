import Foundation
import Testing

@testable import TesseraMarkdown

/// The expectations follow CommonMark 0.29, and Apple's description of presentation intents.
struct MarkdownBlockTests {
    private func runs(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        return text.runs.map { run in
            String(text.characters[run.range]) + " " + (run.presentationIntent?.debugDescription ?? "none")
        }
    }

    @Test func `blocks are attributes, and the text contains no ends of paragraphs`() throws {
        #expect(
            try runs("# Title\n\nOne.\n\nTwo.") == [
                "Title [header 1 (id 1)]", "One. [paragraph (id 2)]", "Two. [paragraph (id 3)]",
            ])
    }

    @Test func `items of lists in each other name all lists, with their numbers`() throws {
        #expect(
            try runs("3. a\n4. b\n   - c") == [
                "a [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
                "b [paragraph (id 5), listItem 4 (id 4), orderedList (id 1)]",
                "c [paragraph (id 8), listItem 1 (id 7), unorderedList (id 6), listItem 4 (id 4), orderedList (id 1)]",
            ])
    }

    @Test func `quotations, code and lines between blocks are blocks`() throws {
        #expect(
            try runs("> q\n\n```swift\nlet a\n\nb\n```\n\n***") == [
                "q [paragraph (id 2), blockQuote (id 1)]", "let a\n\nb\n [codeBlock 'swift' (id 3)]",
                "\u{2E3B} [thematicBreak (id 4)]",
            ])
    }

    @Test func `cells of tables name their columns and rows, and empty ones have no text`() throws {
        #expect(
            try runs("| a | b |\n|:-:|--:|\n| 1 |  |") == [
                "a [tableCell 0 (id 3), tableHeaderRow (id 2), table [center, right] (id 1)]",
                "b [tableCell 1 (id 4), tableHeaderRow (id 2), table [center, right] (id 1)]",
                "1 [tableCell 0 (id 6), tableRow 1 (id 5), table [center, right] (id 1)]",
            ])
    }

    @Test func `HTML between blocks is a text of its own`() throws {
        let text = try AttributedString(markdown: "<div>\nx\n</div>")
        #expect(String(text.characters) == "<div>\nx\n</div>\n")
        #expect(text.runs.map(\.inlinePresentationIntent) == [.blockHTML])
    }

    @Test func `lists count for the indentation, and other blocks do not`() throws {
        let text = try AttributedString(markdown: "> - a\n>   - b")
        #expect(text.runs.compactMap(\.presentationIntent?.indentationLevel) == [1, 2])
    }

    @Test func `intents are equivalent if their blocks are of the same kinds`() {
        let list = PresentationIntent(.unorderedList, identity: 1)
        let item = PresentationIntent(.listItem(ordinal: 1), identity: 2, parent: list)
        let other = PresentationIntent(types: [
            .init(kind: .listItem(ordinal: 1), identity: 8), .init(kind: .unorderedList, identity: 7),
        ])
        #expect(item.isEquivalent(to: other) && item != other && item.count == 2)
        #expect(!item.isEquivalent(to: list))
    }
}

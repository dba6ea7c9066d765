import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TextTokenizerTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.storage(.backward)

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }

    private func enclosing(
        _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) throws -> String? {
        field.tokenizer.rangeEnclosingPosition(
            try position(offset), with: granularity, inDirection: direction
        ).flatMap(field.text(in:))
    }

    @Test func `a position within a word belongs to it, and one at its edge only in one direction`() throws {
        field.text = "Hello, big world"
        #expect(try enclosing(8, .word, forward) == "big" && enclosing(8, .word, backward) == "big")
        #expect(try enclosing(7, .word, forward) == "big" && enclosing(7, .word, backward) == nil)
        #expect(try enclosing(5, .word, forward) == nil && enclosing(5, .word, backward) == "Hello")
        let tokenizer = field.tokenizer
        #expect(try tokenizer.isPosition(position(6), withinTextUnit: .word, inDirection: forward) == false)
        #expect(try tokenizer.isPosition(position(8), withinTextUnit: .word, inDirection: forward))
    }

    @Test func `words end at boundaries in the direction of reading`() throws {
        field.text = "Hello, big world"
        let tokenizer = field.tokenizer
        #expect(try tokenizer.isPosition(position(10), atBoundary: .word, inDirection: forward))
        #expect(try tokenizer.isPosition(position(7), atBoundary: .word, inDirection: forward) == false)
        #expect(try tokenizer.isPosition(position(7), atBoundary: .word, inDirection: backward))
        let next = tokenizer.position(from: try position(8), toBoundary: .word, inDirection: forward)
        let previous = tokenizer.position(from: try position(8), toBoundary: .word, inDirection: backward)
        #expect(try next == position(10) && previous == position(7))
        #expect(
            tokenizer.position(from: field.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
    }

    @Test func `directions on the screen depend on the direction of reading`() {
        #expect(UITextDirection.layout(.right).leadsForward(isRightToLeft: false))
        #expect(!UITextDirection.layout(.right).leadsForward(isRightToLeft: true))
        #expect(UITextDirection.layout(.left).leadsForward(isRightToLeft: true))
        #expect(UITextDirection.layout(.down).leadsForward(isRightToLeft: true))
    }

    @Test func `characters, paragraphs and the document are units too`() throws {
        field.text = "a😀\n\ncd"
        #expect(try enclosing(1, .character, forward) == "😀")
        #expect(try enclosing(1, .paragraph, forward) == "a😀")
        #expect(try enclosing(4, .paragraph, forward) == "")
        #expect(try enclosing(5, .paragraph, forward) == "cd")
        #expect(try enclosing(2, .document, forward) == "a😀\n\ncd")
    }

    @Test func `lines are those of the text view`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "A text of several words\nand more"
        view.layoutIfNeeded()
        let start = view.beginningOfDocument
        let line = try #require(
            view.tokenizer.rangeEnclosingPosition(start, with: .line, inDirection: forward))
        let first = try #require(view.text(in: line))
        #expect("A text of several words".hasPrefix(first) && first.count < 23 && !first.isEmpty)
        let last = try #require(
            view.tokenizer.rangeEnclosingPosition(
                view.endOfDocument, with: .line, inDirection: backward
            ).flatMap(view.text(in:)))
        #expect("and more".hasSuffix(last) && !last.isEmpty)
    }

    @Test func `the words of a search field lie behind its tokens`() throws {
        let search = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        search.text = "hot soup"
        search.tokens = [UISearchToken(icon: nil, text: "Food")]
        let place = try #require(search.position(from: search.endOfDocument, offset: -1))
        let word = search.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: forward)
        #expect(word.flatMap(search.text(in:)) == "soup")
    }
}

import TesseraDisplay
import Testing

/// Tests the looks that a display gives to what the user types, which are those of `Tests/Client/rich-text.test.js`.
@Suite struct RichTextEditTests {
    private static let ink = Color(red: 0, green: 0, blue: 0, alpha: 255)

    private let black = RichText.Look(
        style: TextStyle(size: 20, weight: 400, color: Self.ink), lineHeight: 24, paragraph: 0)
    private var bold: RichText.Look {
        RichText.Look(style: TextStyle(size: 20, weight: 700, color: Self.ink), lineHeight: 24, paragraph: 0)
    }

    private func rich(_ runs: [(Int, Int)], typing: RichText.Typing? = nil) -> RichText {
        RichText(
            edit: 0, looks: [black, bold], paragraphs: [.init(alignment: .left)],
            runs: runs.map { .init(length: $0.0, look: $0.1) }, typing: typing)
    }

    private func runs(_ text: RichText) -> [[Int]] { text.runs.map { [$0.length, $0.look] } }

    @Test func `typed text continues the part before it`() {
        let edited = rich([(4, 0), (5, 1)]).edited(from: "see #this", to: "see #this!", caret: 10)
        #expect(runs(edited) == [[4, 0], [6, 1]])
        let between = rich([(4, 0), (5, 1)]).edited(from: "see #this", to: "see x#this", caret: 5)
        #expect(runs(between) == [[5, 0], [5, 1]])
    }

    @Test func `at the start of a paragraph the one behind decides, unless the paragraph is empty`() {
        let text = rich([(2, 0), (2, 1)])
        #expect(runs(text.edited(from: "a\nbc", to: "a\nxbc", caret: 3)) == [[2, 0], [3, 1]])
        let empty = rich([(2, 0), (2, 1)])
        #expect(runs(empty.edited(from: "a\n\nb", to: "a\nx\nb", caret: 3)) == [[3, 0], [2, 1]])
    }

    @Test func `the caret tells equal characters apart`() {
        let text = rich([(1, 0), (1, 1)])
        #expect(runs(text.edited(from: "aa", to: "a", caret: 0)) == [[1, 1]])
        #expect(runs(text.edited(from: "aa", to: "a", caret: 1)) == [[1, 0]])
    }

    @Test func `the look for typed text is used once`() {
        let text = rich([(3, 0)], typing: .init(place: 3, look: 1)).edited(from: "one", to: "one!", caret: 4)
        #expect(runs(text) == [[3, 0], [1, 1]] && text.typing == nil)
    }

    @Test func `an empty text has the first look`() {
        let text = rich([(1, 1)]).edited(from: "a", to: "", caret: 0)
        #expect(text.runs.isEmpty)
        #expect(runs(text.edited(from: "", to: "b", caret: 1)) == [[1, 0]])
    }

    @Test func `texts look alike if only the order of their looks differs`() {
        var other = rich([(4, 1), (5, 0)])
        other.looks.reverse()
        #expect(rich([(4, 0), (5, 1)]).looksLike(other))
        other.runs[0].length = 3
        #expect(!rich([(4, 0), (5, 1)]).looksLike(other))
    }
}

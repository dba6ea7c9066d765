import CPango
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests of texts whose places for line breaks are found without Pango. They must be the same.
@Suite struct PlainBreaksTests {
    @Test func `lines end after spaces, unless a mark follows, and at the end`() {
        #expect(breaks(in: "tea and  cups : 2, all") == [4, 9, 16, 19, 22])
    }

    @Test(arguments: ["", "Tea: 2 cups, please.", "a.b", "7"])
    func `words of letters, digits, full stops, commas and colons are plain`(_ text: String) {
        #expect(isPlain(text))
    }

    @Test(arguments: [
        "12:30", "1.5", "a,5", "tea-time", "(tea)", "tea\t", "tea\n", "caf\u{E9}", "お茶", "it's", "a/b",
    ])
    func `texts with other characters and numbers with marks are not plain`(_ text: String) {
        #expect(!isPlain(text))
    }

    @Test func `any plain text has the properties that Pango finds`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let alphabets = ["abcXYZ 012.,:", "Ab .", "a 1:", letters + "0123456789.,:   "]
        var plainCount = 0
        for _ in 0..<5000 {
            let alphabet = alphabets.randomElement(using: &random)!
            let count = Int.random(in: 1...30, using: &random)
            let text = String((0..<count).map { _ in alphabet.randomElement(using: &random)! })
            guard isPlain(text) else { continue }
            plainCount += 1
            let (own, other) = (properties(of: text), propertiesByPango(of: text))
            #expect(own == other, "“\(text)” with the seed \(seed)")
        }
        #expect(plainCount > 1000)
    }

    private struct Properties: Equatable {
        let isLineBreak: Bool
        let isWhite: Bool
        let isCursorPosition: Bool

        init(_ attribute: PangoLogAttr) {
            isLineBreak = attribute.is_line_break != 0
            isWhite = attribute.is_white != 0
            isCursorPosition = attribute.is_cursor_position != 0
        }
    }

    private func breaks(in text: String) -> [Int] {
        let properties = properties(of: text)
        return properties.indices.filter { properties[$0].isLineBreak }
    }

    private func isPlain(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer(PlainBreaks.arePlain)
    }

    private func properties(of text: String) -> [Properties] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.utf8.count + 1)
        Array(text.utf8).withUnsafeBufferPointer { PlainBreaks.find(in: $0, into: &attributes) }
        return attributes.map(Properties.init)
    }

    private func propertiesByPango(of text: String) -> [Properties] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.utf8.count + 1)
        let english = pango_language_from_string("en")
        pango_get_log_attrs(text, Int32(text.utf8.count), -1, english, &attributes, Int32(attributes.count))
        return attributes.map(Properties.init)
    }
}

import TesseraGraphics
import Testing

struct TextUnitsTests {
    @Test func `words are without the space and the punctuation between them`() {
        #expect(TextUnits.words(in: "Hello, big world") == [0..<5, 7..<10, 11..<16])
        #expect(TextUnits.words(in: "").isEmpty && TextUnits.words(in: " ,").isEmpty)
    }

    @Test func `places are counted in units of UTF-16`() {
        #expect(TextUnits.words(in: "😀 hi") == [3..<5])
    }

    @Test func `each sentence is one unit`() {
        let text = Array("One. Two!".utf16)
        let sentences = TextUnits.sentences(in: "One. Two!")
        #expect(sentences.count == 2 && sentences.first?.lowerBound == 0)
        #expect(sentences.last?.lowerBound == 5 && sentences.last?.upperBound == text.count)
    }
}

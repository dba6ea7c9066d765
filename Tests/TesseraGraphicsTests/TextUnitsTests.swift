import TesseraGraphics
import Testing

struct TextUnitsTests {
    @Test func `words are without the space and the punctuation between them`() {
        #expect(TextUnits.words(in: "Hello, big world") == [0..<5, 7..<10, 11..<16])
        #expect(TextUnits.words(in: "").isEmpty && TextUnits.words(in: " ,").isEmpty)
    }

    @Test func `an apostrophe is within a word, and words of Japanese end where the script changes`() {
        #expect(TextUnits.words(in: "don't stop") == [0..<5, 6..<10])
        #expect(TextUnits.words(in: "今日は晴れ。明日") == [0..<2, 2..<3, 3..<4, 4..<5, 6..<8])
    }

    @Test func `line breaks end a sentence without a mark`() {
        #expect(TextUnits.sentences(in: "One\nTwo") == [0..<3, 4..<7])
        #expect(TextUnits.sentences(in: "One\n\n\nTwo. Three") == [0..<3, 6..<10, 11..<16])
        #expect(TextUnits.sentences(in: "").isEmpty && TextUnits.sentences(in: " \n").isEmpty)
    }

    @Test func `places are counted in units of UTF-16`() {
        #expect(TextUnits.words(in: "😀 hi") == [3..<5])
    }

    @Test func `each sentence is one unit`() {
        #expect(TextUnits.sentences(in: "One. Two!") == [0..<4, 5..<9])
    }
}

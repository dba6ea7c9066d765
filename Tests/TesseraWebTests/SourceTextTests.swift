import Testing

@testable import TesseraWeb

@Suite struct SourceTextTests {
    @Test func `lines lie between line feeds, and one follows the last line feed`() {
        let text = SourceText("a\n\n  bc\n")
        #expect(text.lines == [0..<1, 2..<2, 3..<7, 8..<8])
        #expect(text.lines.map { text[$0] } == ["a", "", "  bc", ""])
        #expect(SourceText("").lines == [0..<0])
    }

    @Test func `places count bytes, of which characters may have several`() {
        let text = SourceText("é = 'ü';\nb")
        #expect(text.lines == [0..<10, 11..<12])
        #expect(text[0..<10] == "é = 'ü';")
        #expect(text[11..<12] == "b")
    }

    @Test func `word is found where it lies in a range as a whole`() {
        let text = SourceText("/*/ **/ */")
        #expect(text.firstPlace(of: "*/", in: text.whole) == 1)
        #expect(text.firstPlace(of: "*/", in: 2..<10) == 5)
        #expect(text.firstPlace(of: "*/", in: 6..<10) == 8)
        #expect(text.firstPlace(of: "*/", in: 6..<9) == nil)
        #expect(text.firstPlace(of: "*/", in: 9..<10) == nil)
        #expect(text.firstPlace(of: "*/", in: 10..<10) == nil)
        #expect(text.contains("**/"))
        #expect(!text.contains("//"))
        #expect(!SourceText("").contains("a"))
    }

    @Test func `range begins with a word that fits into it`() {
        let text = SourceText("   // one")
        let words = text.withoutIndentation(text.whole)
        #expect(words == 3..<9)
        #expect(text.begins(words, with: "//"))
        #expect(!text.begins(words, with: "/*"))
        #expect(!text.begins(3..<4, with: "//"))
        #expect(text.withoutIndentation(0..<2) == 2..<2)
    }
}

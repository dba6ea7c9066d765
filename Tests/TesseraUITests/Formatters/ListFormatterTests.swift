import Foundation
import TesseraUI
import Testing

struct ListFormatterTests {
    private func formatter(_ language: String) -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: language)
        return formatter
    }

    @Test func `items are joined in the words of the language`() {
        let english = formatter("en_US")
        #expect(english.string(from: ["bread", "butter", "jam"]) == "bread, butter, and jam")
        #expect(english.string(from: ["bread", "butter"]) == "bread and butter")
        #expect(english.string(from: ["bread"]) == "bread")
        #expect(english.string(from: []) == "")
        #expect(formatter("ja_JP").string(from: ["パン", "バター", "ジャム"]) == "パン、バター、ジャム")
        #expect(formatter("de_DE").string(from: ["Brot", "Butter"]) == "Brot und Butter")
    }

    @Test func `texts are joined in the user's language`() {
        let formatter = ListFormatter()
        #expect(formatter.locale == .autoupdatingCurrent)
        let texts = ["bread", "butter"]
        #expect(ListFormatter.localizedString(byJoining: texts) == formatter.string(from: texts))
    }

    @Test func `items have texts of their formatter`() {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .spellOut
        let english = formatter("en_US")
        english.itemFormatter = numbers
        numbers.numberStyle = .percent
        #expect(english.string(from: [1, 2, "three"]) == "one, two, and three")
    }

    @Test func `items without a formatter have texts of their own`() {
        let german = formatter("de_DE")
        #expect(german.string(from: [1.5, "zwei"]) == "1,5 und zwei")
        let date = Date(timeIntervalSince1970: 0)
        let text = german.string(from: [date])
        #expect(text?.contains("1970") == true && text?.contains(" um ") == true)
        let error = CocoaError(.fileNoSuchFile)
        #expect(german.string(from: [error]) == error.localizedDescription)
    }

    @Test func `only arrays have texts`() {
        let english = formatter("en_US")
        #expect(english.string(for: ["a", "b"]) == "a and b")
        #expect(english.string(for: "a") == nil)
        #expect(english.string(for: nil) == nil)
    }

    @Test func `a copy has the same values`() throws {
        let original = formatter("de_DE")
        let copy = try #require(original.copy() as? ListFormatter)
        original.locale = nil
        #expect(copy.string(from: ["a", "b"]) == "a und b")
    }
}

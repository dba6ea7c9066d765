import Foundation
import TesseraDisplay
import Testing

struct RareTests {
    struct Element: Codable, Equatable {
        @Rare var note: String?
    }

    @Test func `a value that is absent is not written`() throws {
        #expect(String(decoding: try JSONEncoder().encode(Element()), as: UTF8.self) == "{}")
        #expect(try JSONDecoder().decode(Element.self, from: Data("{}".utf8)).note == nil)
    }

    @Test func `a value is written as if it were not kept apart`() throws {
        var element = Element()
        element.note = "a"
        #expect(String(decoding: try JSONEncoder().encode(element), as: UTF8.self) == #"{"note":"a"}"#)
        #expect(try JSONDecoder().decode(Element.self, from: Data(#"{"note":"a"}"#.utf8)) == element)
    }

    @Test func `a copy that changes leaves the original as it was`() {
        var original = Element()
        original.note = "a"
        var copy = original
        #expect(copy == original)
        copy.note = "b"
        #expect(original.note == "a")
        #expect(copy != original)
    }
}

import TesseraDisplay
import Testing

struct RareTests {
    struct Element: Equatable {
        @Rare var note: String?
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

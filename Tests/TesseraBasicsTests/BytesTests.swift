import Foundation
import TesseraBasics
import Testing

struct BytesTests {
    @Test func `equal texts have the same bytes`() {
        #expect("".hasSameBytes(as: ""))
        #expect("春の野菜".hasSameBytes(as: "春の" + "野菜"))
        #expect("春の野菜".hasSameBytes(as: String(NSString("春の野菜"))))
    }

    @Test func `texts that differ in a byte or in their lengths have others`() {
        #expect(!"tea".hasSameBytes(as: "ten"))
        #expect(!"tea".hasSameBytes(as: "teas"))
        #expect(!"tea".hasSameBytes(as: ""))
    }

    @Test func `two spellings of a character have other bytes, though they are equal`() {
        #expect("caf\u{E9}" == "cafe\u{301}")
        #expect(!"caf\u{E9}".hasSameBytes(as: "cafe\u{301}"))
        // Here both spellings have five bytes.
        #expect("a\u{323}\u{307}" == "a\u{307}\u{323}")
        #expect(!"a\u{323}\u{307}".hasSameBytes(as: "a\u{307}\u{323}"))
    }
}

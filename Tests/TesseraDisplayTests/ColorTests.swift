import Foundation
import Testing

@testable import TesseraDisplay

struct ColorTests {
    private func notation(_ color: Color) throws -> String {
        let data = try JSONEncoder().encode([color])
        return String(decoding: data, as: UTF8.self)
    }

    private func read(_ notation: String) throws -> Color {
        try #require(try JSONDecoder().decode([Color].self, from: Data("[\"\(notation)\"]".utf8)).first)
    }

    @Test func `a colour within sRGB has one byte a channel`() throws {
        let color = Color(extendedRed: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(color == Color(red: 255, green: 128, blue: 0, alpha: 128))
        #expect(color.displayP3 == nil)
        #expect(try notation(color) == ##"["#ff800080"]"##)
    }

    @Test func `the primaries of Display P3 lie outside sRGB, and its white and greys do not`() throws {
        // The reference is CSS Color 4, which gives color(display-p3 1 0 0) as 1.093, -0.227, -0.150 in sRGB.
        let red = DisplayP3(red: 1, green: 0, blue: 0).extendedSRGB
        #expect(abs(red.red - 1.0931) < 0.0001)
        #expect(abs(red.green - -0.2267) < 0.0001)
        #expect(abs(red.blue - -0.1501) < 0.0001)
        let gray = DisplayP3(red: 0.5, green: 0.5, blue: 0.5).extendedSRGB
        #expect(abs(gray.red - 0.5) < 1e-9 && abs(gray.green - 0.5) < 1e-9 && abs(gray.blue - 0.5) < 1e-9)
        let color = Color(extendedRed: red.red, green: red.green, blue: red.blue, alpha: 1)
        #expect(try notation(color) == #"["color(display-p3 1.0 0.0 0.0)"]"#)
        #expect(color.hexadecimal == "#ff0000")
        #expect(try read("color(display-p3 1.0 0.0 0.0)") == color)
    }

    @Test func `a conversion to Display P3 and back has the same colour`() {
        for (red, green, blue) in [(0.1, 0.9, 0.4), (1.0, 0.0, 0.0), (-0.2, 1.1, 0.003)] {
            let back = DisplayP3(extendedRed: red, green: green, blue: blue).extendedSRGB
            #expect(abs(back.red - red) < 1e-9)
            #expect(abs(back.green - green) < 1e-9)
            #expect(abs(back.blue - blue) < 1e-9)
        }
    }

    @Test func `a colour beyond Display P3 becomes its nearest`() throws {
        let color = Color(extendedRed: 3, green: -1, blue: .infinity, alpha: 0.5)
        let wide = try #require(color.displayP3)
        #expect((wide.red, wide.green, wide.blue) == (1, 0, 1))
        #expect(color.alpha == 128)
    }

    @Test func `the opacity is written after a slash`() throws {
        let color = Color(displayP3: DisplayP3(red: 0, green: 1, blue: 0), alpha: 51)
        #expect(try notation(color) == #"["color(display-p3 0.0 1.0 0.0 \/ 0.2)"]"#)
        #expect(try read("color(display-p3 0.0 1.0 0.0 / 0.2)") == color)
    }

    @Test(arguments: [
        "color(display-p3 1 0)", "color(display-p3 1 0 0 0)", "color(display-p3 1 0 x)", "color(srgb 1 0 0)",
        "color(display-p3 2 0 0)", "color(display-p3 nan 0 0)", "color(display-p3 1 0 0", "rgb(1,2,3)",
    ]) func `other texts are no colours`(notation: String) {
        #expect(throws: DecodingError.self) { try read(notation) }
    }
}

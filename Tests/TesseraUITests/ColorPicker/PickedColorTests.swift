import Foundation
import Testing

@testable import TesseraUI

@MainActor struct PickedColorTests {
    @Test func `six or three hexadecimal digits are a colour`() {
        #expect(PickedColor(hexadecimal: "FF8000") == PickedColor(red: 1, green: 128.0 / 255, blue: 0))
        #expect(PickedColor(hexadecimal: " #0f0 ") == PickedColor(red: 0, green: 1, blue: 0))
        #expect(PickedColor(red: 1, green: 0.5, blue: 0).hexadecimal == "FF8000")
        #expect(PickedColor(red: 0, green: 0.05, blue: 0).hexadecimal == "000D00")
    }

    @Test(arguments: ["", "#", "FF", "FF80", "GG0000", "+F0000", "FF8000FF", "٠٠٠"])
    func `other texts are no colours`(text: String) {
        #expect(PickedColor(hexadecimal: text) == nil)
    }

    @Test func `components beyond sRGB get the nearest value`() {
        #expect(PickedColor(red: 1.2, green: -0.1, blue: 0.5) == PickedColor(red: 1, green: 0, blue: 0.5))
    }

    @Test(arguments: [
        (UIColor.white, "white"), (.black, "black"), (.clear, "clear"),
        (UIColor(white: 0.5, alpha: 1), "gray"),
        (.red, "red"), (UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), "dark blue"),
        (UIColor(red: 0.6, green: 1, blue: 0.6, alpha: 1), "light green"), (.brown, "brown"),
        (.orange, "orange"),
    ])
    func `a colour has a name`(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }
}

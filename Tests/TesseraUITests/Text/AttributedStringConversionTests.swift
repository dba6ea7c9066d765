import Foundation
import Testing

@testable import TesseraUI

struct AttributedStringConversionTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test func `attributed texts begin empty`() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSTextStorage().length == 0)
    }

    @Test func `attributes keep their meaning in both directions`() throws {
        var text = AttributedString("Now ")
        text.font = font
        text.kern = 2
        var link = AttributedString("here")
        link.foregroundColor = .red
        link.underlineStyle = .single
        link.strokeWidth = -3
        link.strokeColor = .green
        link.link = URL(string: "https://example.com")
        text += link
        let converted = NSAttributedString(text)
        #expect(converted.string == "Now here")
        let first = converted.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == font && first[.kern] as? CGFloat == 2)
        let second = converted.attributes(at: 4, effectiveRange: nil)
        #expect(second[.foregroundColor] as? UIColor == .red)
        #expect(second[.underlineStyle] as? Int == 1)
        #expect(second[.strokeWidth] as? CGFloat == -3 && second[.strokeColor] as? UIColor == .green)
        #expect(second[.link] as? URL == URL(string: "https://example.com"))
        #expect(AttributedString(converted) == text)
    }

    @Test func `a container takes attributes of any numeric type and passes over others`() {
        let container = AttributeContainer([.kern: 3, .font: "no font", .foregroundColor: UIColor.red])
        #expect(container.kern == 3 && container.font == nil && container.foregroundColor == .red)
        #expect([NSAttributedString.Key: Any](container).count == 2)
    }

    @Test func `an empty text stays empty`() {
        #expect(NSAttributedString(AttributedString()).length == 0)
        #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
    }
}

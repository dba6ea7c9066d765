import Foundation
import Testing

@testable import TesseraUI

struct HTMLStyleTests {
    private func attributes(_ html: String) throws -> [NSAttributedString.Key: Any] {
        let text = try NSAttributedString(
            data: Data(html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        let range = (text.string as NSString).range(of: "x")
        try #require(range.location != NSNotFound)
        return text.attributes(at: range.location, effectiveRange: nil)
    }

    private func font(_ style: String) throws -> UIFont {
        try #require(try attributes("<span style=\"\(style)\">x</span>")[.font] as? UIFont)
    }

    @Test(arguments: [
        ("red", 0xFF00_00FF), ("#0f0", 0x00FF_00FF), ("#0f08", 0x00FF_0088), ("#12345678", 0x1234_5678),
        ("rgb(1, 2, 3)", 0x0102_03FF), ("rgba(255,0,0,.5)", 0xFF00_0080),
        ("rgb(100% 0% 0% / 50%)", 0xFF00_0080),
        ("hsl(120, 100%, 50%)", 0x00FF_00FF), ("hsl(-120deg 100% 50%)", 0x0000_FFFF),
        ("RebeccaPurple", 0x6633_99FF),
        ("rgb(999, -5, 0)", 0xFF00_00FF), ("RED !important", 0xFF00_00FF),
    ])
    func `colours are read`(text: String, rgba: UInt32) throws {
        let html = "<span style='color: \(text); background-color: \(text)'>x</span>"
        let attributes = try attributes(html)
        #expect(attributes[.foregroundColor] as? UIColor == UIColor(rgba: rgba))
        #expect(attributes[.backgroundColor] as? UIColor == UIColor(rgba: rgba))
    }

    @Test(arguments: [
        "#12", "#ggg", "rgb(1,2)", "rgb(1,2,nan)", "no-colour", "rgb(", "#+12", "hsl(inf,0,0)", "",
    ])
    func `what is no colour has no effect`(text: String) throws {
        #expect(try attributes("<font color='\(text)'>x")[.foregroundColor] as? UIColor == .black)
        #expect(try attributes("<p style='color: \(text)'>x")[.foregroundColor] as? UIColor == .black)
    }

    @Test(arguments: [
        ("17px", 17), ("12pt", 16), ("2em", 24), ("150%", 18), ("1.5rem", 18), ("large", 14),
        ("larger", 14.4),
        ("1e9px", 1000), ("0", 1), ("-4px", 12), ("nanpx", 12), ("wide", 12),
    ])
    func `sizes are read`(text: String, size: Double) throws {
        #expect(abs(try font("font-size: \(text)").pointSize - size) < 0.0001)
    }

    @Test func `fonts are read`() throws {
        #expect(try font("font-weight: 600") == .systemFont(ofSize: 12, weight: .semibold))
        #expect(
            try font("font-weight: bolder; font-style: italic").fontDescriptor.symbolicTraits == [
                .traitBold, .traitItalic,
            ])
        #expect(try font("font-family: monospace") == .monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(try font("font-family: 'No such font', -apple-system") == .systemFont(ofSize: 12))
        #expect(
            try font("font: italic bold 20px/1.5 'No such font', sans-serif").fontDescriptor.symbolicTraits
                == [.traitBold, .traitItalic])
        #expect(try font("font: 20px / 24px system-ui") == .systemFont(ofSize: 20))
        #expect(try font("font: bold") == .systemFont(ofSize: 12))
        #expect(try font("font: -apple-system-headline") == font("font: -apple-system-headline; color: red"))
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(try font("font: -apple-system-headline").pointSize == headline.pointSize)
        #expect(try font("font: -apple-system-headline").fontName == headline.fontName)
        #expect(
            try font("font: -apple-system-body; font-weight: bold")
                == .boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize))
    }

    @Test func `style elements have rules for elements, classes and identifiers`() throws {
        func size(_ rules: String, _ html: String) throws -> Double? {
            try (attributes("<style>\(rules)</style>\(html)")[.font] as? UIFont).map { Double($0.pointSize) }
        }
        #expect(try size("body { font-size: 17px }", "<body>x</body>") == 17)
        #expect(try size("html{font-size:20px} p{font-size:2rem}", "<html><p>x") == 40)
        #expect(try size("<!-- /* { */ P, h1 { font-size: 17px } -->", "<p>x") == 17)
        #expect(try size(".a{font-size:17px} p{font-size:16px}", "<p class='b a'>x") == 17)
        #expect(try size("p.a{font-size:17px} .a{font-size:16px}", "<p class=a>x") == 17)
        #expect(try size("#a{font-size:17px} *{font-size:16px}", "<p id=a>x") == 17)
        #expect(try size("p{font-size:16px} p{font-size:17px}", "<p>x") == 17)
        #expect(try size("p{font-size:16px}", "<p style='font-size: 17px'>x") == 17)
        #expect(
            try size("@import 'a'; @media print { p {font-size: 9px} } p {font-size: 17px}", "<p>x") == 17)
        #expect(try size("div p, p:hover, p > b {font-size: 9px}", "<div><p>x") == 12)
        #expect(try size("p{font-size:17px", "<p>x") == 17)
    }

    @Test func `rules for outermost elements count although these are left out`() throws {
        func size(_ html: String) throws -> Double? {
            try (attributes(html)[.font] as? UIFont).map { Double($0.pointSize) }
        }
        let style = "<style>body { font: 17px -apple-system }</style>"
        #expect(try size("\(style)x") == 17)
        #expect(try size("\(style)\n<p>x") == 17)
        #expect(try size("\(style)<b>x</b>") == 17)
        #expect(try size("<html><head><title>t</title>\(style)</head><p>x</p></html>") == 17)
        #expect(try size("<head>\(style)<p>x") == 17)
        #expect(try size("<style>html { font-size: 20px } p { font-size: 2rem }</style><p>x") == 40)
        // Only one of them is there.
        #expect(try size("<style>html { font-size: 20px } p { font-size: 2rem }</style><body><p>x") == 40)
        // The document's own element comes later.
        #expect(try size("\(style)<html><body style='font-size: 19px'>x") == 19)
    }

    @Test func `an outermost element that is left out adds no line`() throws {
        for html in ["a<p>b</p>", "<p>a</p>b", "\n a <br>b"] {
            let (plain, styled) = (html, "<style>body { color: red }</style>\(html)")
            func text(_ html: String) throws -> String {
                try NSAttributedString(
                    data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                    documentAttributes: nil
                ).string
            }
            #expect(try text(styled) == text(plain))
        }
    }

    @Test func `the weight of a font without a name is inherited`() throws {
        let html = "<style>b { font-weight: normal }</style><b>x</b>"
        #expect(try attributes(html)[.font] as? UIFont == .systemFont(ofSize: 12))
    }
}

import Foundation
import TestSupport
import Testing

@testable import TesseraUI

struct DocumentReadingTests {
    private typealias Option = NSAttributedString.DocumentReadingOptionKey
    private typealias DocumentType = NSAttributedString.DocumentType

    private func text(_ data: Data, _ options: [Option: Any]) throws -> String {
        try NSAttributedString(data: data, options: options, documentAttributes: nil).string
    }

    @Test func `plain text keeps its characters and gets the attributes of the option`() throws {
        let options: [Option: Any] = [
            .documentType: DocumentType.plain,
            .defaultAttributes: [NSAttributedString.Key.foregroundColor: UIColor.red],
        ]
        let text = try NSAttributedString(
            data: Data("<b> a\n".utf8), options: options, documentAttributes: nil)
        #expect(text.string == "<b> a\n")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func `a text that can be changed is read too`() throws {
        let text = try NSMutableAttributedString(
            data: Data("<b>a</b>".utf8), options: [.documentType: DocumentType.html], documentAttributes: nil)
        text.append(NSAttributedString(string: "b"))
        #expect(text.string == "ab")
    }

    @Test func `the beginning of a document without a stated type determines the type`() throws {
        #expect(try text(Data("<p>a".utf8), [:]) == "<p>a")
        #expect(try text(Data("\u{FEFF}\n<!DOCTYPE HTML><p>a".utf8), [:]) == "a\n")
        #expect(try text(Data("<html><p>a".utf8), [:]) == "a\n")
        #expect(throws: CocoaError.self) { try text(Data("{\\rtf1 a}".utf8), [:]) }
    }

    @Test(arguments: ["NSRTF", "NSRTFD", ""])
    func `other types are refused`(name: String) throws {
        let error = #expect(throws: CocoaError.self) {
            try text(Data(), [.documentType: DocumentType(rawValue: name)])
        }
        #expect(error?.code == .featureUnsupported)
        #expect(error?.localizedDescription.contains("type \(name)") == true)
        #expect(throws: CocoaError.self) { try text(Data(), [.documentType: 7]) }
        #expect(try text(Data("<i>a".utf8), [.documentType: "NSHTML"]) == "a")
    }

    @Test func `the option names the encoding`() throws {
        let data = Data([0x93, 0xFA, 0x96, 0x7B])
        let options: [Option: Any] = [
            .documentType: DocumentType.html, .characterEncoding: String.Encoding.shiftJIS.rawValue,
        ]
        #expect(try text(data, options) == "日本")
        #expect(try text(Data("é".utf8), [.characterEncoding: 4]) == "é")
        let wrong = #expect(throws: CocoaError.self) {
            try text(data, [.characterEncoding: String.Encoding.utf8.rawValue])
        }
        #expect(wrong?.code == .fileReadInapplicableStringEncoding)
        let unknown = #expect(throws: CocoaError.self) { try text(data, [.characterEncoding: "Latin"]) }
        #expect(unknown?.code == .fileReadUnknownStringEncoding)
        #expect(throws: CocoaError.self) { try text(data, [.characterEncoding: -1]) }
        #expect(throws: CocoaError.self) { try text(data, [.characterEncoding: UInt.max]) }
    }

    @Test func `HTML names its encoding`() throws {
        let html: [Option: Any] = [.documentType: DocumentType.html]
        let japanese = Data([0x93, 0xFA, 0x96, 0x7B])
        for element in [
            "<meta charset=\"Shift_JIS\">",
            "<META http-equiv='Content-Type' content='text/html; charset = sjis'>",
        ] {
            #expect(try text(Data(element.utf8) + japanese, html) == "日本")
        }
        #expect(try text(Data([0xEF, 0xBB, 0xBF]) + Data("<meta charset=sjis>日本".utf8), html) == "日本")
        #expect(try text(Data([0xFF, 0xFE, 0x61, 0x00, 0xE5, 0x65]), html) == "a日")
    }

    @Test func `without a name the encoding is UTF-8 or that of Windows`() throws {
        let html: [Option: Any] = [.documentType: DocumentType.html]
        #expect(try text(Data("日本é".utf8), html) == "日本é")
        #expect(try text(Data([0x93, 0x61, 0x94, 0xE9]), html) == "“a”é")
        #expect(try text(Data([0x61, 0x81, 0xC3]), html).hasPrefix("a"))
        #expect(try text(Data(), html) == "")
    }

    @Test func `a damaged character leaves all others as they are`() throws {
        let html: [Option: Any] = [.documentType: DocumentType.html]
        let cut = Data("日本語".utf8.dropLast())
        #expect(try text(cut, html) == "日本\u{FFFD}")
        #expect(try text(cut, [:]) == "日本\u{FFFD}")
        #expect(try text(Data("<meta charset=utf-8>a".utf8) + [0xE6], html) == "a\u{FFFD}")
    }

    @Test func `the attributes of the document are returned`() throws {
        var attributes: NSDictionary?
        _ = try NSAttributedString(
            data: Data("a".utf8), options: [.documentType: DocumentType.html], documentAttributes: &attributes
        )
        let known = try #require(attributes as? [String: Any])
        #expect(known["DocumentType"] as? String == "NSHTML")
        #expect(known["CharacterEncoding"] as? UInt == 4)
    }

    @Test(arguments: [
        "<b>", "<b>x", "<p>x", "<ul><li>x", "<b><i>x</b>", "<p><b>x</p>", "<", "</", "<!--", "<a href='", "&",
        "&#9",
        "<style>", "<style>/*", "<style>p{", "<br>", "\0", "<td>x", "<title>", "<a x=1 ", "<sup>x",
        "<blockquote>x",
        "<h1>", "<font size=+7>x", "<q", "<pre>\n", "<p style='color:red;", "<p class='a ", "\u{2028}", "]]>",
    ])
    func `hostile documents are read`(part: String) throws {
        let html = String(repeating: part, count: 2000)
        let read = try text(Data(html.utf8), [.documentType: DocumentType.html])
        #expect(read.utf16.count <= html.utf16.count)
        let cut = Data(html.utf8.dropLast())
        _ = try text(cut, [.documentType: DocumentType.html])
    }

    @Test func `the time grows with the length, not with its square`() throws {
        // With the square of the length, each of these takes minutes, and the tests end first.
        let count = 20_000
        let address = String(repeating: "x", count: count)
        for html in [
            "<a href='\(address)'>" + String(repeating: "<b>x</b>", count: count),
            String(repeating: "<b>", count: count) + String(repeating: "</i>", count: count),
            "<ul>" + String(repeating: "<b>", count: 90) + String(repeating: "<li>x</li>", count: count),
            String(repeating: "<b>日</b>本", count: 3 * count),
            String(repeating: "<i>", count: 90)
                + "<b style='\(String(repeating: "color: red;", count: 5 * count))'>"
                + String(repeating: "</i>", count: 90) + "x",
        ] {
            let read = try text(Data(html.utf8), [.documentType: DocumentType.html])
            #expect(read.utf8.count <= html.utf8.count)
        }
    }

    @Test func `random documents are read`() throws {
        var random = SeededGenerator(seed: 7)
        let parts = [
            "<p>", "</p>", "<b>", "</b>", "<li>", "<ul>", "</ul>", "<pre>", "</pre>", "<br>", "x", " ", "\n",
            "&",
            "&amp;", "&#x4", "<", "</", ">", "<!--", "-->", "<style>", "</style>", "p{", "}", "<td>", "<tr>",
            "'", "\"",
            "=", "<a href=", "\0", "日本", "<div style='", "font:", "/", "<h1>", "<ol start=",
            "99999999999999999999",
            "<font size=", "hsl(", "%", "1e999", "display:none", ";",
        ]
        for _ in 0..<500 {
            let html = (0..<40).compactMap { _ in parts.randomElement(using: &random) }.joined()
            #expect(throws: Never.self, "\(html.debugDescription)") {
                try text(Data(html.utf8), [.documentType: DocumentType.html])
            }
        }
    }
}

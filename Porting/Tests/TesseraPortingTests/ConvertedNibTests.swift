import Foundation
import TesseraNibs
import TesseraPorting
import Testing

struct ConvertedNibTests {
    private func file(_ text: String, named name: String = "Cell.xib") throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label id="a" text="Hello" sparkles="YES"/></objects></document>
        """

    @Test
    func `a xib becomes a file for each language`() throws {
        let nib = ConvertedNib(
            try file(xib), path: "App/Base.lproj/Cell.xib", language: "Base",
            translations: ["ja": ["a.text": "こんにちは"]])
        #expect(nib.files.keys.sorted() == ["Base.lproj/Cell.nib", "ja.lproj/Cell.nib"])
        let japanese = try NibDocument(data: #require(nib.files["ja.lproj/Cell.nib"]))
        #expect(japanese.objects[0]["text"] == "こんにちは")
        #expect(
            nib.findings == [
                Finding(
                    severity: .warning, file: "App/Base.lproj/Cell.xib", line: 2,
                    message: "<label> sets sparkles, which Tessera lacks.",
                    advice: "The value YES is ignored; the property keeps its usual value.")
            ])
    }

    @Test
    func `a truncated file is an error with its line`() throws {
        let nib = ConvertedNib(try file("<document>\n<objects>"), path: "Cell.xib")
        #expect(nib.files.isEmpty)
        #expect(nib.findings.map(\.line) == [2])
        #expect(nib.findings.map(\.severity) == [.error])
    }

    @Test
    func `texts are read from strings files and from string catalogs`() throws {
        #expect(
            ConvertedNib.strings(in: Data("/* Class */\n\"a.text\" = \"Say \\\"hi\\\"\";\n".utf8)) == [
                "a.text": "Say \"hi\""
            ])
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{"a.text":{"localizations":{
            "en":{"stringUnit":{"state":"new","value":"Hello"}},
            "ja":{"stringUnit":{"state":"translated","value":"こんにちは"}}}}}}
            """
        #expect(ConvertedNib.translations(inCatalog: Data(catalog.utf8)) == ["ja": ["a.text": "こんにちは"]])
    }
}

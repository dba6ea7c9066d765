import Foundation
import Testing

@testable import TesseraUI

@Suite struct LocalizedTextsTests {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    private func texts(_ files: [String: [String: Any]]) throws -> LocalizedTexts {
        for (path, values) in files {
            try folder.write(
                PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), to: path)
        }
        return LocalizedTexts(folder: folder.url)
    }

    @Test func `the text comes from the first language that has the table`() throws {
        let texts = try texts([
            "en.lproj/Localizable.strings": ["hello": "Hello", "bye": "Bye"],
            "ja.lproj/Localizable.strings": ["hello": "こんにちは"], "ja.lproj/Other.strings": ["other": "他"],
        ])
        #expect(texts.languages == ["en", "ja"])
        #expect(texts.text("hello", table: "Localizable", languages: ["ja", "en"]) == "こんにちは")
        #expect(texts.text("bye", table: "Localizable", languages: ["ja", "en"]) == nil)
        #expect(texts.text("other", table: "Other", languages: ["en", "ja"]) == "他")
        #expect(texts.text("hello", table: "../Localizable", languages: ["ja"]) == nil)
    }

    @Test func `texts in the language of development come from Base`() throws {
        let texts = try texts([
            "Base.lproj/Localizable.strings": ["hello": "Hello"],
            "ja.lproj/Localizable.strings": ["hello": "こんにちは"],
        ])
        #expect(texts.order(developmentLanguage: "en", preferred: ["en-US", "en", "ja"]) == ["Base"])
        #expect(texts.order(developmentLanguage: "en", preferred: ["ja", "en"]) == ["ja", "Base"])
    }

    @Test(arguments: ["plurals", "stringsdict"])
    func `the format of a plural rule is the form for most numbers`(pathExtension: String) throws {
        let texts = try texts([
            "en.lproj/Localizable.\(pathExtension)": [
                "%d cats": [
                    "NSStringLocalizedFormatKey": "%#@n@",
                    "n": ["NSStringFormatValueTypeKey": "d", "one": "%d cat", "other": "%d cats!"],
                ]
            ]
        ])
        let format = try #require(texts.text("%d cats", table: "Localizable", languages: ["en"]))
        #expect(format == "%1$d cats!")
        #expect(String(format: format, 1) == "1 cat")
    }

    @Test func `a key with values names them by specifiers`() {
        let (name, count) = ("Ada", 3)
        let value: String.LocalizationValue = "\(name) has \(count) of 100%"
        #expect(value.key == "%@ has %lld of 100%%")
        #expect(String(localized: "\(name) has \(count)") == "Ada has 3")
        #expect(String(localized: "100% sure") == "100% sure")
        #expect(String(localized: "key", defaultValue: "\(count) times") == "3 times")
    }
}

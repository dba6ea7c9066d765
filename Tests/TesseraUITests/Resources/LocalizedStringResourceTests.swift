import Foundation
import Testing

@testable import TesseraUI

@Suite struct LocalizedStringResourceTests {
    private let folder: ResourceFolder

    init() throws {
        folder = try ResourceFolder()
        let tables: [String: [String: Any]] = [
            "en.lproj/Localizable.strings": [
                "hello": "Hello", "%@ has %lld photos": "**%2$lld** photos of %1$@", "half": "%.1f of *it*",
            ],
            "ja.lproj/Localizable.strings": ["hello": "こんにちは"],
            "en.lproj/Localizable.stringsdict": [
                "%lld cats": [
                    "NSStringLocalizedFormatKey": "%#@n@",
                    "n": [
                        "NSStringFormatValueTypeKey": "lld", "one": "**one** cat", "other": "**%lld** cats",
                    ],
                ]
            ],
        ]
        for (path, values) in tables {
            try folder.write(
                PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), to: path)
        }
    }

    private func resource(_ key: String.LocalizationValue, _ language: String) -> LocalizedStringResource {
        LocalizedStringResource(key, locale: Locale(identifier: language), bundle: .atURL(folder.url))
    }

    /// Returns the parts of a text with their meaning.
    private func parts(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let mark = intent.contains(.stronglyEmphasized) ? "**" : intent.contains(.emphasized) ? "*" : ""
            return mark + String(text.characters[run.range]) + mark
        }
    }

    @Test func `a resource is a key with values, a table and a locale`() {
        let count = 3
        let resource: LocalizedStringResource = "\(count) of 100%"
        #expect(resource.key == "%lld of 100%%" && resource.table == nil && resource.bundle == .main)
        #expect(resource.defaultValue == "\(3) of 100%" && resource.localizedStringResource == resource)
        #expect(String(localized: resource) == "3 of 100%")
        let named = LocalizedStringResource("title", defaultValue: "\(count) things", table: "Other")
        #expect(named.key == "title" && named.table == "Other" && String(localized: named) == "3 things")
    }

    @Test func `the text has the language of the locale`() {
        var hello = resource("hello", "ja_JP")
        #expect(String(localized: hello) == "こんにちは")
        hello.locale = Locale(identifier: "en_US")
        #expect(String(localized: hello) == "Hello")
        #expect(String(localized: "\(resource("hello", "ja"))!") == "こんにちは!")
    }

    @Test func `a text with attributes is read as Markdown before its values are inserted`() {
        let name = "*Ada*"
        let text = AttributedString(localized: resource("\(name) has \(3) photos", "en"))
        #expect(parts(text) == ["**3**", " photos of *Ada*"])
        #expect(parts(AttributedString(localized: "100% **sure**")) == ["100% ", "**sure**"])
        #expect(
            parts(AttributedString(localized: "half", defaultValue: "*\(0.5, specifier: "%.2f")*%")) == [
                "*0.50*", "%",
            ])
    }

    @Test func `a text with attributes has the form of plural rules`() {
        #expect(parts(AttributedString(localized: resource("\(1) cats", "en"))) == ["**one**", " cat"])
        #expect(parts(AttributedString(localized: resource("\(2) cats", "en"))) == ["**2**", " cats"])
    }

    @Test func `a value keeps its attributes and may get its number`() {
        var name = AttributedString("Ada")
        name.inlinePresentationIntent = .emphasized
        let text = AttributedString(
            localized: resource("\(name) has \(3) photos", "en"), options: .applyReplacementIndexAttribute)
        #expect(parts(text) == ["**3**", " photos of ", "*Ada*"])
        #expect(text.runs.map(\.replacementIndex) == [2, nil, 1])
        #expect(String(localized: "\(name)!") == "Ada!")
    }

    @Test func `a resource can be archived`() throws {
        let resource = resource("\("Ada") has \(3) photos", "en")
        let copy = try JSONDecoder().decode(
            LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource && String(localized: copy) == "**3** photos of Ada")
        let attributed: LocalizedStringResource = "\(AttributedString("a"))"
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(attributed) }
    }

    @Test(
        arguments: [
            ("lld cats", "lld", "", nil), ("2$5.1f", "f", "5.1", 2), ("%", "%", "", nil),
            ("-*d", "d", "-*", nil),
        ] as [(String, String, String, Int?)])
    func `a specifier has a position, flags and a type`(
        text: String, type: String, flags: String, position: Int?
    ) throws {
        let read = try #require(FormattedText.specifier(AttributedString(text).characters[...]))
        #expect(read.specifier == FormattedText.Specifier(position: position, flags: flags, type: type))
    }
}

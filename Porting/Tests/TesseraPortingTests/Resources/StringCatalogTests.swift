import Foundation
import Testing

@testable import TesseraPorting

@Suite struct StringCatalogTests {
    private func catalog(_ strings: String) throws -> StringCatalog {
        try StringCatalog(
            Data("{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}".utf8),
            file: "c")
    }

    @Test func `a text without a translation stands for itself`() throws {
        let tables = try catalog(
            """
            "Hello": {}, "Bye": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "さようなら"}}}}
            """
        ).tables
        #expect(tables["en"]?.strings == ["Hello": "Hello", "Bye": "Bye"])
        #expect(tables["ja"]?.strings == ["Bye": "さようなら"])
    }

    @Test func `forms for numbers become a rule`() throws {
        let tables = try catalog(
            """
            "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}}
            """
        ).tables
        #expect(
            tables["en"]?.rules["%lld items"]
                == .dictionary([
                    "NSStringLocalizedFormatKey": .string("%#@value@"),
                    "value": .dictionary([
                        "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
                        "NSStringFormatValueTypeKey": .string("lld"), "one": .string("%lld item"),
                        "other": .string("%lld items"),
                    ]),
                ]))
    }

    @Test func `forms of a text with several arguments are for its number`() throws {
        let tables = try catalog(
            """
            "%@ has %lld items": {"localizations": {"en": {"variations": {"plural": {
                "zero": {"stringUnit": {"value": "Nothing for %@"}},
                "one": {"stringUnit": {"value": "%2$lld item for %1$@"}},
                "other": {"stringUnit": {"value": "%@ has %lld items"}}}}}}}
            """
        ).tables
        let rule = tables["en"]?.rules["%@ has %lld items"]
        #expect(rule?["NSStringLocalizedFormatKey"]?.string == "%2$#@value@")
        let forms = rule?["value"]
        #expect(forms?["zero"]?.string == "Nothing for %1$@")
        #expect(forms?["one"]?.string == "%2$lld item for %1$@")
        #expect(forms?["other"]?.string == "%1$@ has %2$lld items")
        #expect(forms?["NSStringFormatValueTypeKey"]?.string == "lld")
    }

    @Test func `specifiers of formats are found`() {
        let specifiers = StringCatalog.specifiers(in: "%1$@ has 100%% of %.2f, %lld")
        #expect(specifiers.map(\.type) == ["@", "f", "lld"])
        #expect(specifiers.map(\.position) == [1, nil, nil])
    }

    @Test func `a file that is no catalog is named`() {
        #expect(throws: UnreadableFile.self) { try StringCatalog(Data("[]".utf8), file: "c") }
    }

    @Test func `a language that is no name is reported once, and its texts are ignored`() throws {
        let text = #"{"localizations": {"../../evil": {"stringUnit": {"value": "x"}}}}"#
        let catalog = try catalog("\"a\": \(text), \"b\": \(text)")
        #expect(catalog.tables.keys.sorted() == ["en"])
        #expect(
            catalog.findings.map(\.message) == ["“../../evil” is no language, and its texts are ignored."])
        #expect(throws: UnreadableFile.self) {
            try StringCatalog(Data(#"{"sourceLanguage": "../x", "strings": {}}"#.utf8), file: "c")
        }
    }
}

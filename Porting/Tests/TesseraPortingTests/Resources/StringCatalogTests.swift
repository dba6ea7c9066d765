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

    @Test func `specifiers of formats are found`() {
        #expect(StringCatalog.specifiers(in: "%1$@ has 100%% of %.2f, %lld") == ["@", "f", "lld"])
    }

    @Test func `a file that is no catalog is named`() {
        #expect(throws: UnreadableFile.self) { try StringCatalog(Data("[]".utf8), file: "c") }
    }
}

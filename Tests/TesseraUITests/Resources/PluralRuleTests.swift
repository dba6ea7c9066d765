import Foundation
import Testing

@testable import TesseraUI

@Suite struct PluralRuleTests {
    private func rule(_ format: String, _ forms: [String: [String: String]]) throws -> PluralRule {
        var value: [String: Any] = ["NSStringLocalizedFormatKey": format]
        for (name, forms) in forms {
            value[name] = forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType"]) { one, _ in
                one
            }
        }
        return try #require(PluralRule(value))
    }

    @Test func `one thing and several things have forms of their own`() throws {
        let rule = try rule("%#@n@ left", ["n": ["one": "%d item", "other": "%d items"]])
        #expect(rule.format(for: [1], language: "en") == "%1$d item left")
        #expect(rule.format(for: [2], language: "en") == "%1$d items left")
        #expect(rule.plainFormat == "%1$d items left")
    }

    @Test(arguments: ["en", "ja"])
    func `the form for zero counts in each language`(language: String) throws {
        let rule = try rule("%#@n@", ["n": ["zero": "nothing", "other": "%d items"]])
        #expect(rule.format(for: [0], language: language) == "nothing")
        #expect(rule.format(for: [10], language: language) == "%1$d items")
        // In Latvian the category comprises further numbers.
        #expect(rule.format(for: [10], language: "lv") == "nothing")
    }

    @Test(arguments: [
        (1, "ja", "other"), (0, "fr", "one"), (1.5, "fr", "one"), (1.5, "en", "other"), (1, "en-US", "one"),
        (3, "ru", "few"), (11, "ru", "many"), (21, "ru", "one"), (2, "ar", "two"), (103, "ar", "few"),
        (5, "pl", "many"),
        (22, "pl", "few"), (1.5, "cs", "many"), (104, "sl", "few"), (20, "lv", "zero"), (6, "cy", "many"),
        (2, "he", "two"),
    ])
    func `languages have rules of their own`(number: Double, language: String, category: String) {
        #expect(PluralCategory.of(number, in: language).rawValue == category)
    }

    @Test func `two variables take one argument each, in any order`() throws {
        let rule = try rule(
            "%2$#@b@ in %1$#@a@",
            ["a": ["one": "%d box", "other": "%d boxes"], "b": ["one": "one cup", "other": "%d cups"]])
        #expect(rule.format(for: [2, 1], language: "en") == "one cup in %1$d boxes")
    }

    @Test func `a form may leave out its number`() throws {
        let rule = try rule(
            "%#@n@ of %@ (%lld %%)", ["n": ["one": "The owl", "other": "%d owls"]])
        PluralRule.remember(rule, language: "en")
        #expect(String(format: rule.plainFormat, 1, "Ann", 7) == "The owl of Ann (7 %)")
        #expect(String(format: rule.plainFormat, 2, "Ann", 7) == "2 owls of Ann (7 %)")
        #expect(
            String(format: rule.plainFormat, locale: Locale(identifier: "en"), 1, "Ann", 7)
                == "The owl of Ann (7 %)")
        #expect(PluralRule.compacted("%%1$ %3$@ %3$@%1$d", [1, 2, "c"]).format == "%%1$ %2$@ %2$@%1$d")
    }

    @Test func `variables that contain themselves come to an end`() throws {
        let rule = try rule("%#@a@", ["a": ["other": "x%#@a@"]])
        #expect(rule.plainFormat == "xxxxxxxx")
    }

    @Test func `a format from a table takes the form of its number`() throws {
        let rule = try rule("%#@n@", ["n": ["one": "%d owl", "other": "%d owls"]])
        PluralRule.remember(rule, language: "en")
        #expect(String(format: rule.plainFormat, 1) == "1 owl")
        #expect(String.localizedStringWithFormat(rule.plainFormat, 5) == "5 owls")
        #expect(String(format: "%d owl%@", 1, "s") == "1 owls")
    }
}

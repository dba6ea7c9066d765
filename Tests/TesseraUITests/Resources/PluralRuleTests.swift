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

    @Test func `languages have rules of their own`() {
        #expect(PluralRule.category(of: 1, in: "ja") == "other")
        #expect(PluralRule.category(of: 0, in: "fr") == "one")
        #expect(PluralRule.category(of: 3, in: "ru") == "few")
        #expect(PluralRule.category(of: 2, in: "ar") == "two")
    }

    @Test func `two variables take one argument each, in any order`() throws {
        let rule = try rule(
            "%2$#@b@ in %1$#@a@",
            ["a": ["one": "%d box", "other": "%d boxes"], "b": ["one": "one cup", "other": "%d cups"]])
        #expect(rule.format(for: [2, 1], language: "en") == "one cup in %1$d boxes")
    }

    @Test func `variables within themselves end`() throws {
        let rule = try rule("%#@a@", ["a": ["other": "x%#@a@"]])
        #expect(rule.plainFormat == "xxxxxxxx")
    }

    @Test func `a format that a table handed out takes the form of its number`() throws {
        let rule = try rule("%#@n@", ["n": ["one": "%d owl", "other": "%d owls"]])
        PluralRule.remember(rule, language: "en")
        #expect(String(format: rule.plainFormat, 1) == "1 owl")
        #expect(String.localizedStringWithFormat(rule.plainFormat, 5) == "5 owls")
        #expect(String(format: "%d owl%@", 1, "s" as NSString) == "1 owls")
    }
}

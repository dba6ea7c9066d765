import Testing

@testable import TesseraUI

@Suite struct LanguageChoiceTests {
    @Test(arguments: [
        (["en", "ja"], ["ja-JP", "en"], "ja"), (["en", "ja"], ["de", "en-US"], "en"),
        (["en-GB", "fr"], ["en-US"], "en-GB"), (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"),
        (["zh-Hans", "zh-Hant"], ["zh-CN"], "zh-Hans"), (["pt", "pt-BR"], ["pt-BR"], "pt-BR"),
        (["he"], ["iw-IL"], "he"), (["Base", "ja"], ["ja"], "ja"),
    ])
    func `the first of the user's languages that the app has is chosen`(
        available: [String], preferences: [String], best: String
    ) {
        #expect(LanguageChoice.best(of: available, for: preferences) == best)
    }

    @Test(arguments: [
        (["Base", "ja"], "en", ["en-US", "en", "ja"], "Base"),
        (["Base", "ja"], "en", ["ja-JP", "en"], "ja"),
        (["Base", "en", "ja"], "en", ["en-US"], "en"), (["ja"], "en", ["en-US", "ja"], "ja"),
        (["Base", "en-GB"], "en", ["en-US"], "Base"), (["Base", "en-GB"], "en", ["en-GB"], "en-GB"),
        (["Base", "en", "ja"], "en-US", ["en-US"], "en"),
    ])
    func `Base stands for the language of development`(
        available: [String], development: String, preferences: [String], best: String
    ) {
        #expect(LanguageChoice.best(of: available, development: development, for: preferences) == best)
    }

    @Test func `an app may have no language of the user`() {
        #expect(LanguageChoice.best(of: ["en", "ja"], for: ["de", "fr"]) == nil)
        #expect(LanguageChoice.best(of: ["zh-Hant"], for: ["zh-CN"]) == nil)
        #expect(LanguageChoice.best(of: [], for: ["de"]) == nil)
    }
}

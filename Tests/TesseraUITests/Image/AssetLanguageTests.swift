import Foundation
import Testing

@testable import TesseraUI

@MainActor struct AssetLanguageTests {
    private func conditions(_ entry: String) throws -> AssetConditions {
        try #require(
            AssetConditions(entry: try JSONDecoder().decode(JSONObject.self, from: Data(entry.utf8))))
    }

    private func chosen(_ entries: [String], for languages: [String]) throws -> Int? {
        let conditions = try entries.map(conditions)
        let traits = AssetTraits(UITraitCollection(displayScale: 2))
        return conditions.indices.best(for: traits, languages: languages) { conditions[$0] }
    }

    @Test func `the variant in the user's language is shown, then the one without a language`() throws {
        let entries = [
            #"{"idiom": "universal", "locale": "en"}"#, #"{"idiom": "universal"}"#,
            #"{"idiom": "universal", "locale": "ja", "scale": "1x"}"#,
            #"{"idiom": "universal", "locale": "ja", "scale": "2x"}"#,
        ]
        #expect(try chosen(entries, for: ["ja-JP", "en"]) == 3)
        #expect(try chosen(entries, for: ["en-GB"]) == 0)
        #expect(try chosen(entries, for: ["fr"]) == 1)
    }

    @Test func `variants in languages that nobody wants are better than none`() throws {
        #expect(try chosen([#"{"locale": "en"}"#, #"{"locale": "ja"}"#], for: ["fr"]) == 0)
    }
}

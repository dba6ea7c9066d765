import Foundation
import Testing

@testable import TesseraUI

struct TextMatchesTests {
    private func places(
        of query: String, in text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
        matchesCase: Bool = false
    ) -> [Int] {
        let options = UITextSearchOptions(method: method, matchesCase: matchesCase)
        return TextMatches.ranges(of: query, in: text, options: options).map(\.location)
    }

    @Test func `upper and lower case and full and half width are equal unless the user wants otherwise`() {
        #expect(places(of: "abc", in: "Abc ＡＢＣ abc") == [0, 4, 8])
        #expect(places(of: "abc", in: "Abc ＡＢＣ abc", matchesCase: true) == [8])
        #expect(places(of: "カフェ", in: "カフェとｶﾌｪ") == [0, 4])
    }

    @Test func `matches do not overlap, and an empty text is not found`() {
        #expect(places(of: "aa", in: "aaaaa") == [0, 2])
        #expect(places(of: "", in: "a") == [] && places(of: "a", in: "") == [])
    }

    @Test func `a part of a character is no match`() {
        #expect(places(of: "e", in: "cafe\u{301} e") == [6])
        #expect(places(of: "👩", in: "👩‍👧 👩") == [6])
    }

    @Test func `words match at their beginning or as a whole`() {
        #expect(places(of: "cat", in: "cat concat cats") == [0, 7, 11])
        #expect(places(of: "cat", in: "cat concat cats", .startsWith) == [0, 11])
        #expect(places(of: "cat", in: "cat concat cats", .fullWord) == [0])
        #expect(places(of: "東京", in: "新東京駅", .fullWord) == [1])
    }

    @Test func `the usual options ignore case and width`() {
        let options = UITextSearchOptions()
        #expect(options.wordMatchMethod == .contains)
        #expect(options.stringCompareOptions == [.caseInsensitive, .widthInsensitive])
    }
}

import Foundation
import TesseraSelectors
import Testing

@testable import TesseraUI

private final class Person: NSObject {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }

    func reading() -> String { name }

    static let registration: Void = {
        registerMembers(of: Person.self, named: "Person") { members in
            members.property("name", \.name)
        }
    }()
}

@Suite @MainActor struct IndexedCollationTests {
    private let collation = UILocalizedIndexedCollation(isJapanese: false)
    private let japanese = UILocalizedIndexedCollation(isJapanese: true)
    private let name: Selector = "name"

    init() { Person.registration }

    private func title(_ text: String, in collation: UILocalizedIndexedCollation) -> String {
        collation.sectionTitles[collation.section(for: Person(text), collationStringSelector: name)]
    }

    @Test func `there is a section for each letter, and one for everything else`() {
        let letters = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z #".split(separator: " ").map(
            String.init)
        #expect(collation.sectionTitles == letters)
        #expect(collation.sectionIndexTitles == letters)
        #expect(collation.section(forSectionIndexTitle: 0) == 0)
        #expect(collation.section(forSectionIndexTitle: 26) == 26)
    }

    @Test(arguments: [
        ("Anna", "A"), ("zoë", "Z"), ("Émile", "E"), ("Ångström", "A"), ("Øystein", "O"), ("ß", "S"),
        ("Łukasz", "L"),
        ("ＢＯＢ", "B"), ("  Carl", "C"), ("007", "#"), ("", "#"), ("東京", "#"), ("あ", "#"), ("Яна", "#"),
    ])
    func `the first letter chooses the section`(text: String, expected: String) {
        #expect(title(text, in: collation) == expected)
    }

    @Test(arguments: [
        ("あべ", "あ"), ("ぁ", "あ"), ("ヴィ", "あ"), ("ガス", "か"), ("ｶﾞｽ", "か"), ("ヶ", "か"), ("ぞう", "さ"), ("っ", "た"),
        ("ナ", "な"), ("ぱ", "は"), ("も", "ま"), ("ゃ", "や"), ("ろ", "ら"), ("ん", "わ"), ("Bob", "B"), ("東京", "#"),
    ])
    func `in Japanese there are the rows of the kana too`(text: String, expected: String) {
        #expect(title(text, in: japanese) == expected)
    }

    @Test func `the rows of the kana come first`() {
        #expect(japanese.sectionTitles.prefix(11) == ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ", "A"])
        #expect(japanese.sectionTitles.last == "#")
    }

    @Test func `objects are sorted without regard to case and accents`() {
        let people = ["bob", "Zoe", "Élan", "anna", "Elan", "Anna", "eva"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: name)
        let names = sorted.compactMap { ($0 as? Person)?.name }
        #expect(names.map { $0.lowercased() } == ["anna", "anna", "bob", "elan", "élan", "eva", "zoe"])
    }

    @Test func `objects with equal strings keep their order`() {
        let people = [Person("b"), Person("a"), Person("a")]
        let sorted = collation.sortedArray(from: people, collationStringSelector: name)
        #expect(sorted[0] as AnyObject === people[1] && sorted[1] as AnyObject === people[2])
    }

    @Test func `strings stand for themselves`() {
        #expect(collation.section(for: "Mary", collationStringSelector: "self") == 12)
        let sorted = collation.sortedArray(from: ["b", "a"], collationStringSelector: "description")
        #expect(sorted.compactMap { $0 as? String } == ["a", "b"])
    }

    @Test func `the selector may carry a method`() {
        let selector = Selector("reading", Person.reading)
        #expect(collation.section(for: Person("Carol"), collationStringSelector: selector) == 2)
    }
}

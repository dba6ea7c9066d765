import Testing

@testable import Catalog

struct MountainTests {
    @Test func thereAreAThousandOfDifferentNames() {
        #expect(Mountain.all.count == 1000)
        #expect(Set(Mountain.all.map(\.name)).count == 1000)
        #expect(Mountain.all.allSatisfy { (800..<4400).contains($0.height) })
        #expect(Mountain.all.map(\.height) == Mountain.all.map(\.height).sorted(by: >))
    }

    @Test func nothingTypedFindsAll() {
        #expect(Mountain.matching("").count == 1000)
        #expect(Mountain.matching(" 　").count == 1000)
    }

    @Test func aCharacterOfTheNameFindsThoseThatHaveIt() {
        // 霧 is the first character of 12 × 5 names.
        #expect(Mountain.matching("霧").count == 60)
        #expect(Set(Mountain.matching("霧笛").map(\.name)) == ["霧笛岳", "霧笛山", "霧笛峰", "霧笛森", "霧笛頭"])
    }

    @Test(arguments: ["きりふえだけ", "キリフエダケ", "ｷﾘﾌｴﾀﾞｹ"])
    func theReadingIsFoundInEitherKana(text: String) {
        #expect(Mountain.matching(text).map(\.name) == ["霧笛岳"])
    }

    @Test(arguments: ["vélardhorn", "VELARDHORN", "velardhorn", "ｖｅｌａｒｄｈｏｒｎ"])
    func accentsCaseAndWidthMakeNoDifference(text: String) {
        #expect(Mountain.matching(text).map(\.name) == ["Vélardhorn"])
    }

    @Test func everyWordMustOccur() {
        #expect(Mountain.matching("cor piz").count == 10)
        #expect(Mountain.matching("piz 霧").isEmpty)
    }

    @Test func whatIsNowhereFindsNothing() {
        #expect(Mountain.matching("xyz").isEmpty)
    }
}

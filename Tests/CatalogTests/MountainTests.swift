import Testing

@testable import Catalog

struct MountainTests {
    @Test func `there are a thousand different names`() {
        #expect(Mountain.all.count == 1000)
        #expect(Set(Mountain.all.map(\.name)).count == 1000)
        #expect(Mountain.all.allSatisfy { (800..<4400).contains($0.height) })
        #expect(Mountain.all.map(\.height) == Mountain.all.map(\.height).sorted(by: >))
    }

    @Test func `an empty text finds all mountains`() {
        #expect(Mountain.matching("").count == 1000)
        #expect(Mountain.matching(" 　").count == 1000)
    }

    @Test func `a character of the name finds those that have it`() {
        // 霧 begins 12 × 5 names.
        #expect(Mountain.matching("霧").count == 60)
        #expect(Set(Mountain.matching("霧笛").map(\.name)) == ["霧笛岳", "霧笛山", "霧笛峰", "霧笛森", "霧笛頭"])
    }

    @Test(arguments: ["きりふえだけ", "キリフエダケ", "ｷﾘﾌｴﾀﾞｹ"])
    func `the reading is found in either kana`(text: String) {
        #expect(Mountain.matching(text).map(\.name) == ["霧笛岳"])
    }

    @Test(arguments: ["vélardhorn", "VELARDHORN", "velardhorn", "ｖｅｌａｒｄｈｏｒｎ"])
    func `accents, case and width make no difference`(text: String) {
        #expect(Mountain.matching(text).map(\.name) == ["Vélardhorn"])
    }

    @Test func `every word must occur`() {
        #expect(Mountain.matching("cor piz").count == 10)
        #expect(Mountain.matching("piz 霧").isEmpty)
    }

    @Test func `a text that is in no name finds nothing`() {
        #expect(Mountain.matching("xyz").isEmpty)
    }
}

import Foundation
import Testing

@testable import TesseraDisplay

/// Tests the differences that displays get in the place of whole looks.
@Suite struct RichTextChangeTests {
    private func look(_ weight: Int, paragraph: Int = 0, following: Int? = nil) -> RichText.Look {
        RichText.Look(
            style: TextStyle(size: 20, weight: weight, color: Color(red: 0, green: 0, blue: 0, alpha: 255)),
            lineHeight: 24, paragraph: paragraph, following: following)
    }

    private func rich(_ revision: Int, _ looks: [RichText.Look], _ runs: [(Int, Int)]) -> RichText {
        RichText(
            revision: revision, edit: revision, looks: looks,
            paragraphs: [.init(alignment: .left), .init(alignment: .right)],
            runs: runs.map { .init(length: $0.0, look: $0.1) })
    }

    private func runs(_ text: RichText) -> [[Int]] { text.runs.map { [$0.length, $0.look] } }

    private func json(_ text: RichText) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(text), as: UTF8.self)
    }

    @Test func `a difference has the parts that are others, and the looks that are new`() throws {
        let former = rich(1, [look(400), look(700)], [(4, 0), (3, 1), (9, 0), (2, 1)])
        let present = rich(2, [look(400), look(700), look(900)], [(4, 0), (3, 2), (8, 0), (2, 1)])
        let change = present.change(since: former)
        #expect(change.base == .init(revision: 1, first: 1, count: 2))
        #expect(
            change.looks == [look(900)] && change.paragraphs.isEmpty && runs(change) == [[3, 2], [8, 0]])
        #expect(change.whole(after: former) == present)
    }

    @Test func `a difference on the wire names the looks from which it is one`() throws {
        let former = rich(1, [look(400), look(700)], [(4, 0), (3, 1)])
        let change = rich(2, [look(400), look(700)], [(4, 0), (3, 0)]).change(since: former)
        let text = try json(change)
        #expect(text == #"{"ch":[1,1,1],"ed":2,"p":[],"r":[[3,0]],"rev":2,"s":[]}"#)
        #expect(try JSONDecoder().decode(RichText.self, from: Data(text.utf8)) == change)
    }

    @Test func `parts that come and go at the ends are differences too`() {
        let looks = [look(400), look(700)]
        let former = rich(1, looks, [(4, 0), (3, 1)])
        for (revision, parts) in [
            [], [(1, 1)], [(1, 1), (4, 0), (3, 1)], [(4, 0), (3, 1), (1, 0)], [(4, 0)],
        ]
        .enumerated() {
            let present = rich(revision + 2, looks, parts)
            let change = present.change(since: former)
            #expect(change.base != nil && change.whole(after: former) == present)
        }
    }

    @Test func `looks in another order are the whole until they have the former numbers`() {
        let former = rich(1, [look(400), look(700)], [(1, 0), (9, 1)])
        var present = rich(2, [look(400), look(900), look(700)], [(1, 1), (9, 2)])
        #expect(present.change(since: former) == present)
        present = present.numbered(like: former)
        #expect(present.looks == [look(400), look(700), look(900)] && runs(present) == [[1, 2], [9, 1]])
        #expect(present.change(since: former).base == .init(revision: 1, first: 0, count: 1))
    }

    @Test func `paragraphs and the looks of what follows have the former numbers too`() {
        var former = rich(1, [look(400), look(700, following: 0)], [(5, 1)])
        former.paragraphs = [.init(alignment: .left)]
        var present = rich(
            2, [look(400), look(900, paragraph: 1, following: 2), look(400, paragraph: 1)], [(5, 1)])
        present.paragraphs = [.init(alignment: .left), .init(alignment: .center)]
        present.typing = .init(place: 1, look: 2)
        let numbered = present.numbered(like: former)
        #expect(numbered.looksLike(present) && numbered.looks.count == 4 && numbered.typing?.look == 2)
        #expect(numbered.looks[3] == look(900, paragraph: 1, following: 2))
        #expect(numbered.change(since: former).whole(after: former) == numbered)
    }

    @Test func `a text with another look without characters is described as a whole`() {
        let former = rich(1, [look(400), look(700)], [(5, 1)])
        let present = rich(2, [look(900), look(700)], [(5, 1)])
        #expect(present.numbered(like: former) == present && present.change(since: former) == present)
    }

    @Test func `looks that are no longer used do not accumulate`() {
        var sent = rich(1, [look(400)], [(5, 0)])
        for number in 2..<200 {
            var present = rich(number, [look(400), look(400 + number)], [(4, 0), (1, 1)])
            present = present.numbered(like: sent)
            #expect(present.looks.count <= 20 && present.looks[present.runs[1].look] == look(400 + number))
            #expect(present.change(since: sent).whole(after: sent) == present)
            sent = present
        }
    }

    @Test func `a difference from looks that are not there changes nothing`() {
        let former = rich(1, [look(400), look(700)], [(4, 0), (3, 1)])
        var other = rich(2, [], [(3, 0)])
        for base in [
            RichText.Base(revision: 7, first: 0, count: 1), .init(revision: 1, first: -1, count: 1),
            .init(revision: 1, first: 1, count: 2), .init(revision: 1, first: 3, count: 0),
            .init(revision: 1, first: .max, count: .max), .init(revision: 1, first: 0, count: .min),
        ] {
            other.base = base
            #expect(other.whole(after: former) == nil && other.whole(after: nil) == nil)
            var properties = NodeProperties()
            properties.richText = former
            var set = NodeProperties()
            set.richText = other
            properties.apply(set, cleared: [])
            #expect(properties.richText == former)
        }
    }

    @Test func `elements change by differences, and have the whole`() {
        var former = NodeProperties()
        former.richText = rich(1, [look(400), look(700)], [(4, 0), (3, 1)])
        var present = former
        present.richText = rich(2, [look(400), look(700)], [(4, 1), (3, 1)])
        let (set, cleared) = present.changes(since: former)
        #expect(set.richText?.base != nil && cleared.isEmpty)
        former.apply(set, cleared: cleared)
        #expect(former == present)
        // An element without looks gets the whole.
        #expect(present.changes(since: NodeProperties()).set == present)
    }

    @Test func `random texts arrive as they are`() {
        var generator = SystemRandomNumberGenerator()
        var sent = rich(1, [look(400)], [(1, 0)])
        for revision in 2..<300 {
            let looks = [look(400)] + (0..<Int.random(in: 0...4)).map { _ in look(.random(in: 1...9)) }
            let parts = (0..<Int.random(in: 0...6)).map { _ in
                (Int.random(in: 1...3, using: &generator), Int.random(in: 0..<looks.count, using: &generator))
            }
            let plain = rich(revision, looks, parts)
            let present = plain.numbered(like: sent)
            #expect(present.runs.map { present.looks[$0.look] } == plain.runs.map { plain.looks[$0.look] })
            #expect(present.change(since: sent).whole(after: sent) == present)
            sent = present
        }
    }
}

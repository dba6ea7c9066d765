import Foundation
import Testing

@testable import TesseraDisplay

struct NodePropertyRowsTests {
    @Test func `an element names the rows of the properties that it has`() {
        #expect(Array(NodeProperties().rows).isEmpty)
        var properties = NodeProperties()
        properties.frame = NodeFrame(CGRect(x: 1, y: 2, width: 3, height: 4))
        properties.alpha = 0.5
        let style = TextStyle(size: 17, weight: 400, color: Color(red: 0, green: 0, blue: 0))
        properties.text = TextContent(lines: [], lineHeight: 20, style: style)
        properties.section = 3
        #expect(properties.rows.map { NodeProperties.table[$0].name } == ["f", "o", "tx", "se"])
    }

    @Test func `changes set what is new or other, and clear what is gone`() {
        var (old, new) = (NodeProperties(), NodeProperties())
        (old.alpha, new.alpha) = (0.5, 0.25)
        (old.toolTip, new.identifier) = ("a", "b")
        (old.zPosition, new.zPosition) = (2, 2)
        (old.section, new.indexPath) = (1, [0, 1])
        let (set, cleared) = new.changes(since: old)
        var expected = NodeProperties()
        (expected.alpha, expected.identifier, expected.indexPath) = (0.25, "b", [0, 1])
        #expect(set == expected)
        #expect(cleared == ["tt", "se"])
    }

    @Test func `a set of rows has them in the order of the table`() {
        var (rows, others) = (NodePropertyRows(), NodePropertyRows())
        for row in 0..<64 { rows.note(row % 21 == 0) }
        others.note(false)
        others.note(true)
        #expect(Array(rows) == [0, 21, 42, 63])
        #expect(rows.contains(63) && !rows.contains(62))
        #expect(Array(rows.union(others)) == [0, 1, 21, 42, 63])
    }
}

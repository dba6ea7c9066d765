import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TableSectionIndexTests {
    private final class IndexedTable: Numbers, UITableViewDataSource, UITableViewDelegate {
        var titles = ["A", "B", "C"]

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
            -> Int
        { index }
    }

    @Test func `titles lead to their sections`() throws {
        let table = IndexedTable([Array(0..<5), Array(5..<10), Array(10..<20)])
        let screen = TableScreen(table)
        let index = try #require(screen.view.sectionIndex)
        #expect(index.frame == CGRect(x: 180, y: 0, width: 20, height: 350))
        screen.tap(at: CGPoint(x: 190, y: 175))
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentOffset.y == 500)
        #expect(index.frame.minY == 500)
        index.accessibilityIncrement()
        #expect(screen.view.contentOffset.y == 0)
        #expect(table.log == [])
    }

    @Test func `the index is there from a number of rows on`() {
        let table = IndexedTable([[1], [2], [3]])
        let screen = TableScreen(table)
        #expect(screen.view.sectionIndex != nil)
        screen.view.sectionIndexMinimumDisplayRowCount = 4
        screen.window.layoutIfNeeded()
        #expect(screen.view.sectionIndex == nil)
    }

    @Test func `where not all titles have room, dots stand for those in between`() {
        #expect(SectionIndexView.places(count: 3, room: 5) == [0, 1, 2])
        #expect(SectionIndexView.places(count: 26, room: 5) == [0, nil, 12, nil, 25])
    }
}

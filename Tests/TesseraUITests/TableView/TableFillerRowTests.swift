import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// The empty rows below the last one, in a screen of 200 × 350 points with rows of 100 points.
@MainActor struct TableFillerRowTests {
    private func screen(_ count: Int, style: UITableView.Style = .plain) -> TableScreen {
        TableScreen(NumberTable([Array(0..<count)]), style: style)
    }

    private func lines(of screen: TableScreen) -> [CGFloat]? {
        screen.window.layoutIfNeeded()
        guard let rows = screen.view.fillerRows else { return nil }
        return rows.lines.map { rows.frame.minY + $0.frame.maxY }
    }

    @Test func `there are no empty rows by default, and none in grouped tables or above a footer`() {
        let screen = screen(1)
        #expect(screen.view.fillerRowHeight == 0 && lines(of: screen) == nil)
        let grouped = self.screen(1, style: .grouped)
        grouped.view.fillerRowHeight = 44
        #expect(lines(of: grouped) == nil)
        screen.view.fillerRowHeight = 44
        #expect(lines(of: screen) != nil)
        screen.view.tableFooterView = UIView()
        #expect(lines(of: screen) == nil)
    }

    @Test func `empty rows have their height or that of the last row, and continue below the visible part`() {
        let screen = screen(2)
        screen.view.fillerRowHeight = 50
        // The rows end at 200; a pull brings half of the 350 points below the visible part into view.
        #expect(lines(of: screen) == [250, 300, 350, 400, 450, 500])
        screen.view.fillerRowHeight = UITableView.automaticDimension
        #expect(lines(of: screen) == [300, 400, 500])
        // They are no part of the content.
        #expect(screen.view.contentSize.height == 200)
        screen.view.fillerRowHeight = 0
        #expect(lines(of: screen) == nil)
    }

    @Test func `an empty table is full of rows of the usual height, and a full one has none`() {
        let table = NumberTable([[]])
        let screen = TableScreen(table, rowHeight: UITableView.automaticDimension)
        screen.view.fillerRowHeight = UITableView.automaticDimension
        #expect(lines(of: screen)?.prefix(2) == [44, 88])
        screen.view.rowHeight = 100
        table.sections = [[1, 2, 3, 4]]
        screen.view.reloadData()
        #expect(lines(of: screen) == nil)
        table.sections = [[1, 2, 3]]
        screen.view.reloadData()
        #expect(lines(of: screen) == [400, 500])
    }

    @Test func `a table view as high as any content has no more empty rows than a display can show`() {
        let screen = screen(1)
        screen.view.fillerRowHeight = 64
        screen.view.frame.size.height = 1e9
        // 16,384 points have room for 256 rows of 64 points.
        #expect(lines(of: screen)?.count == 256)
    }

    @Test func `the lines of empty rows look like those of rows`() throws {
        let screen = screen(1)
        screen.view.fillerRowHeight = 50
        screen.view.separatorColor = .systemRed
        screen.view.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        screen.window.layoutIfNeeded()
        let rows = try #require(screen.view.fillerRows)
        #expect(rows.lines.allSatisfy { $0.frame.minX == 30 && $0.frame.maxX == 180 })
        #expect(rows.lines.allSatisfy { $0.backgroundColor == .systemRed } && !rows.lines.isEmpty)
        #expect(!rows.isUserInteractionEnabled)
        screen.view.separatorStyle = .none
        #expect(lines(of: screen) == [])
    }
}

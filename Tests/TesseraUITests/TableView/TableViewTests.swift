import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TableViewTests {
    @Test func `cells are made for the rows in sight, and used again for others`() {
        let table = NumberTable([Array(0..<100)])
        let screen = TableScreen(table)
        #expect(screen.items == [0, 1, 2, 3])
        #expect(screen.view.contentSize == CGSize(width: 200, height: 10_000))
        screen.view.contentOffset.y = 5_000
        screen.window.layoutIfNeeded()
        #expect(screen.items == [50, 51, 52, 53])
        #expect(screen.view.visibleCells.contains { ($0 as? NumberCell)?.reuses == 1 })
        #expect(screen.view.stage.brokenInvariants() == [])
    }

    @Test func `an offset that is set before the first layout stays`() {
        let table = NumberTable([Array(0..<100)])
        defer { withExtendedLifetime(table) {} }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let view = UITableView(frame: window.bounds, style: .plain)
        view.rowHeight = 100
        view.register(NumberCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = table
        view.contentOffset.y = 5_000
        window.isHidden = false
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == 5_000)
        // Content that gets shorter goes back to its end.
        table.sections = [Array(0..<10)]
        view.reloadData()
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == 650)
    }

    @Test func `rows, headers and footers have their places`() {
        let table = NumberTable([[1, 2], [3]])
        let screen = TableScreen(table)
        screen.view.sectionHeaderHeight = 30
        table.headers = ["A", "B"]
        screen.view.reloadData()
        screen.window.layoutIfNeeded()
        let view = screen.view
        #expect(view.rectForHeader(inSection: 1) == CGRect(x: 0, y: 230, width: 200, height: 30))
        #expect(view.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 260, width: 200, height: 100))
        #expect(view.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 200, height: 230))
        #expect(view.indexPathForRow(at: CGPoint(x: 10, y: 131)) == [0, 1])
        #expect(view.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
        #expect(
            view.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 1, height: 200)) == [
                [0, 0], [0, 1], [1, 0],
            ])
        #expect(view.headerView(forSection: 0)?.textLabel?.text == "A")
        #expect(view.numberOfRows(inSection: 1) == 1)
        #expect(view.numberOfSections == 2)
    }

    @Test func `the header of a plain section stays visible as long as the section`() {
        let table = NumberTable([[1, 2, 3, 4], [5, 6, 7, 8, 9]])
        table.headers = ["A", "B"]
        let screen = TableScreen(table)
        screen.view.sectionHeaderHeight = 30
        screen.window.layoutIfNeeded()
        screen.view.contentOffset.y = 50
        screen.window.layoutIfNeeded()
        #expect(screen.view.headerView(forSection: 0)?.frame.minY == 50)
        screen.view.contentOffset.y = 410
        screen.window.layoutIfNeeded()
        #expect(screen.view.headerView(forSection: 0)?.frame.minY == 400)
    }

    @Test func `the content of cells determines the height of rows`() {
        let table = NumberTable([[1, 2, 3]])
        let screen = TableScreen(table, rowHeight: UITableView.automaticDimension)
        #expect(screen.view.rectForRow(at: [0, 1]).minY == 44)
        screen.cell(0, 0)?.textLabel?.numberOfLines = 0
        screen.cell(0, 0)?.textLabel?.text = "One line\nand another\nand a third"
        screen.window.layoutIfNeeded()
        #expect(screen.view.rectForRow(at: [0, 0]).height > 60)
        #expect(screen.view.rectForRow(at: [0, 1]).minY == screen.view.rectForRow(at: [0, 0]).maxY)
    }

    @Test func `the delegate is asked for the height of rows as they come near`() {
        final class Table: Numbers, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                log.append("height \(indexPath.row)")
                return CGFloat(50 + indexPath.row)
            }
        }
        let table = Table([Array(0..<1000)])
        let screen = TableScreen(table, rowHeight: UITableView.automaticDimension)
        #expect(screen.view.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 101, width: 200, height: 52))
        #expect(!table.log.contains("height 900"))
        screen.view.estimatedRowHeight = 0
        screen.window.layoutIfNeeded()
        #expect(table.log.contains("height 900"))
        #expect(screen.view.rectForRow(at: [0, 999]).maxY == 549_500)
    }

    @Test func `a tap selects a row and informs the delegate`() {
        let table = NumberTable([[1, 2, 3]])
        let screen = TableScreen(table)
        screen.tap(at: CGPoint(x: 50, y: 150))
        screen.tap(at: CGPoint(x: 50, y: 250))
        #expect(table.log == ["select 0-1", "deselect 0-1", "select 0-2"])
        #expect(screen.view.indexPathForSelectedRow == [0, 2])
        #expect(screen.cell(0, 2)?.isSelected == true)
        #expect(screen.cell(0, 1)?.isSelected == false)
    }

    @Test func `a cell that is created without a frame has room for subviews, which grow with it`() {
        let cell = UITableViewCell()
        let field = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 0))
        field.autoresizingMask = .flexibleWidth
        cell.contentView.addSubview(field)
        #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        cell.layoutIfNeeded()
        #expect(field.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
        #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60)).bounds.height == 60)
    }

    @Test func `a tap on a disabled control in a row selects the row`() {
        let table = NumberTable([[1, 2]])
        let screen = TableScreen(table)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.cell(0, 1)?.contentView.addSubview(button)
        screen.tap(at: CGPoint(x: 50, y: 150))
        #expect(table.log == [])
        button.isEnabled = false
        screen.tap(at: CGPoint(x: 50, y: 150))
        #expect(table.log == ["select 0-1"])
    }

    @Test func `a tap on a scroll view in a row does not select the row`() {
        let table = NumberTable([[1, 2]])
        let screen = TableScreen(table)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.addSubview(UIView(frame: scrollView.bounds))
        screen.cell(0, 1)?.contentView.addSubview(scrollView)
        screen.tap(at: CGPoint(x: 50, y: 150))
        #expect(table.log == [])
        // The part of the row that remains is beside the scroll view.
        screen.tap(at: CGPoint(x: 150, y: 150))
        #expect(table.log == ["select 0-1"])
    }

    @Test func `the delegate exchanges the row to select, or refuses it`() {
        final class Table: Numbers, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                indexPath.row == 0 ? nil : IndexPath(row: 0, section: 0)
            }
        }
        let table = Table([[1, 2, 3]])
        let screen = TableScreen(table)
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(table.log.isEmpty)
        screen.tap(at: CGPoint(x: 50, y: 150))
        #expect(table.log == ["select 0-0"])
    }

    @Test func `rows come and go in batches, also between beginUpdates and endUpdates`() {
        let table = NumberTable([[1, 2, 3]])
        let screen = TableScreen(table)
        screen.view.beginUpdates()
        table.sections = [[4, 1, 3]]
        screen.view.insertRows(at: [[0, 0]], with: .left)
        screen.view.deleteRows(at: [[0, 1]], with: .top)
        #expect(screen.items == [1, 2, 3])
        #expect(screen.view.hasUncommittedUpdates)
        screen.view.endUpdates()
        #expect(screen.items == [4, 1, 3])
        #expect(!screen.view.hasUncommittedUpdates)
    }

    @Test func `scrolling to a row brings it to its place`() {
        let table = NumberTable([Array(0..<100)])
        let screen = TableScreen(table)
        screen.view.scrollToRow(at: [0, 50], at: .top, animated: false)
        #expect(screen.view.contentOffset.y == 5_000)
        screen.view.scrollToRow(at: [0, 50], at: .middle, animated: false)
        #expect(screen.view.contentOffset.y == 4_875)
        screen.view.selectRow(at: [0, 10], animated: false, scrollPosition: .none)
        screen.view.scrollToNearestSelectedRow(at: .bottom, animated: false)
        #expect(screen.view.contentOffset.y == 750)
    }

    @Test func `views above and below all sections take the room of their height`() {
        let table = NumberTable([[1]])
        let screen = TableScreen(table)
        let (header, footer) = (
            UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 40)),
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        )
        screen.view.tableHeaderView = header
        screen.view.tableFooterView = footer
        screen.window.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(screen.view.rectForRow(at: [0, 0]).minY == 40)
        #expect(footer.frame == CGRect(x: 0, y: 140, width: 200, height: 60))
        #expect(screen.view.contentSize.height == 200)
    }

    @Test func `groups with round corners lie inside the margins`() {
        let table = NumberTable([[1, 2]])
        let screen = TableScreen(table, style: .insetGrouped)
        #expect(screen.view.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 35, width: 168, height: 100))
        #expect(
            screen.cell(0, 0)?.cellConfiguration.groupCorners
                == .init(radius: 10, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]))
        // The actions of a swipe lie beside the cell, so the cell must not clip them.
        #expect(screen.cell(0, 0)?.clipsToBounds == false)
    }
}

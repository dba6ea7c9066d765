import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TableCellTests {
    @Test func `styles have the labels that Apple documents`() {
        func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
            UITableViewCell(style: style, reuseIdentifier: nil)
        }
        #expect(cell(.default).detailTextLabel == nil)
        #expect(cell(.default).imageView != nil)
        #expect(cell(.subtitle).detailTextLabel != nil)
        #expect(cell(.value1).detailTextLabel?.textColor == .secondaryLabel)
        #expect(cell(.value2).imageView == nil)
    }

    @Test func `a content configuration takes the place of the labels`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(cell.textLabel == nil)
        #expect(cell.contentView is UIListContentView)
    }

    @Test func `the detail of a subtitle lies below the title, and that of a value beside it`() {
        for (style, isBeside) in [(UITableViewCell.CellStyle.subtitle, false), (.value1, true)] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "More"
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            cell.layoutIfNeeded()
            let (text, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
            #expect(isBeside ? detail.minX > text.minX + 20 : detail.minY >= text.maxY - 1)
        }
    }

    @Test func `labels wrap and stand below each other at accessibility text sizes`() {
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "あい"
            cell.detailTextLabel?.text = String(repeating: "う", count: 40)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 900)
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.numberOfLines == 1 && cell.detailTextLabel?.numberOfLines == 1)
            cell.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            cell.layoutIfNeeded()
            let (text, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
            #expect(detail.minX == text.minX && detail.minY >= text.maxY - 1)
            // Forty letters of at least 40 points need more than five lines of 288 points.
            #expect(detail.height > text.height * (style == .subtitle ? 2 : 4))
            cell.traitOverrides.preferredContentSizeCategory = .large
            cell.layoutIfNeeded()
            #expect(cell.detailTextLabel?.numberOfLines == 1)
        }
    }

    @Test func `a number of lines that the app sets stays at accessibility text sizes`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for count in [1, 2] {
            cell.textLabel?.numberOfLines = count
            cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.numberOfLines == count)
        }
        cell.textLabel?.numberOfLines = 0
        cell.traitOverrides.preferredContentSizeCategory = .large
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.numberOfLines == 0)
    }

    @Test func `an alignment that the app sets stays when traits change`() {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.textLabel?.textAlignment = .natural
        cell.traitOverrides.userInterfaceStyle = .dark
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.textAlignment == .natural)
    }

    @Test func `text is indented by its level`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.layoutIfNeeded()
        let before = cell.textLabel?.frame.minX ?? 0
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == before + 20)
    }

    @Test func `separators lie between the rows of a group, and begin where the text does`() {
        let table = NumberTable([[1, 2]])
        let screen = TableScreen(table, style: .insetGrouped)
        #expect(screen.cell(0, 0)?.separators.view(at: .bottom) != nil)
        #expect(screen.cell(0, 1)?.separators.view(at: .bottom) == nil)
        #expect(screen.cell(0, 0)?.separators.view(at: .bottom)?.frame.minX == 16)
        screen.view.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        screen.window.layoutIfNeeded()
        #expect(screen.cell(0, 0)?.separators.view(at: .bottom)?.frame.minX == 30)
        #expect(screen.cell(0, 0)?.separators.view(at: .bottom)?.frame.width == 128)
        screen.view.separatorStyle = .none
        screen.window.layoutIfNeeded()
        #expect(screen.cell(0, 0)?.separators.view(at: .bottom) == nil)
    }

    @Test func `a cell with a colour has the corners of its group, and does not clip`() throws {
        let table = NumberTable([[1, 2]])
        let screen = TableScreen(table, style: .insetGrouped)
        let (first, last) = (try #require(screen.cell(0, 0)), try #require(screen.cell(0, 1)))
        for cell in [first, last] {
            cell.backgroundColor = .red
            cell.layoutIfNeeded()
        }
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(first.layer.cornerRadius == RowPosition.groupRadius && !first.clipsToBounds)
    }

    @Test func `a header of the delegate's own class lies in the table view`() {
        final class Table: Numbers, UITableViewDataSource, UITableViewDelegate {
            let header = UIView()
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                section == 0 ? header : nil
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                section == 0 ? 40 : 0
            }
            func tableView(
                _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
            ) {
                log.append("header \(section) \(view === header)")
            }
        }
        let table = Table([[1], [2]])
        let screen = TableScreen(table)
        #expect(table.header.isDescendant(of: screen.view))
        #expect(table.header.bounds.size == CGSize(width: 200, height: 40))
        #expect(screen.view.rectForRow(at: [1, 0]).minY == 140)
        #expect(table.log == ["header 0 true"])
    }
}

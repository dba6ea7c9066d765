import Foundation
import Testing

@testable import TesseraUI

/// Tests the separators of rows of 390 × 44 points whose text begins at 16 points, with two pixels for each point.
@Suite @MainActor struct ListSeparatorTests {
    private func line(_ x: CGFloat, _ y: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: 0.5)
    }

    @Test func `a plain list has a line below each row, and one above the first`() throws {
        let screen = ListScreen(.plain).show()
        #expect(try screen.separators(0) == [line(16, 0, width: 374), line(16, 43.5, width: 374)])
        #expect(try screen.separators(1) == [line(16, 43.5, width: 374)])
        #expect(try screen.separators(2) == [line(16, 43.5, width: 374)])
    }

    @Test func `the outer lines of a group go from edge to edge`() throws {
        let screen = ListScreen(.grouped).show()
        #expect(try screen.separators(0) == [line(0, 0, width: 390), line(16, 43.5, width: 374)])
        #expect(try screen.separators(2) == [line(0, 43.5, width: 390)])
    }

    @Test func `inset groups have lines between rows alone, and sidebars none`() throws {
        let screen = ListScreen(.insetGrouped).show()
        #expect(try screen.separators(0) == [line(16, 43.5, width: 342)])
        #expect(try screen.separators(2) == [])
        #expect(try ListScreen(.sidebar).show().separators(0) == [])
        #expect(try ListScreen(.plain) { $0.showsSeparators = false }.show().separators(0) == [])
    }

    @Test func `the configuration of a section and a handler change separators`() throws {
        var asked: [IndexPath] = []
        let screen = ListScreen(.plain) {
            $0.separatorConfiguration.color = .red
            $0.separatorConfiguration.bottomSeparatorInsets = .init(
                top: 0, leading: 5, bottom: 3, trailing: 7)
            $0.itemSeparatorHandler = { indexPath, separators in
                asked.append(indexPath)
                var separators = separators
                #expect(separators.bottomSeparatorVisibility == .visible)
                if indexPath.item == 1 { separators.bottomSeparatorVisibility = .hidden }
                if indexPath.item == 2 { separators.topSeparatorVisibility = .visible }
                return separators
            }
        }.show()
        #expect(try screen.separators(0) == [line(16, 0, width: 374), line(5, 40.5, width: 378)])
        #expect(try screen.separators(1) == [])
        #expect(try screen.separators(2).map(\.minY) == [0, 40.5])
        let view = try screen.cell(0).subviews.lazy.compactMap { $0 as? RowSeparator }.first
        #expect(view?.backgroundColor == .red)
        #expect(Set(asked) == [[0, 0], [0, 1], [0, 2]])
    }

    @Test func `lines beside a selected or touched row are not seen`() throws {
        let screen = ListScreen(.plain).show()
        screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        screen.view.layoutIfNeeded()
        #expect(try screen.separators(0).map(\.minY) == [0])
        #expect(try screen.separators(1) == [])
        #expect(try screen.separators(2).map(\.minY) == [43.5])
        screen.view.deselectItem(at: [0, 1], animated: false)
        try screen.cell(2).isHighlighted = true
        screen.view.layoutIfNeeded()
        #expect(try screen.separators(0).map(\.minY) == [0, 43.5])
        #expect(try screen.separators(1) == [])
    }

    @Test func `between rows that are selected together the line has a colour of its own`() throws {
        let screen = ListScreen(.plain) { $0.separatorConfiguration.multipleSelectionColor = .green }
        screen.view.allowsMultipleSelection = true
        screen.show()
        for item in 0...1 {
            screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        screen.view.layoutIfNeeded()
        let lines = try screen.cell(0).subviews.compactMap { $0 as? RowSeparator }
        #expect(lines.map(\.backgroundColor) == [.green])
        #expect(try screen.separators(1) == [])
    }

    @Test func `lines begin where the app's constraints put the guide`() throws {
        let screen = ListScreen(.plain)
        screen.configure = { cell, _ in
            cell.separatorLayoutGuide.leadingAnchor.constraint(
                equalTo: cell.contentView.leadingAnchor, constant: 60
            ).isActive = true
        }
        screen.show()
        #expect(try screen.separators(1) == [line(60, 43.5, width: 330)])
        #expect(try screen.cell(1).frame.height == 44)
    }

    @Test func `constraints of the guide leave the height of a row to its content`() throws {
        let screen = ListScreen(.plain)
        screen.configure = { cell, _ in
            cell.contentConfiguration = nil
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 90),
                cell.separatorLayoutGuide.leadingAnchor.constraint(
                    equalTo: cell.contentView.leadingAnchor, constant: 28),
            ])
        }
        screen.show()
        #expect(try screen.cell(1).frame == CGRect(x: 0, y: 90, width: 390, height: 90))
        #expect(try screen.separators(1) == [line(28, 89.5, width: 362)])
    }

    @Test func `from right to left lines begin at the right`() throws {
        let screen = ListScreen(.plain)
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.configure = { cell, _ in cell.semanticContentAttribute = .forceRightToLeft }
        screen.show()
        let line = try #require(try screen.separators(1).first)
        #expect(line.minX == 0)
        #expect(line.maxX < 390)
    }
}

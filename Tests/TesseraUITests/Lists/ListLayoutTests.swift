import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct ListLayoutTests {
    @Test func `rows of a plain list go from edge to edge`() throws {
        let screen = ListScreen(.plain).show()
        #expect(try screen.cell(0).frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(try screen.cell(1).frame == CGRect(x: 0, y: 44, width: 390, height: 44))
        #expect(screen.view.contentSize == CGSize(width: 390, height: 132))
    }

    @Test func `groups have space around them, and inset groups lie between the margins`() throws {
        let grouped = ListScreen(.grouped, counts: [1, 1]).show()
        #expect(try grouped.cell(0).frame == CGRect(x: 0, y: 17.5, width: 390, height: 44))
        #expect(try grouped.cell(0, section: 1).frame.minY == 17.5 + 44 + 35)
        let inset = ListScreen(.insetGrouped).show()
        #expect(try inset.cell(0).frame == CGRect(x: 16, y: 17.5, width: 358, height: 44))
    }

    @Test func `rows are as high as their text`() throws {
        let screen = ListScreen(.plain)
        screen.configure = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "One\nTwo\nThree\nFour"
            cell.contentConfiguration = content
        }
        screen.show()
        #expect(try screen.cell(0).frame.height > 80)
    }

    @Test func `a header of a plain list keeps to the top edge, with its padding above it`() throws {
        let screen = ListScreen(.plain, counts: [30, 30]) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 10
        }.show()
        #expect(try screen.header().frame.minY == 10)
        #expect(try screen.cell(0).frame.minY == screen.header().frame.maxY)
        screen.view.contentOffset.y = 200
        screen.view.layoutIfNeeded()
        #expect(try screen.header().frame.minY == 200)
        #expect(try screen.header().configurationState.isPinned)
    }

    @Test func `headers of groups move with the groups, and footers end the groups`() throws {
        let screen = ListScreen(.insetGrouped, counts: [30, 30]) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }.show()
        let header = try screen.header().frame
        #expect(header.minX == 16 && header.width == 358)
        screen.view.contentOffset.y = 20
        screen.view.layoutIfNeeded()
        #expect(try screen.header().frame == header)
    }

    @Test func `a header that hugs its content is as wide as the content`() throws {
        let screen = ListScreen(.plain) {
            $0.headerMode = .supplementary
            $0.contentHuggingElements = .supplementaryHeader
        }.show()
        #expect(try screen.header().frame.width < 200)
        #expect(try screen.header().frame.minX == 0)
    }

    @Test func `insets that an app changes have an effect`() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(
                using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            section.contentInsets.top = 0
            return section
        }
        let screen = ListScreen(layout: layout, counts: [1]).show()
        #expect(try screen.cell(0).frame.minY == 0)
    }

    @Test func `a million rows have as many views as fit`() throws {
        let screen = ListScreen(.plain, counts: [1_000_000]).show()
        #expect(screen.view.contentSize.height == 44_000_000)
        #expect(screen.view.stage.elements.count < 30)
        screen.view.contentOffset.y = 22_000_000
        screen.view.layoutIfNeeded()
        #expect(try screen.cell(500_000).frame.minY == 22_000_000)
    }
}

@Suite @MainActor struct ListLookTests {
    private func corners(_ cell: UICollectionViewListCell) -> CACornerMask? {
        cell.cellConfiguration.groupCorners?.corners
    }

    @Test func `the first and the last row of an inset group are round`() throws {
        let screen = ListScreen(.insetGrouped).show()
        #expect(try corners(screen.cell(0)) == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try corners(screen.cell(1)) == nil)
        #expect(try corners(screen.cell(2)) == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        // The new last row has the rounded corners instead.
        screen.counts = [4]
        screen.view.insertItems(at: [[0, 3]])
        screen.view.layoutIfNeeded()
        #expect(try corners(screen.cell(2)) == nil)
        #expect(try corners(screen.cell(3)) == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test func `the first item of a section can be its header`() throws {
        let screen = ListScreen(.insetGrouped) { $0.headerMode = .firstItemInSection }.show()
        #expect(try screen.cell(0).row?.role == .header)
        #expect(try corners(screen.cell(0)) == nil)
        #expect(try corners(screen.cell(1)) == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try screen.separators(0) == [])
        #expect(try screen.cell(0).defaultContentConfiguration() == .header())
    }

    @Test func `content and background suit the appearance`() throws {
        let plain = try ListScreen(.plain).show().cell(0)
        #expect(plain.traitCollection.listEnvironment == .plain)
        #expect(plain.backgroundConfiguration?.backgroundColor == .systemBackground)
        let grouped = try ListScreen(.grouped).show().cell(0)
        #expect(grouped.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        let sidebar = try ListScreen(.sidebar).show().cell(0)
        #expect(sidebar.traitCollection.listEnvironment == .sidebar)
    }

    @Test func `a list lies on its background, over that of the view`() throws {
        let screen = ListScreen(.insetGrouped).show()
        screen.view.backgroundColor = .red
        func color() -> String? {
            screen.view.properties(
                context: CommitContext(traits: UITraitCollection(userInterfaceStyle: .light))
            )
            .backgroundColor?.hexadecimal
        }
        #expect(color() == "#f2f2f7")
        let clear = ListScreen(.plain) { $0.backgroundColor = .clear }.show()
        #expect(clear.view.listBackground == .clear)
    }

    @Test func `lists beside other sections have backgrounds of their own`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let layout = UICollectionViewCompositionalLayout { index, environment in
            index == 0
                ? NSCollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                : .list(using: .init(appearance: .grouped), layoutEnvironment: environment)
        }
        let screen = ListScreen(layout: layout, counts: [1, 1]).show()
        #expect(screen.view.listBackground == nil)
        let background = try #require(
            screen.view.subviews.lazy.compactMap { $0 as? ListBackgroundView }.first)
        #expect(background.frame == CGRect(x: 0, y: 50, width: 390, height: 79))
        #expect(background.backgroundColor == .systemGroupedBackground)
        #expect(try screen.cell(0).row == nil)
        #expect(try screen.cell(0).traitCollection.listEnvironment == .unspecified)
    }

    @Test func `a row keeps the margins that the app has chosen`() throws {
        let screen = ListScreen(.plain)
        #expect(try screen.show().cell(0).directionalLayoutMargins.leading == 16)
        let own = ListScreen(.plain)
        own.configure = { cell, _ in cell.directionalLayoutMargins.leading = 40 }
        #expect(try own.show().cell(0).directionalLayoutMargins.leading == 40)
    }
}

import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct CellContentDisplayTests {
        /// Displays rows of list content in a window as wide as a phone.
        private func putOnScreen() async throws -> (FakeDisplay, UICollectionView, NumberSource) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(70))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
                var content = UIListContentConfiguration.cell()
                content.text = item == 1 ? "A row that says so much that it takes two lines at least" : "Row"
                cell.contentConfiguration = content
                cell.backgroundConfiguration = .listPlainCell()
            }
            let source = NumberSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A"])
            snapshot.appendItems([0, 1, 2])
            source.apply(snapshot, animatingDifferences: false, completion: nil)
            window.addSubview(view)
            await display.settle()
            display.reset()
            return (display, view, source)
        }

        private func cell(_ item: Int, in view: UICollectionView) throws -> UICollectionViewCell {
            try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        }

        /// The outline of the three rows, none of which is selected.
        private static let rows = """
            UIWindow 0 0 390 844
              UICollectionView 0 0 390 844 at 0 0
                UICollectionViewCell 0 0 390 44
                  BackgroundView 0 0 390 44 #ffffff
                  UIListContentView 0 0 390 44
                    UILabel 16 11.5 366 21 “Row”
                UICollectionViewCell 0 44 390 63.5
                  BackgroundView 0 0 390 63.5 #ffffff
                  UIListContentView 0 0 390 63.5
                    UILabel 16 11 366 41.5 “A row that says so much that it takes two lines at least”
                UICollectionViewCell 0 107.5 390 44
                  BackgroundView 0 0 390 44 #ffffff
                  UIListContentView 0 0 390 44
                    UILabel 16 11.5 366 21 “Row”
            """

        @Test func `rows are as high as their content`() async throws {
            let (display, view, source) = try await putOnScreen()
            let heights = try (0..<3).map { try cell($0, in: view).bounds.height }
            #expect(heights[0] == 44 && heights[1] > 60 && heights[2] == 44)
            #expect(display.outline == Self.rows)
            _ = source
        }

        @Test func `selecting a row sends its background to the display, and that it is selected`()
            async throws
        {
            let (display, view, source) = try await putOnScreen()
            view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            await display.settle()
            let background = try #require(try cell(0, in: view).cellConfiguration.backgroundView)
            #expect(display.operations.map(\.id) == [try cell(0, in: view).node.id, background.node.id])
            #expect(
                display.operations.last
                    == update(background, nil) {
                        $0.backgroundColor = UIColor.systemGray4.displayColor(for: view.traitCollection)
                    })
            _ = source
        }

        @Test func `the background of a row fades if the row is deselected with an animation`() async throws {
            let (display, view, source) = try await putOnScreen()
            let path = IndexPath(item: 0, section: 0)
            view.selectItem(at: path, animated: false, scrollPosition: [])
            await display.settle()
            let background = try #require(try cell(0, in: view).cellConfiguration.backgroundView)
            view.deselectItem(at: path, animated: true)
            #expect(background.backgroundColor == .systemBackground && !background.node.animations.isEmpty)
            view.selectItem(at: path, animated: false, scrollPosition: [])
            view.deselectItem(at: path, animated: false)
            await display.settle()
            #expect(display.outline == Self.rows)
            _ = source
        }

        @Test func `another text size makes rows higher`() async throws {
            let (display, view, source) = try await putOnScreen()
            view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            await display.settle()
            #expect(try cell(0, in: view).bounds.height > 60)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UICollectionView 0 0 390 844 at 0 0
                        UICollectionViewCell 0 0 390 70.5
                          BackgroundView 0 0 390 70.5 #ffffff
                          UIListContentView 0 0 390 70.5
                            UILabel 16 11 366 48.5 “Row”
                        UICollectionViewCell 0 70.5 390 167.5
                          BackgroundView 0 0 390 167.5 #ffffff
                          UIListContentView 0 0 390 167.5
                            UILabel 16 11 366 145.5 “A row that says so much that it takes two lines at least”
                        UICollectionViewCell 0 238 390 70.5
                          BackgroundView 0 0 390 70.5 #ffffff
                          UIListContentView 0 0 390 70.5
                            UILabel 16 11 366 48.5 “Row”
                    """)
            _ = source
        }
    }
}

@Suite @MainActor struct ListEnvironmentTests {
    @Test func `views inherit the look of the list that they lie in`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.traitCollection.listEnvironment == .unspecified)
        outer.setListEnvironment(.insetGrouped)
        #expect(inner.traitCollection.listEnvironment == .insetGrouped)
        var heard: [UIListEnvironment] = []
        inner.registerForTraitChanges([UITraitListEnvironment.self]) { (view: UIView, _) in
            heard.append(view.traitCollection.listEnvironment)
        }
        outer.setListEnvironment(.sidebar)
        #expect(heard == [.sidebar])
    }

    @Test func `a cell has the background of its list by default, and none elsewhere`() {
        let cell = UICollectionViewCell()
        #expect(cell.defaultBackgroundConfiguration().backgroundColor == .clear)
        cell.setListEnvironment(.grouped)
        #expect(cell.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
    }
}

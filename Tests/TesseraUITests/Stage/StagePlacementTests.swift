import Foundation
import Testing

@testable import TesseraUI

/// A list of rows, whose height is read from a variable whenever the layout is prepared.
@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
    var height: CGFloat = 100
    /// The function that is called with each cell before the stage gets it.
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    private(set) var screen: CollectionScreen?

    private var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }

    func open() -> UICollectionView {
        let screen = CollectionScreen(layout: layout)
        self.screen = screen
        screen.view.dataSource = self
        return screen.view
    }

    func layOut() { screen?.window.layoutIfNeeded() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }
}

/// The tests have layout passes in which the content is where it was. These find nothing to place, unless something else has
/// changed.
@MainActor struct StagePlacementTests {
    private let rows = Rows()

    @Test func `a pass in which nothing has changed leaves the cells as they are`() throws {
        let view = rows.open()
        rows.layOut()
        let cells = view.indexPathsForVisibleItems.sorted()
        #expect(view.stage.placement != nil)
        // A cell that the app itself moves stays there until its attributes change.
        let first = try #require(view.cellForItem(at: [0, 0]))
        first.frame.origin.x = 7
        view.setNeedsLayout()
        rows.layOut()
        #expect(first.frame == CGRect(x: 7, y: 0, width: 200, height: 100))
        #expect(view.indexPathsForVisibleItems.sorted() == cells)
        #expect(view.stage.brokenInvariants() == [])
    }

    @Test func `an invalid layout places the cells anew where the content is`() throws {
        let view = rows.open()
        rows.layOut()
        rows.height = 40
        view.collectionViewLayout.invalidateLayout()
        rows.layOut()
        #expect(view.cellForItem(at: [0, 2])?.frame.minY == 80)
        #expect(view.indexPathsForVisibleItems.count == 9)
    }

    @Test func `a layout that becomes invalid while cells are made places them once more`() {
        let view = rows.open()
        rows.configure = { [unowned rows] _, path in
            guard path.item == 1, rows.height == 100 else { return }
            rows.height = 50
            view.collectionViewLayout.invalidateLayout()
        }
        rows.layOut()
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
        #expect(view.indexPathsForVisibleItems.count == 7)
    }

    @Test func `a pinned header follows a bar that collapses while the content stays`() throws {
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        }
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(100), subitems: [NSCollectionLayoutItem(layoutSize: size(100))]))
        let kind = UICollectionView.elementKindSectionHeader
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(40), elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let screen = CollectionScreen(layout: UICollectionViewCompositionalLayout(section: section))
        let (view, feed) = (screen.view, SectionedFeed(counts: [20]))
        view.dataSource = feed
        view.contentInset.top = 100
        view.contentInsetAdjustmentBehavior = .always
        screen.window.layoutIfNeeded()
        view.contentOffset.y = 500
        screen.window.layoutIfNeeded()
        let pinned = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
        #expect(pinned.frame.minY == 600)
        // The bar has become lower by as much as it has collapsed.
        view.collapse.amount = 30
        view.contentInset.top = 70
        view.setNeedsLayout()
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 500)
        #expect(pinned.frame.minY == 570)
        #expect(view.dataSource === feed)
    }

    @Test func `another layout places the cells where the content is`() {
        let view = rows.open()
        rows.layOut()
        view.collectionViewLayout = .list(height: 70)
        rows.layOut()
        #expect(view.cellForItem(at: [0, 1])?.frame.minY == 70)
    }

    @Test func `the cell of a field leaves when the editing ends, even if the content stays`() throws {
        let view = rows.open()
        rows.layOut()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let cell = try #require(view.cellForItem(at: [0, 0]))
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        view.contentOffset.y = 2_000
        rows.layOut()
        view.setNeedsLayout()
        rows.layOut()
        #expect(cell.superview === view)
        field.resignFirstResponder()
        view.setNeedsLayout()
        rows.layOut()
        #expect(cell.superview == nil)
    }

    @Test func `data that are loaded again while the content stays get cells`() {
        let view = rows.open()
        rows.layOut()
        view.reloadData()
        rows.layOut()
        #expect(view.visibleCells.count == 4)
        #expect(view.stage.brokenInvariants() == [])
    }

    @Test func `a layout of an app is asked in each pass`() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let layout = OwnLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let screen = CollectionScreen(layout: layout)
        screen.view.dataSource = rows
        screen.window.layoutIfNeeded()
        let asked = layout.asked
        screen.view.setNeedsLayout()
        screen.window.layoutIfNeeded()
        #expect(layout.asked == asked + 1)
    }
}

private final class OwnLayout: UICollectionViewCompositionalLayout {
    /// The number of times that the layout was asked for elements.
    private(set) var asked = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        asked += 1
        return super.layoutAttributesForElements(in: rect)
    }
}

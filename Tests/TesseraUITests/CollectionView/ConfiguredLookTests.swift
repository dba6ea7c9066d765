import Foundation
import Testing

@testable import TesseraUI

/// Tests that views keep the look that the app gives them while it configures them, as in Apple's sample of badges.
@MainActor struct ConfiguredLookTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let view: UICollectionView
    private let layout = UICollectionViewFlowLayout()

    init() {
        layout.itemSize = CGSize(width: 200, height: 100)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    private func display(
        _ count: Int, _ configure: @escaping (UICollectionViewCell, Int) -> Void
    ) -> UICollectionViewDiffableDataSource<Int, Int> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            configure(cell, item)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        return source
    }

    @Test func `a cell stays hidden, transparent or turned if it is configured so`() {
        let source = display(3) { cell, item in
            if item == 0 { cell.isHidden = true }
            if item == 1 { cell.alpha = 0.5 }
            if item == 2 { cell.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
        let cells = (0..<3).map { view.cellForItem(at: [0, $0]) }
        #expect(cells.map(\.?.isHidden) == [true, false, false])
        #expect(cells.map(\.?.alpha) == [1, 0.5, 1])
        #expect(cells[2]?.transform == CGAffineTransform(scaleX: 2, y: 2))
        withExtendedLifetime(source) {}
    }

    @Test func `a reused cell has its usual look and its frame before it is configured`() {
        var frames: [Int: CGRect] = [:]
        var looks: [Int: Bool] = [:]
        let source = display(40) { cell, item in
            frames[item] = cell.frame
            looks[item] = cell.isHidden || cell.alpha != 1
            cell.isHidden = item % 2 == 0
            cell.alpha = 0.5
        }
        for offset in [0, 1000, 3000, 0] {
            view.contentOffset.y = CGFloat(offset)
            window.layoutIfNeeded()
        }
        #expect(looks.values.allSatisfy { !$0 })
        #expect(frames[11] == CGRect(x: 0, y: 1100, width: 200, height: 100))
        #expect(view.cellForItem(at: [0, 1])?.isHidden == false)
        #expect(view.cellForItem(at: [0, 2])?.isHidden == true)
        withExtendedLifetime(source) {}
    }

    /// A layout in which every second item is half transparent.
    private final class StripedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map(striped)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).map(striped)
        }

        private func striped(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            attributes.alpha = attributes.indexPath.item % 2 == 0 ? 1 : 0.5
            return attributes
        }
    }

    @Test func `items that move up in an update get the look of their new places`() {
        let striped = StripedLayout()
        striped.itemSize = CGSize(width: 200, height: 100)
        view.collectionViewLayout = striped
        let source = display(4) { _, _ in }
        #expect((0..<4).map { view.cellForItem(at: [0, $0])?.alpha } == [1, 0.5, 1, 0.5])
        var snapshot = source.snapshot()
        snapshot.deleteItems([0])
        source.apply(snapshot, animatingDifferences: true)
        window.layoutIfNeeded()
        #expect((0..<3).map { view.cellForItem(at: [0, $0])?.alpha } == [1, 0.5, 1])
    }
}

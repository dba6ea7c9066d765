import Foundation
import Testing

@testable import TesseraUI

/// A cell that prefers the size of its item in `TagFeed`.
private final class TagCell: UICollectionViewCell {
    var preferred = CGSize.zero
    var rooms: [CGSize] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        rooms.append(size)
        return preferred
    }
}

@MainActor
private final class TagFeed: FlowFeed {
    let sizes: [CGSize]

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
        super.init(counts: [sizes.count])
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        (cell as? TagCell)?.preferred = sizes[indexPath.item]
        return cell
    }
}

/// Tests a flow layout in a view 200 points wide and 350 high, with 10 points between items and between lines.
@MainActor struct FlowSelfSizingTests {
    let layout = UICollectionViewFlowLayout()
    let screen: CollectionScreen
    var view: UICollectionView { screen.view }

    init() {
        screen = CollectionScreen(layout: layout)
        view.register(TagCell.self, forCellWithReuseIdentifier: "cell")
    }

    private func setSource(_ feed: FlowFeed) {
        view.dataSource = feed
        view.layoutIfNeeded()
    }

    private func frames(_ items: Range<Int>) -> [CGRect?] {
        items.map { view.layoutAttributesForItem(at: [0, $0])?.frame }
    }

    private let sizes = [(60, 20), (80, 30), (100, 20)].map { CGSize(width: $0.0, height: $0.1) }
    /// The frames of items with these sizes. The items of 60 and 80 points are in the first line, with the remaining 60
    /// points between them. The item of 100 points is in the middle of the second line.
    private let settled = [
        CGRect(x: 0, y: 5, width: 60, height: 20), CGRect(x: 120, y: 0, width: 80, height: 30),
        CGRect(x: 50, y: 40, width: 100, height: 20),
    ]

    @Test func `items have the sizes that their cells prefer`() {
        let feed = TagFeed(sizes)
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        setSource(feed)
        #expect(frames(0..<3) == settled)
        #expect(view.contentSize == CGSize(width: 200, height: 60))
        #expect(view.cellForItem(at: [0, 1])?.frame == settled[1])
        let cell = view.cellForItem(at: [0, 1]) as? TagCell
        let unlimited = CGFloat.greatestFiniteMagnitude
        #expect(cell?.rooms.first == CGSize(width: unlimited, height: unlimited))
    }

    @Test func `automatic sizes start from the layout's item size`() {
        let feed = TagFeed(sizes + Array(repeating: CGSize(width: 200, height: 200), count: 100))
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.itemSize = CGSize(width: 200, height: 10)
        setSource(feed)
        #expect(Array(frames(0..<3)) == settled)
        // The layout has not asked for the size of items far below the visible part.
        #expect(view.layoutAttributesForItem(at: [0, 102])?.frame.size == CGSize(width: 200, height: 10))
    }

    @Test func `without an estimate cells are not asked`() {
        let feed = TagFeed(sizes)
        layout.itemSize = CGSize(width: 200, height: 10)
        setSource(feed)
        #expect(view.contentSize.height == 50)
    }

    @Test func `sizes stay with their items while the data changes, and go with a reload`() {
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            [sizes] view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TagCell)?.preferred = sizes[item % 3]
            return cell
        }
        layout.estimatedItemSize = CGSize(width: 200, height: 10)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(frames(0..<3) == settled)
        snapshot.deleteItems([0])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        // The items of 80 and 100 points fit one line. The spacing of 10 points takes the remaining 10 too.
        #expect(
            frames(0..<2) == [
                CGRect(x: 0, y: 0, width: 80, height: 30), CGRect(x: 100, y: 5, width: 100, height: 20),
            ])
    }

    @Test func `lines begin at the safe area or the margins where the layout says so`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        screen.window.rootViewController = controller
        controller.view.addSubview(view)
        let feed = FlowFeed(counts: [2])
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        setSource(feed)
        // A third item would fit, so the two items are spaced as if it were there.
        #expect(frames(0..<2).map { $0?.minX } == [5, 75])
        layout.sectionInsetReference = .fromSafeArea
        view.layoutIfNeeded()
        #expect(frames(0..<2).map { $0?.minX } == [35, 125])
        layout.sectionInsetReference = .fromLayoutMargins
        view.layoutIfNeeded()
        #expect(frames(0..<2).map { $0?.minX } == [43, 117])
        view.layoutMargins.left = 0
        view.layoutIfNeeded()
        #expect(frames(0..<2).map { $0?.minX } == [35, 117])
        // The left content inset is larger than the margins, so it replaces them. The lines lie between 40 and 167
        // points of the view.
        view.contentInset.left = 40
        view.layoutIfNeeded()
        #expect(frames(0..<2).map { $0?.minX } == [0, 77])
    }
}

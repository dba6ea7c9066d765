import BenchmarkSupport
import Foundation
import TesseraUI

/// Measures snapshots that a data source applies to a collection view in a window: the difference, the layout and the
/// cells.
@MainActor func measureApplying() {
    for kind in AppliedFeed.Edit.allCases {
        let (large, small) = (AppliedFeed(itemCount: 1_000_000), AppliedFeed(itemCount: 1000))
        report(
            "\(kind) taken, made and applied to a view, 1,000,000 items over 1,000",
            Comparison(repetitions: 20) {
                large.edit(kind)
            } over: {
                small.edit(kind)
            }, limit: 3)
    }

    var bits = Bits()
    let (old, new) = changedItems(5000, 1000, 200, using: &bits) { _, bits in UUID.random(using: &bits) }
    let screen = FeedScreen<UUID>()
    let (oldSnapshot, newSnapshot) = (snapshot(of: old), snapshot(of: new))
    screen.apply(oldSnapshot)
    report(
        "5,000 × UUID, 1,000 gone, as many new, 200 shuffled: there and back on a view, over Sets",
        Comparison(repetitions: 10) {
            screen.apply(newSnapshot)
            screen.apply(oldSnapshot)
        } over: {
            use(Set(new))
            use(Set(old))
        })
}

/// A phone's window with a list, whose data source displays items.
@MainActor private struct FeedScreen<Item: Hashable & Sendable> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let source: UICollectionViewDiffableDataSource<Int, Item>

    init() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        window.addSubview(view)
        window.isHidden = false
    }

    func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Item>) {
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
    }
}

/// A screen of numbers with edits like those of an app.
@MainActor private final class AppliedFeed {
    enum Edit: CaseIterable {
        case insertion, move, reconfiguration, deletion
    }

    private let screen = FeedScreen<Int>()
    private let itemCount: Int
    private var edits = 0

    init(itemCount: Int) {
        self.itemCount = itemCount
        screen.apply(snapshot(of: Array(0..<itemCount)))
    }

    /// Makes one edit. Every other edit is within the visible rows, so that cells are inserted, deleted and moved too.
    func edit(_ kind: Edit) {
        edits += 1
        var next = screen.source.snapshot()
        let place = edits % 2 == 0 ? 3 : edits &* 7919 % (next.numberOfItems - 2)
        guard let item = screen.source.itemIdentifier(for: IndexPath(item: place, section: 0)),
            let other = screen.source.itemIdentifier(for: IndexPath(item: place + 2, section: 0))
        else { return }
        switch kind {
        case .insertion: next.insertItems([itemCount + edits], afterItem: item)
        case .move: next.moveItem(item, afterItem: other)
        case .reconfiguration: next.reconfigureItems([item])
        case .deletion: next.deleteItems([item])
        }
        screen.apply(next)
    }
}

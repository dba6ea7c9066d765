import Foundation
import TesseraCombine
import TesseraUI

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Returns a snapshot of one section with these items.
func snapshot(_ items: Int...) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items)
    return snapshot
}

/// A data source that records the snapshots that are applied to it, and which of them are animated.
@MainActor
final class RecordingDataSource: UICollectionViewDiffableDataSource<String, Int> {
    private(set) var applied: [[Int]] = []
    private(set) var animated: [Bool] = []

    nonisolated override func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        dispatchPrecondition(condition: .onQueue(.main))
        MainActor.assumeIsolated {
            applied.append(snapshot.itemIdentifiers)
            animated.append(animatingDifferences)
        }
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
}

/// A visible window without a display, and a collection view in it whose cells display numbers.
@MainActor
final class BindingScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
    let view: UICollectionView
    /// The initializer sets it. A test that sets it to nil does not use it afterwards.
    var dataSource: RecordingDataSource!
    /// Runs when a cell is made for an item.
    var willMakeCell: ((Int) -> Void)?

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            cell, _, item in cell.tag = item
        }
        dataSource = RecordingDataSource(collectionView: view) { [weak self] view, indexPath, item in
            self?.willMakeCell?(item)
            return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        window.isHidden = false
        window.addSubview(view)
    }

    /// The items of the visible cells, from top to bottom.
    var items: [Int] {
        window.layoutIfNeeded()
        return view.visibleCells.map(\.tag)
    }
}

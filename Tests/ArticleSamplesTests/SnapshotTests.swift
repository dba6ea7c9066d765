import Foundation
import Testing
import UIKit

/// The samples of the article on snapshots.
@MainActor
struct SnapshotTests {
    private let collectionView: UICollectionView
    private let dataSource: UICollectionViewDiffableDataSource<String, String>

    init() async {
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: twoColumns())
        let registration = UICollectionView.CellRegistration<DishCell, String> { cell, _, dish in
            cell.nameLabel.text = dish
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, indexPath, dish in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: dish)
        }
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(["menu"])
        snapshot.appendItems(["ramen", "soba", "gyoza"])
        await dataSource.apply(snapshot, animatingDifferences: false)
    }

    @Test func `a changed copy of the snapshot is applied`() {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(["soba"])
        snapshot.insertItems(["udon"], afterItem: "ramen")
        snapshot.moveItem("gyoza", beforeItem: "ramen")
        dataSource.apply(snapshot, animatingDifferences: true)
        #expect(dataSource.snapshot().itemIdentifiers == ["gyoza", "ramen", "udon"])
    }

    @Test func `items are configured again`() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(["ramen"])
        dataSource.apply(snapshot)
        #expect(dataSource.snapshot().itemIdentifiers == ["ramen", "soba", "gyoza"])
    }

    @Test func `the end of an animation is awaited`() async {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(["soba"])
        await dataSource.apply(snapshot, animatingDifferences: false)
        #expect(dataSource.snapshot().itemIdentifiers == ["ramen", "gyoza"])
    }

    @Test func `a section becomes a tree`() async {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["noodles", "rice"])
        section.append(["ramen", "soba"], to: "noodles")
        section.expand(["noodles"])
        await dataSource.apply(section, to: "menu", animatingDifferences: false)
        #expect(dataSource.snapshot().itemIdentifiers == ["noodles", "ramen", "soba", "rice"])
    }
}

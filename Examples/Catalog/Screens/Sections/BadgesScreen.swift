import UIKit

/// Badges at the corners of items. They are supplementary items with an anchor, and lie partly outside of their
/// items.
final class BadgesScreen: UICollectionViewController {
    static let badgeKind = "badge"
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                // A badge grows with the user's text size, but does not cover the item's name.
                let length = UIFontMetrics.default.scaledValue(
                    for: 20, compatibleWith: environment.traitCollection)
                return Self.section(badgeLength: min(length, 30))
            })
    }

    required init?(coder: NSCoder) { nil }

    static func section(badgeLength: CGFloat) -> NSCollectionLayoutSection {
        // Three tenths of the badge lie beyond the item's trailing edge, and three tenths above its top.
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(badgeLength), heightDimension: .absolute(badgeLength)),
            elementKind: badgeKind, containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 15, bottom: 15, trailing: 15)
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(Self.rooms.indices))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, index in
            cell.fill(Self.rooms[index], .tile(index), font: .subheadline)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            view, indexPath, index in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: index)
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeKind) {
            badge, _, indexPath in
            badge.fill(Self.count(at: indexPath.item))
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        }
        return dataSource
    }

    /// Returns the number of unread messages in a room. Every fourth room has none.
    static func count(at index: Int) -> Int { index % 4 == 3 ? 0 : index * 5 % 12 + 1 }

    static let rooms = [
        "家族", "大学", "会社", "町内会", "将棋", "釣り", "山岳部", "写真", "俳句", "合唱", "陶芸", "料理", "園芸",
        "古本", "天文", "自転車", "映画", "旅行", "茶道", "鉄道", "手芸", "演劇", "水泳", "卓球", "囲碁",
    ]
}

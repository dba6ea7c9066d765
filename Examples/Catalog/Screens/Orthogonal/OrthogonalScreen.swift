import UIKit

/// Groups of two widths with one orthogonal scrolling behaviour. Behaviours differ in the places where groups come to
/// rest.
final class OrthogonalScreen: UICollectionViewController {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The behaviours with their names in code and their descriptions.
    static let behaviors: [(name: String, behavior: Behavior, note: String)] = [
        ("none", .none, "横には動かず、縦に並ぶ"),
        ("continuous", .continuous, "どこででも止まる"),
        ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary, "グループの先頭で止まる"),
        ("paging", .paging, "画面の幅ずつ進む"),
        ("groupPaging", .groupPaging, "グループ一つずつ進む"),
        ("groupPagingCentered", .groupPagingCentered, "一つずつ進み、中央で止まる"),
    ]
    /// The widths of the groups, as fractions of the section's width.
    static let widths: [CGFloat] = [0.8, 0.4]

    private let behavior: Behavior
    private lazy var dataSource = makeDataSource()

    init(behavior: Behavior) {
        self.behavior = behavior
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
                Self.section(groupWidth: Self.widths[index], behavior: behavior)
            })
    }

    required init?(coder: NSCoder) { nil }

    static func section(groupWidth: CGFloat, behavior: Behavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(groupWidth), heightDimension: .absolute(120)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 12, trailing: 0)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in Self.widths.indices {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<10).map { section * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, _ in
            cell.fill("\(indexPath.item + 1)", .tile(indexPath.item), font: .title1)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
        }
        let note = Self.behaviors.first { $0.behavior == behavior }?.note ?? ""
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            let width = Int(Self.widths[indexPath.section] * 100)
            view.fillHeader("幅の\(width)%のグループ：\(note)")
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }
}

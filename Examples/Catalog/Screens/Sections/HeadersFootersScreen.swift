import UIKit

/// Sections with a header above and a footer below, which are as high as their texts.
final class HeadersFootersScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
        ]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, season) in Self.seasons.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(season.days)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, day in
            var content = UIListContentConfiguration.cell()
            content.text = day
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .tile(indexPath.section * 2)
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            view, indexPath, day in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: day)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.fillHeader(Self.seasons[indexPath.section].name)
        }
        let footer = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, indexPath in
            view.fillFooter(Self.seasons[indexPath.section].note)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        }
        return dataSource
    }

    private static let seasons: [(name: String, days: [String], note: String)] = [
        ("春", ["立春", "雨水", "啓蟄", "春分", "清明", "穀雨"], "2月はじめから5月はじめまで。暦の春は、まだ寒いうちに始まります。"),
        ("夏", ["立夏", "小満", "芒種", "夏至", "小暑", "大暑"], "5月はじめから8月はじめまで。夏至には昼がいちばん長くなります。"),
        ("秋", ["立秋", "処暑", "白露", "秋分", "寒露", "霜降"], "8月はじめから11月はじめまで。名前だけが先に涼しくなります。"),
        ("冬", ["立冬", "小雪", "大雪", "冬至", "小寒", "大寒"], "11月はじめから2月はじめまで。大寒を過ぎると、次は立春です。"),
    ]
}

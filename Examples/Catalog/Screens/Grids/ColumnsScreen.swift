import UIKit

/// Two columns with fixed space between them. Each cell is as high as its text.
final class ColumnsScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                // Large text has one column of the whole width.
                let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                return Self.section(
                    columns: isLarge ? 1 : 2, width: environment.container.effectiveContentSize.width)
            })
    }

    required init?(coder: NSCoder) { nil }

    static func section(columns: Int, width: CGFloat) -> NSCollectionLayoutSection {
        // The columns share the width less the insets and the space between them.
        let room = width - 20 - 10 * CGFloat(columns - 1)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(room / CGFloat(columns)), heightDimension: .estimated(80)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(Self.notes.indices))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let card = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, index in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = Self.notes[index]
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryTextProperties.numberOfLines = 0
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .tile(index)
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, index in
            view.dequeueConfiguredReusableCell(using: card, for: indexPath, item: index)
        }
    }

    private static let notes: [(String, String)] = [
        ("朝", "窓を開けると、坂の下から豆腐屋のラッパが聞こえる。"), ("市場", "今日の鯵は小ぶりで、三枚で四百円。"),
        ("手紙", "切手を貼る前に、もう一度だけ読み返す。"), ("昼", "日なたの縁側で、猫が三匹とも同じ向きに寝ている。"),
        ("雨", "傘を忘れた日にかぎって、商店街のアーケードが終わる。"), ("本屋", "帯だけが新しい文庫本。"),
        ("夕方", "川沿いの道を一駅分歩く。"), ("夕食", "土鍋の蓋を取ると、湯気で眼鏡が白くなる。栗ごはんは少し焦げたところがいい。"),
        ("夜", "遠くの踏切が鳴り終わる。"), ("日記", "三行だけ書いて、明日の目覚ましを合わせる。"),
    ]
}

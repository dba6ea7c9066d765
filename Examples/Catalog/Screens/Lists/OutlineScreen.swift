import UIKit

/// An outline of several levels. A section snapshot contains the hierarchy, and which items are expanded.
final class OutlineScreen: UICollectionViewController {
    /// A kind of living thing with its subkinds.
    struct Kind: Hashable, Sendable {
        let name: String
        var kinds: [Kind] = []
    }

    private lazy var dataSource = makeDataSource()

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var outline = NSDiffableDataSourceSectionSnapshot<Kind>()
        Self.add(Self.kinds, to: nil, of: &outline)
        outline.expand([Self.kinds[0]])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    static func add(
        _ kinds: [Kind], to parent: Kind?, of outline: inout NSDiffableDataSourceSectionSnapshot<Kind>
    ) {
        outline.append(kinds, to: parent)
        for kind in kinds { add(kind.kinds, to: kind, of: &outline) }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Kind> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Kind> { cell, _, kind in
            var content = cell.defaultContentConfiguration()
            content.text = kind.name
            if !kind.kinds.isEmpty { content.textProperties.font = .preferredFont(forTextStyle: .headline) }
            cell.contentConfiguration = content
            // The accessory expands the header at a tap anywhere on its row.
            cell.accessories =
                kind.kinds.isEmpty ? [] : [.outlineDisclosure(options: .init(style: .header))]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, kind in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: kind)
        }
    }

    static let kinds = [
        Kind(
            name: "鳥",
            kinds: [
                Kind(name: "水辺の鳥", kinds: [Kind(name: "カワセミ"), Kind(name: "アオサギ"), Kind(name: "カルガモ")]),
                Kind(name: "森の鳥", kinds: [Kind(name: "アカゲラ"), Kind(name: "ヤマガラ"), Kind(name: "フクロウ")]),
                Kind(name: "町の鳥", kinds: [Kind(name: "スズメ"), Kind(name: "ツバメ")]),
            ]),
        Kind(
            name: "木",
            kinds: [
                Kind(name: "針葉樹", kinds: [Kind(name: "スギ"), Kind(name: "ヒノキ"), Kind(name: "カラマツ")]),
                Kind(name: "広葉樹", kinds: [Kind(name: "ケヤキ"), Kind(name: "ブナ"), Kind(name: "ヤマザクラ")]),
            ]),
        Kind(name: "魚", kinds: [Kind(name: "アユ"), Kind(name: "イワナ"), Kind(name: "ウグイ")]),
    ]
}

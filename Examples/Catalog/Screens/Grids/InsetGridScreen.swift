import UIKit

/// The grid of five columns with space between its items, which their content insets make.
final class InsetGridScreen: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    }

    required init?(coder: NSCoder) { nil }

    static func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Paint>()
        snapshot.appendSections([0])
        snapshot.appendItems(Self.paints)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Paint> {
        let swatch = UICollectionView.CellRegistration<TileCell, Paint> { cell, _, paint in
            cell.fill(
                paint.name, paint.color, textColor: paint.isLight ? .black : .white, font: .subheadline)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, paint in
            view.dequeueConfiguredReusableCell(using: swatch, for: indexPath, item: paint)
        }
    }

    /// A colour and its name.
    struct Paint: Hashable, Sendable {
        let name: String
        let red, green, blue: Double

        init(_ name: String, _ hex: Int) {
            self.name = name
            (red, green, blue) = (
                Double(hex >> 16) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255
            )
        }

        var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }
        /// True if black is easier to read on the colour than white: a colour of the luminance 0.179 contrasts as much with the
        /// one as with the other.
        var isLight: Bool {
            0.2126 * pow(red, 2.2) + 0.7152 * pow(green, 2.2) + 0.0722 * pow(blue, 2.2) > 0.179
        }
    }

    private static let paints: [Paint] = [
        Paint("桜", 0xFDE1E6), Paint("桃", 0xF4A3B5), Paint("紅", 0xC8203F), Paint("朱", 0xE95433),
        Paint("柿", 0xED7B3A), Paint("山吹", 0xF7B500), Paint("菜の花", 0xFFE85C), Paint("若草", 0xC2D94E),
        Paint("抹茶", 0xB8C27A), Paint("萌黄", 0xA5CC45), Paint("松葉", 0x7E8E5A), Paint("常磐", 0x1F7A45),
        Paint("青磁", 0x80B8A0), Paint("浅葱", 0x26A0A6), Paint("空", 0x9FD4EE), Paint("瑠璃", 0x2450A0),
        Paint("藍", 0x1C4A68), Paint("紺", 0x24385A), Paint("藤", 0xBBAEDC), Paint("菫", 0x7058A6),
        Paint("紫", 0x86408A), Paint("小豆", 0x96505A), Paint("栗", 0x764430), Paint("砂", 0xDCD0B4),
        Paint("墨", 0x3A3836),
    ]
}

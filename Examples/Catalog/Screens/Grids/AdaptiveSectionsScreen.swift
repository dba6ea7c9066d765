import UIKit

/// Sections with as many columns as fit. The section provider reads the width, and is called again when it changes.
final class AdaptiveSectionsScreen: UICollectionViewController {
    enum Section: Int, CaseIterable {
        case stations, tickets

        /// The minimum width of a column in points.
        var columnWidth: CGFloat { self == .stations ? 160 : 80 }
        var count: Int { self == .stations ? 8 : 24 }

        func columns(in width: CGFloat) -> Int { max(1, Int(width / columnWidth)) }
    }

    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
                Section(rawValue: index).map {
                    Self.section($0, width: environment.container.effectiveContentSize.width)
                }
            })
    }

    required init?(coder: NSCoder) { nil }

    static func section(_ section: Section, width: CGFloat) -> NSCollectionLayoutSection {
        let columns = section.columns(in: width)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            repeatingSubitem: item, count: columns)
        let result = NSCollectionLayoutSection(group: group)
        result.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        return result
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<section.count).map { section.rawValue * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, _ in
            if Section(rawValue: indexPath.section) == .stations {
                cell.fill(Self.stations[indexPath.item], .tile(0))
            } else {
                cell.fill("\(160 + 30 * indexPath.item)円", .tile(4), font: .subheadline)
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
        }
    }

    private static let stations = ["朝霧", "橋詰", "三本松", "港町", "坂上", "植物園前", "灯台口", "終点"]
}

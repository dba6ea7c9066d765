import UIKit

/// Sections of different kinds in one layout. The section provider returns a description for each.
final class DistinctSectionsScreen: UICollectionViewController {
    enum Section: Int, CaseIterable {
        case list, five, three

        var columns: Int {
            switch self {
            case .list: 1
            case .five: 5
            case .three: 3
            }
        }

        var count: Int {
            switch self {
            case .list: 4
            case .five: 15
            case .three: 9
            }
        }
    }

    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
                let textSize = environment.traitCollection.preferredContentSizeCategory
                return Section(rawValue: index).map {
                    Self.section($0, isLarge: textSize.isAccessibilityCategory)
                }
            })
    }

    required init?(coder: NSCoder) { nil }

    /// Makes a section. Rows of the list are higher if the user's text size `isLarge`.
    static func section(_ section: Section, isLarge: Bool) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(section.columns)),
                heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let height: NSCollectionLayoutDimension =
            section == .list ? .fractionalWidth(isLarge ? 0.25 : 0.16) : .fractionalWidth(0.2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            repeatingSubitem: item, count: section.columns)
        let result = NSCollectionLayoutSection(group: group)
        result.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 15, bottom: 15, trailing: 15)
        return result
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            // Identifiers are unique among all sections, so each section has its own hundred.
            snapshot.appendItems((0..<section.count).map { section.rawValue * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, _ in
            let row = Section(rawValue: indexPath.section) == .list
            cell.fill(
                row ? "\(indexPath.item + 1)行目" : "\(indexPath.item + 1)", .tile(indexPath.section * 2))
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
        }
    }
}

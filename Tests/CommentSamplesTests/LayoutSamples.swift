import TesseraLayout
import UIKit

// The samples of the comments of TesseraLayout, and of TesseraUI's on layouts.

@MainActor
enum LayoutSamples {
    static func addHeader(to section: NSCollectionLayoutSection) {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
    }

    static func addBackground(to section: NSCollectionLayoutSection) {
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
    }

    static func makeMosaic() {
        let large = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: small, count: 2)
        let mosaic = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
            subitems: [large, pair])
    }

    static func makeBadge(_ size: NSCollectionLayoutSize) {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    }

    static func solve(_ section: NSCollectionLayoutSection) {
        let solver = CompositionalLayoutSolver(
            containerSize: CGSize(width: 390, height: 844), displayScale: 3, itemCounts: [1_000_000]
        ) { _, _ in section }
        solver.contentSize
        solver.frame(forItemAt: IndexPath(item: 900_000, section: 0))
        solver.itemIndexPaths(in: CGRect(x: 0, y: 50_000, width: 390, height: 844))
    }

    static func keepSizes(
        of solver: CompositionalLayoutSolver, _ size: CGSize, _ newCounts: [Int],
        _ newIndexPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?,
        _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        let sizes = solver.preferredSizes.mapped(item: newIndexPath, section: newSection)
        let next = CompositionalLayoutSolver(
            containerSize: size, itemCounts: newCounts, preferredSizes: sizes, sectionProvider: provider)
    }

    static func makeFlow() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.sectionHeadersPinToVisibleBounds = true
    }

    static func makeSectionsOfLists() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = index == 0 ? .supplementary : .none
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    static func makeList() {
        func deletion(of indexPath: IndexPath) -> UIContextualAction {
            UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
        }
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { indexPath in
            UISwipeActionsConfiguration(actions: [deletion(of: indexPath)])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: list)
    }

    static func separateRows() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.separatorConfiguration.color = .tertiarySystemFill
        list.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
    }
}

final class Column: UICollectionViewLayout {
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    private var width: CGFloat { collectionView?.bounds.width ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 50 * CGFloat(count)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: width, height: 50)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
            .filter { $0.frame.intersects(rect) }
    }
}

final class Gallery: UICollectionViewController {
    private var transition: UICollectionViewTransitionLayout?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            let large = UICollectionViewFlowLayout()
            large.itemSize = CGSize(width: 180, height: 180)
            transition = collectionView.startInteractiveTransition(to: large)
        case .changed:
            transition?.transitionProgress = min(max(pinch.scale - 1, 0), 1)
            transition?.invalidateLayout()
        default:
            guard let transition else { return }
            self.transition = nil
            if transition.transitionProgress > 0.5 {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        }
    }
}

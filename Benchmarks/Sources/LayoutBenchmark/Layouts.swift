import BenchmarkSupport
import TesseraLayout

/// The size in points of the screen that the layouts are made for.
let screen = CGSize(width: 390, height: 844)

/// Returns a section with rows of three items.
@MainActor func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
        group: .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
            subitems: [item]))
    section.interGroupSpacing = 1
    return section
}

/// Returns a section of posts below one another, each as high as it prefers. The estimate is the height of a square
/// picture and of 180 points around it.
@MainActor func posts() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(screen.width + 180))
    return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

/// Returns a section with two columns of items of various heights, all of them in one custom group.
@MainActor func waterfall(of itemCount: Int) -> NSCollectionLayoutSection {
    var ends: [CGFloat] = [0, 0]
    let items = (0..<itemCount).map { item in
        let column = ends[0] <= ends[1] ? 0 : 1
        let height = CGFloat(100 + item * 37 % 150)
        defer { ends[column] += height }
        return NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: CGFloat(column) * 195, y: ends[column], width: 195, height: height))
    }
    return NSCollectionLayoutSection(
        group: .custom(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(ends[0], ends[1])))
        ) { _ in items })
}

@MainActor func pinnedHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    return header
}

@MainActor func solve(
    _ itemCounts: [Int], _ provider: UICollectionViewCompositionalLayoutSectionProvider
) -> CompositionalLayoutSolver {
    CompositionalLayoutSolver(
        containerSize: screen, displayScale: 3, itemCounts: itemCounts, sectionProvider: provider)
}

extension CompositionalLayoutSolver {
    /// Returns the rectangle of the content that is visible when the screen begins at an item.
    func screen(at indexPath: IndexPath) -> CGRect {
        let top = frame(forItemAt: indexPath)?.minY ?? 0
        return CGRect(x: 0, y: top, width: contentSize.width, height: 844)
    }

    /// Makes the query that a collection view makes while it scrolls.
    func query(_ rect: CGRect) { use(layoutAttributesForElements(in: rect, visibleBounds: rect)) }
}

import Testing

@testable import TesseraLayout

/// Phones of two sizes, each with a number of pixels per point.
enum Phone: CaseIterable {
    /// A screen of 375 × 667 points with 2 pixels each.
    case small
    /// A screen of 390 × 844 points with 3 pixels each.
    case large

    var size: CGSize {
        self == .small ? CGSize(width: 375, height: 667) : CGSize(width: 390, height: 844)
    }
    var scale: CGFloat { self == .small ? 2 : 3 }
}

@MainActor
func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
}

@MainActor
func row(
    height: CGFloat, _ subitems: NSCollectionLayoutItem...
) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: subitems)
}

/// Returns a solver of sections, each with a number of items.
@MainActor
func solve(
    _ phone: Phone = .small, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
    _ sections: (NSCollectionLayoutSection, Int)...
) -> CompositionalLayoutSolver {
    CompositionalLayoutSolver(
        containerSize: phone.size, displayScale: phone.scale, layoutDirection: direction,
        configuration: configuration, itemCounts: sections.map(\.1)
    ) { index, _ in sections[index].0 }
}

extension CompositionalLayoutSolver {
    /// The frames of all items, in order.
    var frames: [CGRect] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).compactMap { frame(forItemAt: [section, $0]) }
        }
    }
}

/// Expects frames, and tolerates differences that come from the rounding of thirds.
func expect(_ frames: [CGRect], _ expected: [CGRect], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(frames.count == expected.count, sourceLocation: sourceLocation)
    for (frame, other) in zip(frames, expected) {
        let isClose =
            abs(frame.minX - other.minX) < 1e-9 && abs(frame.minY - other.minY) < 1e-9
            && abs(frame.width - other.width) < 1e-9 && abs(frame.height - other.height) < 1e-9
        #expect(isClose, "\(frame) is not \(other)", sourceLocation: sourceLocation)
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension CompositionalLayoutSolver {
    /// Returns the frame of a supplementary view, or nil if there is none.
    func frame(_ kind: String, _ indexPath: IndexPath, visible: CGRect? = nil) -> CGRect? {
        layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath, visibleBounds: visible)?.frame
    }
}

extension CompositionalLayoutSolver {
    /// Returns the frame of a decoration view, or nil if there is none.
    func decoration(_ kind: String, _ indexPath: IndexPath) -> CGRect? {
        layoutAttributesForDecorationView(ofKind: kind, at: indexPath)?.frame
    }
}

import Testing

@testable import TesseraLayout

/// The widths that phones have, with their pixels per point and a height.
enum Phone: CaseIterable {
    /// 375 × 667 points at 2 pixels.
    case small
    /// 390 × 844 points at 3 pixels.
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

/// A solver of sections with a number of items each.
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
    /// The frames of all items in order.
    var frames: [CGRect] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).compactMap { frame(forItemAt: [section, $0]) }
        }
    }
}

/// Whether frames are the expected ones but for the last bits of thirds.
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
    /// The frame of a supplementary view.
    func frame(_ kind: String, _ indexPath: IndexPath, visible: CGRect? = nil) -> CGRect? {
        layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath, visibleBounds: visible)?.frame
    }
}

extension CompositionalLayoutSolver {
    /// The frame of a decoration view.
    func decoration(_ kind: String, _ indexPath: IndexPath) -> CGRect? {
        layoutAttributesForDecorationView(ofKind: kind, at: indexPath)?.frame
    }
}

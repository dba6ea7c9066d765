@testable import TesseraLayout

/// A layout description as plain values. The tests make UIKit's objects from it, and the frames of the reference.
indirect enum ItemSpecification {
    case leaf(Common)
    case line(Common, isRow: Bool, spacing: Spacing?, [ItemSpecification], Repetition)
    case custom(Common, frames: [CGRect])

    struct Common {
        var width: Length
        var height: Length
        var insets = NSDirectionalEdgeInsets.zero
        var edges: [Spacing?] = [nil, nil, nil, nil]  // leading, top, trailing, bottom
        var badge: Badge?
    }

    /// A supplementary item of 20 × 10 points.
    struct Badge {
        /// The kind of the supplementary item, of which each item has one.
        var kind: String
        /// The point of the item at which the badge is attached, in fractions of the item's size: 0, a half, or 1.
        var place: CGPoint
        /// The point of the badge that lies there, in fractions of the badge's size, or nil for the default.
        var ownPlace: CGPoint?
        var offset: CGPoint
    }

    enum Length {
        case ofWidth(CGFloat), ofHeight(CGFloat), points(CGFloat), estimated(CGFloat), uniform(CGFloat)
    }

    struct Spacing {
        var points: CGFloat
        var isFlexible: Bool
    }

    enum Repetition {
        case untilFull, times(Int), dividing(Int)
    }

    var common: Common {
        switch self {
        case .leaf(let common), .line(let common, _, _, _, _), .custom(let common, _): common
        }
    }
}

struct SectionSpecification {
    var group: ItemSpecification
    var insets: NSDirectionalEdgeInsets
    var spacing: CGFloat
    var itemCount: Int
    var boundary: [BoundarySpecification] = []
    var boundaryFollowsInsets = true
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
}

/// A supplementary item at a boundary, of the kind "boundary".
struct BoundarySpecification {
    var alignment: NSRectAlignment
    var size: CGSize
    var offset = CGPoint.zero
    var extends = true
    var isPinned = false
    /// True if the size is an estimate.
    var isEstimated = false
}

// MARK: UIKit's objects

@MainActor extension ItemSpecification {
    func makeItem() -> NSCollectionLayoutItem {
        let item: NSCollectionLayoutItem
        let layoutSize = size(common.width.dimension, common.height.dimension)
        switch self {
        case .leaf:
            item = NSCollectionLayoutItem(layoutSize: layoutSize)
        case .line(_, let isRow, let spacing, let specifications, let repetition):
            let subitems = specifications.map { $0.makeItem() }
            let group: NSCollectionLayoutGroup
            switch (isRow, repetition) {
            case (true, .untilFull): group = .horizontal(layoutSize: layoutSize, subitems: subitems)
            case (false, .untilFull): group = .vertical(layoutSize: layoutSize, subitems: subitems)
            case (true, .times(let count)):
                group = .horizontal(layoutSize: layoutSize, repeatingSubitem: subitems[0], count: count)
            case (false, .times(let count)):
                group = .vertical(layoutSize: layoutSize, repeatingSubitem: subitems[0], count: count)
            case (true, .dividing(let count)):
                group = .horizontal(layoutSize: layoutSize, subitem: subitems[0], count: count)
            case (false, .dividing(let count)):
                group = .vertical(layoutSize: layoutSize, subitem: subitems[0], count: count)
            }
            group.interItemSpacing = spacing?.object
            item = group
        case .custom(_, let frames):
            item = NSCollectionLayoutGroup.custom(layoutSize: layoutSize) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
        }
        if let badge = common.badge {
            item.supplementaryItems = [badge.makeItem()]
        }
        item.contentInsets = common.insets
        item.edgeSpacing = .init(
            leading: common.edges[0]?.object, top: common.edges[1]?.object,
            trailing: common.edges[2]?.object, bottom: common.edges[3]?.object)
        return item
    }
}

extension SectionSpecification {
    @MainActor func makeSection() -> NSCollectionLayoutSection? {
        guard let group = group.makeItem() as? NSCollectionLayoutGroup else { return nil }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets
        section.interGroupSpacing = spacing
        section.decorationItems = [.background(elementKind: "background")]
        section.supplementariesFollowContentInsets = boundaryFollowsInsets
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = boundary.map { $0.makeItem() }
        return section
    }
}

@MainActor extension ItemSpecification.Badge {
    func makeItem() -> NSCollectionLayoutSupplementaryItem {
        func edges(_ place: CGPoint) -> NSDirectionalRectEdge {
            var edges: NSDirectionalRectEdge = []
            if place.x == 0 { edges.insert(.leading) }
            if place.x == 1 { edges.insert(.trailing) }
            if place.y == 0 { edges.insert(.top) }
            if place.y == 1 { edges.insert(.bottom) }
            return edges
        }
        let anchor = NSCollectionLayoutAnchor(edges: edges(place), absoluteOffset: offset)
        let size = size(.absolute(20), .absolute(10))
        guard let ownPlace else {
            return .init(layoutSize: size, elementKind: kind, containerAnchor: anchor)
        }
        return .init(
            layoutSize: size, elementKind: kind, containerAnchor: anchor,
            itemAnchor: .init(edges: edges(ownPlace)))
    }
}

@MainActor extension BoundarySpecification {
    func makeItem() -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: isEstimated
                ? .init(widthDimension: .estimated(size.width), heightDimension: .estimated(size.height))
                : .init(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
            elementKind: "boundary", alignment: alignment, absoluteOffset: offset)
        item.extendsBoundary = extends
        item.pinToVisibleBounds = isPinned
        return item
    }
}

@MainActor extension ItemSpecification.Length {
    var dimension: NSCollectionLayoutDimension {
        switch self {
        case .ofWidth(let fraction): .fractionalWidth(fraction)
        case .ofHeight(let fraction): .fractionalHeight(fraction)
        case .points(let points): .absolute(points)
        case .estimated(let points): .estimated(points)
        case .uniform(let points): .uniformAcrossSiblings(estimate: points)
        }
    }
}

@MainActor extension ItemSpecification.Spacing {
    var object: NSCollectionLayoutSpacing { isFlexible ? .flexible(points) : .fixed(points) }
}

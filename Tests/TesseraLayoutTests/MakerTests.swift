import Foundation
import TesseraLayout
import Testing

/// Static functions like those that apps add to the types of a layout description.
extension NSCollectionLayoutDimension {
    static func half() -> Self { .fractionalWidth(0.5) }
    static func halfHeight() -> Self { .fractionalHeight(0.5) }
    static func row() -> Self { .absolute(44) }
    static func text() -> Self { .estimated(20) }
    static func shared() -> Self { .uniformAcrossSiblings(estimate: 30) }
}

extension NSCollectionLayoutSpacing {
    static func gutter() -> Self { .fixed(8) }
    static func spring() -> Self { .flexible(4) }
}

extension NSCollectionLayoutSize {
    static func square(_ side: CGFloat) -> Self {
        Self(widthDimension: .absolute(side), heightDimension: .absolute(side))
    }
}

extension NSCollectionLayoutEdgeSpacing {
    static func above(_ points: CGFloat) -> Self {
        Self(leading: nil, top: .fixed(points), trailing: nil, bottom: nil)
    }
}

extension NSCollectionLayoutAnchor {
    static func corner() -> Self { Self(edges: [.top, .trailing]) }
    static func lowered() -> Self { Self(edges: .top, absoluteOffset: CGPoint(x: 0, y: 3)) }
    static func hanging() -> Self { Self(edges: .top, fractionalOffset: CGPoint(x: 0, y: 0.5)) }
}

extension NSCollectionLayoutItem {
    static func tile() -> Self { Self(layoutSize: .square(10)) }
}

extension NSCollectionLayoutGroup {
    static func row() -> Self { .horizontal(layoutSize: .square(100), subitems: [.tile()]) }
    static func column() -> Self { .vertical(layoutSize: .square(100), repeatingSubitem: .tile(), count: 2) }
    static func heap() -> Self { .custom(layoutSize: .square(100)) { _ in [.corner()] } }
}

extension NSCollectionLayoutGroupCustomItem {
    static func corner() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}

extension NSCollectionLayoutSupplementaryItem {
    static func badge() -> Self {
        Self(layoutSize: .square(20), elementKind: "badge", containerAnchor: .corner())
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    static func title() -> Self { Self(layoutSize: .square(20), elementKind: "title", alignment: .top) }
}

extension NSCollectionLayoutDecorationItem {
    static func card() -> Self { .background(elementKind: "card") }
}

extension NSCollectionLayoutSection {
    static func plain() -> Self { Self(group: .row()) }
}

private final class OwnDimension: NSCollectionLayoutDimension {}
private final class OwnSpacing: NSCollectionLayoutSpacing {}
private final class OwnSize: NSCollectionLayoutSize {}
private final class OwnEdgeSpacing: NSCollectionLayoutEdgeSpacing {}
private final class OwnAnchor: NSCollectionLayoutAnchor {}
private final class OwnPlace: NSCollectionLayoutGroupCustomItem {}
private final class OwnGroup: NSCollectionLayoutGroup {}
private final class OwnBadge: NSCollectionLayoutSupplementaryItem {}
private final class OwnTitle: NSCollectionLayoutBoundarySupplementaryItem {}
private final class OwnCard: NSCollectionLayoutDecorationItem {}
private final class OwnSection: NSCollectionLayoutSection {}

/// A subclass of the item with a property of its own.
private final class OwnItem: NSCollectionLayoutItem {
    var note = ""

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? OwnItem)?.note = note
        return copy
    }
}

@MainActor
@Suite struct MakerTests {
    @Test func `a static function of an app that returns Self makes the described object`() {
        #expect(NSCollectionLayoutDimension.half() == .fractionalWidth(0.5))
        #expect(NSCollectionLayoutDimension.halfHeight().isFractionalHeight)
        #expect(NSCollectionLayoutDimension.row().dimension == 44)
        #expect(NSCollectionLayoutDimension.text().isEstimated)
        #expect(NSCollectionLayoutDimension.shared().isUniformAcrossSiblings)
        #expect(NSCollectionLayoutSpacing.gutter() == .fixed(8))
        #expect(NSCollectionLayoutSpacing.spring().isFlexible)
        #expect(NSCollectionLayoutSize.square(7).heightDimension == .absolute(7))
        #expect(NSCollectionLayoutEdgeSpacing.above(6).top == .fixed(6))
        #expect(NSCollectionLayoutAnchor.corner().edges == [.top, .trailing])
        #expect(NSCollectionLayoutAnchor.lowered().offset == CGPoint(x: 0, y: 3))
        #expect(NSCollectionLayoutAnchor.hanging().isFractionalOffset)
        #expect(NSCollectionLayoutGroup.row().subitems.count == 1)
        #expect(NSCollectionLayoutDecorationItem.card().elementKind == "card")
    }

    @Test func `a factory method of a subclass makes an object of the subclass`() {
        let made: [(NSObject, AnyClass)] = [
            (OwnDimension.half(), OwnDimension.self), (OwnDimension.halfHeight(), OwnDimension.self),
            (OwnDimension.row(), OwnDimension.self), (OwnDimension.text(), OwnDimension.self),
            (OwnDimension.shared(), OwnDimension.self),
            (OwnSpacing.gutter(), OwnSpacing.self), (OwnSpacing.spring(), OwnSpacing.self),
            (OwnSize.square(1), OwnSize.self), (OwnEdgeSpacing.above(1), OwnEdgeSpacing.self),
            (OwnAnchor.corner(), OwnAnchor.self), (OwnAnchor.lowered(), OwnAnchor.self),
            (OwnAnchor.hanging(), OwnAnchor.self), (OwnPlace.corner(), OwnPlace.self),
            (OwnItem.tile(), OwnItem.self), (OwnGroup.row(), OwnGroup.self),
            (OwnGroup.column(), OwnGroup.self), (OwnGroup.heap(), OwnGroup.self),
            (OwnBadge.badge(), OwnBadge.self), (OwnTitle.title(), OwnTitle.self),
            (OwnCard.card(), OwnCard.self), (OwnSection.plain(), OwnSection.self),
        ]
        for pair in made { #expect(type(of: pair.0) == pair.1) }
    }

    @Test func `a copy is of the subclass and has its state`() {
        let item = OwnItem.tile()
        item.note = "kept"
        let group = OwnGroup.horizontal(layoutSize: .square(100), subitems: [item])
        group.interItemSpacing = .gutter()
        let copy = group.copy() as? OwnGroup
        #expect((copy?.subitems.first as? OwnItem)?.note == "kept")
        #expect(copy?.subitems.first !== group.subitems.first)
        #expect(copy?.interItemSpacing == .fixed(8))
        let title = OwnTitle.title()
        title.pinToVisibleBounds = true
        title.zIndex = 7
        let section = OwnSection.plain()
        section.boundarySupplementaryItems = [title]
        let copied = (section.copy() as? OwnSection)?.boundarySupplementaryItems.first as? OwnTitle
        #expect(copied?.pinToVisibleBounds == true)
        #expect(copied?.zIndex == 7)
        #expect(copied?.alignment == .top)
    }
}

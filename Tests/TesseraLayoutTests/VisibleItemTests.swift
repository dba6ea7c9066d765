import Testing

@testable import TesseraLayout

@Suite @MainActor struct VisibleItemTests {
    private final class Call {
        var items: [IndexPath] = []
        var kinds: [String?] = []
        var offset = CGPoint.zero
        var width: CGFloat = 0
    }

    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(100), .absolute(80)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
        return section
    }

    private let screen = rect(0, 0, 375, 667)

    @Test func `handler gets visible items offset and environment`() {
        let call = Call()
        let section = section(.continuous) { items, offset, environment in
            call.items = items.map(\.indexPath)
            call.kinds = items.map(\.representedElementKind)
            call.offset = offset
            call.width = environment.container.contentSize.width
        }
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top)
        ]
        let solver = solve(.small, (section, 9))
        let elements = solver.layoutAttributesForElements(
            in: screen, orthogonalOffsets: [0: 250], orthogonalOverscan: 1)
        #expect(elements.count == 10)
        _ = solver.changedByHandlers(elements, visibleBounds: screen, orthogonalOffsets: [0: 250])
        // The viewport reaches from 250 to 625 points.
        #expect(call.items == [[0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 0]])
        #expect(call.kinds == [nil, nil, nil, nil, nil, "header"])
        #expect(call.offset == CGPoint(x: 250, y: 0))
        #expect(call.width == 375)
    }

    @Test func `changes that the handler makes are only in the result`() throws {
        let solver = solve(
            .small,
            (
                section(.groupPaging) { items, offset, _ in
                    for item in items {
                        item.alpha = item.frame.minX < offset.x ? 0.5 : 1
                        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                        item.zIndex = -item.indexPath.item
                        item.center.y += 10
                        item.isHidden = item.indexPath.item == 2
                    }
                }, 9
            ))
        let elements = solver.layoutAttributesForElements(in: screen, orthogonalOffsets: [0: 50])
        let changed = solver.changedByHandlers(
            elements, visibleBounds: screen, orthogonalOffsets: [0: 50])
        #expect(changed.map(\.indexPath) == elements.map(\.indexPath))
        #expect(changed.map(\.alpha) == [0.5, 1, 1, 1, 1])
        #expect(changed.map(\.zIndex) == [0, -1, -2, -3, -4])
        #expect(changed[1].frame == rect(125, 30, 50, 40))
        #expect(changed.map(\.isHidden) == [false, false, true, false, false])
        #expect(elements.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
    }

    @Test func `section that does not scroll gets offset of layout`() {
        let call = Call()
        let section = section(.none) { items, offset, _ in
            call.items = items.map(\.indexPath)
            call.offset = offset
        }
        let solver = solve(.small, (section, 20))
        let visible = rect(0, 400, 375, 200)
        _ = solver.changedByHandlers(
            solver.layoutAttributesForElements(in: screen), visibleBounds: visible, orthogonalOffsets: [:])
        #expect(call.items == [[0, 5], [0, 6], [0, 7]])
        #expect(call.offset == CGPoint(x: 0, y: 400))
    }

    @Test func `the handler of an invisible section is not called`() {
        let call = Call()
        let section = section(.continuous) { _, _, _ in call.width = 1 }
        let solver = solve(.small, (section, 20))
        _ = solver.changedByHandlers(
            solver.layoutAttributesForElements(in: screen), visibleBounds: rect(0, 80, 375, 587),
            orthogonalOffsets: [:])
        #expect(call.width == 0)
    }
}

import Testing

@testable import TesseraLayout

@Suite @MainActor struct SupplementaryItemTests {
    private func badge(
        _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor? = nil, kind: String = "badge"
    ) -> NSCollectionLayoutSupplementaryItem {
        let layoutSize = size(.absolute(20), .absolute(10))
        return item.map {
            .init(layoutSize: layoutSize, elementKind: kind, containerAnchor: container, itemAnchor: $0)
        } ?? .init(layoutSize: layoutSize, elementKind: kind, containerAnchor: container)
    }

    /// Returns a section of rows of two items of 100 × 50 points, each with a supplementary item.
    private func section(_ supplementary: NSCollectionLayoutSupplementaryItem) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [supplementary])
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(200), .absolute(50)), repeatingSubitem: item, count: 2))
    }

    @Test(
        arguments: [
            ([], 40, 20), (.top, 40, 0), ([.top, .leading], 0, 0), (.leading, 0, 20),
            ([.bottom, .leading], 0, 40), (.bottom, 40, 40), ([.bottom, .trailing], 80, 40),
            (.trailing, 80, 20), ([.top, .trailing], 80, 0), (.all, 40, 20),
        ] as [(NSDirectionalRectEdge, CGFloat, CGFloat)])
    func `badge lies inside item at anchors edges`(edges: NSDirectionalRectEdge, x: CGFloat, y: CGFloat) {
        let solver = solve(.small, (section(badge(.init(edges: edges))), 3))
        #expect(solver.frame("badge", [0, 0]) == rect(x, y, 20, 10))
        #expect(solver.frame("badge", [0, 1]) == rect(100 + x, y, 20, 10))
        #expect(solver.frame("badge", [0, 2]) == rect(x, 50 + y, 20, 10))
        #expect(solver.frame("badge", [0, 3]) == nil)
        expect(solver.frames, [rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(0, 50, 100, 50)])
    }

    @Test func `offsets are in points or sizes of badge`() {
        let corner: NSDirectionalRectEdge = [.top, .trailing]
        let absolute = badge(.init(edges: corner, absoluteOffset: CGPoint(x: 3, y: 4)))
        #expect(solve(.small, (section(absolute), 1)).frame("badge", [0, 0]) == rect(83, 4, 20, 10))
        // The badge moves half of 20 points to the right and half of 10 points up, so that its middle is on the
        // corner.
        let fractional = badge(.init(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        #expect(solve(.small, (section(fractional), 1)).frame("badge", [0, 0]) == rect(90, -5, 20, 10))
    }

    @Test func `item anchor and container anchor coincide`() {
        let below = badge(.init(edges: .bottom), .init(edges: .top))
        #expect(solve(.small, (section(below), 1)).frame("badge", [0, 0]) == rect(40, 50, 20, 10))
        let besides = badge(
            .init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 1, y: 2)),
            .init(edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: 0)))
        #expect(solve(.small, (section(besides), 1)).frame("badge", [0, 0]) == rect(111, -8, 20, 10))
    }

    @Test func `edges and fractions are of item within its insets`() {
        let bar = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.25)), elementKind: "bar",
            containerAnchor: .init(edges: [.bottom, .leading]))
        bar.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [bar])
        item.contentInsets = .init(top: 5, leading: 10, bottom: 5, trailing: 10)
        let solver = solve(.small, (NSCollectionLayoutSection(group: row(height: 50, item)), 1))
        // The item is 80 × 40 points at (10, 5). The bar's slot is 40 × 10 points at (10, 35).
        #expect(solver.frame("bar", [0, 0]) == rect(12, 36, 34, 6))
    }

    @Test func `supplementary item of group lies at each repetition`() {
        let pair = row(height: 50, item(.fractionalWidth(0.5), .fractionalHeight(1)))
        pair.contentInsets = .init(top: 0, leading: 0, bottom: 0, trailing: 75)
        pair.supplementaryItems = [badge(.init(edges: .trailing))]
        let solver = solve(.small, (NSCollectionLayoutSection(group: pair), 5))
        #expect(solver.frame("badge", [0, 0]) == rect(280, 20, 20, 10))
        #expect(solver.frame("badge", [0, 1]) == nil)
        #expect(solver.frame("badge", [0, 2]) == rect(280, 70, 20, 10))
        #expect(solver.frame("badge", [0, 4]) == rect(280, 120, 20, 10))
        #expect(solver.frame("badge", [0, 6]) == nil)
    }

    @Test func `nested groups have their own supplementary items`() {
        let custom = NSCollectionLayoutGroup.custom(
            layoutSize: size(.absolute(100), .absolute(60))
        ) { _ in [.init(frame: rect(0, 0, 50, 60)), .init(frame: rect(50, 0, 50, 60))] }
        custom.supplementaryItems = [badge(.init(edges: .bottom), kind: "custom")]
        let dotted = NSCollectionLayoutItem(
            layoutSize: size(.absolute(200), .absolute(60)),
            supplementaryItems: [badge(.init(edges: [.top, .leading]))])
        let outer = row(height: 60, dotted, custom)
        outer.supplementaryItems = [badge(.init(edges: [.top, .trailing]), kind: "outer")]
        let solver = solve(.small, (NSCollectionLayoutSection(group: outer), 6))
        #expect(solver.frame("badge", [0, 3]) == rect(0, 60, 20, 10))
        #expect(solver.frame("custom", [0, 4]) == rect(240, 110, 20, 10))
        #expect(solver.frame("outer", [0, 3]) == rect(355, 60, 20, 10))
        #expect(solver.frame("custom", [0, 3]) == nil)
    }

    @Test func `query finds badges beyond their items`() {
        let outside = badge(.init(edges: .bottom), .init(edges: .top))
        outside.zIndex = 4
        let solver = solve(.small, (section(outside), 4))
        let found = solver.layoutAttributesForElements(in: rect(0, 52, 200, 2))
        #expect(found.map(\.indexPath) == [[0, 2], [0, 3], [0, 0], [0, 1]])
        #expect(found.map(\.representedElementKind) == [nil, nil, "badge", "badge"])
        #expect(found.map(\.zIndex) == [0, 0, 4, 4])
        // The content includes the badges below the last row.
        #expect(solver.contentSize.height == 110)
        #expect(
            solver.layoutAttributesForElements(in: rect(0, 105, 375, 5)).map(\.indexPath) == [
                [0, 2], [0, 3],
            ])
    }

    @Test func `right to left mirrors edges and offsets`() {
        let corner = badge(.init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: 4)))
        let solver = solve(.small, direction: .rightToLeft, (section(corner), 1))
        expect(solver.frames, [rect(275, 0, 100, 50)])
        #expect(solver.frame("badge", [0, 0]) == rect(272, 4, 20, 10))
    }

    @Test func `items copy their supplementary items`() {
        let original = badge(.init(edges: .top))
        let section = section(original)
        original.zIndex = 8
        original.contentInsets = .init(top: 9, leading: 9, bottom: 0, trailing: 0)
        let solver = solve(.small, (section, 1))
        #expect(solver.frame("badge", [0, 0]) == rect(40, 0, 20, 10))
        #expect(
            solver.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 0])?.zIndex == 1)
        #expect(NSCollectionLayoutAnchor(edges: .top, fractionalOffset: .zero).isFractionalOffset)
        #expect(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: .zero).isAbsoluteOffset)
    }
}

import Testing

@testable import TesseraLayout

@Suite @MainActor struct BoundarySupplementaryTests {
    /// Returns a section of rows of 100 points.
    private func lines(
        _ supplementaries: NSCollectionLayoutBoundarySupplementaryItem...
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(height: 100, item(.fractionalWidth(1), .fractionalHeight(1))))
        section.boundarySupplementaryItems = supplementaries
        return section
    }

    private func supplementary(
        _ alignment: NSRectAlignment, _ kind: String = "header",
        width: NSCollectionLayoutDimension = .fractionalWidth(1), height: CGFloat = 40,
        offset: CGPoint = .zero
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(
            layoutSize: size(width, .absolute(height)), elementKind: kind, alignment: alignment,
            absoluteOffset: offset)
    }

    // MARK: Sections

    @Test func `header lies above items and footer below`() {
        let solver = solve(
            .small, (lines(supplementary(.top, "header"), supplementary(.bottom, "footer", height: 20)), 2),
            (lines(), 1))
        expect(solver.frames, [rect(0, 40, 375, 100), rect(0, 140, 375, 100), rect(0, 260, 375, 100)])
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 40))
        #expect(solver.frame("footer", [0, 0]) == rect(0, 240, 375, 20))
        #expect(solver.contentSize.height == 360)
        #expect(solver.frame("header", [1, 0]) == nil)
        #expect(solver.frame("header", [0, 1]) == nil)
        #expect(solver.frame("header", [2, 0]) == nil)
        #expect(solver.frame("header", IndexPath(index: 0)) == nil)
    }

    @Test func `empty section has header and footer`() {
        let section = lines(supplementary(.top, "header"), supplementary(.bottom, "footer"))
        section.contentInsets = .init(top: 5, leading: 0, bottom: 6, trailing: 0)
        let solver = solve(.small, (section, 0))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 40))
        #expect(solver.frame("footer", [0, 0]) == rect(0, 51, 375, 40))
        #expect(solver.contentSize.height == 91)
    }

    @Test func `content insets lie between header and items`() {
        let section = lines(supplementary(.top, "header"), supplementary(.bottom, "footer"))
        section.contentInsets = .init(top: 5, leading: 10, bottom: 6, trailing: 20)
        let solver = solve(.small, (section, 1))
        expect(solver.frames, [rect(10, 45, 345, 100)])
        #expect(solver.frame("header", [0, 0]) == rect(10, 0, 345, 40))
        #expect(solver.frame("footer", [0, 0]) == rect(10, 151, 345, 40))

        section.supplementariesFollowContentInsets = false
        let free = solve(.small, (section, 1))
        expect(free.frames, [rect(10, 45, 345, 100)])
        #expect(free.frame("header", [0, 0]) == rect(0, 0, 375, 40))
    }

    @Test(
        arguments: [
            // The section is 375 points wide. A badge takes 75 × 40, so 300 points remain, half of them 150. If the
            // badge lies above or below, the row of 100 points keeps its width. At a side, the row is 75 points
            // narrower.
            (.top, rect(150, 0, 75, 40), rect(0, 40, 375, 100)),
            (.topLeading, rect(0, 0, 75, 40), rect(0, 40, 375, 100)),
            (.topTrailing, rect(300, 0, 75, 40), rect(0, 40, 375, 100)),
            (.bottom, rect(150, 100, 75, 40), rect(0, 0, 375, 100)),
            (.bottomLeading, rect(0, 100, 75, 40), rect(0, 0, 375, 100)),
            (.bottomTrailing, rect(300, 100, 75, 40), rect(0, 0, 375, 100)),
            (.leading, rect(0, 30, 75, 40), rect(75, 0, 300, 100)),
            (.trailing, rect(300, 30, 75, 40), rect(0, 0, 300, 100)),
            (.none, rect(150, 30, 75, 40), rect(0, 0, 375, 100)),
        ] as [(NSRectAlignment, CGRect, CGRect)])
    func `each alignment has its place around content`(
        alignment: NSRectAlignment, expected: CGRect, item: CGRect
    ) {
        let solver = solve(.small, (lines(supplementary(alignment, width: .absolute(75))), 1))
        #expect(solver.frame("header", [0, 0]) == expected)
        expect(solver.frames, [item])
        #expect(solver.contentSize.height == (expected.minY == 30 ? 100 : 140))
    }

    @Test(
        arguments: [
            (.top, rect(150, 0, 75, 40)), (.topLeading, rect(0, 0, 75, 40)),
            (.topTrailing, rect(300, 0, 75, 40)), (.bottom, rect(150, 60, 75, 40)),
            (.bottomLeading, rect(0, 60, 75, 40)), (.bottomTrailing, rect(300, 60, 75, 40)),
            (.leading, rect(0, 30, 75, 40)), (.trailing, rect(300, 30, 75, 40)),
            (.none, rect(150, 30, 75, 40)),
        ] as [(NSRectAlignment, CGRect)])
    func `item that does not extend boundary overlaps content`(alignment: NSRectAlignment, expected: CGRect) {
        let badge = supplementary(alignment, width: .absolute(75))
        badge.extendsBoundary = false
        let solver = solve(.small, (lines(badge), 1))
        #expect(solver.frame("header", [0, 0]) == expected)
        expect(solver.frames, [rect(0, 0, 375, 100)])
        #expect(solver.contentSize.height == 100)
    }

    @Test func `items at one edge share its deepest room`() {
        let solver = solve(
            .small,
            (
                lines(
                    supplementary(.topLeading, width: .absolute(200), height: 30),
                    supplementary(.topTrailing, "button", width: .absolute(60), height: 44)), 1
            ))
        #expect(solver.frame("header", [0, 0]) == rect(0, 14, 200, 30))
        #expect(solver.frame("button", [0, 0]) == rect(315, 0, 60, 44))
        expect(solver.frames, [rect(0, 44, 375, 100)])
    }

    @Test func `items of one kind are numbered in order`() {
        let solver = solve(
            .small,
            (lines(supplementary(.top, offset: CGPoint(x: 0, y: -30)), supplementary(.top, height: 30)), 1))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 40))
        #expect(solver.frame("header", [0, 1]) == rect(0, 40, 375, 30))
        expect(solver.frames, [rect(0, 70, 375, 100)])
    }

    @Test func `offset towards content overlaps it`() {
        let solver = solve(.small, (lines(supplementary(.top, offset: CGPoint(x: 7, y: 15))), 1))
        #expect(solver.frame("header", [0, 0]) == rect(7, 0, 375, 40))
        expect(solver.frames, [rect(0, 25, 375, 100)])
    }

    @Test func `own insets shrink item within its place`() throws {
        let header = supplementary(.top)
        header.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        header.zIndex = 9
        let solver = solve(.small, (lines(header), 1))
        let attributes = try #require(
            solver.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]))
        #expect(attributes.frame == rect(2, 1, 369, 36))
        #expect(attributes.zIndex == 9)
        #expect(attributes.representedElementCategory == .supplementaryView)
        #expect(attributes.representedElementKind == "header")
        #expect(attributes.indexPath == [0, 0])
        expect(solver.frames, [rect(0, 40, 375, 100)])
    }

    @Test func `right to left mirrors alignments and offsets`() {
        let solver = solve(
            .small, direction: .rightToLeft,
            (lines(supplementary(.topLeading, width: .absolute(75), offset: CGPoint(x: 5, y: 0))), 1))
        #expect(solver.frame("header", [0, 0]) == rect(295, 0, 75, 40))
    }

    @Test func `leading and trailing items lengthen horizontal section`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsets = .init(top: 7, leading: 5, bottom: 0, trailing: 0)
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: size(.absolute(50), .fractionalHeight(1)), elementKind: "side",
                alignment: .leading),
            .init(
                layoutSize: size(.absolute(80), .absolute(60)), elementKind: "title", alignment: .topLeading),
        ]
        let solver = solve(.small, configuration: configuration, (section, 2))
        // Of the 667 points of height the inset takes 7, and the title 60.
        expect(solver.frames, [rect(55, 67, 100, 600), rect(155, 67, 100, 600)])
        #expect(solver.frame("side", [0, 0]) == rect(0, 7, 50, 660))
        #expect(solver.frame("title", [0, 0]) == rect(50, 7, 80, 60))
        #expect(solver.contentSize == CGSize(width: 255, height: 667))
    }

    @Test func `query returns items then supplementary views`() {
        let section = lines(supplementary(.top, "header"), supplementary(.bottom, "footer"))
        let solver = solve(.small, (section, 1), (section, 1))
        let found = solver.layoutAttributesForElements(in: rect(0, 150, 375, 50))
        #expect(found.map(\.indexPath) == [[0, 0], [1, 0]])
        #expect(found.map(\.representedElementKind) == ["footer", "header"])
        #expect(solver.layoutAttributesForElements(in: rect(0, 0, 375, 40)).count == 1)
        #expect(solver.layoutAttributesForElements(in: rect(0, 39, 375, 2)).map(\.zIndex) == [0, 1])
        #expect(solver.layoutAttributesForElements(in: rect(0, 0, 0, 40)).isEmpty)
    }

    // MARK: The whole layout

    private func configuration(
        _ items: NSCollectionLayoutBoundarySupplementaryItem...
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = items
        return configuration
    }

    @Test func `layout header and footer surround all sections`() {
        let configuration = configuration(
            supplementary(.top, "title", height: 80), supplementary(.bottom, "end", height: 30))
        configuration.interSectionSpacing = 10
        let solver = solve(
            .large, configuration: configuration, (lines(supplementary(.top)), 1), (lines(), 1))
        #expect(solver.frame("title", IndexPath(index: 0)) == rect(0, 0, 390, 80))
        #expect(solver.frame("header", [0, 0]) == rect(0, 80, 390, 40))
        expect(solver.frames, [rect(0, 120, 390, 100), rect(0, 230, 390, 100)])
        #expect(solver.frame("end", IndexPath(index: 0)) == rect(0, 330, 390, 30))
        #expect(solver.contentSize.height == 360)
        #expect(solver.frame("title", IndexPath(index: 1)) == nil)
        #expect(
            solver.layoutAttributesForElements(in: rect(0, 0, 390, 90)).map(\.indexPath)
                == [[0, 0], IndexPath(index: 0)])
    }

    @Test func `item at side of layout narrows sections`() {
        var widths: [CGFloat] = []
        let section = lines(supplementary(.top))
        let solver = CompositionalLayoutSolver(
            containerSize: Phone.small.size,
            configuration: configuration(supplementary(.leading, "side", width: .absolute(75))),
            itemCounts: [1]
        ) { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            return section
        }
        #expect(widths == [300])
        expect(solver.frames, [rect(75, 40, 300, 100)])
        #expect(solver.frame("header", [0, 0]) == rect(75, 0, 300, 40))
        #expect(solver.frame("side", IndexPath(index: 0)) == rect(0, 50, 75, 40))
        #expect(solver.itemIndexPaths(in: rect(0, 50, 75, 10)) == [])
    }

    @Test func `layout without sections has header and footer`() {
        let solver = solve(
            .small, configuration: configuration(supplementary(.top), supplementary(.bottom, "end")))
        #expect(solver.frame("end", IndexPath(index: 0)) == rect(0, 40, 375, 40))
        #expect(solver.contentSize.height == 80)
    }

    // MARK: Pinning

    private func pinned(
        _ alignment: NSRectAlignment, _ kind: String = "header"
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = supplementary(alignment, kind)
        item.pinToVisibleBounds = true
        return item
    }

    @Test(
        arguments: [(-50, 0), (0, 0), (30, 30), (100, 100), (199, 199), (200, 200), (220, 200), (900, 200)]
            as [(CGFloat, CGFloat)])
    func `pinned header stays at top until its section ends`(top: CGFloat, expected: CGFloat) {
        // The section takes 40 + 2 × 100 points, so the header cannot lie further down than at 200.
        let solver = solve(.small, (lines(pinned(.top)), 2), (lines(), 30))
        #expect(solver.frame("header", [0, 0], visible: rect(0, top, 375, 667))?.minY == expected)
    }

    @Test func `pinned footer stays at bottom from its sections start`() {
        let solver = solve(.small, (lines(), 10), (lines(pinned(.bottom, "footer")), 3))
        // The section starts at 1000, and its footer lies at 1300 unless it is pinned.
        #expect(solver.frame("footer", [1, 0], visible: rect(0, 200, 375, 667))?.minY == 1000)
        #expect(solver.frame("footer", [1, 0], visible: rect(0, 500, 375, 667))?.minY == 1127)
        #expect(solver.frame("footer", [1, 0], visible: rect(0, 800, 375, 667))?.minY == 1300)
    }

    @Test func `query finds pinned elements where they are`() {
        let solver = solve(.small, (lines(pinned(.top)), 100))
        let visible = rect(0, 5000, 375, 100)
        #expect(
            solver.layoutAttributesForElements(in: visible, visibleBounds: visible).map(\.frame.minY)
                == [4940, 5040, 5000])
        #expect(
            solver.layoutAttributesForElements(in: rect(0, 0, 375, 40), visibleBounds: visible).isEmpty)
    }

    @Test func `headers of sections stop below pinned header of layout`() {
        let title = pinned(.top, "title")
        let solver = solve(.small, configuration: configuration(title), (lines(pinned(.top)), 30))
        let visible = rect(0, 1000, 375, 667)
        #expect(solver.frame("title", IndexPath(index: 0), visible: visible)?.minY == 1000)
        #expect(solver.frame("header", [0, 0], visible: visible)?.minY == 1040)
        let top = rect(0, 0, 375, 667)
        #expect(solver.frame("title", IndexPath(index: 0), visible: top)?.minY == 0)
        #expect(solver.frame("header", [0, 0], visible: top)?.minY == 40)
    }

    @Test func `elements are pinned along the direction of scrolling`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        let side = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(50), .fractionalHeight(1)), elementKind: "side", alignment: .leading)
        side.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [side]
        let solver = solve(.small, configuration: configuration, (section, 20))
        #expect(solver.frame("side", [0, 0], visible: rect(300, 0, 375, 667))?.minX == 300)
        // The content is 2050 points wide, and its leading edge is on the right.
        let mirrored = solve(
            .small, direction: .rightToLeft, configuration: configuration, (section, 20))
        #expect(mirrored.frame("side", [0, 0])?.minX == 2000)
        #expect(mirrored.frame("side", [0, 0], visible: rect(300, 0, 375, 667))?.minX == 625)
    }

    @Test func `copies of sections and configurations are independent`() throws {
        let section = lines(supplementary(.top, offset: CGPoint(x: 1, y: 2)))
        section.supplementariesFollowContentInsets = false
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.boundarySupplementaryItems[0].extendsBoundary = false
        #expect(copy.boundarySupplementaryItems[0].extendsBoundary)
        #expect(copy.boundarySupplementaryItems[0].offset == CGPoint(x: 1, y: 2))
        #expect(!copy.supplementariesFollowContentInsets)
        let configuration = configuration(pinned(.top))
        let other = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
        configuration.boundarySupplementaryItems[0].pinToVisibleBounds = false
        #expect(other.boundarySupplementaryItems[0].pinToVisibleBounds)
    }
}

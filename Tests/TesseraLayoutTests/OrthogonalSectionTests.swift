import Testing

@testable import TesseraLayout

@Suite @MainActor struct OrthogonalSectionTests {
    /// Returns a section of groups of 100 × 80 points, 10 points apart, with different insets at each edge.
    private func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(100), .absolute(80)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 5, leading: 20, bottom: 7, trailing: 30)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private var lines: NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row(height: 50, item(.fractionalWidth(1), .fractionalHeight(1))))
    }

    private var sideways: UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return configuration
    }

    @Test func `groups of an orthogonal section lie side by side`() {
        let solver = solve(.small, (cards(), 5), (lines, 1))
        expect(
            solver.frames,
            [
                rect(20, 5, 100, 80), rect(130, 5, 100, 80), rect(240, 5, 100, 80), rect(350, 5, 100, 80),
                rect(460, 5, 100, 80), rect(0, 92, 375, 50),
            ])
        #expect(solver.contentSize == CGSize(width: 375, height: 142))
    }

    @Test func `content includes groups and insets at ends`() throws {
        let section = try #require(solve(.small, (cards(), 5), (lines, 1)).orthogonalSection(at: 0))
        #expect(section.viewport == rect(0, 0, 375, 92))
        #expect(section.contentSize == CGSize(width: 590, height: 92))
        #expect(section.maximumOffset == 215)
        #expect(section.startOffset == 0)
        #expect(section.scrollDirection == .horizontal)
    }

    @Test func `groups lie below each other in horizontal layout`() throws {
        let section = cards()
        section.contentInsets = .init(top: 20, leading: 5, bottom: 30, trailing: 7)
        let solver = solve(.small, configuration: sideways, (section, 9), (section, 1))
        expect(
            Array(solver.frames.prefix(3) + solver.frames.suffix(2)),
            [
                rect(5, 20, 100, 80), rect(5, 110, 100, 80), rect(5, 200, 100, 80), rect(5, 740, 100, 80),
                rect(117, 20, 100, 80),
            ])
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.viewport == rect(0, 0, 112, 667))
        #expect(orthogonal.contentSize == CGSize(width: 112, height: 850))
        #expect(orthogonal.scrollDirection == .vertical)
        #expect(solver.contentSize == CGSize(width: 224, height: 667))
    }

    @Test func `mirrored section starts at right end`() throws {
        let solver = solve(.small, direction: .rightToLeft, (cards(), 5), (lines, 1))
        expect(
            solver.frames,
            [
                rect(470, 5, 100, 80), rect(360, 5, 100, 80), rect(250, 5, 100, 80), rect(140, 5, 100, 80),
                rect(30, 5, 100, 80), rect(0, 92, 375, 50),
            ])
        let section = try #require(solver.orthogonalSection(at: 0))
        #expect(section.startOffset == 215)
        // Seen from x = 215, items lie at 255, 145 and 35, and a part of one at -75.
        #expect(solver.itemIndexPaths(in: rect(0, 0, 375, 92)) == [[0, 0], [0, 1], [0, 2], [0, 3]])
        #expect(
            solver.itemIndexPaths(in: rect(0, 0, 375, 92), orthogonalOffsets: [0: 0])
                == [[0, 1], [0, 2], [0, 3], [0, 4]])
    }

    @Test func `fractions are of room within section insets`() {
        let section = NSCollectionLayoutSection(
            group: row(height: 40, item(.fractionalWidth(0.5), .fractionalHeight(1))))
        section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 30)
        section.orthogonalScrollingBehavior = .groupPaging
        expect(
            solve(.small, (section, 3)).frames,
            [rect(20, 0, 162.5, 40), rect(182.5, 0, 162.5, 40), rect(345, 0, 162.5, 40)])
    }

    @Test func `centered groups have room at ends`() throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(250), .absolute(80)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.interGroupSpacing = 25
        section.contentInsets = .init(top: 0, leading: 16, bottom: 8, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let solver = solve(.small, (section, 3))
        expect(
            solver.frames, [rect(62.5, 0, 250, 80), rect(337.5, 0, 250, 80), rect(612.5, 0, 250, 80)])
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.contentSize == CGSize(width: 925, height: 88))
        #expect(orthogonal.maximumOffset == 550)
    }

    @Test func `large centered group starts in the middle`() throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(475), .absolute(80)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let orthogonal = try #require(solve(.small, (section, 2)).orthogonalSection(at: 0))
        #expect(orthogonal.contentSize.width == 950)
        #expect(orthogonal.startOffset == 50)
        #expect(orthogonal.restingOffset(forProposedOffset: 50, velocity: 1, from: 50) == 525)
    }

    @Test func `headers side bars and backgrounds surround scrolling content`() throws {
        let section = cards()
        section.supplementariesFollowContentInsets = false
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top),
            .init(
                layoutSize: size(.absolute(50), .absolute(30)), elementKind: "bar", alignment: .leading),
        ]
        section.decorationItems = [.background(elementKind: "background")]
        let solver = solve(.small, (section, 2))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 44))
        #expect(solver.frame("bar", [0, 0]) == rect(0, 75, 50, 30))
        #expect(solver.decoration("background", [0, 0]) == rect(0, 0, 375, 136))
        expect(solver.frames, [rect(70, 49, 100, 80), rect(180, 49, 100, 80)])
        #expect(solver.orthogonalSection(at: 0)?.viewport == rect(50, 44, 325, 92))
    }

    @Test func `viewport contains badges beyond groups`() {
        let card = item(.fractionalWidth(1), .fractionalHeight(1))
        card.supplementaryItems = [
            .init(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: .init(
                    edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)))
        ]
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [card]))
        section.orthogonalScrollingBehavior = .continuous
        let solver = solve(.small, (section, 9))
        #expect(solver.orthogonalSection(at: 0)?.viewport == rect(0, -10, 375, 90))
        #expect(solver.frame("badge", [0, 4]) == rect(490, -10, 20, 20))
        let found = solver.layoutAttributesForElements(
            in: rect(0, -10, 375, 90), orthogonalOffsets: [0: 400])
        #expect(
            found.filter { $0.representedElementCategory == .supplementaryView }.map(\.indexPath.item)
                == [3, 4, 5, 6])
    }

    @Test func `a query finds what is visible at the section's offset`() {
        let solver = solve(.small, (cards(), 5), (lines, 1))
        let screen = rect(0, 0, 375, 667)
        func items(_ offset: CGFloat, overscan: CGFloat = 0) -> [IndexPath] {
            solver.layoutAttributesForElements(
                in: screen, orthogonalOffsets: [0: offset], orthogonalOverscan: overscan
            ).map(\.indexPath)
        }
        #expect(solver.itemIndexPaths(in: screen) == [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]])
        #expect(items(0) == [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]])
        // The query reaches to 375 + 93.75 = 468.75 points, and the fifth group starts at 460.
        #expect(items(0, overscan: 0.25) == [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 0]])
        #expect(items(215) == [[0, 1], [0, 2], [0, 3], [0, 4], [1, 0]])
        #expect(solver.itemIndexPaths(in: rect(0, 92, 375, 10), orthogonalOffsets: [0: 0]) == [[1, 0]])
        #expect(
            solver.itemIndexPaths(in: rect(100, 20, 1, 1), orthogonalOffsets: [0: 215]) == [[0, 2]],
            "x = 315 of the content")
    }

    @Test func `a query examines only the visible items of a section with a million items`() {
        let section = cards()
        section.contentInsets = .zero
        let solver = solve(.small, (section, 1_000_000))
        #expect(
            solver.itemIndexPaths(in: rect(0, 0, 375, 80), orthogonalOffsets: [0: 99_000_000])
                == [[0, 900_000], [0, 900_001], [0, 900_002], [0, 900_003]])
    }

    @Test func `empty section does not scroll`() {
        let solver = solve(.small, (cards(), 0), (lines, 1))
        #expect(solver.orthogonalSection(at: 0) == nil)
        #expect(solver.orthogonalSection(at: 1) == nil)
        #expect(solver.contentSize.height == 62)
    }

    @Test func `viewports in rectangle are found`() {
        let solver = solve(.small, (cards(), 5), (lines, 1), (cards(), 5))
        #expect(solver.orthogonalSections(in: rect(0, 0, 375, 143)) == [0, 2])
        #expect(solver.orthogonalSections(in: rect(0, 0, 375, 142)) == [0])
        #expect(solver.orthogonalSections(in: rect(0, 92, 375, 50)) == [])
    }

    @Test func `a copy of a section scrolls like its original and changes independently`() throws {
        let section = cards(.paging)
        section.orthogonalScrollingProperties.bounce = .never
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.orthogonalScrollingProperties.bounce = .always
        #expect(copy.orthogonalScrollingBehavior == .paging)
        #expect(copy.orthogonalScrollingProperties.bounce == .never)
        #expect(copy.orthogonalScrollingProperties.decelerationRate == .fast)
        #expect(copy.visibleItemsInvalidationHandler != nil)
    }
}

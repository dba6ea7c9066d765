import Testing

@testable import TesseraLayout

/// Tests of layouts on a phone that lies on its side: its screen has 667 × 375 points, of which the hardware covers
/// 44 on the left and 34 on the right. The margins are 20 points wider at each side, and readable text lies 60 points
/// inside.
@Suite @MainActor struct ContentInsetsReferenceTests {
    private let references = ReferenceInsets(
        safeArea: .init(top: 10, leading: 44, bottom: 21, trailing: 34),
        layoutMargins: .init(top: 18, leading: 64, bottom: 29, trailing: 54),
        readableContent: .init(top: 18, leading: 60, bottom: 29, trailing: 60))

    private func lines(_ reference: UIContentInsetsReference = .automatic) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(height: 100, item(.fractionalWidth(1), .fractionalHeight(1))))
        section.contentInsetsReference = reference
        return section
    }

    private func solve(
        _ section: NSCollectionLayoutSection, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
    ) -> CompositionalLayoutSolver {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configure(configuration)
        return CompositionalLayoutSolver(
            containerSize: CGSize(width: 667, height: 375), displayScale: 2, layoutDirection: direction,
            referenceInsets: references, configuration: configuration, itemCounts: [1]
        ) { _, _ in section }
    }

    private func header(_ alignment: NSRectAlignment = .top) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "title", alignment: alignment)
    }

    @Test func `a section stays inside the boundary that it names`() {
        expect(solve(lines(.none)).frames, [rect(0, 0, 667, 100)])
        expect(solve(lines(.safeArea)).frames, [rect(44, 0, 589, 100)])
        expect(solve(lines(.layoutMargins)).frames, [rect(64, 0, 549, 100)])
        expect(solve(lines(.readableContent)).frames, [rect(60, 0, 547, 100)])
    }

    @Test func `a section that names no boundary stays inside that of the configuration`() {
        expect(solve(lines()).frames, [rect(44, 0, 589, 100)])
        expect(solve(lines()) { $0.contentInsetsReference = .automatic }.frames, [rect(44, 0, 589, 100)])
        expect(solve(lines()) { $0.contentInsetsReference = .layoutMargins }.frames, [rect(64, 0, 549, 100)])
        expect(solve(lines()) { $0.contentInsetsReference = .none }.frames, [rect(0, 0, 667, 100)])
    }

    @Test func `insets are measured from boundary across scrolling only`() {
        let section = lines(.layoutMargins)
        section.contentInsets = .init(top: 5, leading: 6, bottom: 7, trailing: 8)
        let solver = solve(section)
        expect(solver.frames, [rect(70, 5, 535, 100)])
        #expect(solver.contentSize == CGSize(width: 667, height: 112))
    }

    @Test func `a horizontal layout stays inside the boundary above and below`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let solver = solve(NSCollectionLayoutSection(group: column)) { $0.scrollDirection = .horizontal }
        expect(solver.frames, [rect(0, 10, 100, 344)])
        #expect(solver.contentSize == CGSize(width: 100, height: 375))
    }

    @Test func `a layout from right to left mirrors the boundary`() {
        expect(solve(lines(), direction: .rightToLeft).frames, [rect(34, 0, 589, 100)])
    }

    @Test func `header moves with content insets and boundary`() {
        let section = lines(.layoutMargins)
        section.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 8)
        section.boundarySupplementaryItems = [header()]
        #expect(solve(section).frame("title", [0, 0]) == rect(70, 0, 535, 30))
    }

    @Test func `an independent header stays inside the boundary of the configuration`() {
        let section = lines(.layoutMargins)
        section.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 8)
        section.boundarySupplementaryItems = [header()]
        section.supplementariesFollowContentInsets = false
        #expect(solve(section).frame("title", [0, 0]) == rect(44, 0, 589, 30))
    }

    @Test(
        arguments: [
            (UIContentInsetsReference.none, rect(0, 0, 667, 30)), (.safeArea, rect(44, 0, 589, 30)),
            (.layoutMargins, rect(64, 0, 549, 30)), (.readableContent, rect(60, 0, 547, 30)),
        ], [true, false])
    func `boundary for supplementary items overrides content insets`(
        _ boundary: (UIContentInsetsReference, CGRect), follows: Bool
    ) {
        let section = lines()
        section.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 8)
        section.boundarySupplementaryItems = [header()]
        section.supplementariesFollowContentInsets = follows
        section.supplementaryContentInsetsReference = boundary.0
        #expect(solve(section).frame("title", [0, 0]) == boundary.1)
    }

    @Test func `insets of header are measured from its boundary`() {
        let section = lines()
        let title = header()
        title.contentInsets = .init(top: 0, leading: 1, bottom: 0, trailing: 2)
        section.boundarySupplementaryItems = [title]
        section.supplementaryContentInsetsReference = .safeArea
        #expect(solve(section).frame("title", [0, 0]) == rect(45, 0, 586, 30))
    }

    @Test func `the header of a layout stays inside the boundary of the configuration`() {
        let title = header()
        #expect(
            solve(lines()) { $0.boundarySupplementaryItems = [title] }.frame("title", [0])
                == rect(44, 0, 589, 30))
    }

    @Test func `sections beside an item of the layout do not add the boundary at that side`() {
        let sidebar = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(30)), elementKind: "title", alignment: .leading)
        let solver = solve(lines()) { $0.boundarySupplementaryItems = [sidebar] }
        #expect(solver.frame("title", [0]) == rect(44, 35, 100, 30))
        expect(solver.frames, [rect(144, 0, 489, 100)])
    }

    @Test func `background reaches to edges of container`() {
        let section = lines()
        section.decorationItems = [.background(elementKind: "card")]
        #expect(solve(section).decoration("card", [0, 0]) == rect(0, 0, 667, 100))
    }

    @Test func `environment of provider has insets`() {
        var seen: (any NSCollectionLayoutContainer)?
        _ = CompositionalLayoutSolver(
            containerSize: CGSize(width: 667, height: 375), referenceInsets: references, itemCounts: [1]
        ) { _, environment in
            seen = environment.container
            return lines()
        }
        #expect(seen?.contentSize == CGSize(width: 667, height: 375))
        #expect(seen?.effectiveContentInsets == .init(top: 0, leading: 44, bottom: 0, trailing: 34))
        #expect(seen?.effectiveContentSize == CGSize(width: 589, height: 375))
    }

    @Test func `boundaries without room give items no width`() {
        let solver = CompositionalLayoutSolver(
            containerSize: CGSize(width: 100, height: 100),
            referenceInsets: .init(safeArea: .init(top: 0, leading: 70, bottom: 0, trailing: 70)),
            itemCounts: [1]
        ) { _, _ in lines() }
        expect(solver.frames, [rect(70, 0, 0, 100)])
    }

    @Test func `a copy has the boundaries of its original`() throws {
        let section = lines(.readableContent)
        section.supplementaryContentInsetsReference = .layoutMargins
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        #expect(copy.contentInsetsReference == .readableContent)
        #expect(copy.supplementaryContentInsetsReference == .layoutMargins)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .none
        let other = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
        #expect(other.contentInsetsReference == UIContentInsetsReference.none)
    }
}

import Foundation
import Testing

@testable import TesseraLayout

/// A description that makes no sense, with parts of the message with which it stops the program.
enum BadDescription: String, CaseIterable, Codable {
    case tooManyTimes, negativeCount, nestedTooOften, neverFull, tooDense, hugeDimension, hugeFraction,
        infiniteDimension
    case itemInsets, sectionInsets, groupSpacing, tooNegativeSpacing, sectionSpacing, spacing, anchor,
        boundary
    case customFrame, customSize, references, container, scale, negativeItems, tooManyItems
    case hugeScale, noSection, hugePreference, restingOffset, velocity, scrollStart, presentOffset, reach,
        orthogonalOffset, overscan
    case frame, alpha, transform

    var parts: [String] {
        switch self {
        case .tooManyTimes: ["NSCollectionLayoutGroup", "count is 1000000000"]
        case .negativeCount: ["NSCollectionLayoutGroup", "count is -1"]
        case .nestedTooOften: ["NSCollectionLayoutGroup", "holds more than 100000 items"]
        case .neverFull: ["NSCollectionLayoutGroup", "do not fill a group of 10.0"]
        case .tooDense: ["NSCollectionLayoutSection", "2666666667 groups", "1e-12 points", "99.0 points"]
        case .hugeDimension: ["the size of an NSCollectionLayoutItem", "1e+300"]
        case .hugeFraction: ["the size of an NSCollectionLayoutItem", "375000000000.0"]
        case .infiniteDimension: ["the height of an NSCollectionLayoutItem", "absolute(inf)"]
        case .itemInsets: ["NSCollectionLayoutItem: the content insets", "nan"]
        case .sectionInsets: ["NSCollectionLayoutSection: the content insets", "1e+300"]
        case .groupSpacing: ["NSCollectionLayoutSection", "interGroupSpacing is nan"]
        case .tooNegativeSpacing: ["NSCollectionLayoutSection", "interGroupSpacing is -11.0"]
        case .sectionSpacing:
            ["UICollectionViewCompositionalLayoutConfiguration", "interSectionSpacing is -inf"]
        case .spacing: ["NSCollectionLayoutSpacing", "the spacing is nan"]
        case .anchor: ["NSCollectionLayoutAnchor", "the offset is", "inf"]
        case .boundary: ["NSCollectionLayoutBoundarySupplementaryItem", "absoluteOffset is", "nan"]
        case .customFrame: ["NSCollectionLayoutGroupCustomItem", "nan"]
        case .customSize: ["NSCollectionLayoutGroupCustomItem", "-1.0"]
        case .references: ["ReferenceInsets: the content insets", "inf"]
        case .container: ["CompositionalLayoutSolver", "containerSize is", "nan"]
        case .scale: ["CompositionalLayoutSolver", "displayScale is 0.0"]
        case .negativeItems: ["CompositionalLayoutSolver", "section 1 has -1 items"]
        case .tooManyItems: ["CompositionalLayoutSolver", "section 0 has 9223372036854775807 items"]
        case .hugeScale: ["CompositionalLayoutSolver", "displayScale is 1e+300"]
        case .noSection: ["CompositionalLayoutSolver", "no section 1; the layout has 1"]
        case .hugePreference: ["CompositionalLayoutSolver", "preferred size of item [0, 0]", "1e+300"]
        case .restingOffset: ["OrthogonalSection", "the proposed offset is nan"]
        case .velocity: ["OrthogonalSection", "the velocity is nan"]
        case .scrollStart: ["OrthogonalSection", "the offset where scrolling began is nan"]
        case .presentOffset: ["OrthogonalSection", "the present offset is nan"]
        case .reach: ["OrthogonalSection", "reach is -1"]
        case .orthogonalOffset: ["CompositionalLayoutSolver", "offset of section 0 is nan"]
        case .overscan: ["CompositionalLayoutSolver", "orthogonalOverscan is -1.0"]
        case .frame: ["UICollectionViewLayoutAttributes", "frame of the element “title” at [0, 3]", "nan"]
        case .alpha: ["UICollectionViewLayoutAttributes", "alpha of the cell at [0, 3] is nan"]
        case .transform: ["UICollectionViewLayoutAttributes", "transform of the cell at [0, 3]", "inf"]
        }
    }

    @MainActor func make() {
        let unit = item(.absolute(1), .absolute(1))
        let size = size(.absolute(10), .absolute(10))
        let section = NSCollectionLayoutSection(group: row(height: 10, unit))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
        switch self {
        case .tooManyTimes:
            _ = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: unit, count: 1_000_000_000)
        case .negativeCount:
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: unit, count: -1)
        case .nestedTooOften:
            let thousand = NSCollectionLayoutGroup.vertical(
                layoutSize: size, repeatingSubitem: unit, count: 1000)
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, repeatingSubitem: thousand, count: 100_000)
            solveGroup(group)
        case .neverFull:
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [unit])
            group.interItemSpacing = .fixed(-1)
            solveGroup(group)
        case .tooDense:
            let dense = NSCollectionLayoutSection(group: row(height: 1e-12, unit))
            _ = solve(.small, (dense, 1_000_000_000_000)).itemIndexPaths(in: rect(0, 0, 375, 98))
        case .hugeDimension: solveGroup(row(height: 10, item(.absolute(1e300), .absolute(1))))
        case .hugeFraction: solveGroup(row(height: 10, item(.fractionalWidth(1e9), .absolute(1))))
        case .infiniteDimension: solveGroup(row(height: 10, item(.absolute(1), .absolute(.infinity))))
        case .itemInsets: unit.contentInsets.top = .nan
        case .sectionInsets: section.contentInsets.trailing = 1e300
        case .groupSpacing: section.interGroupSpacing = .nan
        case .tooNegativeSpacing:
            section.interGroupSpacing = -11
            _ = solve(.small, (section, 1_000_000))
        case .sectionSpacing:
            UICollectionViewCompositionalLayoutConfiguration().interSectionSpacing = -.infinity
        case .spacing: _ = NSCollectionLayoutSpacing.flexible(.nan)
        case .anchor:
            _ = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: CGFloat.infinity))
        case .boundary:
            _ = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "title", alignment: .top,
                absoluteOffset: CGPoint(x: CGFloat.nan, y: 0))
        case .customFrame: _ = NSCollectionLayoutGroupCustomItem(frame: rect(0, .nan, 1, 1))
        case .customSize:
            _ = NSCollectionLayoutGroupCustomItem(
                frame: CGRect(origin: .zero, size: CGSize(width: -1, height: 1)))
        case .references:
            lay(
                section,
                references: .init(safeArea: .init(top: .infinity, leading: 0, bottom: 0, trailing: 0)))
        case .container: lay(section, container: CGSize(width: CGFloat.nan, height: 10))
        case .scale: lay(section, scale: 0)
        case .hugeScale: lay(section, scale: 1e300)
        case .noSection: _ = solve(.small, (section, 1)).numberOfItems(inSection: 1)
        case .hugePreference:
            solve(.small, (section, 1))
                .setPreferredSize(CGSize(width: 10, height: 1e300), forItemAt: [0, 0])
        case .restingOffset: _ = scrolling?.restingOffset(forProposedOffset: .nan, from: 0)
        case .velocity: _ = scrolling?.restingOffset(forProposedOffset: 0, velocity: .nan, from: 0)
        case .scrollStart: _ = scrolling?.restingOffset(forProposedOffset: 0, from: .nan)
        case .presentOffset: _ = scrolling?.restingOffsets(around: .nan)
        case .reach: _ = scrolling?.restingOffsets(around: 0, reach: -1)
        case .orthogonalOffset:
            _ = orthogonal.itemIndexPaths(in: rect(0, 0, 10, 10), orthogonalOffsets: [0: .nan])
        case .overscan:
            _ = orthogonal.layoutAttributesForElements(in: rect(0, 0, 10, 10), orthogonalOverscan: -1)
        case .negativeItems: lay(section, counts: [1, -1])
        case .tooManyItems: lay(section, counts: [.max])
        case .frame:
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "title", with: [0, 3])
            header.size = CGSize(width: 1, height: CGFloat.nan)
        case .alpha: attributes.alpha = .nan
        case .transform: attributes.transform = CGAffineTransform(scaleX: .infinity, y: 1)
        }
    }

    /// A solver of a section that scrolls on its own.
    @MainActor private var orthogonal: CompositionalLayoutSolver {
        let section = NSCollectionLayoutSection(group: row(height: 10, item(.absolute(10), .absolute(10))))
        section.orthogonalScrollingBehavior = .groupPaging
        return solve(.small, (section, 3))
    }

    @MainActor private var scrolling: OrthogonalSection? { orthogonal.orthogonalSection(at: 0) }

    @MainActor private func solveGroup(_ group: NSCollectionLayoutGroup) {
        _ = solve(.small, (NSCollectionLayoutSection(group: group), 1))
    }

    @MainActor private func lay(
        _ section: NSCollectionLayoutSection, container: CGSize = CGSize(width: 10, height: 10),
        scale: CGFloat = 1, references: ReferenceInsets = ReferenceInsets(), counts: [Int] = [1]
    ) {
        _ = CompositionalLayoutSolver(
            containerSize: container, displayScale: scale, referenceInsets: references, itemCounts: counts
        ) { _, _ in section }
    }
}

@Suite @MainActor struct DescriptionLimitTests {
    @Test(
        arguments: BadDescription.allCases)
    func `a senseless description stops with its type and value`(_ description: BadDescription) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [description] in
            await description.make()
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in description.parts { #expect(line.contains(part)) }
    }

    @Test func `insets larger than container leave items without size`() {
        let section = NSCollectionLayoutSection(
            group: row(height: 10, item(.fractionalWidth(1), .fractionalHeight(1))))
        section.contentInsets = .init(top: 0, leading: 400, bottom: 0, trailing: 1e9)
        expect(solve(.small, (section, 2)).frames, [rect(400, 0, 0, 10), rect(400, 10, 0, 10)])
        section.contentInsets = .init(top: -50, leading: 0, bottom: 0, trailing: 0)
        let solver = solve(.small, (section, 2))
        expect(solver.frames, [rect(0, -50, 375, 10), rect(0, -40, 375, 10)])
        #expect(solver.contentSize == CGSize(width: 375, height: 0))
    }

    @Test func `a fraction of an empty container has no length`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 200, bottom: 0, trailing: 200)
        let solver = solve(.small, (section, 1_000_000_000_000))
        #expect(solver.frame(forItemAt: [0, 999_999_999_999]) == rect(200, 0, 0, 0))
        #expect(solver.itemIndexPaths(in: rect(0, -10, 375, 100)) == [])
        #expect(solver.contentSize == CGSize(width: 375, height: 0))
    }

    @Test func `spacing may take more than a group in small container`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = -20
        let solver = CompositionalLayoutSolver(
            containerSize: CGSize(width: 100, height: 30), itemCounts: [1_000_000]
        ) { _, _ in section }
        #expect(solver.frame(forItemAt: [0, 1]) == rect(0, -5, 100, 15))
        #expect(solver.frame(forItemAt: [0, 999_999]) == rect(0, -4_999_995, 100, 15))
        #expect(solver.itemIndexPaths(in: rect(0, 0, 100, 10)) == [[0, 0], [0, 1], [0, 2]])
        #expect(solver.itemIndexPaths(in: rect(0, -4_999_995, 100, 5)) == [[0, 999_999]])
        #expect(solver.contentSize == CGSize(width: 100, height: 15))
    }

    @Test func `groups of uniform lengths can nest deeply`() {
        // The test would take hours if each level took twice as long as the one inside it.
        var subitem = item(.fractionalWidth(1), .estimated(44))
        for _ in 0..<24 {
            subitem = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44)),
                subitems: [subitem])
        }
        guard let group = subitem as? NSCollectionLayoutGroup else { return }
        let solver = solve(.small, (NSCollectionLayoutSection(group: group), 10))
        #expect(solver.frame(forItemAt: [0, 3]) == rect(0, 132, 375, 44))
        solver.setPreferredSize(CGSize(width: 375, height: 99), forItemAt: [0, 3])
        #expect(solver.frame(forItemAt: [0, 3]) == rect(0, 297, 375, 99))
    }

    @Test func `longest content has finite frames`() {
        let section = NSCollectionLayoutSection(group: row(height: 1e9, item(.absolute(1e9), .absolute(1e9))))
        let solver = solve(.small, (section, 1_000_000_000_000))
        #expect(solver.contentSize.height == 1e21)
        let frame = solver.frame(forItemAt: [0, 500_000_000_000])
        #expect(frame?.minY == 5e20 && frame?.width == 1e9)
        #expect(solver.itemIndexPaths(in: rect(0, 5e20 + 1e8, 1, 1)).contains([0, 500_000_000_000]))
    }

    @Test func `invalid rectangles contain nothing`() {
        let section = NSCollectionLayoutSection(group: row(height: 10, item(.absolute(10), .absolute(10))))
        let solver = solve(.small, (section, 3))
        #expect(solver.itemIndexPaths(in: .null) == [])
        #expect(solver.itemIndexPaths(in: rect(0, 0, 0, 0)) == [])
        #expect(solver.itemIndexPaths(in: rect(.nan, 0, 10, 10)) == [])
        #expect(solver.itemIndexPaths(in: rect(-.infinity, 0, .infinity, 10)) == [])
        #expect(solver.itemIndexPaths(in: .infinite).count == 3)
        #expect(solver.itemIndexPaths(in: rect(0, 0, .infinity, .infinity)).count == 3)
        #expect(solver.layoutAttributesForItem(at: [0, -1]) == nil)
        #expect(solver.layoutAttributesForItem(at: [-1, 0]) == nil)
        #expect(solver.layoutAttributesForItem(at: [.max, .max]) == nil)
        #expect(solver.layoutAttributesForItem(at: IndexPath()) == nil)
    }
}

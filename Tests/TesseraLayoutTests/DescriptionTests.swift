import Foundation
import Testing

@testable import TesseraLayout

@Suite @MainActor struct DescriptionTests {
    @Test func `dimensions and spacings report their values`() {
        #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
        #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
        #expect(NSCollectionLayoutDimension.absolute(44).isAbsolute)
        #expect(NSCollectionLayoutDimension.absolute(44).dimension == 44)
        #expect(NSCollectionLayoutSpacing.fixed(8).isFixed)
        #expect(NSCollectionLayoutSpacing.flexible(8).isFlexible)
        #expect(NSCollectionLayoutSpacing.flexible(8).spacing == 8)
    }

    @Test func `immutable descriptions are equal and their own copies`() {
        let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
        #expect(half == .fractionalWidth(0.5))
        #expect(half != .fractionalHeight(0.5))
        #expect(half != .fractionalWidth(0.25))
        #expect(NSCollectionLayoutDimension.estimated(44) != .uniformAcrossSiblings(estimate: 44))

        let size = NSCollectionLayoutSize(widthDimension: half, heightDimension: .absolute(44))
        #expect(size == .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44)))
        #expect(size != .init(widthDimension: .absolute(44), heightDimension: .fractionalWidth(0.5)))

        #expect(NSCollectionLayoutSpacing.fixed(8) == .fixed(8))
        #expect(NSCollectionLayoutSpacing.fixed(8) != .flexible(8))
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(8), top: nil, trailing: nil, bottom: nil)
        #expect(edges == .init(leading: .fixed(8), top: nil, trailing: nil, bottom: nil))
        #expect(edges != .init(leading: nil, top: .fixed(8), trailing: nil, bottom: nil))

        let anchor = NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 1, y: 2))
        #expect(anchor == .init(edges: [.top], absoluteOffset: CGPoint(x: 1, y: 2)))
        #expect(anchor != .init(edges: [.top], fractionalOffset: CGPoint(x: 1, y: 2)))
        #expect(anchor != .init(edges: [.bottom], absoluteOffset: CGPoint(x: 1, y: 2)))

        let place = NSCollectionLayoutGroupCustomItem(frame: rect(1, 2, 3, 4))
        for description in [half, size, edges, anchor, place, NSCollectionLayoutSpacing.fixed(8)] {
            #expect(description.copy() as AnyObject === description)
        }
        #expect(Set([half, .fractionalWidth(0.5), .absolute(0.5)]).count == 2)
    }

    @Test func `descriptions start with defaults`() {
        let size = size(.absolute(10), .absolute(10))
        let section = NSCollectionLayoutSection(group: row(height: 100, item(.absolute(10), .absolute(10))))
        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(section.supplementariesFollowContentInsets)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
        #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
        #expect(section.visibleItemsInvalidationHandler == nil)

        let plain = NSCollectionLayoutItem(layoutSize: size)
        #expect(plain.contentInsets == .zero && plain.edgeSpacing == nil && plain.supplementaryItems.isEmpty)
        #expect(row(height: 100, plain).interItemSpacing == nil)

        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top)
        #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.offset == .zero)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "card").zIndex == 0)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
        #expect(UICollectionViewLayoutAttributes(forCellWith: [0, 0]).zIndex == 0)

        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea)
        #expect(configuration.boundarySupplementaryItems.isEmpty)
    }

    @Test func `groups and sections copy their parts`() {
        let subitem = item(.fractionalWidth(1), .fractionalHeight(1))
        let group = row(height: 100, subitem)
        let section = NSCollectionLayoutSection(group: group)
        subitem.contentInsets = .init(top: 9, leading: 9, bottom: 9, trailing: 9)
        group.subitems[0].contentInsets = .init(top: 9, leading: 9, bottom: 9, trailing: 9)
        group.contentInsets = .init(top: 9, leading: 9, bottom: 9, trailing: 9)
        expect(solve(.small, (section, 1)).frames, [rect(0, 0, 375, 100)])
    }

    @Test func `copy is equal and independent`() throws {
        let section = NSCollectionLayoutSection(group: row(height: 100, item(.absolute(10), .absolute(10))))
        section.interGroupSpacing = 5
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.interGroupSpacing = 6
        #expect(copy.interGroupSpacing == 5)

        let group = row(height: 100, item(.absolute(10), .absolute(10)))
        group.interItemSpacing = .fixed(3)
        group.edgeSpacing = .init(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
        let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
        #expect(groupCopy.interItemSpacing?.spacing == 3)
        #expect(groupCopy.edgeSpacing?.leading?.spacing == 1)
        #expect(groupCopy.subitems.count == 1 && groupCopy.subitems[0] !== group.subitems[0])
    }

    @Test func `change after solver is made has no effect`() {
        let section = NSCollectionLayoutSection(group: row(height: 100, item(.absolute(10), .absolute(10))))
        let solver = solve(.small, (section, 1))
        section.contentInsets = .init(top: 50, leading: 50, bottom: 50, trailing: 50)
        expect(solver.frames, [rect(0, 0, 10, 10)])
    }
}

/// Tests of descriptions that end the program or make it warn. Each runs in a process of its own.
@Suite struct DescriptionMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `zero height warns and does not stop`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.fractionalWidth(1), .absolute(0))))
            guard solve(.small, (section, 2)).frames == [rect(0, 0, 375, 0), rect(0, 10, 375, 0)] else {
                exit(1)
            }
        }
        expect("the height of an NSCollectionLayoutItem", "absolute(0.0)", in: result)
    }

    @Test func `groups without length warn and do not stop`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: -5, item(.absolute(0), .absolute(10))))
            section.interGroupSpacing = -1
            _ = solve(.small, (section, 3)).itemIndexPaths(in: CGRect(x: 0, y: 0, width: 375, height: 667))
        }
        expect("the height of", "absolute(-5.0)", "the width of an NSCollectionLayoutItem", in: result)
    }

    @Test func `an infinite height stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.fractionalWidth(1), .absolute(.infinity))))
            _ = solve(.small, (section, 1))
        }
        expect("the height of an NSCollectionLayoutItem", "absolute(inf)", "must be finite", in: result)
    }

    @Test func `negative fraction warns and does not stop`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.fractionalWidth(-0.5), .absolute(10))))
            _ = solve(.small, (section, 1))
        }
        expect("the width of an NSCollectionLayoutItem", "fractionalWidth(-0.5)", in: result)
    }

    @Test func `a length that is not a number stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = solve(
                .small,
                (NSCollectionLayoutSection(group: row(height: .nan, item(.absolute(1), .absolute(1)))), 1))
        }
        expect("the height of the NSCollectionLayoutGroup of a section", "absolute(nan)", in: result)
    }

    @Test func `a count of zero stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.absolute(1), .absolute(1)),
                repeatingSubitem: item(.absolute(1), .absolute(1)),
                count: 0)
        }
        expect("NSCollectionLayoutGroup", "count is 0", in: result)
    }

    @Test func `a group without subitems stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = row(height: 10)
        }
        expect("NSCollectionLayoutGroup", "subitems is empty", in: result)
    }

    @Test func `two badges of one kind stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge",
                containerAnchor: .init(edges: .top))
            let group = row(
                height: 10,
                NSCollectionLayoutItem(
                    layoutSize: size(.absolute(1), .absolute(1)), supplementaryItems: [badge]))
            group.supplementaryItems = [badge]
            _ = solve(.small, (NSCollectionLayoutSection(group: group), 1))
        }
        expect("NSCollectionLayoutSupplementaryItem", "“badge”", in: result)
    }

    @Test func `one kind for badges and headers stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let group = row(height: 10, item(.absolute(1), .absolute(1)))
            group.supplementaryItems = [
                .init(
                    layoutSize: size(.absolute(1), .absolute(1)), elementKind: "title",
                    containerAnchor: .init(edges: .top))
            ]
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                .init(
                    layoutSize: size(.absolute(1), .absolute(1)), elementKind: "title", alignment: .top)
            ]
            _ = solve(.small, (section, 1))
        }
        expect("NSCollectionLayoutSupplementaryItem", "“title”", in: result)
    }

    @Test func `header without height warns and does not stop`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(group: row(height: 10, item(.absolute(1), .absolute(1))))
            section.boundarySupplementaryItems = [
                .init(
                    layoutSize: size(.absolute(1), .absolute(0)), elementKind: "title", alignment: .top)
            ]
            _ = solve(.small, (section, 1))
        }
        expect(
            "the height of the NSCollectionLayoutBoundarySupplementaryItem “title”", "absolute(0.0)",
            in: result)
    }

    @Test func `a group without custom items stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(1), .absolute(1))) { _ in []
            }
            _ = solve(.small, (NSCollectionLayoutSection(group: group), 1))
        }
        expect("NSCollectionLayoutGroup.custom", "returned no items", in: result)
    }

    @Test func `a layout without a section stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = CompositionalLayoutSolver(containerSize: .zero, itemCounts: [1]) { _, _ in nil }
        }
        expect("section provider returned nil for section 0", in: result)
    }
}

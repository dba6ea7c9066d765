import Foundation
import TestSupport
import Testing

@testable import TesseraLayout

@Suite @MainActor struct SelfSizedViewTests {
    private func lines(_ height: CGFloat = 100) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row(height: height, item(.fractionalWidth(1), .fractionalHeight(1))))
    }

    private func header(
        _ alignment: NSRectAlignment = .top, _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
        _ height: NSCollectionLayoutDimension = .estimated(44)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: size(width, height), elementKind: "header", alignment: alignment)
    }

    @Test func `header height moves items and background`() {
        let section = lines()
        section.boundarySupplementaryItems = [header()]
        section.decorationItems = [.background(elementKind: "background")]
        let solver = solve(.small, (section, 1), (lines(), 1))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 44))
        #expect(solver.selfSizedAxes(ofSupplementaryViewOfKind: "header", at: [0, 0]) == .height)
        expect(solver.frames, [rect(0, 44, 375, 100), rect(0, 144, 375, 100)])

        let size = CGSize(width: 375, height: 70)
        #expect(solver.setPreferredSize(size, forSupplementaryViewOfKind: "header", at: [0, 0]))
        #expect(!solver.setPreferredSize(size, forSupplementaryViewOfKind: "header", at: [0, 0]))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 70))
        #expect(solver.decoration("background", [0, 0]) == rect(0, 0, 375, 170))
        expect(solver.frames, [rect(0, 70, 375, 100), rect(0, 170, 375, 100)])
        #expect(solver.contentSize.height == 270)
    }

    @Test func `empty section has height of its header`() {
        let section = lines()
        section.boundarySupplementaryItems = [header()]
        let solver = solve(.small, (section, 0))
        solver.setPreferredSize(
            CGSize(width: 0, height: 70), forSupplementaryViewOfKind: "header", at: [0, 0])
        #expect(solver.contentSize.height == 70)
    }

    @Test func `view beside groups takes width from them`() {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitems: [item(.fractionalWidth(1), .estimated(50))]))
        section.boundarySupplementaryItems = [header(.leading, .estimated(40), .fractionalHeight(0.1))]
        let solver = solve(.small, (section, 2))
        solver.setPreferredSize(CGSize(width: 335, height: 80), forItemAt: [0, 0])
        expect(solver.frames, [rect(40, 0, 335, 80), rect(40, 80, 335, 50)])
        solver.setPreferredSize(
            CGSize(width: 75, height: 0), forSupplementaryViewOfKind: "header", at: [0, 0])
        expect(solver.frames, [rect(75, 0, 300, 80), rect(75, 80, 300, 50)])
        #expect(solver.frame("header", [0, 0])?.width == 75)
    }

    @Test func `views at layout boundary move sections`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let side = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.estimated(50), .absolute(20)), elementKind: "side", alignment: .leading)
        configuration.boundarySupplementaryItems = [header(), side]
        let solver = solve(.small, configuration: configuration, (lines(), 1), (lines(), 1))
        expect(solver.frames, [rect(50, 44, 325, 100), rect(50, 144, 325, 100)])
        #expect(
            solver.setPreferredSize(
                CGSize(width: 0, height: 60), forSupplementaryViewOfKind: "header", at: [0]))
        #expect(
            solver.setPreferredSize(CGSize(width: 75, height: 0), forSupplementaryViewOfKind: "side", at: [0])
        )
        expect(solver.frames, [rect(75, 60, 300, 100), rect(75, 160, 300, 100)])
        #expect(solver.contentSize.height == 260)
        #expect(solver.itemIndexPaths(in: rect(80, 155, 10, 5)) == [[0, 0]])
    }

    @Test func `self sized badge keeps to its items edge`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(20), .absolute(20)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let subitem = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let solver = solve(.small, (NSCollectionLayoutSection(group: row(height: 50, subitem)), 3))
        #expect(solver.frame("badge", [0, 1]) == rect(355, 50, 20, 20))
        #expect(
            solver.setPreferredSize(
                CGSize(width: 35, height: 9), forSupplementaryViewOfKind: "badge", at: [0, 1]))
        #expect(solver.frame("badge", [0, 1]) == rect(340, 50, 35, 20))
        #expect(solver.frame("badge", [0, 2]) == rect(355, 100, 20, 20))
        expect(solver.frames, [rect(0, 0, 375, 50), rect(0, 50, 375, 50), rect(0, 100, 375, 50)])
        #expect(solver.selfSizedAxes(ofItemAt: [0, 1]) == [])
    }

    // MARK: Carrying over

    private var list: NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitems: [item(.fractionalWidth(1), .estimated(50))]))
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private func solver(_ counts: [Int], _ sizes: PreferredSizes) -> CompositionalLayoutSolver {
        let list = list
        return CompositionalLayoutSolver(
            containerSize: Phone.small.size, displayScale: 2, itemCounts: counts, preferredSizes: sizes
        ) { _, _ in list }
    }

    @Test func `the next solver starts with the known sizes`() {
        let first = solver([3], PreferredSizes())
        #expect(first.preferredSizes.isEmpty)
        first.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 1])
        first.setPreferredSize(
            CGSize(width: 375, height: 60), forSupplementaryViewOfKind: "header", at: [0, 0])
        let second = solver([3], first.preferredSizes)
        expect(second.frames, first.frames)
        #expect(second.contentSize.height == 240)
        #expect(!second.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 1]))
        // The sizes of deleted items are gone.
        #expect(
            solver([1], first.preferredSizes).preferredSizes.mapped {
                $0
            } section: { _ in
                nil
            }.isEmpty)
    }

    @Test func `sizes move with their items and sections`() {
        let first = solver([2, 2], PreferredSizes())
        for (path, height) in [([0, 0], 10), ([0, 1], 20), ([1, 1], 30)] as [(IndexPath, CGFloat)] {
            first.setPreferredSize(CGSize(width: 375, height: height), forItemAt: path)
        }
        first.setPreferredSize(
            CGSize(width: 375, height: 60), forSupplementaryViewOfKind: "header", at: [1, 0])
        // Section 1 becomes section 0. Item [0, 0] is deleted, and item [0, 1] moves to the end of the section.
        let sizes = first.preferredSizes.mapped { path in
            switch path {
            case [0, 0]: nil
            case [0, 1]: [0, 2]
            default: [0, path.item]
            }
        } section: {
            $0 == 1 ? 0 : nil
        }
        expect(
            solver([3], sizes).frames, [rect(0, 60, 375, 50), rect(0, 110, 375, 30), rect(0, 140, 375, 20)])
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `stretches of items carry their known sizes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<40 {
            let first = solver([300, 200], PreferredSizes())
            for _ in 0..<60 {
                let section = Int.random(in: 0...1, using: &random)
                first.setPreferredSize(
                    CGSize(width: 375, height: .random(in: 10...90, using: &random)),
                    forItemAt: [section, Int.random(in: 0..<200, using: &random)])
            }
            // Stretches of both sections are put together in another order, with gaps between them.
            var stretches: [(section: Int, items: Range<Int>)] = []
            for (section, count) in [(0, 300), (1, 200)] {
                var item = 0
                while item < count {
                    let length = Int.random(in: 1...min(130, count - item), using: &random)
                    stretches.append((section, item..<item + length))
                    item += length + Int.random(in: 0...5, using: &random)
                }
            }
            var places: [IndexPath: IndexPath] = [:]
            var kept: [Int: [KeptItems]] = [:]
            var next = 0
            for (section, items) in stretches.shuffled(using: &random) {
                kept[section, default: []].append(KeptItems(items: items, section: 0, first: next))
                for item in items {
                    places[[section, item]] = [0, next]
                    next += 1
                }
                next += Int.random(in: 0...80, using: &random)
            }
            let mapped = first.preferredSizes.mapped(
                stretches: { section, end in
                    (kept[section] ?? []).filter { $0.items.lowerBound < end }
                        .sorted { $0.items.lowerBound < $1.items.lowerBound }
                }, section: { $0 })
            #expect(
                mapped == first.preferredSizes.mapped(item: { places[$0] }, section: { $0 }),
                "seed \(seed), round \(round)")
            #expect(
                Set(mapped.sections[0]?.content.items.numbers ?? [])
                    == Set(
                        [0, 1].flatMap { section in
                            (first.preferredSizes.sections[section]?.content.items.numbers ?? [])
                                .compactMap { places[[section, $0]]?.item }
                        }), "seed \(seed), round \(round)")
        }
    }

    @Test func `a later change of a section does not change the solver`() {
        let section = list
        let solver = solve(.small, (section, 2))
        section.contentInsets = .init(top: 50, leading: 50, bottom: 50, trailing: 50)
        section.boundarySupplementaryItems[0].extendsBoundary = false
        solver.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 0])
        expect(solver.frames, [rect(0, 44, 375, 80), rect(0, 124, 375, 50)])
    }
}

/// Tests of descriptions that end the program or make it warn. Each runs in a process of its own.
@Suite struct SelfSizingMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `an estimate of zero logs a warning and counts as one point`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.fractionalWidth(1), .estimated(0))))
            guard solve(.small, (section, 1)).frames == [rect(0, 0, 375, 1)] else { exit(1) }
        }
        expect("the height of an NSCollectionLayoutItem", "estimated(0.0)", "counts as 1", in: result)
    }

    @Test func `a uniform estimate that is not a number stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.uniformAcrossSiblings(estimate: .nan), .absolute(1))))
            _ = solve(.small, (section, 1))
        }
        expect(
            "the width of an NSCollectionLayoutItem", "uniformAcrossSiblings(estimate: nan)", in: result)
    }

    @Test func `a negative size stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.absolute(10), .estimated(10))))
            solve(.small, (section, 1)).setPreferredSize(CGSize(width: 1, height: -2), forItemAt: [0, 0])
        }
        expect("the preferred size of item [0, 0]", "-2.0", in: result)
    }

    @Test func `an unknown item stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let section = NSCollectionLayoutSection(
                group: row(height: 10, item(.absolute(10), .estimated(10))))
            solve(.small, (section, 1)).setPreferredSize(.zero, forItemAt: [0, 1])
        }
        expect("the layout has no item at [0, 1]", in: result)
    }
}

import Testing

@testable import TesseraLayout

@Suite @MainActor struct SelfSizingTests {
    /// Returns a section of rows of the full width that are as high as their items.
    private func list(
        _ subitems: NSCollectionLayoutItem..., estimate: CGFloat = 50
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(estimate)), subitems: subitems))
    }

    private func cell(_ estimate: CGFloat = 50) -> NSCollectionLayoutItem {
        item(.fractionalWidth(1), .estimated(estimate))
    }

    // MARK: Items

    @Test func `an estimate counts until the size is known`() {
        let solver = solve(.small, (list(cell()), 3))
        expect(solver.frames, [rect(0, 0, 375, 50), rect(0, 50, 375, 50), rect(0, 100, 375, 50)])
        #expect(solver.contentSize == CGSize(width: 375, height: 150))
        #expect(solver.selfSizedAxes(ofItemAt: [0, 1]) == .height)
        #expect(solver.hasSelfSizedElements)

        #expect(solver.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 1]))
        expect(solver.frames, [rect(0, 0, 375, 50), rect(0, 50, 375, 80), rect(0, 130, 375, 50)])
        #expect(solver.contentSize == CGSize(width: 375, height: 180))
        #expect(solver.itemIndexPaths(in: rect(0, 60, 375, 71)) == [[0, 1], [0, 2]])
        #expect(solver.itemIndexPaths(in: rect(0, 50, 375, 80)) == [[0, 1]])
    }

    @Test func `self sizing works horizontally and from right to left`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.estimated(100), .fractionalHeight(1)),
                subitems: [item(.estimated(100), .fractionalHeight(1))]))
        section.interGroupSpacing = 10
        let solver = solve(.small, configuration: configuration, (section, 3))
        solver.setPreferredSize(CGSize(width: 40, height: 9), forItemAt: [0, 0])
        expect(solver.frames, [rect(0, 0, 40, 667), rect(50, 0, 100, 667), rect(160, 0, 100, 667)])
        #expect(solver.contentSize == CGSize(width: 260, height: 667))

        let mirrored = solve(
            .small, direction: .rightToLeft, configuration: configuration, (section, 3))
        mirrored.setPreferredSize(CGSize(width: 40, height: 9), forItemAt: [0, 0])
        expect(mirrored.frames, [rect(220, 0, 40, 667), rect(110, 0, 100, 667), rect(0, 0, 100, 667)])
    }

    @Test func `rows of one item of the full width depend on no other item`() {
        let row = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [cell()]))
        #expect(examined(row) == 1)
        let solver = solve(.small, (row, 4))
        #expect(solver.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 1]))
        // A height that equals the estimate changes nothing, and counts as known nevertheless.
        #expect(!solver.setPreferredSize(CGSize(width: 375, height: 50), forItemAt: [0, 2]))
        expect(
            solver.frames,
            [rect(0, 0, 375, 50), rect(0, 50, 375, 80), rect(0, 130, 375, 50), rect(0, 180, 375, 50)])
        #expect(solver.setPreferredSize(CGSize(width: 375, height: 20), forItemAt: [0, 2]))
        #expect(solver.setPreferredSize(CGSize(width: 375, height: 60), forItemAt: [0, 1]))
        expect(
            solver.frames,
            [rect(0, 0, 375, 50), rect(0, 50, 375, 60), rect(0, 110, 375, 20), rect(0, 130, 375, 50)])
        #expect(solver.contentSize == CGSize(width: 375, height: 180))
    }

    @Test func `an item that does not fit is examined if its width depends on its content`() {
        let open = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitems: [item(.estimated(100), .estimated(50))]))
        // Three of 100 points fit into 375, and the fourth was tried.
        #expect(examined(open) == 4)
        let fixed = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitems: [item(.absolute(100), .estimated(50))]))
        #expect(examined(fixed) == 3)
    }

    /// Returns the number of items that decide a group of a section 375 points wide, if no size is known.
    private func examined(_ section: NSCollectionLayoutSection) -> Int {
        let group = RepeatedGroup(
            section, room: CGSize(width: 375, height: 667), axis: .vertical, roomAcross: 375,
            solver: GroupSolver { _ in fatalError("The section has no custom group.") })
        return group.solve(.none, uniformSize: nil).examined
    }

    @Test func `known sizes and other axes have no effect`() {
        let solver = solve(.small, (list(cell()), 2))
        #expect(!solver.setPreferredSize(CGSize(width: 10, height: 50), forItemAt: [0, 0]))
        #expect(solver.setPreferredSize(CGSize(width: 10, height: 60), forItemAt: [0, 0]))
        #expect(!solver.setPreferredSize(CGSize(width: 20, height: 60), forItemAt: [0, 0]))
        expect(solver.frames, [rect(0, 0, 375, 60), rect(0, 60, 375, 50)])

        let fixed = solve(
            .small,
            (
                NSCollectionLayoutSection(
                    group: row(height: 10, item(.absolute(9), .absolute(9)))), 1
            ))
        #expect(!fixed.setPreferredSize(CGSize(width: 10, height: 60), forItemAt: [0, 0]))
        #expect(!fixed.hasSelfSizedElements)
        #expect(fixed.selfSizedAxes(ofItemAt: [0, 0]) == [])
    }

    @Test func `sizes are rounded up to whole pixels`() {
        let solver = solve(.large, (list(cell()), 2))
        solver.setPreferredSize(CGSize(width: 390, height: 20.1), forItemAt: [0, 0])
        // 20.1 × 3 = 60.3 pixels are rounded up to 61.
        expect(solver.frames, [rect(0, 0, 390, 61.0 / 3), rect(0, 61.0 / 3, 390, 50)])
        #expect(!solver.setPreferredSize(CGSize(width: 390, height: 20.3), forItemAt: [0, 0]))
    }

    @Test func `insets along estimated axis are ignored`() {
        let cell = cell()
        cell.contentInsets = .init(top: 7, leading: 5, bottom: 7, trailing: 5)
        cell.edgeSpacing = .init(leading: nil, top: .fixed(3), trailing: nil, bottom: .fixed(4))
        let section = list(cell, estimate: 57)
        section.group.contentInsets = .init(top: 20, leading: 10, bottom: 20, trailing: 10)
        let solver = solve(.small, (section, 2))
        expect(solver.frames, [rect(15, 3, 345, 50), rect(15, 60, 345, 50)])
        solver.setPreferredSize(CGSize(width: 345, height: 70), forItemAt: [0, 0])
        expect(solver.frames, [rect(15, 3, 345, 70), rect(15, 80, 345, 50)])
        #expect(solver.contentSize.height == 134)
    }

    // MARK: Groups

    @Test func `row is as high as its highest item`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(40)),
                repeatingSubitem: item(.fractionalWidth(1 / 3), .estimated(40)), count: 3))
        section.interGroupSpacing = 5
        let solver = solve(.small, (section, 4))
        solver.setPreferredSize(CGSize(width: 125, height: 60), forItemAt: [0, 0])
        solver.setPreferredSize(CGSize(width: 125, height: 90), forItemAt: [0, 1])
        expect(
            solver.frames,
            [rect(0, 0, 125, 60), rect(125, 0, 125, 90), rect(250, 0, 125, 40), rect(0, 95, 125, 40)])
        #expect(solver.contentSize.height == 135)
        // Once the item is lower than the others, they determine the height.
        solver.setPreferredSize(CGSize(width: 125, height: 10), forItemAt: [0, 1])
        #expect(solver.contentSize.height == 105)
    }

    @Test func `column is as high as its items and spacing`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(110)),
            subitems: [cell(50)])
        group.interItemSpacing = .fixed(10)
        // 50 + 10 + 50 = 110 points: the estimates put two items into a group, whatever their measured heights are.
        let solver = solve(.small, (NSCollectionLayoutSection(group: group), 4))
        solver.setPreferredSize(CGSize(width: 375, height: 5), forItemAt: [0, 0])
        solver.setPreferredSize(CGSize(width: 375, height: 200), forItemAt: [0, 3])
        expect(
            solver.frames,
            [rect(0, 0, 375, 5), rect(0, 15, 375, 50), rect(0, 65, 375, 50), rect(0, 125, 375, 200)])
        #expect(solver.contentSize.height == 325)
    }

    @Test func `last group cut short is as high as its items`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(100)), repeatingSubitem: cell(50), count: 2)
        group.interItemSpacing = .fixed(10)
        #expect(solve(.small, (NSCollectionLayoutSection(group: group), 3)).contentSize.height == 160)
    }

    @Test func `count divides definite length only`() {
        let definite = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: cell(50), count: 2)
        let solver = solve(.small, (NSCollectionLayoutSection(group: definite), 2))
        #expect(!solver.setPreferredSize(CGSize(width: 375, height: 5), forItemAt: [0, 0]))
        expect(solver.frames, [rect(0, 0, 375, 40), rect(0, 40, 375, 40)])

        let estimated = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(80)), subitem: cell(50), count: 2)
        let other = solve(.small, (NSCollectionLayoutSection(group: estimated), 2))
        other.setPreferredSize(CGSize(width: 375, height: 5), forItemAt: [0, 0])
        expect(other.frames, [rect(0, 0, 375, 5), rect(0, 5, 375, 50)])
    }

    @Test func `fractions of estimated group take length of others`() {
        // The column of two halves lies beside a measured item of 80 points.
        let halves = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                subitems: [item(.fractionalWidth(0.5), .estimated(50)), halves]))
        let solver = solve(.large, (section, 3))
        expect(solver.frames, [rect(0, 0, 195, 50), rect(195, 0, 195, 25), rect(195, 25, 195, 25)])
        solver.setPreferredSize(CGSize(width: 195, height: 80), forItemAt: [0, 0])
        expect(solver.frames, [rect(0, 0, 195, 80), rect(195, 0, 195, 40), rect(195, 40, 195, 40)])
        #expect(solver.selfSizedAxes(ofItemAt: [0, 1]) == [])
    }

    @Test func `an item of half the group's height below another is as high as that one`() {
        let solver = solve(
            .small,
            (list(cell(60), item(.fractionalWidth(1), .fractionalHeight(0.5)), estimate: 120), 2)
        )
        expect(solver.frames, [rect(0, 0, 375, 60), rect(0, 60, 375, 60)])
        solver.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 0])
        expect(solver.frames, [rect(0, 0, 375, 80), rect(0, 80, 375, 80)])
    }

    @Test func `an estimate counts where the sizes of all items are fractions`() {
        let solver = solve(
            .small,
            (
                list(
                    item(.fractionalWidth(1), .fractionalHeight(0.5)), estimate: 100), 3
            ))
        expect(solver.frames, [rect(0, 0, 375, 50), rect(0, 50, 375, 50), rect(0, 100, 375, 50)])
        #expect(solver.contentSize.height == 200)
    }

    @Test func `nested groups grow together`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .estimated(100)), repeatingSubitem: cell(50), count: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(100)), repeatingSubitem: column, count: 2))
        let solver = solve(.large, (section, 5))
        solver.setPreferredSize(CGSize(width: 195, height: 75), forItemAt: [0, 2])
        expect(
            solver.frames,
            [
                rect(0, 0, 195, 50), rect(0, 50, 195, 50), rect(195, 0, 195, 75), rect(195, 75, 195, 50),
                rect(0, 125, 195, 50),
            ])
    }

    @Test func `custom group of estimated height holds its frames`() {
        var calls = 0
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .estimated(10))
        ) { _ in
            calls += 1
            return [.init(frame: rect(0, 0, 100, 60)), .init(frame: rect(100, 20, 100, 70))]
        }
        group.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
        let solver = solve(.small, (NSCollectionLayoutSection(group: group), 3))
        expect(solver.frames, [rect(5, 0, 100, 60), rect(105, 20, 100, 70), rect(5, 90, 100, 60)])
        #expect(solver.contentSize.height == 180)
        #expect(calls == 1)
    }

    // MARK: Flows

    /// A section of rows, each of which has as many tags as fit, 10 points apart.
    private var tags: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item(.estimated(100), .estimated(30))])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        return section
    }

    @Test func `preferred widths decide items per row`() {
        let solver = solve(.small, (tags, 7))
        // Each row has three tags of 100 points.
        expect(
            solver.frames,
            [
                rect(0, 0, 100, 30), rect(110, 0, 100, 30), rect(220, 0, 100, 30), rect(0, 35, 100, 30),
                rect(110, 35, 100, 30), rect(220, 35, 100, 30), rect(0, 70, 100, 30),
            ])
        // The first two take 200 + 10 + 100 = 310 points, so the third no longer fits.
        #expect(solver.setPreferredSize(CGSize(width: 200, height: 40), forItemAt: [0, 0]))
        expect(
            solver.frames,
            [
                rect(0, 0, 200, 40), rect(210, 0, 100, 30), rect(0, 45, 100, 30), rect(110, 45, 100, 30),
                rect(220, 45, 100, 30), rect(0, 80, 100, 30), rect(110, 80, 100, 30),
            ])
        #expect(solver.contentSize.height == 110)
        // 155 + 10 + 100 + 10 + 100 = 375, so the third fits again, and the rows are as they were before.
        #expect(solver.setPreferredSize(CGSize(width: 155, height: 30), forItemAt: [0, 0]))
        #expect(solver.frames[2] == rect(275, 0, 100, 30))
        #expect(solver.frames[3] == rect(0, 35, 100, 30))
    }

    @Test func `narrower item moves up where it fits`() {
        let solver = solve(.small, (tags, 7))
        // Three tags and their gaps take 320 points. Beyond another gap, 45 points remain.
        #expect(solver.setPreferredSize(CGSize(width: 45, height: 30), forItemAt: [0, 3]))
        #expect(solver.frame(forItemAt: [0, 3]) == rect(330, 0, 45, 30))
        #expect(solver.frame(forItemAt: [0, 4]) == rect(0, 35, 100, 30))
        #expect(solver.frame(forItemAt: [0, 6]) == rect(220, 35, 100, 30))
        #expect(solver.contentSize.height == 65)
    }

    // MARK: Uniform lengths

    @Test func `uniform siblings are as high as highest known`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)),
                repeatingSubitem: item(
                    .fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 50)), count: 3))
        let solver = solve(.small, (section, 4))
        solver.setPreferredSize(CGSize(width: 125, height: 30), forItemAt: [0, 0])
        expect(
            solver.frames,
            [rect(0, 0, 125, 30), rect(125, 0, 125, 30), rect(250, 0, 125, 30), rect(0, 30, 125, 50)])
        solver.setPreferredSize(CGSize(width: 125, height: 70), forItemAt: [0, 1])
        expect(
            solver.frames,
            [rect(0, 0, 125, 70), rect(125, 0, 125, 70), rect(250, 0, 125, 70), rect(0, 70, 125, 50)])
        // An item that is lower than the highest one moves nothing.
        #expect(!solver.setPreferredSize(CGSize(width: 125, height: 60), forItemAt: [0, 2]))
    }

    @Test func `uniform groups have height of highest`() {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)),
                subitems: [
                    item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50))
                ]))
        let solver = solve(.small, (section, 3))
        #expect(solver.contentSize.height == 150)
        solver.setPreferredSize(CGSize(width: 375, height: 30), forItemAt: [0, 1])
        #expect(solver.contentSize.height == 90)
        expect(solver.frames, [rect(0, 0, 375, 30), rect(0, 30, 375, 30), rect(0, 60, 375, 30)])
        solver.setPreferredSize(CGSize(width: 375, height: 80), forItemAt: [0, 2])
        #expect(solver.contentSize.height == 240)
        #expect(solver.frame(forItemAt: [0, 2])?.minY == 160)
        solver.setPreferredSize(CGSize(width: 375, height: 40), forItemAt: [0, 2])
        #expect(solver.contentSize.height == 120)
    }

    @Test func `a length that does not come from the view itself has no effect`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [item(.absolute(300), .estimated(50)), item(.estimated(50), .estimated(50))])
        let solver = solve(.small, (NSCollectionLayoutSection(group: group), 3))
        // The third item is 300 points wide, whatever it prefers.
        solver.setPreferredSize(CGSize(width: 10, height: 80), forItemAt: [0, 2])
        expect(solver.frames, [rect(0, 0, 300, 50), rect(300, 0, 50, 50), rect(0, 50, 300, 80)])
        // The second item no longer fits. The third one comes after it and takes its estimated width.
        solver.setPreferredSize(CGSize(width: 100, height: 60), forItemAt: [0, 1])
        expect(solver.frames, [rect(0, 0, 300, 50), rect(0, 50, 300, 60), rect(300, 50, 50, 80)])
        solver.setPreferredSize(CGSize(width: 70, height: 80), forItemAt: [0, 2])
        expect(solver.frames, [rect(0, 0, 300, 50), rect(0, 50, 300, 60), rect(300, 50, 70, 80)])
    }

    // MARK: Sections that scroll on their own

    @Test func `orthogonal section is as high as its highest group`() {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.estimated(100), .estimated(50)),
                subitems: [item(.estimated(100), .estimated(50))]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let solver = solve(.small, (section, 5), (list(cell()), 1))
        #expect(solver.orthogonalSection(at: 0)?.contentSize == CGSize(width: 540, height: 50))
        solver.setPreferredSize(CGSize(width: 180, height: 70), forItemAt: [0, 1])
        solver.setPreferredSize(CGSize(width: 60, height: 90), forItemAt: [0, 3])
        expect(
            solver.frames,
            [
                rect(0, 0, 100, 50), rect(110, 0, 180, 70), rect(300, 0, 100, 50), rect(410, 0, 60, 90),
                rect(480, 0, 100, 50), rect(0, 90, 375, 50),
            ])
        #expect(solver.orthogonalSection(at: 0)?.contentSize == CGSize(width: 580, height: 90))
        solver.setPreferredSize(CGSize(width: 60, height: 20), forItemAt: [0, 3])
        #expect(solver.contentSize.height == 120)
    }
}

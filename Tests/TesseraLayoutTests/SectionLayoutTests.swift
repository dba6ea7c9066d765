import Testing

@testable import TesseraLayout

@Suite @MainActor struct SectionLayoutTests {
    private func lines(_ height: CGFloat = 100) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row(height: height, item(.fractionalWidth(1), .fractionalHeight(1))))
    }

    @Test func `insets narrow container and add to section`() {
        let section = lines()
        section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 32)
        let solver = solve(.small, (section, 2))
        expect(solver.frames, [rect(16, 8, 327, 100), rect(16, 108, 327, 100)])
        #expect(solver.contentSize == CGSize(width: 375, height: 232))
    }

    @Test func `group spacing lies between groups only`() {
        let section = lines()
        section.interGroupSpacing = 20
        let solver = solve(.large, (section, 3))
        expect(solver.frames, [rect(0, 0, 390, 100), rect(0, 120, 390, 100), rect(0, 240, 390, 100)])
        #expect(solver.contentSize == CGSize(width: 390, height: 340))
    }

    @Test func `last group cut short takes its whole height`() {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            repeatingSubitem: item(.fractionalWidth(1), .absolute(50)), count: 2)
        #expect(solve(.small, (NSCollectionLayoutSection(group: pair), 3)).contentSize.height == 200)
    }

    @Test func `sections lie below each other with spacing`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let solver = solve(.small, configuration: configuration, (lines(100), 1), (lines(50), 2))
        expect(solver.frames, [rect(0, 0, 375, 100), rect(0, 110, 375, 50), rect(0, 160, 375, 50)])
        #expect(solver.contentSize.height == 210)
    }

    @Test func `empty section keeps its insets`() {
        let empty = lines(0)
        empty.contentInsets = .init(top: 5, leading: 0, bottom: 6, trailing: 0)
        let solver = solve(.small, (empty, 0), (lines(), 1))
        expect(solver.frames, [rect(0, 11, 375, 100)])
    }

    @Test func `group edge spacing adds to distance of groups`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(300), .absolute(40)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = .init(
            leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: .fixed(6))
        let solver = solve(.small, (NSCollectionLayoutSection(group: group), 2))
        expect(solver.frames, [rect(37.5, 4, 300, 40), rect(37.5, 54, 300, 40)])
        #expect(solver.contentSize.height == 100)
    }

    @Test func `right to left mirrors leading and trailing`() {
        let section = NSCollectionLayoutSection(
            group: row(height: 100, item(.absolute(100), .absolute(100)), item(.absolute(50), .absolute(50))))
        section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 0)
        expect(
            solve(.small, direction: .rightToLeft, (section, 2)).frames,
            [rect(255, 0, 100, 100), rect(205, 0, 50, 50)])
    }

    @Test func `horizontal layout puts groups and sections side by side`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 30
        let page = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.8), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let section = NSCollectionLayoutSection(group: page)
        section.interGroupSpacing = 10
        let solver = solve(.small, configuration: configuration, (section, 3), (section, 1))
        expect(
            solver.frames,
            [
                rect(0, 0, 300, 333.5), rect(0, 333.5, 300, 333.5), rect(310, 0, 300, 333.5),
                rect(640, 0, 300, 333.5),
            ])
        #expect(solver.contentSize == CGSize(width: 940, height: 667))
        #expect(solver.itemIndexPaths(in: rect(305, 0, 6, 10)) == [[0, 2]])

        let mirrored = solve(
            .small, direction: .rightToLeft, configuration: configuration, (section, 3), (section, 1))
        expect([mirrored.frames[0]], [rect(640, 0, 300, 333.5)])
    }

    @Test func `provider gets section index and container`() {
        var seen: [Int] = []
        var sizes: [CGSize] = []
        _ = CompositionalLayoutSolver(containerSize: Phone.large.size, itemCounts: [1, 1]) {
            index, environment in
            seen.append(index)
            sizes.append(environment.container.effectiveContentSize)
            return lines()
        }
        #expect(seen == [0, 1])
        #expect(sizes == [Phone.large.size, Phone.large.size])
    }

    @Test func `a container without room has items without size`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
        section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
        let solver = CompositionalLayoutSolver(containerSize: .zero, itemCounts: [100]) { _, _ in section }
        #expect(solver.contentSize == .zero)
        #expect(solver.frame(forItemAt: [0, 99])?.size == .zero)
        #expect(solver.itemIndexPaths(in: rect(0, 0, 100, 100)) == [])
    }

    @Test func `the millionth item has the frame that arithmetic yields`() {
        let section = NSCollectionLayoutSection(
            group: row(height: 50, item(.fractionalWidth(1 / 3), .fractionalHeight(1))))
        section.interGroupSpacing = 0.5
        let solver = solve(.small, (section, 1_000_000))
        // Item 900,000 is the first one of row 300,000. A row takes 50.5 points, and there are 333,334 rows.
        expect([solver.frame(forItemAt: [0, 900_000]) ?? .null], [rect(0, 15_150_000, 125, 50)])
        #expect(solver.contentSize.height == 16_833_366.5)
        #expect(solver.itemIndexPaths(in: rect(0, 15_150_010, 200, 1)) == [[0, 900_000], [0, 900_001]])
    }

    @Test func `frames of items that do not exist are nil`() {
        let solver = solve(.small, (lines(), 2))
        #expect(solver.frame(forItemAt: [0, 2]) == nil)
        #expect(solver.frame(forItemAt: [1, 0]) == nil)
        #expect(solver.frame(forItemAt: IndexPath(index: 0)) == nil)
        #expect(solver.layoutAttributesForItem(at: [0, -1]) == nil)
    }
}

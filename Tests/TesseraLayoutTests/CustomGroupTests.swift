import Testing

@testable import TesseraLayout

@Suite @MainActor struct CustomGroupTests {
    @Test func `frames of provider repeat until items end`() {
        var calls = 0
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(100))
        ) { environment in
            calls += 1
            let width = environment.container.effectiveContentSize.width
            return [
                .init(frame: rect(0, 0, width, 60)),
                .init(frame: rect(10, 50, width - 20, 50), zIndex: 7),
            ]
        }
        let solver = solve(.small, (NSCollectionLayoutSection(group: group), 5))
        expect(
            solver.frames,
            [
                rect(0, 0, 375, 60), rect(10, 50, 355, 50), rect(0, 100, 375, 60), rect(10, 150, 355, 50),
                rect(0, 200, 375, 60),
            ])
        #expect(calls == 1)
        #expect(solver.layoutAttributesForItem(at: [0, 3])?.zIndex == 7)
        #expect(solver.layoutAttributesForElements(in: rect(0, 52, 1, 1)).map(\.indexPath) == [[0, 0]])
        #expect(solver.layoutAttributesForElements(in: rect(20, 52, 1, 1)).map(\.zIndex) == [0, 7])
    }

    @Test func `the container that a provider gets is the group`() {
        var sizes: [CGSize] = []
        let custom = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
        ) { environment in
            sizes.append(environment.container.contentSize)
            sizes.append(environment.container.effectiveContentSize)
            return [.init(frame: CGRect(origin: .zero, size: environment.container.effectiveContentSize))]
        }
        custom.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = NSCollectionLayoutSection(group: row(height: 100, custom))
        expect(solve(.large, (section, 2)).frames, [rect(2, 1, 189, 96), rect(197, 1, 189, 96)])
        #expect(sizes == [CGSize(width: 195, height: 100), CGSize(width: 189, height: 96)])
    }

    /// The heights of photos in points.
    private static let heights: [CGFloat] = [200, 120, 90, 300, 150, 80, 80]

    @Test func `waterfall is one custom group of two columns`() {
        let solver = waterfall(.large, Self.heights)
        // The columns are 190 points wide, with 10 points between them.
        expect(
            solver.frames,
            [
                rect(0, 0, 190, 200),  // columns end at 200, 0
                rect(200, 0, 190, 120),  // 200, 120
                rect(200, 130, 190, 90),  // 200, 220
                rect(0, 210, 190, 300),  // 510, 220
                rect(200, 230, 190, 150),  // 510, 380
                rect(200, 390, 190, 80),  // 510, 470
                rect(200, 480, 190, 80),  // 510, 560
            ])
        #expect(solver.contentSize == CGSize(width: 390, height: 560))
        #expect(solver.itemIndexPaths(in: rect(0, 205, 390, 20)) == [[0, 2], [0, 3]])
        #expect(solver.itemIndexPaths(in: rect(0, 475, 390, 4)) == [[0, 3]])
    }

    @Test func `photo keeps its place when more are appended`() {
        let before = waterfall(.small, Self.heights).frames
        let after = waterfall(.small, Self.heights + [100, 50, 70]).frames
        #expect(Array(after.prefix(before.count)) == before)
    }

    private func waterfall(_ phone: Phone, _ heights: [CGFloat]) -> CompositionalLayoutSolver {
        CompositionalLayoutSolver(
            containerSize: phone.size, displayScale: phone.scale, itemCounts: [heights.count]
        ) { _, environment in
            let width = (environment.container.effectiveContentSize.width - 10) / 2
            var ends: [CGFloat] = [0, 0]
            let items = heights.map { height in
                let column = ends[0] <= ends[1] ? 0 : 1
                let top = ends[column] == 0 ? 0 : ends[column] + 10
                ends[column] = top + height
                return NSCollectionLayoutGroupCustomItem(
                    frame: rect(CGFloat(column) * (width + 10), top, width, height))
            }
            return NSCollectionLayoutSection(
                group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(max(ends[0], ends[1])))) { _ in
                    items
                })
        }
    }
}

import TestSupport
import Testing

@testable import TesseraLayout

/// Tests of random layouts that learn random preferred sizes.
@Suite @MainActor struct RandomSelfSizingTests {
    @MainActor private struct Screen {
        let sections: [NSCollectionLayoutSection]
        let counts: [Int]
        let boundaryCounts: [Int]
        let isHorizontal: Bool
        let isMirrored: Bool
        let spacing: CGFloat
        let phone: Phone
        let configuration = UICollectionViewCompositionalLayoutConfiguration()

        init(_ random: inout RandomLayout) {
            let specifications = random.sections()
            sections = specifications.compactMap { $0.makeSection() }
            counts = specifications.map(\.itemCount)
            boundaryCounts = specifications.map(\.boundary.count)
            isHorizontal = random.flag()
            isMirrored = random.flag()
            spacing = random.one(of: [0, 9, -4])
            phone = random.one(of: Phone.allCases)
            configuration.interSectionSpacing = spacing
            configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
            configuration.boundarySupplementaryItems = random.layoutBoundary().map { $0.makeItem() }
        }

        func solver(_ sizes: PreferredSizes = PreferredSizes()) -> CompositionalLayoutSolver {
            CompositionalLayoutSolver(
                containerSize: phone.size, displayScale: phone.scale,
                layoutDirection: isMirrored ? .rightToLeft : .leftToRight, configuration: configuration,
                itemCounts: counts, preferredSizes: sizes
            ) { index, _ in sections[index] }
        }

        /// The index paths of all boundary views.
        var boundary: [IndexPath] {
            boundaryCounts.enumerated().flatMap { section, count in
                (0..<count).map { IndexPath(item: $0, section: section) }
            } + configuration.boundarySupplementaryItems.indices.map { IndexPath(index: $0) }
        }
    }

    /// Sets the preferred sizes of some views in a solver.
    private func measure(
        _ solver: CompositionalLayoutSolver, _ screen: Screen, times: Int, _ random: inout RandomLayout
    ) {
        let items = screen.counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(item: $0, section: section) }
        }
        let boundary = screen.boundary
        for _ in 0..<times {
            if !items.isEmpty, boundary.isEmpty || random.number(below: 5) > 0 {
                let path = items[random.number(below: items.count)]
                solver.setPreferredSize(random.preferredSize(), forItemAt: path)
            } else if !boundary.isEmpty {
                let path = boundary[random.number(below: boundary.count)]
                solver.setPreferredSize(
                    random.preferredSize(), forSupplementaryViewOfKind: "boundary", at: path)
            }
        }
    }

    @Test(
        arguments: 0..<400)
    func `order of measurement does not matter`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false, isSelfSized: true)
        let screen = Screen(&random)
        let solver = screen.solver()
        measure(solver, screen, times: random.number(below: 60), &random)
        let other = screen.solver(solver.preferredSizes)
        var wrong: [String] = []
        for (number, (frame, expected)) in zip(solver.frames, other.frames).enumerated()
        where !isClose(frame, expected) {
            wrong.append("item \(number) is \(frame), not \(expected)")
        }
        for path in screen.boundary {
            let (frame, expected) = (solver.frame("boundary", path), other.frame("boundary", path))
            if let frame, let expected, isClose(frame, expected) { continue }
            wrong.append(
                "boundary \(path) is \(String(describing: frame)), not \(String(describing: expected))")
        }
        #expect(wrong == [], "seed \(seed)")
        #expect(
            abs(solver.contentSize.width - other.contentSize.width) < 1e-6
                && abs(solver.contentSize.height - other.contentSize.height) < 1e-6, "seed \(seed)")
    }

    private func isClose(_ frame: CGRect, _ other: CGRect) -> Bool {
        abs(frame.minX - other.minX) < 1e-6 && abs(frame.minY - other.minY) < 1e-6
            && abs(frame.width - other.width) < 1e-6 && abs(frame.height - other.height) < 1e-6
    }

    @Test(arguments: 0..<150)
    func `the solver states correctly if a size has changed frames`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false, isSelfSized: true)
        let screen = Screen(&random)
        let solver = screen.solver()
        for section in screen.counts.indices where screen.counts[section] > 0 {
            for _ in 0..<10 {
                let path = IndexPath(
                    item: random.number(below: screen.counts[section]), section: section)
                let (frames, contentSize) = (solver.frames, solver.contentSize)
                let (size, axes) = (random.preferredSize(), solver.selfSizedAxes(ofItemAt: path))
                let isChanged = solver.setPreferredSize(size, forItemAt: path)
                if !isChanged { #expect(solver.frames == frames, "seed \(seed)") }
                if !isChanged { #expect(solver.contentSize == contentSize, "seed \(seed)") }
                // If the item has moved within its group, the solver may use other lengths of it now.
                guard solver.selfSizedAxes(ofItemAt: path) == axes else { continue }
                #expect(!solver.setPreferredSize(size, forItemAt: path), "seed \(seed)")
            }
        }
    }

    @Test(
        arguments: 0..<250)
    func `query returns overlapping elements and content includes frames`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false, isSelfSized: true)
        let screen = Screen(&random)
        let solver = screen.solver()
        for _ in 0..<4 {
            measure(solver, screen, times: 10, &random)
            let paths = screen.counts.enumerated().flatMap { section, count in
                (0..<count).map { IndexPath(item: $0, section: section) }
            }
            for path in paths {
                guard let frame = solver.frame(forItemAt: path) else { continue }
                let isFinite = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
                #expect(isFinite, "seed \(seed): \(path)")
                let end = screen.isHorizontal ? frame.maxX : frame.maxY
                let isInside =
                    screen.isHorizontal && screen.isMirrored
                    ? frame.minX >= -1e-6
                    : end <= (screen.isHorizontal ? solver.contentSize.width : solver.contentSize.height)
                        + 1e-6
                #expect(isInside, "seed \(seed): \(path) is \(frame), beyond \(solver.contentSize)")
            }
            // In sections that scroll on their own, the frames alone do not determine which items are in the rectangle.
            if screen.sections.contains(where: { $0.orthogonalScrollingBehavior != .none }) { continue }
            for _ in 0..<4 {
                let rect = random.rect(in: solver.contentSize)
                let expected = paths.filter { path in
                    guard let frame = solver.frame(forItemAt: path) else { return false }
                    return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
                        && frame.maxY > rect.minY
                }
                #expect(solver.itemIndexPaths(in: rect) == expected, "seed \(seed), \(rect)")
            }
        }
    }
}

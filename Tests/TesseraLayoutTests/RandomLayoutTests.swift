import Testing

@testable import TesseraLayout

@Suite("Random layouts") @MainActor
struct RandomLayoutTests {
    private func solve(
        _ sections: [SectionSpecification], _ phone: Phone, isMirrored: Bool, sectionSpacing: CGFloat
    ) -> CompositionalLayoutSolver {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = sectionSpacing
        return CompositionalLayoutSolver(
            containerSize: phone.size, displayScale: phone.scale,
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight, configuration: configuration,
            itemCounts: sections.map(\.itemCount)
        ) { index, _ in sections[index].makeSection() }
    }

    @Test("Every frame is the reference's, with its edges on the nearest pixels", arguments: 0..<3000)
    func frames(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false)
        let (sections, phone, isMirrored) = (random.sections(), random.one(of: Phone.allCases), random.flag())
        let solver = solve(sections, phone, isMirrored: isMirrored, sectionSpacing: 7)
        let reference = ReferenceLayout(
            sections, container: phone.size, sectionSpacing: 7, isMirrored: isMirrored)
        let nearest = 0.5 / phone.scale + 1e-4
        var wrong: [String] = []
        for (section, expected) in reference.frames.enumerated() {
            for (item, expected) in expected.enumerated() {
                guard let frame = solver.frame(forItemAt: [section, item]) else {
                    wrong.append("\(section)-\(item) has no frame")
                    continue
                }
                for (edge, other) in [
                    (frame.minX, expected.minX), (frame.maxX, expected.maxX), (frame.minY, expected.minY),
                    (frame.maxY, expected.maxY),
                ] where abs(edge - other) > nearest || !isOnPixel(edge, phone) {
                    wrong.append("\(section)-\(item) is \(frame), not \(expected)")
                }
                if frame.maxY > solver.contentSize.height + 1e-6 {
                    wrong.append("\(section)-\(item) is \(frame), beyond \(solver.contentSize)")
                }
            }
        }
        #expect(wrong == [], "seed \(seed)")
        #expect(solver.contentSize.width == phone.size.width)
        #expect(solver.contentSize.height >= reference.height - nearest, "seed \(seed)")
    }

    @Test("A query returns exactly what overlaps the rectangle, in order", arguments: 0..<1000)
    func queries(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false)
        let (sections, phone, isMirrored) = (random.sections(), random.one(of: Phone.allCases), random.flag())
        let solver = solve(
            sections, phone, isMirrored: isMirrored, sectionSpacing: random.one(of: [0, 9, -4]))
        for _ in 0..<8 {
            let rect = random.rect(in: solver.contentSize)
            var expected: [IndexPath] = []
            for (section, specification) in sections.enumerated() {
                for item in 0..<specification.itemCount {
                    guard let frame = solver.frame(forItemAt: [section, item]) else { continue }
                    let overlaps =
                        frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
                        && frame.maxY > rect.minY
                    if overlaps { expected.append([section, item]) }
                }
            }
            #expect(solver.itemIndexPaths(in: rect) == expected, "seed \(seed), \(rect)")
            #expect(
                solver.layoutAttributesForElements(in: rect).map(\.indexPath) == expected,
                "seed \(seed), \(rect)")
        }
    }

    @Test("No two items of a flow overlap", arguments: 0..<1000)
    func overlaps(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: true)
        let (sections, phone) = (random.sections(), random.one(of: Phone.allCases))
        let frames = solve(sections, phone, isMirrored: random.flag(), sectionSpacing: 0).frames
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] {
                let common = frame.intersection(other)
                #expect(
                    common.isNull || common.width < 1e-6 || common.height < 1e-6,
                    "seed \(seed): \(frame) and \(other)")
            }
        }
    }

    private func isOnPixel(_ edge: CGFloat, _ phone: Phone) -> Bool {
        abs((edge * phone.scale).rounded() - edge * phone.scale) < 1e-4
    }
}

import TestSupport
import Testing

@testable import TesseraLayout

@Suite @MainActor struct SelfSizedReferenceTests {
    /// A generator of descriptions that the reference supports.
    private struct Generator {
        var random: SeededGenerator

        init(seed: UInt64) { random = SeededGenerator(seed: seed) }

        mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range, using: &random))
        }
        mutating func flag() -> Bool { Bool.random(using: &random) }

        mutating func section() -> SectionSpecification {
            let group = group(.ofWidth(1), depth: Int.random(in: 0...2, using: &random))
            return SectionSpecification(
                group: group,
                insets: .init(top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: 3),
                spacing: number(0...9), itemCount: Int.random(in: 1...40, using: &random))
        }

        private mutating func spaced(
            _ width: ItemSpecification.Length, _ height: ItemSpecification.Length
        ) -> ItemSpecification.Common {
            var common = ItemSpecification.Common(width: width, height: height)
            for edge in 0..<4 where number(0...3) == 0 {
                common.edges[edge] = .init(points: number(0...6), isFlexible: false)
            }
            if number(0...2) == 0 {
                common.insets = .init(top: 1, leading: number(0...4), bottom: 2, trailing: number(0...4))
            }
            return common
        }

        private mutating func leaf(_ width: ItemSpecification.Length) -> ItemSpecification {
            let height: ItemSpecification.Length =
                switch Int.random(in: 0...3, using: &random) {
                case 0: .points(number(10...90))
                case 1: .uniform(number(10...90))
                default: .estimated(number(10...90))
                }
            return .leaf(spaced(width, height))
        }

        private mutating func group(_ width: ItemSpecification.Length, depth: Int) -> ItemSpecification {
            let common = spaced(width, .estimated(number(40...200)))
            let spacing: ItemSpecification.Spacing? =
                flag() ? nil : .init(points: number(0...8), isFlexible: false)
            let count = Int.random(in: 1...3, using: &random)
            func share(_ count: Int) -> ItemSpecification.Length { .ofWidth(1 / CGFloat(count)) }
            switch Int.random(in: 0...4, using: &random) {
            case 0:
                // This is a flow: a row has as many items as fit.
                let subitems = (0..<count).map { _ in
                    leaf(flag() ? .estimated(number(20...120)) : .points(60))
                }
                return .line(common, isRow: true, spacing: spacing, subitems, .untilFull)
            case 4:
                // Which of these fit into a row depends on the content of some of them only.
                let subitems = (0..<count).map { _ in
                    switch Int.random(in: 0...3, using: &random) {
                    case 0: leaf(.estimated(number(20...120)))
                    case 1: leaf(.ofWidth(0.3))
                    case 2: column(.points(number(40...150)))
                    default: filledColumn(.points(number(40...150)))
                    }
                }
                return .line(common, isRow: true, spacing: spacing, subitems, .untilFull)
            case 1:
                let subitem = depth == 0 ? column(share(count)) : group(share(count), depth: depth - 1)
                return .line(common, isRow: true, spacing: spacing, [subitem], .times(count))
            case 2:
                return .line(
                    common, isRow: true, spacing: spacing, [leaf(share(count))], .times(count))
            default:
                let subitems = (0..<count).map { _ in
                    depth == 0 ? column(share(1)) : group(share(1), depth: depth - 1)
                }
                return .line(common, isRow: false, spacing: spacing, subitems, .untilFull)
            }
        }

        /// Returns a column of leaves, each as high as it prefers.
        private mutating func column(_ width: ItemSpecification.Length) -> ItemSpecification {
            let leaf = ItemSpecification.leaf(spaced(.ofWidth(1), .estimated(number(10...90))))
            return .line(
                spaced(width, .estimated(number(40...200))), isRow: false, spacing: nil, [leaf],
                flag() ? .untilFull : .times(2))
        }

        /// Returns a column of a fixed height, which has as many leaves as fit.
        private mutating func filledColumn(_ width: ItemSpecification.Length) -> ItemSpecification {
            let count = Int.random(in: 1...3, using: &random)
            let leaves = (0..<count).map { _ in
                ItemSpecification.leaf(
                    spaced(.ofWidth(1), flag() ? .points(number(10...90)) : .estimated(number(10...90))))
            }
            return .line(
                spaced(width, .points(number(60...200))), isRow: false,
                spacing: .init(points: number(0...8), isFlexible: false), leaves, .untilFull)
        }
    }

    @Test(arguments: 0..<600)
    func `every frame equals that of the reference solver after each measurement`(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let specification = generator.section()
        let section = try #require(specification.makeSection())
        let phone = generator.flag() ? Phone.small : .large
        let solver = solve(phone, (section, specification.itemCount))
        var sizes: [Int: SelfSizedReference.Lengths] = [:]
        for step in 0..<12 {
            let reference = SelfSizedReference(specification, sizes: sizes, width: phone.size.width)
            let nearest = 0.5 / phone.scale + 1e-4
            let frames = solver.frames
            #expect(frames.count == reference.frames.count, "seed \(seed), step \(step)")
            for (item, (frame, expected)) in zip(frames, reference.frames).enumerated() {
                let isClose =
                    abs(frame.minX - expected.minX) <= nearest && abs(frame.maxX - expected.maxX) <= nearest
                    && abs(frame.minY - expected.minY) <= nearest
                    && abs(frame.maxY - expected.maxY) <= nearest
                #expect(isClose, "seed \(seed), step \(step): item \(item) is \(frame), not \(expected)")
            }
            #expect(solver.contentSize.height >= reference.height - nearest, "seed \(seed), step \(step)")
            let item = Int.random(in: 0..<specification.itemCount, using: &generator.random)
            let size = CGSize(width: generator.number(0...150), height: generator.number(0...200))
            // The solver ignores lengths that have no effect in the item's present place.
            let axes = solver.selfSizedAxes(ofItemAt: [0, item])
            if axes.contains(.width) { sizes[item, default: .init()].width = size.width }
            if axes.contains(.height) { sizes[item, default: .init()].height = size.height }
            solver.setPreferredSize(size, forItemAt: [0, item])
        }
    }

    @Test(arguments: 0..<300)
    func `items of flow never overlap whatever their sizes`(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let isRow = generator.flag()
        let subitem = ItemSpecification.leaf(
            .init(
                width: .estimated(generator.number(20...120)), height: .estimated(generator.number(20...90))))
        let group = ItemSpecification.line(
            .init(width: .ofWidth(1), height: isRow ? .estimated(100) : .points(200)), isRow: isRow,
            spacing: .init(points: generator.number(0...8), isFlexible: generator.flag()), [subitem],
            .untilFull)
        let specification = SectionSpecification(
            group: group, insets: .zero, spacing: generator.number(0...9), itemCount: 30)
        let solver = solve(.large, (try #require(specification.makeSection()), 30))
        for step in 0..<20 {
            let frames = solver.frames
            for (index, frame) in frames.enumerated() {
                for other in frames[..<index] {
                    let common = frame.intersection(other)
                    #expect(
                        common.isNull || common.width < 1e-6 || common.height < 1e-6,
                        "seed \(seed), step \(step): \(frame) and \(other)")
                }
            }
            let item = Int.random(in: 0..<30, using: &generator.random)
            let size = CGSize(width: generator.number(0...300), height: generator.number(0...200))
            solver.setPreferredSize(size, forItemAt: [0, item])
        }
    }
}

import TestSupport
import Testing

@testable import TesseraLayout

@Suite("A tree of extents")
struct ExtentTreeTests {
    private func extent(_ advance: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Extent {
        Extent(advance: advance, reach: Span(lower: lower, upper: upper))
    }

    @Test("Extents of neighbours compose; a reach may lie outside of its own part")
    func composition() {
        let all = extent(10, -2, 8).followed(by: extent(20, -15, 40)).followed(by: extent(-5, 0, 1))
        #expect(all.advance == 25)
        #expect(all.reach == Span(lower: -5, upper: 50))
    }

    @Test("A repeated extent reaches as far as its first and its last")
    func repetition() {
        #expect(extent(10, -2, 8).repeated(4).reach == Span(lower: -2, upper: 38))
        #expect(extent(-10, -2, 8).repeated(4).reach == Span(lower: -32, upper: 8))
        #expect(extent(10, -2, 8).repeated(4).advance == 40)
    }

    @Test("A million equal elements are one run; one of another extent makes three of it")
    func runs() throws {
        var tree = ExtentTree([
            .init(extent: extent(10, 0, 10), count: 1_000_000, itemsPerElement: 3, isUniform: true)
        ])
        tree.replace(500_000..<500_001, with: [.init(extent: extent(25, 0, 25), itemsPerElement: 3)])
        #expect(tree.runCount == 3)
        #expect(tree.extent.advance == 10_000_015)
        let place = try #require(tree.place(ofItem: 1_500_003))
        #expect(place.element == 500_001)
        #expect(place.item == 1_500_003)
        #expect(place.start == 5_000_025)
    }

    /// What the tree is compared with: every element on its own.
    private struct Element {
        var extent: Extent
        var itemCount: Int
    }

    @Test("Finds what a plain array of elements finds, after random replacements", arguments: 0..<300)
    func reference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func randomRun() -> (ExtentTree.Run, [Element]) {
            let lower = CGFloat(Int.random(in: -20...5, using: &random))
            let run = ExtentTree.Run(
                extent: Extent(
                    advance: CGFloat(Int.random(in: -5...30, using: &random)),
                    reach: Span(
                        lower: lower, upper: lower + CGFloat(Int.random(in: 0...60, using: &random))),
                    reachAcross: Span(lower: 0, upper: CGFloat(Int.random(in: 1...9, using: &random))),
                    lengthAcross: CGFloat(Int.random(in: 1...9, using: &random))),
                count: Int.random(in: 1...5, using: &random),
                itemsPerElement: Int.random(in: 1...4, using: &random))
            return (
                run,
                Array(
                    repeating: Element(extent: run.extent, itemCount: run.itemsPerElement), count: run.count)
            )
        }
        var elements: [Element] = []
        var tree = ExtentTree()
        for step in 0..<40 {
            let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in randomRun() }
            let lower = Int.random(in: 0...elements.count, using: &random)
            let upper = min(elements.count, lower + Int.random(in: 0...3, using: &random))
            tree.replace(lower..<upper, with: new.map(\.0))
            elements.replaceSubrange(lower..<upper, with: new.flatMap(\.1))
            compare(tree, elements, &random, "seed \(seed), step \(step)")
        }
    }

    private func compare(
        _ tree: ExtentTree, _ elements: [Element], _ random: inout SeededGenerator, _ comment: Comment
    ) {
        let span = Span(
            lower: CGFloat(Int.random(in: -50...200, using: &random)) + 0.5,
            upper: CGFloat(Int.random(in: 200...400, using: &random)) + 0.5)
        var (start, item) = (CGFloat(0), 0)
        var (lowest, highest) = (CGFloat.infinity, -CGFloat.infinity)
        var overlapping: [Int] = []
        for (number, element) in elements.enumerated() {
            let place = tree.place(ofElement: number)
            #expect(place?.start == start && place?.item == item, comment)
            for inner in 0..<element.itemCount {
                #expect(tree.place(ofItem: item + inner)?.element == number, comment)
            }
            let reach = element.extent.reach.offset(by: start)
            if reach.upper > span.lower, reach.lower < span.upper { overlapping.append(number) }
            lowest = min(lowest, reach.lower)
            highest = max(highest, reach.upper)
            start += element.extent.advance
            item += element.itemCount
        }
        #expect(tree.elementCount == elements.count, comment)
        #expect(tree.extent.advance == start, comment)
        #expect(tree.extent.reach == Span(lower: lowest, upper: highest), comment)
        #expect(tree.extent.lengthAcross == elements.map(\.extent.lengthAcross).max() ?? 0, comment)
        #expect(tree.place(ofItem: item) == nil && tree.place(ofElement: elements.count) == nil, comment)
        var found: [Int] = []
        tree.forEachElement(overlapping: span) { found.append($0.element) }
        #expect(found == overlapping, comment)
    }

    @Test("The tree stays shallow when elements are replaced from one end to the other")
    func depth() {
        var tree = ExtentTree([.init(extent: extent(10, 0, 10), count: 20_000, itemsPerElement: 1)])
        for element in 0..<20_000 {
            tree.replace(element..<element + 1, with: [.init(extent: extent(11, 0, 11), itemsPerElement: 1)])
        }
        func depth(_ index: ExtentTree.Index) -> Int {
            index == .none ? 0 : 1 + max(depth(tree.node(index).left), depth(tree.node(index).right))
        }
        // A random search tree of so many nodes is about 34 deep; log₂ of them is 14.
        #expect(depth(tree.root) < 60)
    }
}

import TestSupport
import Testing

@testable import TesseraLayout

@Suite struct ExtentTreeTests {
    private func extent(_ advance: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Extent {
        Extent(advance: advance, reach: Span(lower: lower, upper: upper))
    }

    @Test func `extents of neighbours compose`() {
        let all = extent(10, -2, 8).appending(extent(20, -15, 40)).appending(extent(-5, 0, 1))
        #expect(all.advance == 25)
        #expect(all.reach == Span(lower: -5, upper: 50))
    }

    @Test func `a repeated extent reaches from the first repetition to the last`() {
        #expect(extent(10, -2, 8).repeated(4).reach == Span(lower: -2, upper: 38))
        #expect(extent(-10, -2, 8).repeated(4).reach == Span(lower: -32, upper: 8))
        #expect(extent(10, -2, 8).repeated(4).advance == 40)
    }

    @Test func `equal elements form one run`() throws {
        var tree = ExtentTree([
            .init(extent: extent(10, 0, 10), count: 1_000_000, itemsPerElement: 3, isUniform: true)
        ])
        tree.replace(500_000..<500_001, with: [.init(extent: extent(25, 0, 25), itemsPerElement: 3)])
        #expect(tree.runCount == 3)
        #expect(tree.extent.advance == 10_000_015)
        let found = tree.place(ofItem: 1_500_003)
        let place = try #require(found)
        #expect(place.element == 500_001)
        #expect(place.item == 1_500_003)
        #expect(place.start == 5_000_025)
    }

    /// An element of the array with which the tree is compared. The array has each element on its own.
    fileprivate struct Element {
        var extent: Extent
        var itemCount: Int
    }

    @Test(arguments: 0..<30)
    func `a tree finds what an array finds after random replacements`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func randomRun() -> ExtentTree.Run {
            let lower = CGFloat(Int.random(in: -20...5, using: &random))
            return ExtentTree.Run(
                extent: Extent(
                    advance: CGFloat(Int.random(in: -5...30, using: &random)),
                    reach: Span(
                        lower: lower, upper: lower + CGFloat(Int.random(in: 0...60, using: &random))),
                    reachAcross: Span(lower: 0, upper: CGFloat(Int.random(in: 1...3, using: &random))),
                    lengthAcross: CGFloat(Int.random(in: 1...3, using: &random))),
                count: Int.random(in: 1...3, using: &random),
                itemsPerElement: Int.random(in: 1...2, using: &random))
        }
        // A hundred runs fit into a few leaves, and 1500 runs need several branches.
        let runs = (0..<([0, 100, 1500].randomElement(using: &random) ?? 0)).map { _ in randomRun() }
        var elements = runs.flatMap(\.elements)
        var tree = ExtentTree(runs)
        for step in 0..<8 {
            let most = [3, 3, 200, 1000].randomElement(using: &random) ?? 0
            let new = (0..<Int.random(in: 0...most, using: &random)).map { _ in randomRun() }
            let lower = Int.random(in: 0...elements.count, using: &random)
            let upper = min(elements.count, lower + Int.random(in: 0...most, using: &random))
            tree.replace(lower..<upper, with: new)
            elements.replaceSubrange(lower..<upper, with: new.flatMap(\.elements))
            compare(tree, elements, &random, "seed \(seed), step \(step)")
        }
        tree.replace(0..<elements.count, with: [])
        compare(tree, [], &random, "seed \(seed), emptied")
    }

    @Test(arguments: 0..<20)
    func `tree finds what array finds after elements got lengths of their own one by one`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func randomExtent(across: ClosedRange<Int>) -> Extent {
            let advance = CGFloat(Int.random(in: 1...30, using: &random))
            return Extent(
                advance: advance, reach: Span(lower: 0, upper: advance),
                reachAcross: Span(lower: 0, upper: CGFloat(Int.random(in: across, using: &random))),
                lengthAcross: 1)
        }
        let runs = [40, 300].map { count in
            ExtentTree.Run(
                extent: randomExtent(across: 1...1), count: count, itemsPerElement: Int(seed % 2) + 1,
                isUniform: true)
        }
        var elements = runs.flatMap(\.elements)
        var tree = ExtentTree(runs)
        // The ends of what has no length of its own, and now and then another place.
        var (first, last) = (0, elements.count - 1)
        for step in 0..<120 {
            let number: Int
            switch Int.random(in: 0...9, using: &random) {
            case 0...4: (number, first) = (first, first + 1)
            case 5...8: (number, last) = (min(last, elements.count - 1), last - 1)
            default: number = Int.random(in: 0..<elements.count, using: &random)
            }
            // Few elements are longer across the axis, or have another number of items.
            let isUsual = Int.random(in: 0...9, using: &random) > 0
            let run = ExtentTree.Run(
                extent: randomExtent(across: isUsual ? 1...1 : 2...4),
                itemsPerElement: isUsual ? elements[number].itemCount : 3)
            tree.replace(number, with: run)
            elements.replaceSubrange(number...number, with: run.elements)
            if step % 20 == 19 {
                // Elements with and without lengths of their own go. Now and then, two equal runs come.
                let range = number..<min(elements.count, number + 10)
                var equal = runs[0]
                equal.count = 4
                let new = step % 40 == 19 ? [] : [equal, equal]
                tree.replace(range, with: new)
                elements.replaceSubrange(range, with: new.flatMap(\.elements))
            }
            if step % 10 == 9 { compare(tree, elements, &random, "seed \(seed), step \(step)") }
        }
    }

    private func compare(
        _ tree: borrowing ExtentTree, _ elements: [Element], _ random: inout SeededGenerator,
        _ comment: Comment
    ) {
        let middle = CGFloat(Int.random(in: -50...elements.count * 13 + 50, using: &random))
        let span = Span(lower: middle - 100.5, upper: middle + 100.5)
        var (start, item) = (CGFloat(0), 0)
        var all = Extent()
        var (overlapping, misplaced): ([Int], [Int]) = ([], [])
        for (number, element) in elements.enumerated() {
            let place = tree.place(ofElement: number)
            if place?.start != start || place?.item != item || place?.run.extent != element.extent {
                misplaced.append(number)
            }
            let last = tree.place(ofItem: item + element.itemCount - 1)
            if tree.place(ofItem: item)?.element != number || last?.element != number {
                misplaced.append(number)
            }
            let reach = element.extent.reach.offset(by: start)
            if reach.upper > span.lower, reach.lower < span.upper { overlapping.append(number) }
            all.across.length = max(all.lengthAcross, element.extent.lengthAcross)
            all.across.reach = all.reachAcross.union(element.extent.reachAcross)
            all.along.reach = all.reach.union(reach)
            start += element.extent.advance
            item += element.itemCount
        }
        all.along.advance = start
        #expect(misplaced.isEmpty, comment)
        #expect(tree.elementCount == elements.count, comment)
        #expect(tree.extent == all, comment)
        let beyond = [tree.place(ofItem: item), tree.place(ofElement: elements.count)]
        #expect(beyond.allSatisfy { $0 == nil }, comment)
        var found: [Int] = []
        tree.forEachElement(overlapping: span) { found.append($0.element) }
        #expect(found == overlapping, comment)
    }

    @Test(
        arguments: ["from the first", "from the last", "in a scattered order"])
    func `tree stays shallow after single replacements`(order: String) {
        let count = 20_000
        var tree = ExtentTree([.init(extent: extent(10, 0, 10), count: count, itemsPerElement: 1)])
        for number in 0..<count {
            // 7919 is a prime that does not divide the count, so each element comes once.
            let element =
                switch order {
                case "from the first": number
                case "from the last": count - 1 - number
                default: number * 7919 % count
                }
            tree.replace(element..<element + 1, with: [.init(extent: extent(11, 0, 11), itemsPerElement: 1)])
        }
        #expect(tree.runCount == count)
        #expect(tree.extent.advance == 220_000)
        // 20,000 runs fill 625 leaves, for which three levels of branches with 16 children are enough.
        #expect(tree.height <= 4)
        let leastFilling = order == "in a scattered order" ? 0.5 : 0.95
        #expect(tree.filling >= leastFilling)

        // The tree becomes a single run again.
        tree.replace(1..<count, with: [])
        #expect(tree.height == 0)
        #expect(tree.runCount == 1)
    }
}

extension ExtentTree.Run {
    fileprivate var elements: [ExtentTreeTests.Element] {
        Array(repeating: .init(extent: extent, itemCount: itemsPerElement), count: count)
    }
}

extension ExtentTree {
    fileprivate var leafRunCounts: [Int] {
        func counts(_ node: Node, height: Int) -> [Int] {
            if height == 0 { return [leaves[node.index].runCount] }
            return branches[node.index].nodes.flatMap { counts($0, height: height - 1) }
        }
        return counts(root, height: height)
    }

    fileprivate var runCount: Int { leafRunCounts.reduce(0, +) }

    /// The share of the leaves' places that are in use, from 0 to 1.
    fileprivate var filling: Double {
        Double(runCount) / Double(leafRunCounts.count * Leaf.capacity)
    }
}

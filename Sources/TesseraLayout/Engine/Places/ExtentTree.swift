/// A sequence of elements one after the other along an axis, of which a few have extents of their own.
///
/// Neighbours of equal extent are one run and one node, however many they are: memory is in proportion to the runs. The
/// nodes are a binary search tree that is balanced by chance (Martínez and Roura's randomized tree): each is the root
/// of its subtree with the same probability. Finding and replacing take O(log n) of the number of runs.
struct ExtentTree: Sendable {
    /// Elements of equal extent and equally many items.
    struct Run: Hashable, Sendable {
        /// That of one element.
        var extent: Extent
        var count = 1
        var itemsPerElement = 0
        /// Whether the elements are as the sequence's description says, with nothing of their own.
        var isUniform = false
    }

    /// An element of a run in its place.
    struct Place {
        let run: Run
        /// How many elements of the run come before.
        var elementInRun = 0
        /// The number of the element.
        var element: Int
        /// The number of the element's first item.
        var item: Int
        /// Where the element starts along the axis.
        var start: CGFloat

        /// The number of the first item beyond the run.
        var itemAfterRun: Int { item + (run.count - elementInRun) * run.itemsPerElement }

        /// The place of another element of the run.
        func advanced(by count: Int) -> Place {
            Place(
                run: run, elementInRun: elementInRun + count, element: element + count,
                item: item + count * run.itemsPerElement,
                start: start + CGFloat(count) * run.extent.advance)
        }
    }

    typealias Index = Int32

    struct Node: Sendable {
        var run: Run
        var left: Index = .none
        var right: Index = .none
        // Of the whole subtree:
        var nodeCount: Int32 = 1
        var elementCount: Int
        var itemCount: Int
        var extent: Extent
    }

    private(set) var nodes: [Node] = []
    private(set) var root: Index = .none
    private var free: [Index] = []
    private var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A balanced tree of runs. O(n).
    init(_ runs: [Run] = []) {
        nodes.reserveCapacity(runs.count)
        root = subtree(of: runs[...])
    }

    var elementCount: Int { root == .none ? 0 : node(root).elementCount }
    /// The extent of all elements.
    var extent: Extent { root == .none ? Extent() : node(root).extent }
    /// The number of runs.
    var runCount: Int { root == .none ? 0 : Int(node(root).nodeCount) }

    func node(_ index: Index) -> Node { nodes[Int(index)] }

    // MARK: Changing

    /// Puts other runs in the place of elements.
    mutating func replace(_ elements: Range<Int>, with runs: [Run]) {
        if runs.count == 1, runs[0].count == 1, elements.count == 1, setRun(runs[0], at: elements.lowerBound)
        {
            return
        }
        let (before, rest) = split(root, at: elements.lowerBound)
        let (old, after) = split(rest, at: elements.count)
        release(old)
        let new = subtree(of: runs[...])
        root = merged(merged(before, new), after)
    }

    /// Replaces a run of one element, without changing the tree's shape. Whether there is such a run.
    private mutating func setRun(_ run: Run, at element: Int) -> Bool {
        func set(_ index: Index, _ element: Int) -> Bool {
            guard index != .none else { return false }
            let old = node(index)
            let leftCount = old.left == .none ? 0 : node(old.left).elementCount
            let isSet: Bool
            if element < leftCount {
                isSet = set(old.left, element)
            } else if element >= leftCount + old.run.count {
                isSet = set(old.right, element - leftCount - old.run.count)
            } else {
                isSet = old.run.count == 1
                if isSet { nodes[Int(index)].run = run }
            }
            if isSet { update(index) }
            return isSet
        }
        return set(root, element)
    }

    private mutating func subtree(of runs: ArraySlice<Run>) -> Index {
        if runs.isEmpty { return .none }
        let middle = runs.startIndex + runs.count / 2
        let index = makeNode(runs[middle])
        let left = subtree(of: runs[..<middle])
        let right = subtree(of: runs[(middle + 1)...])
        nodes[Int(index)].left = left
        nodes[Int(index)].right = right
        update(index)
        return index
    }

    private mutating func makeNode(_ run: Run) -> Index {
        let node = Node(
            run: run, elementCount: run.count, itemCount: run.count * run.itemsPerElement,
            extent: run.extent.repeated(run.count))
        if let index = free.popLast() {
            nodes[Int(index)] = node
            return index
        }
        nodes.append(node)
        return Index(nodes.count - 1)
    }

    private mutating func release(_ index: Index) {
        guard index != .none else { return }
        free.append(index)
        release(node(index).left)
        release(node(index).right)
    }

    /// Finds anew what a node says of its subtree.
    private mutating func update(_ index: Index) {
        var node = nodes[Int(index)]
        node.nodeCount = 1
        node.elementCount = node.run.count
        node.itemCount = node.run.count * node.run.itemsPerElement
        node.extent = node.run.extent.repeated(node.run.count)
        if node.left != .none {
            let left = nodes[Int(node.left)]
            node.nodeCount += left.nodeCount
            node.elementCount += left.elementCount
            node.itemCount += left.itemCount
            node.extent = left.extent.followed(by: node.extent)
        }
        if node.right != .none {
            let right = nodes[Int(node.right)]
            node.nodeCount += right.nodeCount
            node.elementCount += right.elementCount
            node.itemCount += right.itemCount
            node.extent = node.extent.followed(by: right.extent)
        }
        nodes[Int(index)] = node
    }

    /// The first `count` elements of a subtree, and the others. A run in which that lies becomes two.
    private mutating func split(_ index: Index, at count: Int) -> (Index, Index) {
        guard index != .none else { return (.none, .none) }
        let old = node(index)
        let leftCount = old.left == .none ? 0 : node(old.left).elementCount
        if count <= leftCount {
            let (before, after) = split(old.left, at: count)
            nodes[Int(index)].left = after
            update(index)
            return (before, index)
        }
        if count >= leftCount + old.run.count {
            let (before, after) = split(old.right, at: count - leftCount - old.run.count)
            nodes[Int(index)].right = before
            update(index)
            return (index, after)
        }
        var rest = old.run
        rest.count = leftCount + old.run.count - count
        nodes[Int(index)].run.count -= rest.count
        nodes[Int(index)].right = .none
        update(index)
        return (index, merged(makeNode(rest), old.right))
    }

    /// One subtree of two, of which `left` comes first.
    private mutating func merged(_ left: Index, _ right: Index) -> Index {
        if left == .none { return right }
        if right == .none { return left }
        let (leftCount, rightCount) = (node(left).nodeCount, node(right).nodeCount)
        if random(below: UInt64(leftCount + rightCount)) < UInt64(leftCount) {
            let child = merged(node(left).right, right)
            nodes[Int(left)].right = child
            update(left)
            return left
        }
        let child = merged(left, node(right).left)
        nodes[Int(right)].left = child
        update(right)
        return right
    }

    /// Marsaglia's xorshift: the same tree for the same changes, in every run of the program.
    private mutating func random(below bound: UInt64) -> UInt64 {
        randomState ^= randomState << 13
        randomState ^= randomState >> 7
        randomState ^= randomState << 17
        return randomState % bound
    }
}

extension ExtentTree.Index {
    /// No node.
    static var none: Self { -1 }
}

extension ExtentTree.Run {
    /// The elements that can overlap a part of the axis: those that end after its start and start before its end.
    func elements(overlapping span: Span, from start: CGFloat) -> Range<Int> {
        // Elements without extent, in a container without room, lie on one another.
        guard extent.advance != 0 else { return 0..<count }
        let ends = [
            (span.lower - start - extent.reach.upper) / extent.advance,
            (span.upper - start - extent.reach.lower) / extent.advance,
        ]
        // Where spacing takes more than the elements, the later ones lie before the earlier.
        let (first, last) = extent.advance > 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
        let lower = Int(min(max(first.rounded(.down), 0), CGFloat(count)))
        let upper = Int(min(max(last.rounded(.up) + 1, 0), CGFloat(count)))
        return lower..<max(lower, upper)
    }
}

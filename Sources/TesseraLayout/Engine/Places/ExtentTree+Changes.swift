extension ExtentTree {
    /// Replaces an element with a run. O(log n).
    mutating func replace(_ element: Int, with run: Run) {
        if run.count == 1, let along = set(run, at: element, in: root, height: height) {
            root.sum.extent.along = along
        } else {
            replace(element..<element + 1, with: [run])
        }
    }

    /// Replaces elements with runs. O(log n), and in proportion to the runs that are removed and inserted.
    mutating func replace(_ elements: Range<Int>, with runs: [Run]) {
        var nodes = replace(elements, with: runs, in: root, height: height)
        if nodes.isEmpty {
            height = 0
            nodes = [insert(Leaf([]))]
        }
        while nodes.count > 1 {
            nodes = Self.parts(nodes, of: Branch.capacity, changedAt: nodes.indices)
                .map { insert(Branch(nodes: Array($0))) }
            height += 1
        }
        root = nodes[0]
        while height > 0, branches[root.index].nodes.count == 1 {
            let only = branches[root.index].nodes[0]
            branches.remove(root.index, leaving: Branch(nodes: []))
            root = only
            height -= 1
        }
    }

    /// Replaces a run of one element if only lengths along the axis change. Returns the new extent of the
    /// subtree along the axis, or `nil` if more would change.
    private mutating func set(_ run: Run, at element: Int, in node: Node, height: Int) -> Extent.Along? {
        let index = node.index
        if height == 0 { return leaves[index].set(run, at: element) ? leaves[index].along : nil }
        guard let place = branches[index].place(ofElement: element),
            let along = set(
                run, at: element - place.before, in: branches[index].nodes[place.node], height: height - 1)
        else { return nil }
        branches[index].nodes[place.node].sum.extent.along = along
        return branches[index].along
    }

    /// Replaces elements of a subtree. Returns the subtrees of the same height that take the subtree's
    /// place, or none if it is empty then.
    private mutating func replace(
        _ elements: Range<Int>, with runs: [Run], in node: Node, height: Int
    ) -> [Node] {
        if height == 0 {
            let changed = leaves[node.index].runs.replacing(elements, with: runs)
            leaves.remove(node.index, leaving: Leaf([]))
            return Self.parts(changed.runs, of: Leaf.capacity, changedAt: changed.range)
                .map { insert(Leaf($0)) }
        }
        var nodes = branches[node.index].nodes
        branches.remove(node.index, leaving: Branch(nodes: []))
        // The loop finds the subtrees whose elements are replaced; the runs go into the first of them.
        var (first, before) = (0, 0)
        while first < nodes.count - 1, before + nodes[first].sum.elementCount <= elements.lowerBound {
            before += nodes[first].sum.elementCount
            first += 1
        }
        var new: [Node] = []
        var end = first
        repeat {
            let node = nodes[end]
            let inNode = (elements.lowerBound - before..<elements.upperBound - before)
                .clamped(to: 0..<node.sum.elementCount)
            if end > first, inNode.count == node.sum.elementCount {
                remove(node, height: height - 1)
            } else {
                new += replace(inNode, with: end == first ? runs : [], in: node, height: height - 1)
            }
            before += node.sum.elementCount
            end += 1
        } while end < nodes.count && before < elements.upperBound
        nodes.replaceSubrange(first..<end, with: new)
        let changed = merge(&nodes, around: first..<first + new.count, height: height - 1)
        return Self.parts(nodes, of: Branch.capacity, changedAt: changed)
            .map { insert(Branch(nodes: Array($0))) }
    }

    /// Merges neighbours that together fill less than half of a node. Returns the range of the nodes that
    /// were compared.
    private mutating func merge(_ nodes: inout [Node], around range: Range<Int>, height: Int) -> Range<Int> {
        var (number, end) = (max(0, range.lowerBound - 1), min(nodes.count, range.upperBound + 1))
        let start = number
        while number + 1 < end {
            if let merged = merged(nodes[number], nodes[number + 1], height: height) {
                nodes.replaceSubrange(number...number + 1, with: [merged])
                end -= 1
            } else {
                number += 1
            }
        }
        return start..<end
    }

    private mutating func merged(_ left: Node, _ right: Node, height: Int) -> Node? {
        if height == 0 {
            guard leaves[left.index].runCount + leaves[right.index].runCount <= Leaf.capacity / 2
            else { return nil }
            let runs = leaves[left.index].runs + leaves[right.index].runs
            leaves.remove(left.index, leaving: Leaf([]))
            leaves.remove(right.index, leaving: Leaf([]))
            return insert(Leaf(runs[...]))
        }
        let nodes = branches[left.index].nodes + branches[right.index].nodes
        guard nodes.count <= Branch.capacity / 2 else { return nil }
        branches.remove(left.index, leaving: Branch(nodes: []))
        branches.remove(right.index, leaving: Branch(nodes: []))
        return insert(Branch(nodes: nodes))
    }

    private mutating func insert(_ leaf: Leaf) -> Node { Node(index: leaves.insert(leaf), sum: leaf.sum) }
    private mutating func insert(_ branch: Branch) -> Node {
        Node(index: branches.insert(branch), sum: branch.sum)
    }

    private mutating func remove(_ node: Node, height: Int) {
        if height == 0 {
            leaves.remove(node.index, leaving: Leaf([]))
        } else {
            for node in branches[node.index].nodes { remove(node, height: height - 1) }
            branches.remove(node.index, leaving: Branch(nodes: []))
        }
    }

    /// Returns a list cut into as few parts as possible.
    ///
    /// The parts are equally long, with two exceptions: if the list changed at its end, as when views are
    /// measured one after the other, all parts but the last are full, and if it changed at its start, all
    /// but the first.
    private static func parts<Element>(
        _ list: [Element], of capacity: Int, changedAt range: Range<Int>
    ) -> [ArraySlice<Element>] {
        if list.count <= capacity { return list.isEmpty ? [] : [list[...]] }
        let count = (list.count + capacity - 1) / capacity
        return (0..<count).map { number in
            func start(_ number: Int) -> Int {
                if range.upperBound >= list.count - 1 { return min(list.count, number * capacity) }
                if range.lowerBound <= 1 { return max(0, list.count - (count - number) * capacity) }
                return list.count * number / count
            }
            return list[start(number)..<start(number + 1)]
        }
    }
}

extension [ExtentTree.Run] {
    /// Returns the runs with `new` in the place of elements, and the range of `new` in the result. A run of
    /// which a part remains is cut.
    fileprivate func replacing(_ elements: Range<Int>, with new: [Element]) -> (runs: Self, range: Range<Int>)
    {
        var (kept, after): (Self, Self) = ([], [])
        kept.reserveCapacity(count + new.count + 1)
        var before = 0
        for run in self {
            let end = before + run.count
            if before < elements.lowerBound {
                kept.append(run.cut(to: Swift.min(end, elements.lowerBound) - before))
            }
            if end > elements.upperBound {
                after.append(run.cut(to: end - Swift.max(before, elements.upperBound)))
            }
            before = end
        }
        let range = kept.count..<kept.count + new.count
        return (kept + new + after, range)
    }
}

extension ExtentTree.Run {
    fileprivate func cut(to count: Int) -> Self {
        var run = self
        run.count = count
        return run
    }
}

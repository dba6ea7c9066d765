/// The differences between two orders of which one was copied from the other, or both from a third.
///
/// It walks the trees of both orders side by side. Where both have the same node, everything below it is the
/// same, so the cost of the walk is in proportion to the number of edits times the logarithm of the number
/// of runs.
struct RunComparison {
    /// The stretches that are the same: `first` is a position in the new order, `second` one in the old.
    private(set) var common: [MatchedStretch] = []
    /// The runs that only the old order has.
    private(set) var oldRuns: [PlacedSlots] = []
    /// The runs that only the new order has.
    private(set) var newRuns: [PlacedSlots] = []

    /// Slots with consecutive numbers, and the position of the first.
    struct PlacedSlots {
        var slots: Range<Int>
        var position: Int
    }

    init(from old: SlotOrder, to new: SlotOrder) {
        if old.isPlain && new.isPlain {
            let count = min(old.count, new.count)
            if count > 0 { common.append(MatchedStretch(first: 0, second: 0, count: count)) }
            oldRuns = [PlacedSlots(slots: count..<old.count, position: count)].filter { !$0.slots.isEmpty }
            newRuns = [PlacedSlots(slots: count..<new.count, position: count)].filter { !$0.slots.isEmpty }
            return
        }
        var (one, other) = (RunCursor(old), RunCursor(new))
        while let mine = one.top, let theirs = other.top {
            if mine.isSame(as: theirs) {
                common.append(
                    MatchedStretch(first: other.position, second: one.position, count: mine.slotCount))
                one.advance()
                other.advance()
            } else if mine.runCount > 1, mine.runCount >= theirs.runCount {
                one.expand()
            } else if theirs.runCount > 1 {
                other.expand()
            } else {
                let (label, otherLabel) = (mine.run.label, theirs.run.label)
                if label <= otherLabel { oldRuns.append(one.takeRun()) }
                if otherLabel <= label { newRuns.append(other.takeRun()) }
            }
        }
        while one.top != nil { oldRuns.append(one.takeRun()) }
        while other.top != nil { newRuns.append(other.takeRun()) }
    }

    /// Returns the slots below `base` that both orders have, but in different runs.
    func matches(below base: Int) -> [MatchedStretch] {
        let old = oldRuns.filter { $0.slots.lowerBound < base }.sorted(by: Self.ascending)
        let new = newRuns.filter { $0.slots.lowerBound < base }.sorted(by: Self.ascending)
        var matches: [MatchedStretch] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            let both = old[i].slots.clamped(to: new[j].slots)
            if !both.isEmpty {
                matches.append(
                    MatchedStretch(
                        first: new[j].position + both.lowerBound - new[j].slots.lowerBound,
                        second: old[i].position + both.lowerBound - old[i].slots.lowerBound,
                        count: both.count))
            }
            if old[i].slots.upperBound <= new[j].slots.upperBound { i += 1 } else { j += 1 }
        }
        return matches
    }

    private static func ascending(_ one: PlacedSlots, _ other: PlacedSlots) -> Bool {
        one.slots.lowerBound < other.slots.lowerBound
    }
}

/// A cursor that walks along the runs of an order and can skip whole subtrees.
private struct RunCursor {
    /// A subtree, or the run of a node alone.
    enum Step {
        case tree(RunNode)
        case run(Run)

        var run: Run {
            switch self {
            case .tree(let node): node.run
            case .run(let run): run
            }
        }

        var runCount: Int {
            switch self {
            case .tree(let node): node.runCount
            case .run: 1
            }
        }

        var slotCount: Int {
            switch self {
            case .tree(let node): node.slotCount
            case .run(let run): run.slots.count
            }
        }

        func isSame(as other: Step) -> Bool {
            if case .tree(let node) = self, case .tree(let otherNode) = other, node === otherNode {
                return true
            }
            return runCount == 1 && other.runCount == 1 && run === other.run
        }
    }

    private var stack: [Step] = []
    private(set) var position = 0

    init(_ order: SlotOrder) {
        if order.isPlain {
            if order.count > 0 { stack = [.run(Run(label: 0, slots: 0..<order.count))] }
        } else if let root = order.byLabel.root {
            stack = [.tree(root)]
        }
    }

    /// The next step, or `nil` at the end.
    var top: Step? { stack.last }

    /// Skips the next step.
    mutating func advance() {
        position += stack.removeLast().slotCount
    }

    /// Replaces the next step, if it is a subtree, with its left side, its own run and its right side.
    mutating func expand() {
        guard case .tree(let node)? = stack.last else { return }
        stack.removeLast()
        if let right = node.right { stack.append(.tree(right)) }
        stack.append(.run(node.run))
        if let left = node.left { stack.append(.tree(left)) }
    }

    /// Skips only the next run, and returns it.
    mutating func takeRun() -> RunComparison.PlacedSlots {
        while let top, top.runCount > 1 { expand() }
        let placed = RunComparison.PlacedSlots(slots: stack[stack.count - 1].run.slots, position: position)
        advance()
        return placed
    }
}

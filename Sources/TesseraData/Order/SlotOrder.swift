/// The order of the items of a snapshot: which slot stands at which position.
///
/// A slot is a number that an item is given once. Items that were only appended stand in the order of their slots, and
/// then a count is all there is to know. Any other order is a sequence of runs, which an edit cuts where it happens:
/// it costs the logarithm of the number of runs, whatever the number of items, and a copy costs nothing.
///
/// This type takes positions to be right.
struct SlotOrder: Sendable {
    /// The number of positions.
    private(set) var count = 0
    /// True if position and slot are the same number; the trees are then empty.
    private(set) var isPlain = true
    private(set) var byLabel = RunTree<ByLabel>()
    private(set) var bySlot = RunTree<BySlot>()

    init() {}

    /// Creates the order in which slots from zero follow one another.
    init(plain count: Int) { self.count = count }

    /// The number of stretches of slots that follow one another.
    var runCount: Int { isPlain ? min(count, 1) : byLabel.runCount }

    // MARK: Looking up

    /// The slot at a position.
    func slot(at position: Int) -> Int {
        if isPlain { return position }
        let (run, start) = byLabel.run(at: position)
        return run.slots.lowerBound + position - start
    }

    /// The position of a slot, or `nil` if the order does not hold it.
    func position(of slot: Int) -> Int? {
        if isPlain { return slot < count ? slot : nil }
        guard let run = bySlot.last(atMost: slot), run.slots.contains(slot) else { return nil }
        return byLabel.slotCount(before: run.label) + slot - run.slots.lowerBound
    }

    /// Calls `body` with the stretches of slots at `positions`, in order.
    func forEachStretch(in positions: Range<Int>, _ body: (Range<Int>) -> Void) {
        if positions.isEmpty { return }
        if isPlain { return body(positions) }
        func visit(_ node: RunNode?, _ start: Int) {
            guard let node, start < positions.upperBound, start + node.slotCount > positions.lowerBound
            else { return }
            let own = start + (node.left?.slotCount ?? 0)
            visit(node.left, start)
            let slots = node.run.slots
            let wanted = positions.clamped(to: own..<own + slots.count)
            if !wanted.isEmpty {
                let first = slots.lowerBound + wanted.lowerBound - own
                body(first..<first + wanted.count)
            }
            visit(node.right, own + slots.count)
        }
        visit(byLabel.root, 0)
    }

    // MARK: Editing

    /// Inserts slots, which follow one another, before `position`.
    ///
    /// - Parameter base: Slots below it stand in the table that copies share. Runs of other slots are kept short,
    ///   since a difference looks at each slot of such a run that an edit has cut.
    mutating func insert(_ slots: Range<Int>, at position: Int, base: Int) {
        if isPlain {
            if position == count, slots.lowerBound == count, slots.upperBound <= base {
                count = slots.upperBound
                return
            }
            breakUp()
        }
        cut(at: position)
        var position = position
        var rest = slots
        while !rest.isEmpty {
            let length = rest.lowerBound < base ? min(rest.upperBound, base) - rest.lowerBound : Self.shortRun
            let piece = rest.prefix(length)
            insertPiece(piece, at: position, base: base)
            position += piece.count
            rest = rest.dropFirst(length)
        }
    }

    /// Removes the slots at `positions`.
    mutating func remove(_ positions: Range<Int>, base: Int) {
        if positions.isEmpty { return }
        if isPlain {
            if positions.upperBound == count {
                count = positions.lowerBound
                return
            }
            breakUp()
        }
        cut(at: positions.lowerBound)
        cut(at: positions.upperBound)
        var remaining = positions.count
        while remaining > 0 {
            let (run, _) = byLabel.run(at: positions.lowerBound)
            drop(run)
            remaining -= run.slots.count
        }
        joinRuns(at: positions.lowerBound, base: base)
    }

    /// Moves the slots at `positions` before `target`, a position after their removal.
    mutating func move(_ positions: Range<Int>, to target: Int, base: Int) {
        var stretches: [Range<Int>] = []
        forEachStretch(in: positions) { stretches.append($0) }
        remove(positions, base: base)
        var target = target
        for slots in stretches {
            insert(slots, at: target, base: base)
            target += slots.count
        }
    }

    // MARK: Runs

    /// The most slots of a run of slots that stand in no shared table.
    private static var shortRun: Int { 64 }

    private mutating func breakUp() {
        isPlain = false
        let all = count == 0 ? [] : [Run(label: 0, slots: 0..<count)]
        byLabel = RunTree(ascending: all)
        bySlot = RunTree(ascending: all)
    }

    private mutating func add(_ run: Run) {
        byLabel.insert(run)
        bySlot.insert(run)
        count = byLabel.root?.slotCount ?? 0
    }

    private mutating func drop(_ run: Run) {
        byLabel.remove(run.label)
        bySlot.remove(run.slots.lowerBound)
        count = byLabel.root?.slotCount ?? 0
    }

    /// Sees to it that a run starts at `position`, or that it is the end.
    private mutating func cut(at position: Int) {
        guard position > 0, position < count else { return }
        let (run, start) = byLabel.run(at: position)
        guard start < position else { return }
        let middle = run.slots.lowerBound + position - start
        guard let label = label(at: start + run.slots.count) else {
            spreadLabels()
            return cut(at: position)
        }
        add(Run(label: run.label, slots: run.slots.lowerBound..<middle))
        add(Run(label: label, slots: middle..<run.slots.upperBound))
    }

    /// A label for a run before the one that starts at `position`, or `nil` if there is none left.
    private func label(at position: Int) -> Int? {
        let previous = position > 0 ? byLabel.run(at: position - 1).run.label : nil
        let next = position < count ? byLabel.run(at: position).run.label : nil
        switch (previous, next) {
        case (nil, nil): return 0
        case (let previous?, nil):
            let label = previous.addingReportingOverflow(Self.labelGap)
            return label.overflow ? nil : label.partialValue
        case (nil, let next?):
            let label = next.subtractingReportingOverflow(Self.labelGap)
            return label.overflow ? nil : label.partialValue
        case (let previous?, let next?):
            let middle = (previous >> 1) + (next >> 1) + (previous & next & 1)
            return previous < middle && middle < next ? middle : nil
        }
    }

    private static var labelGap: Int { 1 << 36 }

    /// Gives all runs labels with gaps between them. Linear in the number of runs.
    private mutating func spreadLabels() {
        var runs: [Run] = []
        byLabel.forEach { runs.append(Run(label: (runs.count + 1) * Self.labelGap, slots: $0.slots)) }
        byLabel = RunTree(ascending: runs)
        bySlot = RunTree(ascending: runs.sorted { $0.slots.lowerBound < $1.slots.lowerBound })
    }

    /// Inserts what may be one run where a run starts or the order ends.
    private mutating func insertPiece(_ slots: Range<Int>, at position: Int, base: Int) {
        guard let label = label(at: position) else {
            spreadLabels()
            return insertPiece(slots, at: position, base: base)
        }
        add(Run(label: label, slots: slots))
        joinRuns(at: position + slots.count, base: base)
        joinRuns(at: position, base: base)
    }

    /// Makes one run of those before and after `position`, if the slots follow one another.
    private mutating func joinRuns(at position: Int, base: Int) {
        guard position > 0, position < count else { return }
        let previous = byLabel.run(at: position - 1).run
        let (next, start) = byLabel.run(at: position)
        guard start == position, previous.slots.upperBound == next.slots.lowerBound else { return }
        let slots = previous.slots.lowerBound..<next.slots.upperBound
        guard slots.upperBound <= base || (slots.lowerBound >= base && slots.count <= Self.shortRun)
        else { return }
        drop(next)
        add(Run(label: previous.label, slots: slots))
    }

    // MARK: Invariants

    /// True if both trees are balanced, sorted and hold the same runs; for tests.
    var isConsistent: Bool {
        if isPlain { return byLabel.root == nil && bySlot.root == nil }
        var ordered: [Run] = []
        var sorted: [Run] = []
        byLabel.forEach { ordered.append($0) }
        bySlot.forEach { sorted.append($0) }
        return byLabel.root?.isConsistent != false && bySlot.root?.isConsistent != false
            && zip(ordered, ordered.dropFirst()).allSatisfy { $0.label < $1.label }
            && zip(sorted, sorted.dropFirst()).allSatisfy { $0.slots.upperBound <= $1.slots.lowerBound }
            && Set(ordered.map(ObjectIdentifier.init)) == Set(sorted.map(ObjectIdentifier.init))
            && count == ordered.reduce(0) { $0 + $1.slots.count }
    }
}

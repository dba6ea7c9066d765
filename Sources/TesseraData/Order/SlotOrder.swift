/// The order of the items of a snapshot, as a map between positions and slots.
///
/// A slot is a number that an item is assigned once. As long as items are only appended, their positions are
/// their slots, and the order consists of a count. Any other order is a sequence of runs, which an edit cuts
/// at its position: that takes the logarithm of the number of runs, whatever the number of items, and a copy
/// costs nothing.
///
/// This type does not check positions.
struct SlotOrder: Sendable {
    /// The number of positions.
    private(set) var count = 0
    /// True if the position of each item is its slot; the trees are then empty.
    private(set) var isPlain = true
    private(set) var byLabel = RunTree<ByLabel>()
    private(set) var bySlot = RunTree<BySlot>()

    init() {}

    /// Creates an order of the slots from zero, in ascending order.
    init(plain count: Int) { self.count = count }

    /// The number of stretches of consecutive slots.
    var runCount: Int { isPlain ? min(count, 1) : byLabel.runCount }

    // MARK: Looking up

    /// Returns the slot at a position.
    func slot(at position: Int) -> Int {
        if isPlain { return position }
        let (run, start) = byLabel.run(at: position)
        return run.slots.lowerBound + position - start
    }

    /// Returns the position of a slot, or `nil` if the order does not contain it.
    func position(of slot: Int) -> Int? {
        if isPlain { return slot < count ? slot : nil }
        guard let run = bySlot.last(atMost: slot), run.slots.contains(slot) else { return nil }
        return byLabel.slotCount(before: run.label) + slot - run.slots.lowerBound
    }

    /// Calls `body` with the stretches of consecutive slots at `positions`, in order.
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

    /// Inserts consecutive slots before `position`.
    ///
    /// - Parameters:
    ///   - slots: The slots to insert.
    ///   - position: The position of the first slot after the insertion.
    ///   - base: The number of slots in the table that copies share. Runs of slots from this one on are
    ///     short, since a difference compares each slot of such a run if an edit has cut it.
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
        var remainder = slots
        while !remainder.isEmpty {
            let length =
                remainder.lowerBound < base
                ? min(remainder.upperBound, base) - remainder.lowerBound : Self.shortRun
            let piece = remainder.prefix(length)
            insertPiece(piece, at: position, base: base)
            position += piece.count
            remainder = remainder.dropFirst(length)
        }
    }

    /// Removes the slots at `positions`. For `base` see ``insert(_:at:base:)``.
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

    /// Moves the slots at `positions` before `target`, which is a position after their removal. For `base`
    /// see ``insert(_:at:base:)``.
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

    /// The greatest number of slots in a run whose slots are not in the shared table.
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

    /// Cuts the run at `position` so that a run starts there, unless it is the start or the end of the
    /// order.
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

    /// Returns a label for a run before the one that starts at `position`, or `nil` if there is none between
    /// its neighbours.
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

    /// Inserts slots that may form one run, at the start of a run or at the end of the order.
    private mutating func insertPiece(_ slots: Range<Int>, at position: Int, base: Int) {
        guard let label = label(at: position) else {
            spreadLabels()
            return insertPiece(slots, at: position, base: base)
        }
        add(Run(label: label, slots: slots))
        joinRuns(at: position + slots.count, base: base)
        joinRuns(at: position, base: base)
    }

    /// Joins the runs before and after `position` if their slots are consecutive.
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

    /// True if both trees are balanced, sorted and contain the same runs; for tests.
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

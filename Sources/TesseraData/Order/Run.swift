/// A stretch of consecutive slots at consecutive positions of a snapshot's order.
///
/// Its identity matters: where two orders contain the same object, neither has been edited since one was
/// copied from the other.
final class Run: Sendable {
    /// The key of the run among others: labels ascend along the order, with gaps for runs to come.
    let label: Int
    /// The slots of the run; never empty.
    let slots: Range<Int>

    init(label: Int, slots: Range<Int>) {
        self.label = label
        self.slots = slots
    }
}

/// The key by which a tree of runs is sorted.
protocol RunKey {
    static func key(of run: Run) -> Int
}

/// Sorts runs by their place in the order.
enum ByLabel: RunKey {
    static func key(of run: Run) -> Int { run.label }
}

/// Sorts runs by their first slot.
enum BySlot: RunKey {
    static func key(of run: Run) -> Int { run.slots.lowerBound }
}

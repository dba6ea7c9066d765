/// A stretch of slots that follow one another in the order of a snapshot.
///
/// Its identity means something: two orders that hold the same object have not been edited there since one was
/// copied from the other.
final class Run: Sendable {
    /// Where the run stands among others: labels ascend along the order, with gaps for runs to come.
    let label: Int
    /// The slots, which are not empty.
    let slots: Range<Int>

    init(label: Int, slots: Range<Int>) {
        self.label = label
        self.slots = slots
    }
}

/// What a tree of runs is sorted by.
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

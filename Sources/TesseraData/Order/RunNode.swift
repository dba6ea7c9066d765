/// A node of a tree of runs. It never changes.
///
/// Trees are balanced by weight, which is the number of runs plus one. A side weighs at most three times as
/// much as the other; Hirai and Yamamoto proved that these parameters work ("Balancing weight-balanced
/// trees", 2011).
final class RunNode: Sendable {
    let run: Run
    let left: RunNode?
    let right: RunNode?
    let runCount: Int
    let slotCount: Int

    init(_ run: Run, _ left: RunNode?, _ right: RunNode?) {
        self.run = run
        self.left = left
        self.right = right
        runCount = (left?.runCount ?? 0) + (right?.runCount ?? 0) + 1
        slotCount = (left?.slotCount ?? 0) + (right?.slotCount ?? 0) + run.slots.count
    }

    /// Creates a balanced tree of ascending runs; returns `nil` if there are none.
    convenience init?(ascending runs: ArraySlice<Run>) {
        if runs.isEmpty { return nil }
        let middle = (runs.startIndex + runs.endIndex) / 2
        self.init(
            runs[middle], RunNode(ascending: runs[..<middle]), RunNode(ascending: runs[(middle + 1)...]))
    }

    /// Returns a balanced node of two balanced trees, of which one has gained or lost one run.
    static func balanced(_ run: Run, _ left: RunNode?, _ right: RunNode?) -> RunNode {
        if let right, weight(right) > 3 * weight(left) {
            guard let inner = right.left, weight(inner) >= 2 * weight(right.right) else {
                return RunNode(right.run, RunNode(run, left, right.left), right.right)
            }
            return RunNode(
                inner.run, RunNode(run, left, inner.left), RunNode(right.run, inner.right, right.right))
        }
        if let left, weight(left) > 3 * weight(right) {
            guard let inner = left.right, weight(inner) >= 2 * weight(left.left) else {
                return RunNode(left.run, left.left, RunNode(run, left.right, right))
            }
            return RunNode(
                inner.run, RunNode(left.run, left.left, inner.left), RunNode(run, inner.right, right))
        }
        return RunNode(run, left, right)
    }

    func removingFirst() -> (first: Run, remainder: RunNode?) {
        guard let left else { return (run, right) }
        let (first, remainder) = left.removingFirst()
        return (first, .balanced(run, remainder, right))
    }

    static func weight(_ node: RunNode?) -> Int { (node?.runCount ?? 0) + 1 }

    /// True if this node and all nodes below it are balanced and have correct counts; for tests.
    var isConsistent: Bool {
        let (one, other) = (Self.weight(left), Self.weight(right))
        return one <= 3 * other && other <= 3 * one && !run.slots.isEmpty
            && slotCount == (left?.slotCount ?? 0) + (right?.slotCount ?? 0) + run.slots.count
            && left?.isConsistent != false && right?.isConsistent != false
    }
}

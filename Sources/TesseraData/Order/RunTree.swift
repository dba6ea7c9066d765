/// A sorted set of runs with the number of their slots.
///
/// An edit creates new nodes along one path and shares all other nodes with the tree before the edit. So a
/// copy costs nothing, and two copies of one tree differ only in nodes on the paths of edits. All operations
/// are logarithmic in the number of runs unless stated otherwise.
struct RunTree<Key: RunKey>: Sendable {
    private(set) var root: RunNode?

    init() {}

    /// Creates a tree of runs that ascend by their key. Linear in their number.
    init(ascending runs: [Run]) {
        root = RunNode(ascending: runs[...])
    }

    var runCount: Int { root?.runCount ?? 0 }

    // MARK: Looking up

    /// Returns the last run whose key is at most `key`, or nil if there is none.
    func last(atMost key: Int) -> Run? {
        var node = root
        var found: Run?
        while let current = node {
            if Key.key(of: current.run) <= key {
                found = current.run
                node = current.right
            } else {
                node = current.left
            }
        }
        return found
    }

    /// Returns the number of slots in runs whose key is less than `key`.
    func slotCount(before key: Int) -> Int {
        var node = root
        var count = 0
        while let current = node {
            if Key.key(of: current.run) < key {
                count += (current.left?.slotCount ?? 0) + current.run.slots.count
                node = current.right
            } else {
                node = current.left
            }
        }
        return count
    }

    /// Returns the run that contains the slot at `position` and the position of the run's first slot.
    /// `position` must be less than the number of slots.
    func run(at position: Int) -> (run: Run, start: Int) {
        var node = root
        var start = 0
        while let current = node {
            let before = start + (current.left?.slotCount ?? 0)
            if position < before {
                node = current.left
            } else if position < before + current.run.slots.count {
                return (current.run, before)
            } else {
                start = before + current.run.slots.count
                node = current.right
            }
        }
        preconditionFailure("position \(position) is beyond the order's \(root?.slotCount ?? 0) slots")
    }

    /// Calls `body` with all runs in ascending order, in linear time.
    func forEach(_ body: (Run) -> Void) {
        func visit(_ node: RunNode?) {
            guard let node else { return }
            visit(node.left)
            body(node.run)
            visit(node.right)
        }
        visit(root)
    }

    // MARK: Editing

    /// Inserts a run. It replaces a run with the same key, if there is one.
    mutating func insert(_ run: Run) {
        root = Self.inserting(run, into: root)
    }

    /// Removes the run with a key, if there is one.
    mutating func remove(_ key: Int) {
        root = Self.removing(key, from: root)
    }

    private static func inserting(_ run: Run, into node: RunNode?) -> RunNode {
        guard let node else { return RunNode(run, nil, nil) }
        let (key, own) = (Key.key(of: run), Key.key(of: node.run))
        if key < own { return .balanced(node.run, inserting(run, into: node.left), node.right) }
        if key > own { return .balanced(node.run, node.left, inserting(run, into: node.right)) }
        return RunNode(run, node.left, node.right)
    }

    private static func removing(_ key: Int, from node: RunNode?) -> RunNode? {
        guard let node else { return nil }
        let own = Key.key(of: node.run)
        if key < own { return .balanced(node.run, removing(key, from: node.left), node.right) }
        if key > own { return .balanced(node.run, node.left, removing(key, from: node.right)) }
        guard let left = node.left else { return node.right }
        guard let right = node.right else { return left }
        let (first, remainder) = right.removingFirst()
        return .balanced(first, left, remainder)
    }
}

/// The terms of all constraints, in linked lists that share one array.
struct TermStore: ~Copyable, Sendable {
    struct Node: BitwiseCopyable, Sendable {
        var coefficient: Double
        var variable: Int32
        var next: Int32
    }

    private(set) var nodes = Buffer<Node>()
    private var firstFree: Int32 = -1

    /// Returns a copy with memory of its own.
    borrowing func copy() -> TermStore {
        var copy = TermStore()
        copy.nodes = nodes.copy()
        copy.firstFree = firstFree
        return copy
    }

    /// Inserts a term before the list that starts at `next`, and returns the new first node. -1 stands for
    /// an empty list.
    mutating func insert(variable: Int32, coefficient: Double, before next: Int32) -> Int32 {
        let node = Node(coefficient: coefficient, variable: variable, next: next)
        if firstFree < 0 {
            nodes.append(node)
            return Int32(nodes.count - 1)
        }
        let place = firstFree
        firstFree = nodes[place].next
        nodes[place] = node
        return place
    }

    /// Removes the list that starts at `first`.
    mutating func remove(from first: Int32) {
        var place = first
        while place >= 0 {
            let next = nodes[place].next
            nodes[place].next = firstFree
            firstFree = place
            place = next
        }
    }
}

/// The nodes that a constraint names, each once.
///
/// Nearly all constraints name one or two nodes. These need no list, which would be an object of its own for each constraint.
struct NamedNodes {
    private var first: LayoutNode?
    private var second: LayoutNode?
    /// The nodes after the second.
    private var others: [LayoutNode] = []

    /// Adds a node that is not among the others yet.
    mutating func insert(_ node: LayoutNode) {
        guard let first else {
            first = node
            return
        }
        if first === node { return }
        guard let second else {
            second = node
            return
        }
        if second === node { return }
        for known in others where known === node { return }
        others.append(node)
    }
}

extension NamedNodes: Sequence {
    /// Returns the nodes in the order in which they were inserted.
    func makeIterator() -> Iterator { Iterator(nodes: self) }

    struct Iterator: IteratorProtocol {
        fileprivate let nodes: NamedNodes
        private var place = 0

        fileprivate init(nodes: NamedNodes) { self.nodes = nodes }

        mutating func next() -> LayoutNode? {
            defer { place += 1 }
            switch place {
            case 0: return nodes.first
            case 1: return nodes.second
            default: return place - 2 < nodes.others.count ? nodes.others[place - 2] : nil
            }
        }
    }
}

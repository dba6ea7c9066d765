/// A queue from which the index with the smallest key is removed first. It is a binary heap.
struct OrderedQueue: ~Copyable, Sendable {
    private struct Element: BitwiseCopyable, Sendable {
        var key: Int
        var index: Int32
    }

    private var heap = Buffer<Element>()

    var isEmpty: Bool { heap.isEmpty }

    mutating func push(_ index: Int32, key: Int) {
        var place = heap.count
        heap.append(Element(key: key, index: index))
        while place > 0 {
            let parent = (place - 1) / 2
            if heap[parent].key <= key { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = Element(key: key, index: index)
    }

    mutating func pop() -> Int32? {
        guard let last = heap.popLast() else { return nil }
        if heap.isEmpty { return last.index }
        let first = heap[0]
        var place = 0
        while true {
            var child = 2 * place + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, heap[child + 1].key < heap[child].key { child += 1 }
            if heap[child].key >= last.key { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = last
        return first.index
    }
}

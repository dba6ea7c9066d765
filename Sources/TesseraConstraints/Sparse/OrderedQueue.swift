/// A queue that gives back the index with the smallest key first: a binary heap.
struct OrderedQueue: Sendable {
    private var heap: ContiguousArray<(key: Int, index: Int32)> = []

    var isEmpty: Bool { heap.isEmpty }

    mutating func push(_ index: Int32, key: Int) {
        var place = heap.count
        heap.append((key, index))
        while place > 0 {
            let parent = (place - 1) / 2
            if heap[parent].key <= key { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = (key, index)
    }

    mutating func pop() -> Int32? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last.index }
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

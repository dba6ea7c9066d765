/// The actions that a scheduler still has to run: a binary heap, ordered by time and then by the order of
/// scheduling.
///
/// Adding an action and taking the first take logarithmic time, and removing one takes linear time.
struct Agenda {
    typealias Time = VirtualTimeScheduler.SchedulerTimeType

    struct Entry {
        var time: Time
        /// A number that increases with each entry. Of entries with the same time, the one with the smallest
        /// number is the first.
        var order: Int
        /// The identifier of the entry, which does not change when it repeats: its order when it was added.
        let name: Int
        let interval: Time.Stride?
        /// The number of actions that led to this one, each scheduled by the one before for the same time.
        var generation: Int
        let action: () -> Void

        static func < (left: Entry, right: Entry) -> Bool {
            (left.time, left.order) < (right.time, right.order)
        }
    }

    private var heap: [Entry] = []
    private var lastOrder = 0

    var count: Int { heap.count }

    /// Adds an action and returns its name.
    mutating func add(
        at time: Time, every interval: Time.Stride?, generation: Int, _ action: @escaping () -> Void
    ) -> Int {
        lastOrder += 1
        heap.append(
            Entry(
                time: time, order: lastOrder, name: lastOrder, interval: interval, generation: generation,
                action: action))
        rise(from: heap.count - 1)
        return lastOrder
    }

    /// Returns the first entry if it is due by `end`, and nil otherwise. The entry is removed, or moved to
    /// its next time if it repeats.
    mutating func takeFirst(until end: Time) -> Entry? {
        guard let first = heap.first, first.time <= end else { return nil }
        if let interval = first.interval {
            lastOrder += 1
            heap[0].time = first.time.advanced(by: interval)
            heap[0].order = lastOrder
            heap[0].generation = heap[0].time == first.time ? first.generation + 1 : 0
        } else {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
        }
        sink(from: 0)
        return first
    }

    /// Removes the entry with a name and returns it, or nil if it no longer exists.
    mutating func remove(_ name: Int) -> Entry? {
        guard let index = heap.firstIndex(where: { $0.name == name }) else { return nil }
        heap.swapAt(index, heap.count - 1)
        let removed = heap.removeLast()
        if index < heap.count {
            rise(from: index)
            sink(from: index)
        }
        return removed
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index] < heap[parent] else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func sink(from start: Int) {
        var index = start
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child] < heap[least]
            {
                least = child
            }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}

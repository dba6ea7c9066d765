import Synchronization

/// The numbers of the pictures that were deallocated since a display was last informed. Each display has a list of
/// its own, and pictures may be deallocated on any thread.
final class ReleasedImages: Sendable {
    private struct Reference {
        weak let list: ReleasedImages?
    }

    private static let lists = Mutex<[Reference]>([])
    private let ids = Mutex<[Int]>([])

    init() {
        let reference = Reference(list: self)
        Self.lists.withLock { lists in
            lists.removeAll { $0.list == nil }
            lists.append(reference)
        }
    }

    /// Adds a picture to the lists of all displays.
    static func add(_ id: Int) {
        let present = lists.withLock { $0.compactMap(\.list) }
        for list in present { list.ids.withLock { $0.append(id) } }
    }

    /// Returns the numbers since the last call.
    func take() -> [Int] {
        ids.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }
}

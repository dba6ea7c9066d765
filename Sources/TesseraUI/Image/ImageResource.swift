import Foundation
import Synchronization

/// The encoded bytes of a picture, by a number under which the host keeps them.
final class ImageResource: Sendable {
    let id: Int
    let data: Data
    let mediaType: String

    private static let lastID = Atomic<Int>(0)
    private static let released = Mutex<[Int]>([])

    init(data: Data, mediaType: String) {
        id = Self.lastID.add(1, ordering: .relaxed).newValue
        self.data = data
        self.mediaType = mediaType
    }

    deinit {
        let id = id
        Self.released.withLock { $0.append(id) }
    }

    /// The numbers of the pictures that have gone since the last call.
    static func takeReleased() -> [Int] {
        released.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }
}

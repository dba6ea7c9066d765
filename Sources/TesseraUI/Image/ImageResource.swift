import Foundation
import Synchronization

/// The encoded bytes of a picture, with the number that identifies them at the host.
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

    /// Returns the numbers of the pictures that were deallocated since the last call.
    static func takeReleased() -> [Int] {
        released.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }
}

import Foundation
import Synchronization

/// The encoded bytes of a picture, with the number that identifies them at the host.
final class ImageFile: Sendable {
    let id: Int
    let data: Data
    let mediaType: String

    private static let lastID = Atomic<Int>(0)

    init(data: Data, mediaType: String) {
        id = Self.lastID.add(1, ordering: .relaxed).newValue
        self.data = data
        self.mediaType = mediaType
    }

    deinit {
        ReleasedImages.add(id)
    }
}

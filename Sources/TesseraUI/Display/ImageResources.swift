import Foundation
import TesseraDisplay

/// The images that a display keeps.
@MainActor
struct ImageResources {
    private var sent: Set<Int> = []
    private let released = ReleasedImages()

    /// Sends the images of `view`, which has the traits `traits`, that the display does not have yet.
    mutating func prepare(_ view: UIView, traits: UITraitCollection, for display: any Display) {
        for resource in view.shownPictures(for: traits) where sent.insert(resource.id).inserted {
            display.keepImage(resource.id, mediaType: resource.mediaType, data: resource.data)
        }
    }

    /// Makes the display drop the images that no view uses any more.
    mutating func releaseUnused(from display: any Display) {
        for id in released.take() where sent.remove(id) != nil {
            display.releaseImage(id)
        }
    }
}

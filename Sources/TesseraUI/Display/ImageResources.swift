import Foundation
import TesseraDisplay

/// The images that the host keeps for the display to fetch.
@MainActor
struct ImageResources {
    private var sent: Set<Int> = []

    /// Sends the images of `view` that the host does not have yet.
    mutating func prepare(_ view: UIView, _ connection: DisplayConnection) {
        for resource in view.shownPictures where sent.insert(resource.id).inserted {
            connection.send(.resource(id: resource.id, mediaType: resource.mediaType, data: resource.data))
        }
    }

    /// Makes the host drop the images that no view uses any more.
    mutating func releaseUnused(_ connection: DisplayConnection) {
        for id in ImageResource.takeReleased() where sent.remove(id) != nil {
            connection.send(.release(id: id))
        }
    }
}

import Foundation
import TesseraDisplay

/// The images that the host keeps for the display to fetch.
@MainActor
struct ImageResources {
    private var sent: Set<Int> = []

    /// Sends the image of `view`, if it has one that the host does not have yet.
    mutating func prepare(_ view: UIView, _ connection: DisplayConnection) {
        for case let imageView as UIImageView in [view, view.mask] {
            guard let resource = imageView.image?.resource, sent.insert(resource.id).inserted else {
                continue
            }
            connection.send(.resource(id: resource.id, mediaType: resource.mediaType, data: resource.data))
        }
    }

    /// Tells the host which images are gone.
    mutating func releaseUnused(_ connection: DisplayConnection) {
        for id in ImageResource.takeReleased() where sent.remove(id) != nil {
            connection.send(.release(id: id))
        }
    }
}

import Foundation

/// The files that a device keeps for its page to fetch.
extension Device {
    /// An image of the app, which the page fetches.
    struct Resource: Equatable, Sendable {
        var mediaType: String
        var data: Data
    }

    /// The place of a font file of the app. The file is read when the page fetches it, since fonts are large
    /// and pages cache them.
    struct FontLocation: Equatable, Sendable {
        var path: String
        var face: Int
    }
}

import Foundation

/// The things that a scene names by numbers and that do not travel in its messages.
public struct SceneResources: Sendable {
    /// The bytes of image files, by the numbers of ``/TesseraDisplay/ImageContent/resource``.
    public var images: [Int: Data]

    /// Creates resources.
    public init(images: [Int: Data] = [:]) {
        self.images = images
    }
}

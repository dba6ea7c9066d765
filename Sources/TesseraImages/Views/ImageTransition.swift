import Foundation

/// The way in which a loaded image appears in an image view. An image from the cache always appears at once.
public enum ImageTransition: Equatable, Sendable {
    /// The image appears at once.
    case none
    /// The image fades in over a number of seconds.
    case fade(duration: TimeInterval)
}

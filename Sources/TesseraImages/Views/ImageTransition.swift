import Foundation

/// How a loaded image appears in an image view. An image that is in memory already appears at once.
public enum ImageTransition: Equatable, Sendable {
    /// At once.
    case none
    /// By becoming opaque over a number of seconds.
    case fade(duration: TimeInterval)
}

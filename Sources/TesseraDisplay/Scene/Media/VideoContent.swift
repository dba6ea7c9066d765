/// The video of a player within an element, behind its children.
///
/// If several elements name the same player, the last one that has begun to do so displays it.
public struct VideoContent: Codable, Equatable, Sendable {
    /// The number of the player, as in ``MediaContent/player``.
    public var player: Int
    /// The way in which the video fills the element. If absent, all of it is visible in its own shape.
    public var gravity: Gravity?

    /// Creates the content of an element.
    public init(player: Int, gravity: Gravity? = nil) {
        (self.player, self.gravity) = (player, gravity)
    }

    /// The ways in which a video fills an element besides the usual one.
    public enum Gravity: String, Codable, Sendable {
        /// The video keeps its shape and fills the element, so that parts of it may be cut off.
        case cover
        /// The video has the shape of the element.
        case fill
    }

    private enum CodingKeys: String, CodingKey {
        case player = "p"
        case gravity = "g"
    }
}

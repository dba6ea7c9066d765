/// Makes an element a picture of another one, as that looks when the picture appears.
public struct PictureContent: Codable, Equatable, Sendable {
    /// The other element.
    public var view: Int
    /// Whether the other element is not seen as long as the picture is there. If absent, it is seen.
    public var hidesOriginal: Bool?

    /// Creates a picture.
    public init(view: Int, hidesOriginal: Bool = false) {
        self.view = view
        self.hidesOriginal = hidesOriginal ? true : nil
    }

    private enum CodingKeys: String, CodingKey {
        case view = "v"
        case hidesOriginal = "h"
    }
}

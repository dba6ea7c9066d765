/// Makes an element a picture of another one, with the look that the other has when the picture appears.
public struct PictureContent: Codable, Equatable, Sendable {
    /// The number of the other element.
    public var view: Int
    /// A Boolean value that tells whether the other element is hidden as long as the picture exists. If
    /// absent, it is visible.
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

import TesseraDisplay

/// The ways in which a video fills a rectangle.
/// See Apple's [AVLayerVideoGravity](https://developer.apple.com/documentation/avfoundation/avlayervideogravity).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of the video is visible in its own shape.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The video keeps its shape and fills the rectangle, so that parts of it may be cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The video has the shape of the rectangle.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    /// The way on the wire, or nil for the usual one.
    var content: VideoContent.Gravity? {
        switch self {
        case .resizeAspectFill: .cover
        case .resize: .fill
        default: nil
        }
    }
}

/// The information in the header of an image file.
public struct ImageInformation: Hashable, Sendable {
    /// The width of the image as it is displayed, after its EXIF orientation is applied, in pixels.
    public var width: Int
    /// The height of the image as it is displayed, after its EXIF orientation is applied, in pixels.
    public var height: Int
    /// The format of the file.
    public var format: ImageFormat

    /// Creates information from its parts.
    public init(width: Int, height: Int, format: ImageFormat) {
        self.width = width
        self.height = height
        self.format = format
    }
}

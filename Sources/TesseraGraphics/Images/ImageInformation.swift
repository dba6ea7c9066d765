/// What the header of an image file says.
public struct ImageInformation: Hashable, Sendable {
    /// The width in pixels of the image as it is shown, that is after its EXIF orientation.
    public var width: Int
    /// The height in pixels of the image as it is shown, that is after its EXIF orientation.
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

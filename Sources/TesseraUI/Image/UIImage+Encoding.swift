import Foundation
import TesseraGraphics

extension UIImage {
    /// Returns the picture as PNG data with its transparency, or nil if the image is empty or cannot be
    /// decoded. A symbol is drawn in its own tint colour or in black, with four pixels per point.
    ///
    /// The picture is decoded for this, which takes time and memory in proportion to the number of its
    /// pixels. See Apple's [pngData()](https://developer.apple.com/documentation/uikit/uiimage/pngdata()).
    public func pngData() -> Data? {
        try? canvas(tint: .black, traits: .current)?.pngData()
    }

    /// Returns the picture as JPEG data on a white background, or nil if the image is empty or cannot be
    /// decoded.
    ///
    /// The picture is decoded for this, which takes time and memory in proportion to the number of its
    /// pixels. See Apple's [jpegData(compressionQuality:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)).
    ///
    /// - Parameter compressionQuality: The quality from 0, for the smallest data, to 1, for the most faithful
    ///   image.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return try? canvas(tint: .black, traits: .current)?.jpegData(quality: Int((quality * 100).rounded()))
    }
}

import Foundation
import TesseraGraphics

extension UIImage {
    /// The picture as PNG, with its transparency. Nil where there is none, or where it cannot be decoded. A symbol is drawn
    /// in its own tint colour or in black, with four pixels to a point.
    ///
    /// The picture is decoded for it, which takes time and memory in proportion to its pixels. See Apple's
    /// [pngData()](https://developer.apple.com/documentation/uikit/uiimage/pngdata()).
    public func pngData() -> Data? {
        try? canvas(tint: .black, traits: .current)?.pngData()
    }

    /// The picture as JPEG; what is transparent becomes white. Nil where there is none, or where it cannot be decoded.
    ///
    /// The picture is decoded for it, which takes time and memory in proportion to its pixels. See Apple's
    /// [jpegData(compressionQuality:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)).
    ///
    /// - Parameter compressionQuality: from 0, small, to 1, faithful.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return try? canvas(tint: .black, traits: .current)?.jpegData(quality: Int((quality * 100).rounded()))
    }
}

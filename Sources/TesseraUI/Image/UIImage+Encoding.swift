import Foundation
import TesseraGraphics

extension UIImage {
    /// The picture as PNG, with its transparency. Nil for a symbol, and where the picture cannot be decoded.
    ///
    /// The picture is decoded for it, which takes time and memory in proportion to its pixels. See Apple's
    /// [pngData()](https://developer.apple.com/documentation/uikit/uiimage/pngdata()).
    public func pngData() -> Data? {
        try? canvas()?.pngData()
    }

    /// The picture as JPEG; what is transparent becomes white. Nil for a symbol, and where the picture cannot be decoded.
    ///
    /// The picture is decoded for it, which takes time and memory in proportion to its pixels. See Apple's
    /// [jpegData(compressionQuality:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)).
    /// - Parameter compressionQuality: from 0, small, to 1, faithful.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return try? canvas()?.jpegData(quality: Int((quality * 100).rounded()))
    }

    /// The pixels of the picture for the current traits, mirrored where it is.
    private func canvas() -> Canvas? {
        let shown = shown(for: .current)
        guard let data = shown.resource?.data, let bitmap = try? ImageDecoder.decode(data),
            bitmap.width <= Canvas.maximumSide, bitmap.height <= Canvas.maximumSide
        else { return nil }
        return Canvas(bitmap, isMirrored: shown.isMirrored)
    }
}

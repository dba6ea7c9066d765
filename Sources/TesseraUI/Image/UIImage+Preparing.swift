import Foundation
import TesseraGraphics

extension UIImage {
    /// Returns a smaller image for a small view, or nil if the image is not a picture or cannot be decoded.
    ///
    /// The picture keeps its ratio and is no larger than it was. It is decoded for this, which takes time and
    /// memory in proportion to its pixels: call ``prepareThumbnail(of:completionHandler:)`` instead on the main
    /// thread. See Apple's [preparingThumbnail(of:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)).
    ///
    /// - Parameter size: The size in points within which the image fits. The new image has the scale of this
    ///   one.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let resource = variant.resource, size.width > 0, size.height > 0,
            let bitmap = try? ImageDecoder.decode(resource.data)
        else { return nil }
        let factor = min(
            size.width * scale / CGFloat(bitmap.width), size.height * scale / CGFloat(bitmap.height), 1)
        let canvas = Canvas(
            width: max(Int((CGFloat(bitmap.width) * factor).rounded()), 1),
            height: max(Int((CGFloat(bitmap.height) * factor).rounded()), 1))
        canvas.draw(Canvas(bitmap), in: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
        guard let png = try? canvas.pngData(), var small = ImageVariant(data: png, scale: scale) else {
            return nil
        }
        small.changes = variant.changes
        return UIImage(small, changes: changes, configuration: ownConfiguration)
    }

    /// Makes a smaller image on a background thread, where it calls `completionHandler` with the image or with
    /// nil. See ``preparingThumbnail(of:)``.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            completionHandler(self.preparingThumbnail(of: size))
        }
    }

    /// Makes a smaller image on a background thread. See ``preparingThumbnail(of:)``.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// Returns an image that can be displayed at once, or nil if the image is not a picture or cannot be decoded.
    ///
    /// The display decodes pictures by itself. The new image therefore has the same bytes; the bytes are decoded here only to
    /// find out if that is possible. See Apple's [preparingForDisplay()](
    /// https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()).
    public func preparingForDisplay() -> UIImage? {
        guard let resource = variant.resource, (try? ImageDecoder.decode(resource.data)) != nil else {
            return nil
        }
        return UIImage(variant, changes: changes, configuration: ownConfiguration, asset: asset)
    }

    /// Prepares the image on a background thread, where it calls `completionHandler` with the image or with
    /// nil. See ``preparingForDisplay()``.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Prepares the image on a background thread. See ``preparingForDisplay()``.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }
}

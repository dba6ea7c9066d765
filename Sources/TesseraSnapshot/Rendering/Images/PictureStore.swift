import Foundation
import TesseraGraphics

/// The images of scenes, decoded and in the sizes in which they were drawn lately.
final class PictureStore {
    private var files: [Int: Data] = [:]
    private var decoded: [Int: Canvas] = [:]
    /// The pixels in ``decoded``.
    private var decodedPixels = 0
    /// True if the pictures are those of the pages of a document, which together may be too many to keep.
    private var isOfPages = false
    private var scaled: [Size: Canvas] = [:]
    /// The pixels in ``scaled``.
    private var scaledPixels = 0
    /// The greatest number of pixels in ``scaled``, which take four bytes each.
    private static let maximumPixels = 16_000_000
    /// The greatest number of pixels in ``decoded`` while a document is made.
    private static let maximumPixelsOfPages = 64_000_000

    private struct Size: Hashable {
        var number: Int
        var width: Int
        var height: Int
    }

    /// Takes the files of a scene, and forgets the pictures of files that have changed.
    ///
    /// - Parameter keepsOthers: True to keep the files of scenes before.
    func use(_ images: [Int: Data], keepsOthers: Bool = false) {
        isOfPages = keepsOthers
        let images = keepsOthers ? files.merging(images) { _, new in new } : images
        for (number, _) in decoded where images[number] != files[number] {
            forget(number)
            let stale = scaled.filter { $0.key.number == number }
            for (size, picture) in stale {
                scaled[size] = nil
                scaledPixels -= picture.width * picture.height
            }
        }
        files = images
    }

    /// Returns an image of the scene.
    func picture(_ number: Int, element: Int) throws(RenderingError) -> Canvas {
        if let known = decoded[number] { return known }
        guard let data = files[number] else { throw .missingImage(number, element: element) }
        let bitmap: Bitmap
        do {
            bitmap = try ImageDecoder.decode(data)
        } catch {
            throw .image(number, error)
        }
        let canvas = Canvas(bitmap)
        let pixels = canvas.width * canvas.height
        if isOfPages, decodedPixels + pixels > Self.maximumPixelsOfPages {
            decoded = [:]
            decodedPixels = 0
        }
        decoded[number] = canvas
        decodedPixels += pixels
        return canvas
    }

    private func forget(_ number: Int) {
        guard let canvas = decoded.removeValue(forKey: number) else { return }
        decodedPixels -= canvas.width * canvas.height
    }

    /// Returns an image in a size in pixels, or the image itself if it is smaller.
    func picture(_ number: Int, width: Int, height: Int, element: Int) throws(RenderingError) -> Canvas {
        let picture = try picture(number, element: element)
        guard width > 0, height > 0, width < picture.width || height < picture.height else { return picture }
        let size = Size(number: number, width: width, height: height)
        if let known = scaled[size] { return known }
        let made = picture.scaled(width: width, height: height)
        if scaledPixels + width * height > Self.maximumPixels {
            scaled = [:]
            scaledPixels = 0
        }
        scaled[size] = made
        scaledPixels += width * height
        return made
    }
}

import CCairo
import Foundation
import TesseraGeometry

/// A decoded picture in memory, which does not change.
/// See Apple's [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
///
/// Its pixels have one byte for each component, are in sRGB and are multiplied by their opacity. The class is
/// unchecked sendable because nothing draws on its canvas after the image was created.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The pixels, on which nothing draws any more.
    let canvas: Canvas
    /// True if all pixels are opaque because the image has no opacity.
    let isOpaque: Bool

    /// Creates an image of a canvas on which nothing draws any more.
    package init(_ canvas: Canvas, isOpaque: Bool = false) {
        self.canvas = canvas
        self.isOpaque = isOpaque
    }

    /// Creates an image of a bitmap. A bitmap that is wider or higher than ``Canvas/maximumSide`` is cut off there.
    public convenience init(_ bitmap: Bitmap) {
        self.init(Canvas(bitmap), isOpaque: bitmap.isOpaque)
    }

    /// Creates an image of pixels in memory. Returns nil if there are too few bytes, or if the layout of the
    /// pixels is not one that a ``CGContext`` draws on.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits of a component, which must be 8.
    ///   - bitsPerPixel: The bits of a pixel, which must be 32.
    ///   - bytesPerRow: The bytes from the start of one row to the start of the next.
    ///   - space: The space of the colours, which must be a space of red, green and blue.
    ///   - bitmapInfo: The layout of a pixel.
    ///   - provider: The bytes, beginning with the uppermost row.
    ///   - decode: Not used; nil.
    ///   - shouldInterpolate: Not used: the context decides.
    ///   - intent: Not used.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let sides = 1...Canvas.maximumSide
        guard bitsPerComponent == 8, bitsPerPixel == 32, space.model == .rgb, sides.contains(width),
            sides.contains(height), bytesPerRow >= 4 * width, let layout = PixelLayout(bitmapInfo)
        else { return nil }
        let (before, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        guard !overflow, provider.bytes.count - 4 * width >= before else { return nil }
        let canvas = Canvas(width: width, height: height)
        provider.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            canvas.copyPixels(from: start, bytesPerRow: bytesPerRow, layout: layout)
        }
        self.init(canvas, isOpaque: layout.isOpaque)
    }

    // MARK: Properties

    /// The width in pixels.
    public var width: Int { canvas.width }
    /// The height in pixels.
    public var height: Int { canvas.height }
    /// The bits of a component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row of ``dataProvider``: four for each pixel.
    public var bytesPerRow: Int { 4 * width }
    /// The space of the colours: sRGB.
    public var colorSpace: CGColorSpace? { .standard }
    /// The place of the opacity in the pixels of ``dataProvider``.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }
    /// The layout of the pixels of ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Big] }

    /// The pixels: red, green, blue and the opacity of each, one byte each, multiplied by the opacity, beginning
    /// with the uppermost row. They are copied with each call.
    public var dataProvider: CGDataProvider? {
        var bytes = Data(count: bytesPerRow * height)
        let layout = PixelLayout([.byteOrder32Big, CGBitmapInfo(rawValue: alphaInfo.rawValue)]) ?? .native
        bytes.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            canvas.copyPixels(to: start, bytesPerRow: bytesPerRow, layout: layout)
        }
        return CGDataProvider(data: bytes)
    }

    // MARK: Copies

    /// Returns the part of the image within a rectangle, in pixels from the upper left corner, or nil if the
    /// rectangle does not meet the image. A rectangle with fractions is enlarged to whole pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        guard !rect.isNull else { return nil }
        let part = rect.isInfinite ? all : rect.integral.intersection(all)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let copy = Canvas(width: Int(part.width), height: Int(part.height))
        copy.draw(canvas, at: CGPoint(x: -part.minX, y: -part.minY))
        return CGImage(copy, isOpaque: isOpaque)
    }

    /// Returns the image itself, which does not change.
    public func copy() -> CGImage? { self }

    /// Returns true if two images are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Hashes the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
    /// Returns the image as PNG data.
    package func pngData() throws(Canvas.EncodingError) -> Data { try canvas.pngData() }

    /// Returns the image on white as JPEG data.
    ///
    /// - Parameter quality: The quality, 0...100.
    package func jpegData(quality: Int) throws(Canvas.EncodingError) -> Data {
        try canvas.jpegData(quality: quality)
    }
}

/// The bytes of pixels.
/// See Apple's [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider: Sendable {
    let bytes: Data

    /// Creates a provider of bytes. The result is never nil.
    public init?(data: Data) { bytes = data }

    /// The bytes.
    public var data: Data? { bytes }
}

extension Bitmap {
    /// True if no pixel is transparent.
    fileprivate var isOpaque: Bool {
        var offset = 3
        while offset < pixels.count {
            if pixels[offset] != 255 { return false }
            offset += 4
        }
        return true
    }
}

extension Canvas {
    /// Creates a picture with the same pixels.
    convenience init(copying canvas: Canvas) {
        self.init(width: canvas.width, height: canvas.height)
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        draw(canvas, at: .zero)
        cairo_restore(context)
    }

    /// Takes over pixels that are multiplied by their opacity.
    func copyPixels(from source: UnsafeRawPointer, bytesPerRow: Int, layout: PixelLayout) {
        withPixels { pixels in
            for y in 0..<height {
                var from = (source + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                var to = pixels.bytes + y * pixels.bytesPerRow
                for _ in 0..<width {
                    to[3] = layout.isOpaque ? 255 : from[layout.alpha]
                    to[2] = min(from[layout.red], to[3])
                    to[1] = min(from[layout.green], to[3])
                    to[0] = min(from[layout.blue], to[3])
                    from += 4
                    to += 4
                }
            }
        }
    }

    /// Writes the pixels, multiplied by their opacity, in a layout.
    func copyPixels(to target: UnsafeMutableRawPointer, bytesPerRow: Int, layout: PixelLayout) {
        withPixels { pixels in
            for y in 0..<height {
                var from = pixels.bytes + y * pixels.bytesPerRow
                var to = (target + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for _ in 0..<width {
                    to[layout.alpha] = from[3]
                    to[layout.red] = from[2]
                    to[layout.green] = from[1]
                    to[layout.blue] = from[0]
                    from += 4
                    to += 4
                }
            }
        }
    }
}

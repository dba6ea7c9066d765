import CCairo
import Foundation
import TesseraGeometry

/// A picture in memory, or the pages of a document, on which an app draws.
/// See Apple's [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext).
///
/// ```swift
/// guard
///     let context = CGContext(
///         data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
///         space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// else { return nil }
/// context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
/// context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
/// let image = context.makeImage()
/// ```
///
/// In a context that an app creates, the origin is the lower left corner and the y axis points up. In the contexts of
/// UIKit, such as that of `UIView.draw(_:)`, the origin is the upper left corner and the y axis points down.
///
/// A context belongs to one thread at a time.
public class CGContext {
    /// The picture that the context draws.
    let base: Canvas
    /// The transform to pixels of the coordinates in which shadows are measured: those with which the context began.
    var firstMatrix: CGAffineTransform
    /// The document whose pages the context draws, or nil if it draws a picture.
    package let document: PDFWriter?
    /// The memory of the app's that gets the pixels, or nil if there is none.
    let memory: PixelMemory?
    let layout: PixelLayout
    var state: GraphicsState
    var savedStates: [GraphicsState] = []
    /// The transparency layers that were begun and have not ended.
    var layers: [TransparencyLayer] = []
    /// The path that is being made, in pixels.
    var shape = PathShape()

    /// Creates a context that draws on a canvas.
    ///
    /// - Parameters:
    ///   - canvas: The canvas.
    ///   - matrix: The transform from the coordinates of drawing to pixels, whose y axis points down.
    ///   - isOpaque: True if the pixels have no opacity. They are black at first.
    package init(_ canvas: Canvas, matrix: CGAffineTransform, isOpaque: Bool = false) {
        base = canvas
        firstMatrix = matrix
        document = nil
        memory = nil
        var layout = PixelLayout.native
        layout.isOpaque = isOpaque
        self.layout = layout
        state = GraphicsState(
            matrix: matrix, clipBox: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
        if isOpaque { canvas.paint(.color(.init(red: 0, green: 0, blue: 0))) }
    }

    /// Creates a context that draws the pages of a document. Nothing is drawn before the first page begins.
    package init(_ document: PDFWriter) {
        self.document = document
        base = document.canvas
        firstMatrix = .identity
        memory = nil
        layout = .native
        state = GraphicsState(matrix: .identity, clipBox: .zero)
    }

    /// Creates a context that draws a bitmap. Returns nil if a side is not positive or greater than 32,767
    /// pixels, or if the bitmap has another layout than the ones below.
    ///
    /// If there is memory for the pixels, they are written there after each drawing, which takes time in
    /// proportion to their number.
    ///
    /// - Parameters:
    ///   - data: The memory for the pixels, which begins with the uppermost row, or nil if the context provides it.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits of a component, which must be 8.
    ///   - bytesPerRow: The bytes from the start of one row to the start of the next, or 0 to let the context choose.
    ///   - space: The space of the colours, which must be one of red, green and blue. Drawing takes it
    ///     for sRGB.
    ///   - bitmapInfo: The layout of a pixel of four bytes: a ``CGImageAlphaInfo`` with an opacity that
    ///     multiplies the colours or with an unused byte, and an order of bytes.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let sides = 1...Canvas.maximumSide
        guard bitsPerComponent == 8, space.model == .rgb, sides.contains(width), sides.contains(height),
            bytesPerRow == 0 || bytesPerRow >= 4 * width,
            let layout = PixelLayout(CGBitmapInfo(rawValue: bitmapInfo))
        else { return nil }
        base = Canvas(width: width, height: height)
        document = nil
        firstMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.layout = layout
        self.info = CGBitmapInfo(rawValue: bitmapInfo)
        let row = bytesPerRow == 0 ? 4 * width : bytesPerRow
        memory = PixelMemory(data, bytesPerRow: row, height: height)
        state = GraphicsState(
            matrix: firstMatrix, clipBox: CGRect(x: 0, y: 0, width: width, height: height))
        if data == nil, layout.isOpaque { base.paint(.color(.init(red: 0, green: 0, blue: 0))) }
        memory?.isUsed = data != nil
    }

    /// Creates a context that draws a bitmap, as the initializer with an integer for the layout does.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// The layout that the app has asked for, in a context that the app has created.
    private var info: CGBitmapInfo?

    // MARK: Properties of the bitmap

    /// The width in pixels. That of a context of a document is 0, as it has no pixels; so are the four below.
    public var width: Int { document == nil ? base.width : 0 }
    /// The height in pixels.
    public var height: Int { document == nil ? base.height : 0 }
    /// The bits of a component: 8.
    public var bitsPerComponent: Int { document == nil ? 8 : 0 }
    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { document == nil ? 32 : 0 }
    /// The bytes from the start of one row of ``data`` to the start of the next.
    public var bytesPerRow: Int {
        guard document == nil else { return 0 }
        return memory?.bytesPerRow ?? base.withPixels { $0.bytesPerRow }
    }
    /// The space of the colours, or nil in a context of a document.
    public var colorSpace: CGColorSpace? { document == nil ? .deviceRGB : nil }
    /// The layout of the pixels of ``data``.
    public var bitmapInfo: CGBitmapInfo {
        guard document == nil else { return [] }
        return info ?? [
            CGBitmapInfo(
                rawValue: (layout.isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue),
            .byteOrder32Little,
        ]
    }
    /// The place of the opacity in a pixel of ``data``.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }
    /// The pixels, beginning with the uppermost row. What the app writes there is drawn on. A context of a document has none.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        guard let memory else { return base.withPixels { UnsafeMutableRawPointer($0.bytes) } }
        if !memory.isUsed {
            memory.isUsed = true
            memory.write(base, layout)
        }
        return memory.start
    }

    /// Returns a picture of everything that was drawn so far, without the layers that have not ended. Returns nil in a context of
    /// a document.
    public func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        willPaint()
        return CGImage(Canvas(copying: base), isOpaque: layout.isOpaque)
    }

    /// Does nothing: everything is drawn at once.
    public func flush() {}
    /// Does nothing: everything is drawn at once.
    public func synchronize() {}

    // MARK: State

    /// Keeps the settings, the transform and the clip, until ``restoreGState()`` brings them back. The path is
    /// not part of them.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(canvas.context)
    }

    /// Brings back the settings that were kept last. Without such settings it does nothing.
    public func restoreGState() {
        guard savedStates.count > (layers.last?.depth ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
        cairo_restore(canvas.context)
    }
}

/// The memory in which a context presents its pixels to the app.
final class PixelMemory {
    let start: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let isOwn: Bool
    /// True if the app has the address of the memory.
    var isUsed = false

    /// Takes memory of the app's, or allocates some. Returns nil if the size is too large for a number.
    init?(_ start: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int) {
        let (size, overflow) = bytesPerRow.multipliedReportingOverflow(by: height)
        guard !overflow else { return nil }
        self.bytesPerRow = bytesPerRow
        isOwn = start == nil
        if let start {
            self.start = start
        } else {
            self.start = .allocate(byteCount: size, alignment: 16)
            self.start.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        }
    }

    deinit {
        if isOwn { start.deallocate() }
    }

    func write(_ canvas: Canvas, _ layout: PixelLayout) {
        guard isUsed else { return }
        canvas.copyPixels(to: start, bytesPerRow: bytesPerRow, layout: layout)
    }

    func read(into canvas: Canvas, _ layout: PixelLayout) {
        guard isUsed else { return }
        canvas.copyPixels(from: start, bytesPerRow: bytesPerRow, layout: layout)
    }
}

extension CGContext {
    /// The canvas that gets the drawing: that of the innermost layer, or the picture itself.
    var canvas: Canvas { layers.last?.canvas ?? base }

    /// Takes over what the app has written to the pixels.
    func willPaint() {
        if layers.isEmpty { memory?.read(into: base, layout) }
    }

    /// Presents the drawing to the app.
    func didPaint() {
        if layers.isEmpty { memory?.write(base, layout) }
    }
}

extension CGContext {
    /// The colour that fills.
    package var fillColor: CGColor { state.fillColor }

    /// Ends all layers and brings back the first of the states that were kept, so that the context can be used again.
    package func endDrawing() {
        while !layers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
        shape = PathShape()
    }
}

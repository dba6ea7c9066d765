import Foundation
import TesseraGeometry

/// The settings of a context that ``CGContext/saveGState()`` keeps.
struct GraphicsState {
    /// A shadow of everything that is drawn. Its measures are in the context's first coordinates.
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: Canvas.Color
    }

    /// The transform from the coordinates of drawing to pixels, whose y axis points down.
    var matrix: CGAffineTransform
    /// The rectangle in pixels that contains everything within the clip.
    var clipBox: CGRect
    /// The opacity of the clip where an image limits it, or nil if only paths do. It is as large as the context.
    var softMask: Canvas?

    /// True if the clip has become smaller since drawing began.
    var isClipped = false

    /// An image that is repeated in place of a colour. Its first copy lies at the origin of the context's first coordinates.
    struct ColorPattern {
        var image: CGImage
        /// The size of a copy, in the context's first coordinates.
        var size: CGSize
    }

    var fillColor = CGColor.black { didSet { fillPattern = nil } }
    var strokeColor = CGColor.black { didSet { strokePattern = nil } }
    /// The pattern that fills in place of the colour, or nil.
    var fillPattern: ColorPattern?
    /// The pattern of lines in place of the colour, or nil.
    var strokePattern: ColorPattern?
    var fillSpace = CGColorSpace.deviceRGB
    var strokeSpace = CGColorSpace.deviceRGB
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0
    var textMode = CGTextDrawingMode.fill
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    var allowsAntialiasing = true

    /// True if drawing has a place on the canvas: its transform can be reversed.
    var isDrawable: Bool {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        return determinant != 0 && determinant.isFinite && matrix.tx.isFinite && matrix.ty.isFinite
            && abs(determinant) > 1e-20
    }
}

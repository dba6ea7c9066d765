import CCairo
import Foundation
import TesseraGeometry

extension CGContext {
    /// The transform between pixels, or points of a page, whose y axis points down and those whose y axis points up.
    private var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: extent.height)
    }

    /// The transform from the coordinates of drawing to pixels, whose origin is the lower left corner.
    public var ctm: CGAffineTransform { state.matrix.concatenating(flip) }

    /// The transform from the coordinates of drawing to pixels, whose origin is the lower left corner.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Moves the origin of later drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales later drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates later drawing, by an angle in radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform to later drawing, before the present one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.matrix = transform.concatenating(state.matrix)
    }

    /// Returns a point of the coordinates of drawing in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Returns a size of the coordinates of drawing in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.transformed(by: ctm) }
    /// Returns the smallest rectangle in pixels that contains a rectangle of the coordinates of drawing.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Returns a point in pixels in the coordinates of drawing.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Returns a size in pixels in the coordinates of drawing.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.transformed(by: ctm.inverted()) }
    /// Returns the smallest rectangle of the coordinates of drawing that contains a rectangle in pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGSize {
    /// Applies a transform, but not its translation, to the size as a vector, and returns the result.
    fileprivate func transformed(by transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

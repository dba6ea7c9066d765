import Foundation
import TesseraGeometry
import TesseraGraphics

/// A transform of the plane as a scale, a shear, a rotation and a translation, in this order.
struct PlaneTransform {
    var scaleX: CGFloat, scaleY: CGFloat
    var shear: CGFloat
    /// The rotation in radians.
    var angle: CGFloat
    var x: CGFloat, y: CGFloat

    init(_ matrix: CGAffineTransform) {
        (x, y) = (matrix.tx, matrix.ty)
        angle = matrix.a == 0 && matrix.b == 0 ? 0 : atan2(matrix.b, matrix.a)
        scaleX = hypot(matrix.a, matrix.b)
        let (sine, cosine) = (sin(angle), cos(angle))
        shear = matrix.c * cosine + matrix.d * sine
        scaleY = matrix.d * cosine - matrix.c * sine
    }

    var matrix: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
            d: shear * sine + scaleY * cosine, tx: x, ty: y)
    }
}

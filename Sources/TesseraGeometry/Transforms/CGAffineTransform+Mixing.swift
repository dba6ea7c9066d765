import Foundation

extension CGAffineTransform {
    /// Returns a transform between this one and another, for an animation. Translation, scale and rotation
    /// change separately, as they do in browsers.
    ///
    /// - Parameters:
    ///   - other: The transform at the end.
    ///   - share: The part of the change that has been made: 0 is this transform, 1 the other.
    package func mixed(with other: CGAffineTransform, share: Double) -> CGAffineTransform {
        var (from, to) = (TransformParts(self), TransformParts(other))
        if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) {
            from.scaleX = -from.scaleX
            from.scaleY = -from.scaleY
            from.angle += from.angle < 0 ? .pi : -.pi
        }
        // The rotation takes the shorter way.
        if abs(from.angle - to.angle) > .pi {
            if from.angle > to.angle { from.angle -= 2 * .pi } else { to.angle -= 2 * .pi }
        }
        return TransformParts.mix(from, to, share).transform
    }
}

/// A transform as a translation, a rotation, a scale and a remainder.
private struct TransformParts {
    var x: Double, y: Double
    var scaleX: Double, scaleY: Double
    /// The rotation in radians.
    var angle: Double
    /// The skew that remains without the other parts.
    var a: Double, b: Double, c: Double, d: Double

    init(_ transform: CGAffineTransform) {
        (x, y) = (transform.tx, transform.ty)
        (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        (scaleX, scaleY) = (hypot(a, b), hypot(c, d))
        if a * d - b * c < 0 {
            if a < d { scaleX = -scaleX } else { scaleY = -scaleY }
        }
        if scaleX != 0 { (a, b) = (a / scaleX, b / scaleX) }
        if scaleY != 0 { (c, d) = (c / scaleY, d / scaleY) }
        angle = atan2(b, a)
        let (sine, cosine) = (sin(-angle), cos(-angle))
        (a, b, c, d) = (
            cosine * a - sine * b, sine * a + cosine * b, cosine * c - sine * d, sine * c + cosine * d
        )
    }

    static func mix(_ from: TransformParts, _ to: TransformParts, _ share: Double) -> TransformParts {
        var mixed = from
        for path in [
            \TransformParts.x, \.y, \.scaleX, \.scaleY, \.angle, \.a, \.b, \.c, \.d,
        ] {
            mixed[keyPath: path] += (to[keyPath: path] - from[keyPath: path]) * share
        }
        return mixed
    }

    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: (cosine * a - sine * b) * scaleX, b: (sine * a + cosine * b) * scaleX,
            c: (cosine * c - sine * d) * scaleY, d: (sine * c + cosine * d) * scaleY, tx: x, ty: y)
    }
}

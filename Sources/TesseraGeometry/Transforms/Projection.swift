import Foundation

/// A map of one plane to another as an eye sees it: what a transform of space does to the points whose z is 0, seen from the
/// front.
///
/// A point (x, y) becomes (x', y') with (x'·w, y'·w, w) = (x, y, 1) times the matrix. The parts of the plane where w is not
/// positive lie behind the eye, which does not see them.
package struct Projection: Equatable, Sendable {
    private var m11: CGFloat, m12: CGFloat, m13: CGFloat
    private var m21: CGFloat, m22: CGFloat, m23: CGFloat
    private var m31: CGFloat, m32: CGFloat, m33: CGFloat

    /// Creates the map of the plane whose z is 0.
    package init(_ t: CATransform3D) {
        (m11, m12, m13) = (t.m11, t.m12, t.m14)
        (m21, m22, m23) = (t.m21, t.m22, t.m24)
        (m31, m32, m33) = (t.m41, t.m42, t.m44)
    }

    /// Creates the map that a transform of the plane is.
    package init(_ t: CGAffineTransform) {
        (m11, m12, m13) = (t.a, t.b, 0)
        (m21, m22, m23) = (t.c, t.d, 0)
        (m31, m32, m33) = (t.tx, t.ty, 1)
    }

    /// Creates a map that gives each place its depth, in place of y: what an eye sees of the plane from above.
    package init(depthOf t: CATransform3D) {
        self.init(t)
        (m12, m22, m32) = (t.m13, t.m23, t.m43)
    }

    /// True if lines that are parallel stay parallel and nothing lies behind the eye.
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The map as a transform of the plane. It is exact if the map is affine.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// The factor by which areas grow at the points where w is 1. It is negative if the eye sees the plane from behind.
    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Returns the factor by which the eye divides at a point. It is positive for the points in front of the eye.
    package func w(at point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

    /// Returns the place at which the eye sees a point, or nil for a point behind the eye.
    package func place(of point: CGPoint) -> CGPoint? {
        let w = w(at: point)
        guard w > Self.nearest else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// The smallest factor w of a point that the eye sees.
    private static let nearest: CGFloat = 1e-6

    /// The map that leads back, or nil if the eye sees the plane as a line.
    package var inverted: Projection? {
        let whole = determinant
        guard abs(whole) > 1e-12, whole.isFinite else { return nil }
        var result = self
        result.m11 = (m22 * m33 - m23 * m32) / whole
        result.m12 = (m13 * m32 - m12 * m33) / whole
        result.m13 = (m12 * m23 - m13 * m22) / whole
        result.m21 = (m23 * m31 - m21 * m33) / whole
        result.m22 = (m11 * m33 - m13 * m31) / whole
        result.m23 = (m13 * m21 - m11 * m23) / whole
        result.m31 = (m21 * m32 - m22 * m31) / whole
        result.m32 = (m12 * m31 - m11 * m32) / whole
        result.m33 = (m11 * m22 - m12 * m21) / whole
        return result
    }

    /// Returns the map that does what this one does and then what another one does.
    package func followed(by other: Projection) -> Projection {
        var result = self
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    /// Returns the corners of the visible part of a rectangle, in their order around it. The part behind the eye is cut off.
    package func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        if isAffine { return corners.map { $0.applying(affine) } }
        // The plane through the eye is at w = 0, where places are endless.
        let limit = 2 * Self.nearest
        var result: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (here, there) = (w(at: corner), w(at: next))
            if here >= limit { result.append(corner) }
            guard (here >= limit) != (there >= limit) else { continue }
            let share = (limit - here) / (there - here)
            result.append(
                CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
        return result.compactMap(place)
    }

    /// Returns the smallest rectangle around the visible part of a rectangle, or the null rectangle if all of it lies
    /// behind the eye.
    package func box(around rect: CGRect) -> CGRect {
        let corners = outline(of: rect)
        guard let first = corners.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for corner in corners.dropFirst() {
            (left, top) = (min(left, corner.x), min(top, corner.y))
            (right, bottom) = (max(right, corner.x), max(bottom, corner.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CATransform3D {
    /// True if parallel lines of the plane stay parallel, seen from far away, and the transform does not turn the plane out of
    /// itself nor prepare a perspective. Its ``projection`` then says all about it.
    package var staysInPlane: Bool {
        m13 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1
    }

    /// The transform without depth: it moves points whose z is 0 to places whose z is 0.
    package var flattened: CATransform3D {
        var flat = self
        (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
        (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
        return flat
    }

    /// Returns the transform about another point than the origin.
    package func about(x: CGFloat, y: CGFloat, z: CGFloat = 0) -> CATransform3D {
        let there = CATransform3DMakeTranslation(-x, -y, -z)
        let back = CATransform3DMakeTranslation(x, y, z)
        return CATransform3DConcat(CATransform3DConcat(there, self), back)
    }

    /// The 16 entries, row by row.
    package var entries: [CGFloat] { rows.flatMap { $0 } }

    /// Creates a transform from 16 entries, row by row.
    package init(entries: [CGFloat]) {
        self.init(rows: (0..<4).map { Array(entries[$0 * 4..<$0 * 4 + 4]) })
    }
}

import Foundation

/// An affine transformation of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
/// See Apple's
/// [CGAffineTransform](https://developer.apple.com/documentation/corefoundation/cgaffinetransform).
public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x'.
    public var a: CGFloat
    /// How much of x goes into y'.
    public var b: CGFloat
    /// How much of y goes into x'.
    public var c: CGFloat
    /// How much of y goes into y'.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A Boolean value that tells whether this is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform of zeros, as Apple's does; for one that changes nothing use ``identity``.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a translation by points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling by factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by `angle` radians, clockwise where y points down.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that first applies this one and then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that first translates by points and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that first scales by factors and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that first rotates by `angle` radians and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one itself where none does (a determinant of zero).
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point to which `transform` takes this one.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGRect {
    /// The smallest rectangle that holds this one's corners after `transform`.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if transform.isIdentity { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(transform) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let (left, right) = (xs.reduce(xs[0], min), xs.reduce(xs[0], max))
        let (top, bottom) = (ys.reduce(ys[0], min), ys.reduce(ys[0], max))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

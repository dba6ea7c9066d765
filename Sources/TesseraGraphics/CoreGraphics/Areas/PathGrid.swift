import Foundation
import TesseraGeometry

/// A point whose coordinates are whole numbers, so that it can be compared with lines without errors of rounding.
struct GridPoint: Hashable, Comparable {
    var x: Int64
    var y: Int64

    static func < (first: Self, second: Self) -> Bool {
        first.x != second.x ? first.x < second.x : first.y < second.y
    }

    static func - (first: Self, second: Self) -> Self { Self(x: first.x - second.x, y: first.y - second.y) }

    /// Twice the area of the parallelogram of two vectors: positive if the other one points to the left of this one, with an axis
    /// y that points up.
    func cross(_ other: Self) -> Int64 { x * other.y - y * other.x }

    func dot(_ other: Self) -> Int64 { x * other.x + y * other.y }

    /// Returns a number above 0 if a point lies on the left of the line through two others, and 0 if it lies on it.
    static func side(of point: Self, from start: Self, to end: Self) -> Int64 {
        (end - start).cross(point - start)
    }
}

/// The grid to which the points of paths are moved before their lines are intersected.
///
/// Its coordinates have at most 27 bits, so that products of the doubled differences of two fit into 64 bits. The spacing is a
/// power of two: points at whole numbers and at halves stay exactly where they are, unlike those at thirds of pixels.
struct PathGrid {
    let spacing: CGFloat
    /// The points of the paths that were moved, by the places to which they were moved.
    private var originals: [GridPoint: CGPoint] = [:]

    /// Creates a grid for points with coordinates up to a size.
    init(size: CGFloat) {
        spacing = CGFloat(sign: .plus, exponent: max(size, 1e-30).exponent + 1 - 27, significand: 1)
    }

    /// Returns the nearest place, and remembers the point.
    mutating func place(of point: CGPoint) -> GridPoint {
        let place = GridPoint(
            x: Int64((point.x / spacing).rounded()), y: Int64((point.y / spacing).rounded()))
        if originals[place] == nil { originals[place] = point }
        return place
    }

    /// Returns the point of a path at a place, or the place itself if the path has no point there.
    func point(at place: GridPoint) -> CGPoint {
        originals[place] ?? CGPoint(x: CGFloat(place.x) * spacing, y: CGFloat(place.y) * spacing)
    }
}

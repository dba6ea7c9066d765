import Foundation
import TesseraGeometry

/// An outline of an area: pieces that end where they begin, with the area on the left side, with an axis y that points up.
struct PathContour {
    var pieces: [PathPiece]

    /// Twice the area within the outline, in squares of the grid's spacing. It is negative if the outline goes around a hole.
    var doubledArea: Double {
        guard let origin = pieces.first?.start else { return 0 }
        return pieces.reduce(0) { $0 + Double(($1.start - origin).cross($1.end - origin)) }
    }

    private var length: Double {
        pieces.reduce(0) { $0 + hypot(Double($1.end.x - $1.start.x), Double($1.end.y - $1.start.y)) }
    }

    /// True if the outline is so thin that rounding to the grid has made it.
    var isThin: Bool { abs(doubledArea) <= 4 * length }

    /// Returns true if the outline goes around the middle of a piece, which is not a part of it.
    func surrounds(_ piece: PathPiece) -> Bool {
        let middle = GridPoint(x: piece.start.x + piece.end.x, y: piece.start.y + piece.end.y)
        var isInside = false
        for side in pieces {
            let (from, to) = (min(side.start, side.end), max(side.start, side.end))
            guard 2 * from.x <= middle.x, middle.x < 2 * to.x else { continue }
            if (to - from).cross(middle - GridPoint(x: 2 * from.x, y: 2 * from.y)) > 0 { isInside.toggle() }
        }
        return isInside
    }
}

extension PathArrangement {
    /// Returns the outlines of an area.
    ///
    /// - Parameter isInside: A function that receives the numbers of times that the paths wind around a point, and returns true
    ///   if the area contains the point.
    func contours(_ isInside: (SIMD2<Int32>) -> Bool) -> [PathContour] {
        var outline: [PathPiece] = []
        var outgoing: [GridPoint: [Int]] = [:]
        for edge in edges {
            let (left, right) = (isInside(edge.left), isInside(edge.right))
            guard left != right else { continue }
            var piece = pieces[edge.piece]
            // The area is on the left.
            if (piece.start == edge.start) != left { piece = piece.reversed }
            outgoing[piece.start, default: []].append(outline.count)
            outline.append(piece)
        }
        var isUsed = Array(repeating: false, count: outline.count)
        var contours: [PathContour] = []
        for first in outline.indices where !isUsed[first] {
            var contour: [PathPiece] = []
            var index = first
            while !isUsed[index] {
                isUsed[index] = true
                contour.append(outline[index])
                let back = outline[index].start - outline[index].end
                let ways = outgoing[outline[index].end] ?? []
                // The way that turns most to the left keeps to the same area where several touch at a point.
                guard
                    let next = ways.min(by: {
                        Self.turns(
                            outline[$0].end - outline[$0].start, before: outline[$1].end - outline[$1].start,
                            from: back)
                    })
                else { break }
                index = next
            }
            let finished = PathContour(pieces: contour)
            if !finished.isThin { contours.append(finished) }
        }
        return contours
    }

    /// Returns true if a clockwise turn from a direction reaches one direction before another one.
    private static func turns(_ one: GridPoint, before other: GridPoint, from start: GridPoint) -> Bool {
        func quarter(_ direction: GridPoint) -> Int {
            let side = start.cross(direction)
            if side == 0 { return start.dot(direction) < 0 ? 1 : 3 }
            return side < 0 ? 0 : 2
        }
        let (first, second) = (quarter(one), quarter(other))
        return first != second ? first < second : one.cross(other) < 0
    }
}

extension PathPiece {
    /// The same piece in the other direction.
    var reversed: PathPiece {
        PathPiece(start: end, end: start, source: source, range: (range.to, range.from))
    }
}

extension [PathContour] {
    /// The outlines of each connected area: one around it, and those of its holes.
    var components: [[PathContour]] {
        let areas = map(\.doubledArea)
        var result: [[PathContour]] = []
        var places: [Int: Int] = [:]
        for index in indices where areas[index] > 0 {
            places[index] = result.count
            result.append([self[index]])
        }
        for index in indices where areas[index] <= 0 {
            guard let piece = self[index].pieces.first else { continue }
            let around = places.keys.filter { self[$0].surrounds(piece) }
            if let nearest = around.min(by: { areas[$0] < areas[$1] }), let place = places[nearest] {
                result[place].append(self[index])
            }
        }
        return result
    }
}

import Foundation
import TesseraGeometry

/// A straight piece of a line or a curve, between places of the grid.
struct PathPiece {
    var start: GridPoint
    var end: GridPoint
    /// The index of the line or curve.
    var source: Int
    /// The parameters of the line or curve at both ends.
    var range: (from: CGFloat, to: CGFloat)

    /// The least and the greatest coordinates.
    var low: GridPoint { GridPoint(x: min(start.x, end.x), y: min(start.y, end.y)) }
    var high: GridPoint { GridPoint(x: max(start.x, end.x), y: max(start.y, end.y)) }

    /// Returns the pieces between places, which are sorted along the piece.
    func split(at places: [GridPoint]) -> [PathPiece] {
        let direction = end - start
        let length = direction.dot(direction)
        var sorted: [(place: GridPoint, distance: Int64)] = []
        for place in Set(places) {
            let distance = direction.dot(place - start)
            if distance > 0, distance < length { sorted.append((place, distance)) }
        }
        guard !sorted.isEmpty else { return [self] }
        sorted.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
        var pieces: [PathPiece] = []
        var (from, parameter) = (start, range.from)
        for (place, distance) in sorted + [(end, length)] {
            let share = CGFloat(distance) / CGFloat(length)
            let next = distance == length ? range.to : range.from + (range.to - range.from) * share
            if place != from {
                pieces.append(
                    PathPiece(start: from, end: place, source: source, range: (parameter, next)))
                (from, parameter) = (place, next)
            }
        }
        return pieces
    }

    /// Returns the place nearest to the crossing of two pieces, or nil if they do not cross between their ends.
    func crossing(_ other: PathPiece) -> GridPoint? {
        let first = GridPoint.side(of: start, from: other.start, to: other.end)
        let second = GridPoint.side(of: end, from: other.start, to: other.end)
        guard first != 0, second != 0, (first < 0) != (second < 0) else { return nil }
        let third = GridPoint.side(of: other.start, from: start, to: end)
        let fourth = GridPoint.side(of: other.end, from: start, to: end)
        guard third != 0, fourth != 0, (third < 0) != (fourth < 0) else { return nil }
        let share = Double(first) / (Double(first) - Double(second))
        return GridPoint(
            x: start.x + Int64((Double(end.x - start.x) * share).rounded()),
            y: start.y + Int64((Double(end.y - start.y) * share).rounded()))
    }

    /// Returns true if the piece goes through the square around a place whose side is the spacing of the grid.
    func passes(_ place: GridPoint) -> Bool {
        let (low, high) = (low, high)
        guard place.x >= low.x, place.x <= high.x, place.y >= low.y, place.y <= high.y else { return false }
        // The corners of the square have whole coordinates if all coordinates are doubled.
        let direction = end - start
        let toPlace = place - start
        let middle = 2 * direction.cross(toPlace)
        let reach = abs(direction.x) + abs(direction.y)
        return abs(middle) <= reach
    }
}

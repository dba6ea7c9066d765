/// Groups of pixels that lie near each other.
///
/// The picture is divided into squares of eight pixels. Squares that touch and contain pixels belong to one
/// group, so that the time is linear in the number of pixels and squares.
struct DifferenceGroups {
    private static let side = 8

    private struct Square {
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var count = 0
    }

    private let columns: Int
    private let rows: Int
    private var squares: [Square] = []

    /// Creates an empty collection for a picture of a size in pixels.
    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
    }

    /// Adds a pixel.
    mutating func add(_ x: Int, _ y: Int) {
        if squares.isEmpty { squares = [Square](repeating: Square(), count: columns * rows) }
        let index = y / Self.side * columns + x / Self.side
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        squares[index].bounds = squares[index].count == 0 ? pixel : squares[index].bounds.union(pixel)
        squares[index].count += 1
    }

    /// The rectangles around the groups, those with the most pixels first.
    var regions: [PixelRect] {
        var rest = squares
        var found: [(bounds: PixelRect, count: Int)] = []
        for start in rest.indices where rest[start].count > 0 {
            var group = (bounds: rest[start].bounds, count: 0)
            var waiting = [start]
            group.count += take(start, from: &rest, into: &group.bounds)
            while let index = waiting.popLast() {
                let (row, column) = (index / columns, index % columns)
                for y in max(row - 1, 0)...min(row + 1, rows - 1) {
                    for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                        let neighbor = y * columns + x
                        guard rest[neighbor].count > 0 else { continue }
                        group.count += take(neighbor, from: &rest, into: &group.bounds)
                        waiting.append(neighbor)
                    }
                }
            }
            found.append(group)
        }
        // Groups of equal size stay in the order of their first squares.
        return found.enumerated().sorted {
            $0.element.count != $1.element.count ? $0.element.count > $1.element.count : $0.offset < $1.offset
        }.map(\.element.bounds)
    }

    /// Removes a square, adds its pixels to a rectangle and returns their number.
    private func take(_ index: Int, from squares: inout [Square], into bounds: inout PixelRect) -> Int {
        let square = squares[index]
        squares[index].count = 0
        bounds = bounds.union(square.bounds)
        return square.count
    }
}

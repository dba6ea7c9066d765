/// A rectangle with sides along the axes.
struct BoundingBox {
    var low: Vector
    var high: Vector

    /// Returns the smallest box around some points, of which there must be at least one.
    init(around points: [Vector]) {
        (low, high) = (points[0], points[0])
        for point in points.dropFirst() {
            low = Vector(min(low.x, point.x), min(low.y, point.y))
            high = Vector(max(high.x, point.x), max(high.y, point.y))
        }
    }

    init(center: Vector, radius: Double) {
        (low, high) = (center - Vector(radius, radius), center + Vector(radius, radius))
    }

    func expanded(by distance: Double) -> BoundingBox {
        var box = self
        box.low -= Vector(distance, distance)
        box.high += Vector(distance, distance)
        return box
    }

    /// Returns the box with the part into which a movement leads it.
    func swept(by movement: Vector) -> BoundingBox {
        var box = self
        box.low += Vector(min(movement.x, 0), min(movement.y, 0))
        box.high += Vector(max(movement.x, 0), max(movement.y, 0))
        return box
    }

    func overlaps(_ other: BoundingBox) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }

    func contains(_ other: BoundingBox) -> Bool {
        low.x <= other.low.x && other.high.x <= high.x && low.y <= other.low.y && other.high.y <= high.y
    }
}

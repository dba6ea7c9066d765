import Foundation

extension PathShape {
    /// The smallest rectangle that contains the path itself, without the control points of its curves. It is
    /// null for an empty path.
    var bounds: CGRect {
        let points = polygons.joined()
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns true if a point lies within the path. Open parts count as closed.
    func contains(_ point: CGPoint, usesEvenOddRule: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons {
            guard var from = polygon.last else { continue }
            for to in polygon {
                // An edge counts if a ray from the point to the right crosses it.
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > point.x {
                        crossings += 1
                        winding += to.y > from.y ? 1 : -1
                    }
                }
                from = to
            }
        }
        return usesEvenOddRule ? crossings % 2 == 1 : winding != 0
    }

    /// The number of lines into which a curve is divided.
    private static let steps = 64

    /// The parts of the path, with curves divided into short lines.
    private var polygons: [[CGPoint]] {
        var parts: [[CGPoint]] = []
        func add(_ point: CGPoint) { parts[parts.count - 1].append(point) }
        for element in elements {
            let from = parts.last?.last ?? .zero
            switch element {
            case .move(let point): parts.append([point])
            case .line(let point): add(point)
            case .quadratic(let control, let end):
                for step in 1...Self.steps {
                    let t = CGFloat(step) / CGFloat(Self.steps)
                    add(mix(mix(from, control, t), mix(control, end, t), t))
                }
            case .cubic(let control1, let control2, let end):
                for step in 1...Self.steps {
                    let t = CGFloat(step) / CGFloat(Self.steps)
                    let (a, b, c) = (
                        mix(from, control1, t), mix(control1, control2, t), mix(control2, end, t)
                    )
                    add(mix(mix(a, b, t), mix(b, c, t), t))
                }
            case .close: if let first = parts.last?.first { add(first) }
            }
        }
        return parts
    }

    private func mix(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }

    /// The path in the notation of SVG. Coordinates are rounded to hundredths of points.
    var notation: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quadratic(let control, let end): "Q\(text(control, end))"
            case .cubic(let control1, let control2, let end): "C\(text(control1, control2, end))"
            case .close: "Z"
            }
        }.joined()
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = value.isFinite ? (value * 100).rounded() / 100 : 0
        return rounded == rounded.rounded() && abs(rounded) < 1e9
            ? String(Int(rounded)) : String(Double(rounded))
    }
}

import Foundation

extension PathShape {
    /// The rectangle with four equal, circular corners that the path draws, or nil if it draws something else. The radius of
    /// corners that are not round is 0. A circle is a square with the radius of half of its side.
    package var roundedRectangle: (rect: CGRect, radius: CGFloat)? {
        let rect = controlBounds
        guard rect.width > 0, rect.height > 0 else { return nil }
        if let rectangle { return (rectangle, 0) }
        let tolerance = 1e-6 * max(rect.width, rect.height, 1)
        func isEqual(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= tolerance }
        func isOnSide(_ point: CGPoint) -> Bool {
            isEqual(point.x, rect.minX) || isEqual(point.x, rect.maxX) || isEqual(point.y, rect.minY)
                || isEqual(point.y, rect.maxY)
        }
        /// Returns the number of the corner that is nearest to a point.
        func corner(_ point: CGPoint) -> Int {
            (point.x > rect.midX ? 1 : 0) + (point.y > rect.midY ? 2 : 0)
        }
        var corners: Set<Int> = []
        var radius: CGFloat?
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point):
                guard index == 0, isOnSide(point) else { return nil }
                (current, start) = (point, point)
            case .line(let end):
                guard isOnSide(end), isEqual(end.x, current.x) || isEqual(end.y, current.y) else {
                    return nil
                }
                current = end
            case .cubic(let control1, let control2, let end):
                let (width, height) = (abs(end.x - current.x), abs(end.y - current.y))
                guard [control1, control2, end].allSatisfy(isOnSide), isEqual(width, height),
                    isEqual(width, radius ?? width)
                else { return nil }
                radius = width
                let middle = CGPoint(x: (control1.x + control2.x) / 2, y: (control1.y + control2.y) / 2)
                guard corners.insert(corner(middle)).inserted else { return nil }
                current = end
            case .close:
                guard index == elements.count - 1, isEqual(current.x, start.x) || isEqual(current.y, start.y)
                else { return nil }
            case .quadratic: return nil
            }
        }
        guard let radius, corners.count == 4 else { return nil }
        return (rect, radius)
    }
}

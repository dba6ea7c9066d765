import Foundation

extension CGPath {
    /// Returns a path around the areas of this path and of another one.
    ///
    /// ```swift
    /// let bubble = CGPath(roundedRect: box, cornerWidth: 16, cornerHeight: 16, transform: nil)
    /// layer.path = bubble.union(tail)
    /// ```
    ///
    /// Open parts of both paths count as closed. The result has the lines and curves of the paths, which are cut with an error of
    /// at most a hundredth of a point, and of at most a ten-thousandth of the paths' extent. Its parts do not cross each other or
    /// themselves, so that both rules fill the same area.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule by which points count as inside both paths.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.contains($0.x) || rule.contains($0.y) }
    }

    /// Returns a path around the area that this path and another one have in common, as ``union(_:using:)`` does.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.contains($0.x) && rule.contains($0.y) }
    }

    /// Returns a path around the area of this path without that of another one, as ``union(_:using:)`` does.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.contains($0.x) && !rule.contains($0.y) }
    }

    /// Returns a path around the area that belongs to this path or to another one and not to both, as ``union(_:using:)`` does.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.contains($0.x) != rule.contains($0.y) }
    }

    /// Returns a path around the same area whose parts do not cross each other or themselves, so that both rules fill it alike.
    ///
    /// - Parameter rule: The rule by which points count as inside this path.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        let arrangement = PathArrangement(shape)
        return CGPath(arrangement.shape(arrangement.contours { rule.contains($0.x) }))
    }

    /// Returns a path for each connected area of this path, with the holes in it. Areas that touch at a point are not connected.
    ///
    /// - Parameter rule: The rule by which points count as inside this path.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let arrangement = PathArrangement(shape)
        return arrangement.contours { rule.contains($0.x) }.components.map {
            CGPath(arrangement.shape($0))
        }
    }

    /// Returns true if the areas of this path and of another one overlap. Areas that only touch do not.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - rule: The rule by which points count as inside both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard mayMeet(other) else { return false }
        return !PathArrangement(shape, other.shape).contours {
            rule.contains($0.x) && rule.contains($0.y)
        }.isEmpty
    }

    /// Returns the line along this path without the parts that lie in the area of another one or on its border.
    ///
    /// Open parts stay open. A closed part that is cut becomes open, and begins at a cut.
    ///
    /// - Parameters:
    ///   - other: The path with the area, whose open parts count as closed.
    ///   - rule: The rule by which points count as inside the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(
            PathArrangement(shape, other.shape, closesFirst: false).lines {
                !rule.contains($0.left.y) && !rule.contains($0.right.y)
            })
    }

    /// Returns the parts of the line along this path that lie in the area of another one or on its border.
    ///
    /// Open parts stay open. A closed part that is cut becomes open, and begins at a cut.
    ///
    /// - Parameters:
    ///   - other: The path with the area, whose open parts count as closed.
    ///   - rule: The rule by which points count as inside the other path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        guard mayMeet(other) else { return CGPath(PathShape()) }
        return CGPath(
            PathArrangement(shape, other.shape, closesFirst: false).lines {
                rule.contains($0.left.y) || rule.contains($0.right.y)
            })
    }

    private func combined(with other: CGPath, _ isInside: (SIMD2<Int32>) -> Bool) -> CGPath {
        let arrangement = PathArrangement(shape, other.shape)
        return CGPath(arrangement.shape(arrangement.contours(isInside)))
    }

    /// Returns false if the rectangles around both paths are apart.
    private func mayMeet(_ other: CGPath) -> Bool {
        let (own, box) = (shape.controlBounds, other.shape.controlBounds)
        guard !own.isNull, !box.isNull else { return false }
        return own.minX <= box.maxX && box.minX <= own.maxX && own.minY <= box.maxY && box.minY <= own.maxY
    }
}

extension CGPathFillRule {
    /// Returns true if a point around which a path winds `winding` times is inside.
    fileprivate func contains(_ winding: Int32) -> Bool {
        switch self {
        case .winding: winding != 0
        case .evenOdd: winding % 2 != 0
        }
    }
}

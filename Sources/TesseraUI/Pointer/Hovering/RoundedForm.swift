import Foundation

/// A rectangle with round corners.
struct RoundedForm {
    var rect: CGRect
    var radius: CGFloat
    var curve: UICornerCurve
    var corners = UIRectCorner.allCorners

    /// The distance from the corner at which a continuous curve begins, in radii.
    private static let reach: CGFloat = 1.28
    /// The part of a curve's reach by which the control points are away from its ends.
    private static let circularPull: CGFloat = 0.5523
    private static let continuousPull: CGFloat = 0.68

    var path: UIBezierPath {
        let most = min(rect.width, rect.height) / 2
        let radius = min(max(radius, 0), most)
        guard radius > 0 else { return UIBezierPath(rect: rect) }
        // Where there is no room for a continuous curve, it is part of a circle.
        let isGentle = curve != .circular && radius * Self.reach <= most
        let reach = isGentle ? radius * Self.reach : radius
        let pull = reach * (isGentle ? Self.continuousPull : Self.circularPull)
        let path = UIBezierPath()
        let turns: [(corner: UIRectCorner, place: CGPoint, into: CGVector, out: CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        func point(_ place: CGPoint, _ direction: CGVector, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: place.x + direction.dx * distance, y: place.y + direction.dy * distance)
        }
        path.move(
            to: point(
                CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 0),
                corners.contains(.topLeft) ? reach : 0))
        for turn in turns {
            guard corners.contains(turn.corner) else {
                path.addLine(to: turn.place)
                continue
            }
            let (start, end) = (point(turn.place, turn.into, -reach), point(turn.place, turn.out, reach))
            path.addLine(to: start)
            path.addCurve(
                to: end, controlPoint1: point(start, turn.into, pull),
                controlPoint2: point(end, turn.out, -pull))
        }
        path.close()
        return path
    }
}

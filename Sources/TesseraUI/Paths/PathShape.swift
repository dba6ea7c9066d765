import Foundation

/// A sequence of lines and curves that enclose an area.
struct PathShape: Equatable {
    /// A step of the path.
    enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(control: CGPoint, end: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    private(set) var elements: [Element] = []
    /// The point where the next step begins, or nil in an empty path.
    private(set) var current: CGPoint?
    /// The point where the present part began, or nil in an empty path.
    private var start: CGPoint?

    mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        current = point
        start = point
    }

    /// Adds a step that ends at `end`. A path without a first point begins at the origin.
    private mutating func add(_ element: Element, end: CGPoint) {
        if current == nil { move(to: .zero) }
        // After a closed part, the next one begins at the same point.
        if elements.last == .close, let start { elements.append(.move(start)) }
        elements.append(element)
        current = end
    }

    mutating func addLine(to point: CGPoint) { add(.line(point), end: point) }

    mutating func addQuadratic(to point: CGPoint, control: CGPoint) {
        add(.quadratic(control: control, end: point), end: point)
    }

    mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.cubic(control1: control1, control2: control2, end: point), end: point)
    }

    mutating func close() {
        guard current != nil, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    mutating func append(_ other: PathShape) {
        elements += other.elements
        current = other.current ?? current
        start = other.start ?? start
    }

    /// Adds an arc of a circle. If the path has a point already, a line to the start of the arc is added
    /// first.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        // An angle of a full turn or more becomes a full circle. A smaller angle is measured in the requested
        // direction.
        if abs(sweep) >= turn {
            sweep = clockwise ? turn : -turn
        } else if clockwise, sweep < 0 {
            sweep += turn
        } else if !clockwise, sweep > 0 {
            sweep -= turn
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if current == nil { move(to: point(start)) } else { addLine(to: point(start)) }
        let count = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The distance of the control points from the ends of a step, by the usual approximation of a circle.
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (first, last) = (point(from), point(to))
            addCubic(
                to: last,
                control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
        }
    }

    mutating func apply(_ transform: CGAffineTransform) {
        elements = elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quadratic(let control, let end):
                .quadratic(control: control.applying(transform), end: end.applying(transform))
            case .cubic(let control1, let control2, let end):
                .cubic(
                    control1: control1.applying(transform), control2: control2.applying(transform),
                    end: end.applying(transform))
            case .close: .close
            }
        }
        current = current?.applying(transform)
        start = start?.applying(transform)
    }
}

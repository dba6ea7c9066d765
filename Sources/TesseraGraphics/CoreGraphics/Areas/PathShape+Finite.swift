import Foundation

extension PathShape {
    /// True if all coordinates are numbers. Those of other paths cannot be compared.
    var isFinite: Bool {
        func isFinite(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        return elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): isFinite(point)
            case .quadratic(let control, let end): isFinite(control, end)
            case .cubic(let control1, let control2, let end): isFinite(control1, control2, end)
            case .close: true
            }
        }
    }
}

import Foundation
import TesseraGraphics

extension PathShape {
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

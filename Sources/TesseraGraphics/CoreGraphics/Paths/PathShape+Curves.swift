import Foundation
import TesseraGeometry

extension PathShape {
    /// A line or a curve of a path, as a cubic Bézier curve.
    package struct Curve {
        private let x: CubicPolynomial, y: CubicPolynomial

        init(_ segment: Segment) {
            (x, y) = (segment.cubic(\.x), segment.cubic(\.y))
        }

        /// Returns the change of the point by the parameter.
        func slope(_ t: CGFloat) -> CGPoint { CGPoint(x: x.slope(t), y: y.slope(t)) }

        /// Returns the point at a parameter, 0...1.
        package func point(_ t: CGFloat) -> CGPoint { CGPoint(x: x.value(t), y: y.value(t)) }

        /// The lengths up to even steps of the parameter.
        private var sums: [CGFloat] {
            let count = 64
            var sums: [CGFloat] = [0]
            var last = point(0)
            for index in 1...count {
                let next = point(CGFloat(index) / CGFloat(count))
                sums.append(sums[index - 1] + hypot(next.x - last.x, next.y - last.y))
                last = next
            }
            return sums
        }

        /// The length in points, to about a thousandth.
        package var length: Double { Double(sums[sums.count - 1]) }

        /// Returns the parameter at which the curve has reached a length.
        package func parameter(atLength length: Double) -> CGFloat {
            let sums = sums
            guard let index = sums.lastIndex(where: { Double($0) <= length }), index + 1 < sums.count else {
                return length <= 0 ? 0 : 1
            }
            let step = sums[index + 1] - sums[index]
            let share = step > 0 ? (CGFloat(length) - sums[index]) / step : 0
            return (CGFloat(index) + share) / CGFloat(sums.count - 1)
        }
    }

    /// The lines and curves of all parts, with the lines that close parts.
    package var curves: [Curve] {
        parts.flatMap { part in
            var segments = part.segments
            if part.isClosed, let last = segments.last, last.end != part.start {
                segments.append(Segment(start: last.end, end: part.start, kind: .line))
            }
            return segments.map(Curve.init)
        }
    }
}

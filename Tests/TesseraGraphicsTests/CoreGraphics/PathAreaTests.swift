import Foundation
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests the paths around areas that two paths make together.
struct PathAreaTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let other = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    private let disc = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)

    /// Returns the steps of a path, with whole coordinates.
    private func steps(_ path: CGPath) -> String {
        var steps: [String] = []
        path.applyWithBlock { element in
            let counts: [CGPathElementType: (String, Int)] = [
                .moveToPoint: ("M", 1), .addLineToPoint: ("L", 1), .addQuadCurveToPoint: ("Q", 2),
                .addCurveToPoint: ("C", 3), .closeSubpath: ("Z", 0),
            ]
            let (letter, count) = counts[element.pointee.type] ?? ("?", 0)
            let points = (0..<count).map { element.pointee.points[$0] }
            steps.append(
                letter + points.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " ")
            )
        }
        return steps.joined(separator: " ")
    }

    @Test func `two squares that overlap make the areas of both, of one and of either`() {
        #expect(steps(square.union(other)) == "M0,0 L10,0 L10,5 L15,5 L15,15 L5,15 L5,10 L0,10 Z")
        #expect(steps(square.intersection(other)) == "M10,5 L10,10 L5,10 L5,5 Z")
        #expect(steps(square.subtracting(other)) == "M0,0 L10,0 L10,5 L5,5 L5,10 L0,10 Z")
        let difference = square.symmetricDifference(other)
        #expect(difference.componentsSeparated().count == 2)
        #expect(difference.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(square.subtracting(square).isEmpty)
        #expect(square.intersection(CGMutablePath()).isEmpty)
        #expect(steps(square.union(CGMutablePath())) == "M0,0 L10,0 L10,10 L0,10 Z")
    }

    @Test func `squares side by side become one rectangle`() {
        let right = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
        #expect(steps(square.union(right)) == "M0,0 L20,0 L20,10 L0,10 Z")
        #expect(!square.intersects(right))
        #expect(square.intersects(other))
        #expect(
            !square.intersects(CGPath(rect: CGRect(x: 99, y: 0, width: 1, height: 1), transform: nil)))
    }

    @Test func `curves stay curves`() {
        let half = CGRect(x: 50, y: -10, width: 100, height: 200)
        let left = disc.subtracting(CGPath(rect: half, transform: nil))
        #expect(steps(left) == "M50,100 C22,100 0,78 0,50 C0,22 22,0 50,0 Z")
        let hole = CGPath(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50), transform: nil)
        let ring = disc.subtracting(hole)
        #expect(ring.contains(CGPoint(x: 10, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
        // A hole belongs to the area around it.
        #expect(ring.componentsSeparated() == [ring])
    }

    @Test func `a path that crosses itself is normalized by the rule`() {
        let star = CGMutablePath()
        star.addLines(
            between: [(50, 0), (79, 90), (2, 35), (98, 35), (21, 90)].map { CGPoint(x: $0.0, y: $0.1) })
        star.closeSubpath()
        let middle = CGPoint(x: 50, y: 50)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let path = star.normalized(using: rule)
            #expect(path.contains(middle, using: .winding) == (rule == .winding))
            #expect(path.contains(middle, using: .evenOdd) == (rule == .winding))
        }
        // The points of the star touch each other only at corners.
        #expect(star.componentsSeparated(using: .evenOdd).count == 5)
        #expect(star.componentsSeparated().count == 1)
    }

    @Test func `a line is cut by an area`() {
        #expect(steps(square.lineSubtracting(other)) == "M5,10 L0,10 L0,0 L10,0 L10,5")
        #expect(steps(square.lineIntersection(other)) == "M10,5 L10,10 L5,10")
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        #expect(steps(line.lineSubtracting(square)) == "M-5,5 L0,5 M10,5 L20,5")
        #expect(steps(line.lineIntersection(square)) == "M0,5 L10,5")
        #expect(steps(square.lineIntersection(disc.union(square))) == "M0,0 L10,0 L10,10 L0,10 L0,0 Z")
        // The border belongs to the area.
        let side = CGMutablePath()
        side.move(to: .zero)
        side.addLine(to: CGPoint(x: 10, y: 0))
        #expect(side.lineSubtracting(square).isEmpty && steps(side.lineIntersection(square)) == "M0,0 L10,0")
    }

    @Test func `paths that are no areas make nothing`() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 10))
        #expect(line.normalized().isEmpty && line.componentsSeparated().isEmpty)
        let strange = CGMutablePath()
        strange.move(to: CGPoint(x: CGFloat.infinity, y: 0))
        strange.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
        #expect(strange.union(strange).isEmpty && !strange.intersects(square))
        let hidden = CGMutablePath()
        hidden.addLines(between: [CGPoint.zero, CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 9, y: 9)])
        #expect(hidden.union(square).isEmpty)
    }

    @Test(arguments: 0..<24)
    func `areas of random paths contain the right points`(seed: UInt64) {
        var random = RandomPaths(seed: seed)
        let (first, second) = (random.path(), random.path())
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let results: [(CGPath, (Bool, Bool) -> Bool)] = [
                (first.union(second, using: rule), { $0 || $1 }),
                (first.intersection(second, using: rule), { $0 && $1 }),
                (first.subtracting(second, using: rule), { $0 && !$1 }),
                (first.symmetricDifference(second, using: rule), { $0 != $1 }),
                (first.normalized(using: rule), { own, _ in own }),
            ]
            for _ in 0..<20 {
                let point = random.point
                // Near a border the curves and their straight pieces may differ.
                let near = [(0, 0), (0.01, 0), (-0.01, 0), (0, 0.01), (0, -0.01)].map {
                    CGPoint(x: point.x + $0.0, y: point.y + $0.1)
                }
                let inFirst = Set(near.map { first.contains($0, using: rule) })
                let inSecond = Set(near.map { second.contains($0, using: rule) })
                guard inFirst.count == 1, inSecond.count == 1 else { continue }
                for (path, isInside) in results {
                    let expected = isInside(inFirst.contains(true), inSecond.contains(true))
                    #expect(path.contains(point, using: .winding) == expected, "\(rule) at \(point)")
                    #expect(path.contains(point, using: .evenOdd) == expected, "\(rule) at \(point)")
                }
            }
        }
    }
}

/// Makes paths of lines and curves. Those of every third seed have whole coordinates, so that lines coincide and meet at corners.
private struct RandomPaths {
    private var generator: SeededGenerator
    private let isWhole: Bool

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        isWhole = seed % 3 == 0
    }

    var point: CGPoint {
        mutating get {
            CGPoint(x: .random(in: -1...13, using: &generator), y: .random(in: -1...13, using: &generator))
        }
    }

    private mutating func corner() -> CGPoint {
        let corner = point
        return isWhole ? CGPoint(x: corner.x.rounded(), y: corner.y.rounded()) : corner
    }

    mutating func path() -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            path.move(to: corner())
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let kind = Int.random(in: 0..<4, using: &generator)
                let (end, control1, control2) = (corner(), corner(), corner())
                switch kind {
                case 0: path.addQuadCurve(to: end, control: control1)
                case 1: path.addCurve(to: end, control1: control1, control2: control2)
                default: path.addLine(to: end)
                }
            }
            if Bool.random(using: &generator) { path.closeSubpath() }
        }
        return path
    }
}

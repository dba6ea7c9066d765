import Foundation
import TesseraGeometry
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests paths: their steps, their bounds, and the points within them.
struct PathTests {
    /// The steps of a path as text, with coordinates rounded to hundredths.
    private func steps(_ path: CGPath) -> [String] {
        var steps: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { index in
                let point = element.pointee.points[index]
                return "\(Int((point.x * 100).rounded())),\(Int((point.y * 100).rounded()))"
            }
            steps.append(
                (["M", "L", "Q", "C", "Z"][Int(element.pointee.type.rawValue)] + points.joined(separator: " "))
            )
        }
        return steps
    }

    @Test func `a path has the steps that were added`() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(translationX: 1, y: 0))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 0))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(
            steps(path) == [
                "M100,200", "L400,400", "Q700,800 500,600", "C100,0 200,0 0,0", "Z", "L900,900",
            ])
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
        var moved = CGAffineTransform(translationX: 1, y: 0)
        #expect(path.copy(using: &moved).map { steps($0)[0] } == "M200,200")
        #expect(path.copy() == path && path.copy() !== path)
    }

    @Test func `an arc goes the way that its flag says`() {
        // The angle decreases from a quarter to zero: clockwise where the y axis points up.
        let short = CGMutablePath()
        short.addArc(center: .zero, radius: 10, startAngle: .pi / 2, endAngle: 0, clockwise: true)
        #expect(steps(short) == ["M0,1000", "C552,1000 1000,552 1000,0"])
        let long = CGMutablePath()
        long.addArc(center: .zero, radius: 10, startAngle: .pi / 2, endAngle: 0, clockwise: false)
        #expect(steps(long).count == 4 && steps(long).last == "C552,-1000 1000,-552 1000,0")
        for clockwise in [true, false] {
            let circle = CGMutablePath()
            circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            #expect(steps(circle).count == 5)
            #expect(steps(circle)[1].hasSuffix(clockwise ? "0,-100" : "0,100"))
        }
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
        #expect(steps(relative).last?.hasSuffix(" 0,-100") == true)
    }

    @Test func `an arc between two lines touches both`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(steps(path)[1] == "L600,0" && steps(path)[2].hasSuffix(" 1000,400"))
        // The other way round.
        let down = CGMutablePath()
        down.move(to: .zero)
        down.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        #expect(steps(down)[2].hasSuffix(" 1000,-400"))
        // Lines in the same direction have no corner.
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(steps(straight) == ["M0,0", "L1000,0"])
    }

    @Test func `the box of a path may be smaller than that of its points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        // The curve is highest in its middle, at three quarters of the height of its control points.
        let box = path.boundingBoxOfPath
        #expect(box.minX == 0 && box.maxX == 10 && abs(box.maxY - 6) < 1e-9)
    }

    @Test func `a rectangle is known by its sides`() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
        var turned = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        #expect(!CGMutablePath().isRect(nil))
    }

    @Test func `a rounded rectangle stays within its sides`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 6)
        let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 2, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
        #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)) && path.contains(CGPoint(x: 5, y: 3)))
    }

    @Test func `a reversed path covers the same area`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        path.move(to: CGPoint(x: 6, y: 0))
        path.addQuadCurve(to: CGPoint(x: 9, y: 0), control: CGPoint(x: 7, y: 5))
        let reversed = CGPath(path.shape.reversed)
        #expect(
            steps(reversed) == [
                "M900,0", "Q700,500 600,0", "M0,400", "L400,400", "L400,0", "L0,0", "Z",
            ])
        #expect(CGPath(reversed.shape.reversed) == path)
    }

    @Test func `points within a curve are found exactly`() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        var generator = SeededGenerator(seed: 15)
        for _ in 0..<2000 {
            let angle = Double.random(in: 0..<2 * .pi, using: &generator)
            // The curves differ from a circle by less than three parts of ten thousand.
            let radius =
                Bool.random(using: &generator)
                ? Double.random(in: 0...9.99, using: &generator)
                : Double.random(in: 10.01...15, using: &generator)
            let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
            #expect(circle.contains(point) == (radius < 10))
        }
        let moved = CGAffineTransform(translationX: -100, y: 0)
        #expect(circle.contains(CGPoint(x: 100, y: 0), transform: moved))
    }

    /// Draws random polygons and compares the opacity of each pixel with the share of points on a fine grid that a
    /// point-in-polygon test finds inside.
    @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
    func `a filled polygon covers each pixel as much as a fine grid says`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let side = 12
        for round in 0..<8 {
            let count = Int.random(in: 3...7, using: &generator)
            let corners = (0..<count).map { _ in
                CGPoint(
                    x: Double.random(in: -2...14, using: &generator),
                    y: Double.random(in: -2...14, using: &generator))
            }
            let rule: CGPathFillRule = Bool.random(using: &generator) ? .winding : .evenOdd
            let drawing = try Drawing(side)
            drawing.context.addLines(between: corners)
            drawing.context.fillPath(using: rule)
            let fineness = 16
            for y in 0..<side {
                for x in 0..<side {
                    var inside = 0
                    for step in 0..<fineness * fineness {
                        let point = CGPoint(
                            x: Double(x) + (Double(step % fineness) + 0.5) / Double(fineness),
                            y: Double(side - 1 - y) + (Double(step / fineness) + 0.5) / Double(fineness))
                        if winding(of: corners, around: point).isInside(rule) { inside += 1 }
                    }
                    let expected = 255 * Double(inside) / Double(fineness * fineness)
                    let opacity = Double(drawing.pixel(x, y)[3])
                    #expect(abs(opacity - expected) < 26, "seed \(seed), round \(round), pixel \(x), \(y)")
                }
            }
        }
    }

    /// Returns how often a polygon winds around a point, by the sum of the angles of its sides.
    private func winding(of corners: [CGPoint], around point: CGPoint) -> Int {
        var sum = 0.0
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (ax, ay, bx, by) = (from.x - point.x, from.y - point.y, to.x - point.x, to.y - point.y)
            sum += atan2(ax * by - ay * bx, ax * bx + ay * by)
        }
        return Int((sum / (2 * .pi)).rounded())
    }
}

extension Int {
    /// True if a point that a path winds around this often is inside.
    fileprivate func isInside(_ rule: CGPathFillRule) -> Bool { rule == .evenOdd ? self % 2 != 0 : self != 0 }
}

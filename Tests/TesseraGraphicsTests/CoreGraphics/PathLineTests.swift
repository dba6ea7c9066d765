import Foundation
import TesseraGeometry
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests the paths that dashes and lines along other paths make.
struct PathLineTests {
    /// Draws in two bitmaps, and returns the greatest difference of opacity of a pixel.
    private func difference(_ side: Int, _ one: (CGContext) -> Void, _ two: (CGContext) -> Void) throws -> Int
    {
        let (first, second) = (try Drawing(side), try Drawing(side))
        one(first.context)
        two(second.context)
        return zip(first.opacities.joined(), second.opacities.joined()).map { abs(Int($0) - Int($1)) }.max()
            ?? 0
    }

    @Test func `a line of dashes has the dashes' ends`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let dashed = path.copy(dashingWithPhase: 1, lengths: [4, 2])
        // The first dash has lost a point, so that it ends at 3; the next one goes from 5 to 9.
        var ends: [CGFloat] = []
        dashed.applyWithBlock { element in
            let type = element.pointee.type
            ends.append((element.pointee.points[type == .addCurveToPoint ? 2 : 0].x * 1000).rounded() / 1000)
        }
        #expect(ends == [0, 3, 5, 9])
        #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
    }

    @Test func `a path becomes the outline of its line, also in a scaled context`() throws {
        func prepare(_ context: CGContext) {
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.setLineDash(phase: 0, lengths: [6, 5])
            context.move(to: CGPoint(x: 3, y: 4))
            context.addLine(to: CGPoint(x: 14, y: 12))
        }
        let greatest = try difference(32) { context in
            prepare(context)
            context.strokePath()
        } _: { context in
            prepare(context)
            context.replacePathWithStrokedPath()
            context.fillPath()
        }
        #expect(greatest <= 80)
        let empty = try Drawing(4).context
        empty.replacePathWithStrokedPath()
        #expect(empty.isPathEmpty)
        empty.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        empty.setLineWidth(0)
        empty.replacePathWithStrokedPath()
        #expect(empty.isPathEmpty)
    }

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func `the area of a line is what drawing along the path covers`(cap: CGLineCap, join: CGLineJoin) throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            let path = CGMutablePath()
            func point() -> CGPoint {
                CGPoint(
                    x: CGFloat.random(in: 10...54, using: &random),
                    y: CGFloat.random(in: 10...54, using: &random))
            }
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let (start, end) = (path.currentPoint, point())
                if Bool.random(using: &random) {
                    path.addLine(to: end)
                } else {
                    // The control point lies beside the middle, so that the curve turns by a right angle at most.
                    let (x, y) = (end.x - start.x, end.y - start.y)
                    let control = CGPoint(x: start.x + x / 2 - y / 4, y: start.y + y / 2 + x / 4)
                    path.addQuadCurve(to: end, control: control)
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
            let width = CGFloat.random(in: 1...8, using: &random)
            let greatest = try difference(64) { context in
                context.addPath(path)
                context.setLineWidth(width)
                context.setLineCap(cap)
                context.setLineJoin(join)
                context.setMiterLimit(4)
                context.strokePath()
            } _: { context in
                context.addPath(
                    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 4))
                context.fillPath()
            }
            // Curves are gentle here: Cairo leaves notches where a curve turns sharply.
            #expect(greatest <= 80, "\(path.shape.elements), width \(width)")
        }
    }

    @Test func `flattened paths stay close to their curves`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let flat = circle.flattened(threshold: 0.1)
        flat.applyWithBlock { element in
            guard element.pointee.type != .closeSubpath else { return }
            let point = element.pointee.points[0]
            #expect(element.pointee.type != .addCurveToPoint)
            #expect(abs(hypot(point.x - 50, point.y - 50) - 50) < 0.05)
        }
        #expect(flat.contains(CGPoint(x: 50, y: 0.2)) && !flat.contains(CGPoint(x: 14.5, y: 14.5)))
    }
}

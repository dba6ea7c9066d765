import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

/// Tests paths that are drawn.
@MainActor struct PathDrawingTests {
    private func opacities(_ actions: () -> Void) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format)
            .pngData { _ in actions() }
        let pixels = try Samples.pixels(of: data).map { $0[3] }
        return (0..<4).map { Array(pixels[$0 * 6..<$0 * 6 + 6]) }
    }

    @Test func `a path fills its area by its rule`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(try opacities { path.fill() }[1] == [255, 255, 255, 255, 0, 0])
        path.usesEvenOddFillRule = true
        #expect(try opacities { path.fill() }[1] == [255, 0, 0, 255, 0, 0])
        #expect(try opacities { path.fill(with: .normal, alpha: 0) }[1] == [0, 0, 0, 0, 0, 0])
        // The other path turns round, so that it is a hole by the usual rule too.
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        ring.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).reversing())
        #expect(try opacities { ring.fill() }[1] == [255, 0, 0, 255, 0, 0])
    }

    @Test func `a line without a width is one pixel thin`() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 1.5))
        path.addLine(to: CGPoint(x: 6, y: 1.5))
        path.lineWidth = 0
        #expect(try opacities { path.stroke() }[1] == [255, 255, 255, 255, 255, 255])
    }

    @Test func `a line has the properties of its path`() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.lineWidth = 2
        #expect(try opacities { path.stroke() }[1] == [0, 255, 255, 255, 255, 0])
        path.lineCapStyle = .square
        #expect(try opacities { path.stroke() }[2] == [255, 255, 255, 255, 255, 255])
        path.lineCapStyle = .butt
        path.setLineDash([1, 2], count: 2, phase: 0)
        #expect(try opacities { path.stroke() }[1] == [0, 255, 0, 0, 255, 0])
        #expect(try opacities { (path.copy() as? UIBezierPath)?.stroke() }[1] == [0, 255, 0, 0, 255, 0])
        var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 1)
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [1, 2] && count == 2 && phase == 0)
        path.setLineDash(nil, count: 0, phase: 0)
        #expect(try opacities { path.stroke(with: .normal, alpha: 1) }[1] == [0, 255, 255, 255, 255, 0])
        #expect((path.lineJoinStyle, path.miterLimit, path.flatness) == (.miter, 10, 0.6))
    }

    @Test func `a path clips what is drawn later`() throws {
        let rows = try opacities {
            UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 4)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        #expect(rows[0] == [0, 0, 255, 255, 0, 0])
    }

    @Test func `a path is one of Core Graphics`() {
        let path = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        let drawn = path.cgPath
        path.apply(CGAffineTransform(translationX: 1, y: 0))
        #expect(drawn.boundingBox.minX == 1 && path.cgPath.boundingBox.minX == 2)
        path.cgPath = CGMutablePath()
        #expect(path.isEmpty)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        // An arc of UIKit is clockwise where the y axis points down.
        let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.y - 1) < 1e-9)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other == arc.cgPath)
    }
}

import Foundation
import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// Tests fills, lines, clips and transforms with pixels that were worked out by hand.
struct FillTests {
    @Test func `a rectangle fills its pixels, counted from below`() throws {
        let drawing = try Drawing()
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(drawing.opacities == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [255, 255, 0, 0]])
        #expect(drawing.pixel(0, 3) == red)
    }

    @Test func `a half covered pixel is half opaque`() throws {
        let drawing = try Drawing()
        drawing.context.setFillColor(gray: 1, alpha: 1)
        drawing.context.fill(CGRect(x: 0.5, y: 2, width: 2, height: 1.5))
        // The right and left edges cover a half, and the upper row is half covered: a quarter in the corners.
        #expect(isClose(drawing.opacities(row: 1), [128, 255, 128, 0]))
        #expect(isClose(drawing.opacities(row: 0), [64, 128, 64, 0]))
        #expect(drawing.opacities(row: 2) == [0, 0, 0, 0])
    }

    @Test func `edges are sharp without smoothing`() throws {
        let drawing = try Drawing()
        drawing.context.setShouldAntialias(false)
        drawing.context.fill(CGRect(x: 0.3, y: 0, width: 2, height: 4))
        #expect(drawing.opacities(row: 0) == [255, 255, 0, 0])
    }

    @Test func `the rules differ where a path winds twice`() throws {
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let drawing = try Drawing()
            drawing.context.addRects([
                CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 1, y: 1, width: 2, height: 2),
            ])
            drawing.context.fillPath(using: rule)
            #expect(drawing.pixel(0, 0)[3] == 255)
            #expect(drawing.pixel(1, 1)[3] == (rule == .winding ? 255 : 0))
        }
    }

    @Test func `the middle of a star is outside by the even-odd rule`() throws {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { corner in
                let angle = .pi / 2 + Double(corner) * 2 * 2 * .pi / 5
                return CGPoint(x: 10 + 9 * cos(angle), y: 10 + 9 * sin(angle))
            })
        star.closeSubpath()
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let drawing = try Drawing(20)
            drawing.context.addPath(star)
            drawing.context.fillPath(using: rule)
            #expect(drawing.pixel(10, 10)[3] == (rule == .winding ? 255 : 0))
            #expect(drawing.pixel(10, 5)[3] == 255)
            #expect(star.contains(CGPoint(x: 10, y: 10), using: rule) == (rule == .winding))
        }
    }

    @Test func `a line lies on both sides of its path`() throws {
        let drawing = try Drawing()
        drawing.context.setLineWidth(2)
        drawing.context.strokeLineSegments(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2)])
        #expect(drawing.opacities == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
    }

    @Test func `square ends add half of the width`() throws {
        let drawing = try Drawing()
        drawing.context.setLineWidth(2)
        drawing.context.setLineCap(.square)
        drawing.context.strokeLineSegments(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2)])
        #expect(drawing.opacities(row: 1) == [255, 255, 255, 255])
    }

    @Test func `a pointed corner is cut off beyond its limit`() throws {
        for (limit, opacity) in [(10.0, UInt8(255)), (1, 0)] {
            let drawing = try Drawing()
            drawing.context.setLineWidth(2)
            drawing.context.setMiterLimit(limit)
            drawing.context.addLines(between: [
                CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 3), CGPoint(x: 0, y: 3),
            ])
            drawing.context.strokePath()
            // The corner is the pixel at the upper right. A cut goes through its middle.
            #expect(opacity == 255 ? drawing.pixel(3, 0)[3] == 255 : drawing.pixel(3, 0)[3] < 140)
        }
    }

    @Test func `dashes begin at their phase`() throws {
        let drawing = try Drawing(12)
        drawing.context.setLineWidth(1)
        drawing.context.setLineDash(phase: 1, lengths: [2, 3])
        drawing.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 12, y: 0.5)])
        #expect(
            drawing.opacities(row: 11).map { $0 / 255 } == [1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0])
        // Lengths that make no pattern give a line without gaps.
        drawing.context.setLineDash(phase: 0, lengths: [0, 0])
        drawing.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 12, y: 5.5)])
        #expect(drawing.opacities(row: 6) == [UInt8](repeating: 255, count: 12))
    }

    @Test func `a line's width and a path are transformed at their own times`() throws {
        let drawing = try Drawing()
        // The point is added before the scale, which makes only the line wider.
        drawing.context.addLines(between: [CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 2)])
        drawing.context.scaleBy(x: 2, y: 2)
        drawing.context.setLineWidth(1)
        drawing.context.strokePath()
        #expect(drawing.opacities.map { $0[0] } == [0, 255, 255, 0])
    }

    @Test func `transforms apply in the order of Core Graphics`() throws {
        let drawing = try Drawing()
        drawing.context.translateBy(x: 1, y: 1)
        drawing.context.scaleBy(x: 2, y: 2)
        #expect(drawing.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1))
        #expect(drawing.context.convertToDeviceSpace(CGPoint(x: 1, y: 0)) == CGPoint(x: 3, y: 1))
        #expect(drawing.context.convertToUserSpace(CGPoint(x: 3, y: 1)) == CGPoint(x: 1, y: 0))
        #expect(
            drawing.context.convertToUserSpace(CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
        drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(drawing.opacities == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
        // A transform that cannot be reversed has no area.
        drawing.context.scaleBy(x: 0, y: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(drawing.pixel(0, 0) == nothing)
    }

    @Test func `a clip ends with its state`() throws {
        let drawing = try Drawing()
        drawing.context.saveGState()
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 4))
        drawing.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(drawing.context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 1, height: 4))
        drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(drawing.opacities(row: 0) == [0, 255, 0, 0])
        drawing.context.restoreGState()
        // The colour is black again.
        drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(drawing.pixel(0, 0) == [0, 0, 0, 255])
        drawing.context.restoreGState()
    }

    @Test func `an image clips by its opacity, or by its brightness if it has none`() throws {
        for info in [CGImageAlphaInfo.premultipliedLast, .noneSkipLast] {
            var bytes = [UInt8](repeating: 255, count: 8)
            if info == .premultipliedLast { bytes.replaceSubrange(0..<4, with: [0, 0, 0, 0]) }
            if info == .noneSkipLast { bytes.replaceSubrange(0..<4, with: [0, 0, 0, 255]) }
            let provider = try #require(CGDataProvider(data: Data(bytes)))
            let image = try #require(
                CGImage(
                    width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
                    provider: provider, decode: nil,
                    shouldInterpolate: false, intent: .defaultIntent))
            let drawing = try Drawing()
            drawing.context.interpolationQuality = .none
            drawing.context.saveGState()
            drawing.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2), mask: image)
            drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            drawing.context.restoreGState()
            #expect(
                drawing.opacities == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255]])
            drawing.context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
            #expect(drawing.pixel(0, 0)[3] == 255)
        }
    }

    @Test func `the path of a context is not part of its state`() throws {
        let context = try Drawing().context
        #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
        context.saveGState()
        context.translateBy(x: 1, y: 0)
        context.move(to: CGPoint(x: 0, y: 0))
        context.addLine(to: CGPoint(x: 2, y: 1))
        #expect(context.currentPointOfPath == CGPoint(x: 2, y: 1))
        context.restoreGState()
        #expect(context.currentPointOfPath == CGPoint(x: 3, y: 1))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 2, height: 1))
        context.setLineWidth(1)
        #expect(context.pathContains(CGPoint(x: 2, y: 0.6), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 2, y: 2), mode: .stroke))
        context.strokePath()
        #expect(context.isPathEmpty)
    }

    @Test func `invalid numbers draw nothing`() throws {
        let drawing = try Drawing()
        let context = drawing.context
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.fill(.null)
        context.move(to: CGPoint(x: CGFloat.infinity, y: 0))
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.strokePath()
        context.setLineWidth(-1)
        context.setLineDash(phase: .nan, lengths: [-1, 2])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
        context.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
        context.beginPath()
        #expect(drawing.opacities.joined().allSatisfy { $0 == 0 })
        // The context still works.
        context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(drawing.pixel(2, 2)[3] == 255)
    }
}

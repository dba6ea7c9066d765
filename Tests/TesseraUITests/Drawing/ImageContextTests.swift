import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

/// Tests contexts of UIKit: their coordinates, and what draws in them.
@MainActor struct ImageContextTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let nothing: [UInt8] = [0, 0, 0, 0]

    /// Returns the pixels of a drawing of 2 × 2 points with one pixel per point.
    private func pixels(
        size: CGSize = CGSize(width: 2, height: 2), _ actions: (UIGraphicsImageRendererContext) -> Void
    ) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image(actions: actions)
        return try Samples.pixels(of: #require(image.resource).data)
    }

    @Test func `the origin is the upper left corner`() throws {
        let pixels = try pixels { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            #expect(context.cgContext === UIGraphicsGetCurrentContext())
            #expect(context.cgContext.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2))
        }
        #expect(pixels == [red, red, nothing, nothing])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `an image is upright, and one of Core Graphics is upside down`() throws {
        let image = try #require(UIImage(data: Samples.png([red, blue])))
        let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 2))
        let upright = try pixels { _ in turned.draw(at: .zero) }
        #expect(upright == [red, nothing, blue, nothing])
        let flipped = try pixels { context in
            guard let image = turned.cgImage else { return }
            context.cgContext.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        #expect(flipped == [blue, nothing, red, nothing])
    }

    @Test func `a pattern colour fills areas and lines from the origin of the context on`() throws {
        let pattern = UIColor(patternImage: try #require(UIImage(data: Samples.png([red, blue]))))
        let filled = try pixels(size: CGSize(width: 4, height: 2)) {
            $0.cgContext.translateBy(x: 1, y: 1)
            pattern.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            // A colour takes the place of the pattern.
            UIColor.red.setFill()
            $0.fill(CGRect(x: 2, y: -1, width: 1, height: 1))
        }
        #expect(filled == [nothing, nothing, nothing, red, nothing, blue, red, blue])
        let drawn = try pixels(size: CGSize(width: 4, height: 1)) {
            pattern.setStroke()
            $0.cgContext.setAlpha(0.5)
            $0.cgContext.strokeLineSegments(between: [CGPoint(x: 1, y: 0.5), CGPoint(x: 3, y: 0.5)])
        }
        let (half, blueHalf): ([UInt8], [UInt8]) = ([255, 0, 0, 128], [0, 0, 255, 128])
        #expect(drawn == [nothing, blueHalf, half, nothing])
    }

    @Test func `an image is drawn with an opacity and as a pattern`() throws {
        let image = try #require(UIImage(data: Samples.png([red])))
        let half = try pixels { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .normal, alpha: 0.5)
        }
        #expect(half.allSatisfy { $0[0] > 250 && abs(Int($0[3]) - 128) < 2 })
        let pattern = try pixels { _ in image.drawAsPattern(in: CGRect(x: 1, y: 0, width: 1, height: 2)) }
        #expect(pattern == [nothing, red, nothing, red])
    }

    @Test func `a template is drawn in the fill colour`() throws {
        let image = try #require(UIImage(data: Samples.png([red]))).withRenderingMode(.alwaysTemplate)
        let pixels = try pixels { _ in
            UIColor.blue.set()
            image.draw(at: .zero)
            image.withTintColor(.green, renderingMode: .alwaysOriginal).draw(at: CGPoint(x: 1, y: 0))
        }
        #expect(pixels[0] == blue && pixels[1] == [0, 255, 0, 255])
    }

    @Test func `the edges of a resizable image keep their size`() throws {
        let data = try Samples.png([red, blue, red])
        let image = try #require(UIImage(data: data))
            .resizableImage(
                withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
        let row = try pixels(size: CGSize(width: 5, height: 1)) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1))
        }
        #expect(row == [red, blue, blue, blue, red])
    }

    @Test func `functions draw in the current context`() throws {
        let pixels = try pixels(size: CGSize(width: 4, height: 4)) { _ in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.clear.setFill()
            UIRectClip(CGRect(x: 1, y: 1, width: 1, height: 3))
            UIRectFill(CGRect(x: 0, y: 1, width: 4, height: 1))
        }
        #expect(pixels[0..<4] == [red, red, red, red])
        #expect(pixels[4..<8] == [red, nothing, blue, red])
        #expect(pixels[8..<12] == [red, blue, blue, red])
        // Without a context they do nothing.
        UIColor.red.set()
        UIRectFill(.zero)
        UIRectFrame(.zero)
        UIRectClip(.zero)
        UIBezierPath(rect: .zero).fill()
        UIBezierPath(rect: .zero).addClip()
    }

    @Test func `contexts nest`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), true, 2)
        let outer = UIGraphicsGetCurrentContext()
        #expect(outer?.width == 6 && outer?.height == 4)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext()?.width == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
        #expect(try Samples.pixels(of: #require(image.resource).data)[0] == [0, 0, 0, 255])
        let other = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        UIGraphicsPushContext(other)
        #expect(UIGraphicsGetCurrentContext() === other)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a renderer draws the rectangle of its bounds, and keeps its format`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 10, y: 20, width: 1, height: 1), format: format)
        format.scale = 3
        var current: UIImage?
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
            current = context.currentImage
            context.clip(to: .zero)
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1), blendMode: .multiply)
            #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 1, height: 1))
        }
        #expect(try Samples.pixels(of: #require(image.resource).data) == [red])
        #expect(current?.size == CGSize(width: 1, height: 1))
        #expect(renderer.allowsImageOutput)
        #expect((renderer.format as? UIGraphicsImageRendererFormat)?.scale == 1)
        #expect(format.preferredRange == .automatic)
    }

    @Test func `an image has a format for images like itself`() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let size = CGSize(width: 2, height: 1)
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            $0.fill(CGRect(origin: .zero, size: size))
        }
        #expect(image.imageRendererFormat.scale == 3)
        #expect(image.imageRendererFormat !== image.imageRendererFormat)
        let clear = try #require(UIImage(data: Samples.png([red, nothing])))
        #expect(clear.imageRendererFormat.scale == 1 && !clear.imageRendererFormat.opaque)
        #expect(UIImage(systemName: "star")?.imageRendererFormat.opaque == false)
    }

    @Test func `another thread draws on its own`() throws {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        defer { UIGraphicsEndImageContext() }
        // The semaphore orders the accesses. An `await` would let other tests of the main actor draw in this context.
        nonisolated(unsafe) var data = Data()
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let isAlone = UIGraphicsGetCurrentContext() == nil
            data = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).pngData {
                context in
                (isAlone ? UIColor.blue : UIColor.red).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            end.signal()
        }
        end.wait()
        #expect(try Samples.pixels(of: data) == [blue])
    }

    @Test func `text has the opacity and the clip of the context`() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        let pixels = try pixels(size: CGSize(width: 20, height: 20)) { context in
            context.cgContext.setAlpha(0.5)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            "█".draw(at: .zero, withAttributes: attributes)
        }
        #expect(abs(Int(pixels[10 * 20 + 5][3]) - 128) < 3)
        #expect(pixels[10 * 20 + 15] == nothing)
    }
}

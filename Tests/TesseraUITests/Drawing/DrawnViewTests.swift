import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

/// A view that fills a rectangle.
private final class Dot: UIView {
    private(set) var rects: [CGRect] = []
    var color = UIColor.red { didSet { setNeedsDisplay() } }
    var isBlank = false

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        rects.append(rect)
        guard !isBlank else { return }
        color.setFill()
        UIRectFill(bounds)
    }
}

/// A view that draws its layer, and the upper half in the usual way.
private final class Stamp: UIView {
    private(set) var calls: [String] = []

    override func layerWillDraw(_ layer: CALayer) { calls.append("will draw \(layer === self.layer)") }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw \(layer === self.layer)")
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(bounds)
        super.draw(layer, in: ctx)
    }
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2))
    }
}

extension DisplayTests {
    /// Tests that the pictures which views draw reach the display.
    @Suite @MainActor struct DrawnViewTests {
        /// Returns a display with a dot of ten points.
        private func shown() async throws -> (FakeDisplay, Dot) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            dot.backgroundColor = .clear
            window.addSubview(dot)
            await display.settle()
            return (display, dot)
        }

        /// The first pixel of the picture that was sent last.
        private func lastPixel(_ dot: Dot) throws -> [UInt8] {
            try Samples.pixels(of: #require(dot.drawnPicture).resource.data)[0]
        }

        @Test func `a view is drawn once, at the scale of the screen`() async throws {
            let (display, dot) = try await shown()
            #expect(dot.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
            let picture = try #require(dot.drawnPicture)
            #expect(dot.sent?.image?.resource == picture.resource.id)
            #expect(dot.sent?.image?.width == 10)
            #expect(try ImageDecoder.information(of: picture.resource.data).width == 20)
            #expect(try lastPixel(dot) == [255, 0, 0, 255])
            // Another property of the view does not draw it again.
            dot.alpha = 0.5
            await display.settle()
            #expect(dot.rects.count == 1)
        }

        @Test func `a view draws its layer by an override, and super draws the view`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let stamp = Stamp(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stamp.backgroundColor = .clear
            window.addSubview(stamp)
            await display.settle()
            let pixels = try Samples.pixels(of: #require(stamp.drawnPicture).resource.data)
            #expect(pixels.first == [255, 0, 0, 255] && pixels.last == [0, 255, 0, 255])
            #expect(stamp.calls == ["will draw true", "draw true"])
            stamp.setNeedsDisplay()
            await display.settle()
            #expect(stamp.calls.count == 4)
        }

        @Test func `a view is drawn anew for a new size if its layer asks for that`() async throws {
            let (display, dot) = try await shown()
            dot.bounds.size.width = 12
            await display.settle()
            #expect(dot.rects.count == 1)
            dot.layer.needsDisplayOnBoundsChange = true
            dot.bounds.size.width = 14
            await display.settle()
            #expect(dot.rects.last == CGRect(x: 0, y: 0, width: 14, height: 10))
            #expect(dot.rects.count == 2)
        }

        @Test func `a view draws itself at the scale that the app chooses`() async throws {
            let (display, dot) = try await shown()
            dot.contentScaleFactor = 1
            await display.settle()
            #expect(dot.rects.count == 2)
            let picture = try #require(dot.drawnPicture)
            #expect(try ImageDecoder.information(of: picture.resource.data).width == 10)
            #expect(dot.sent?.image?.width == 10)
        }

        /// A view whose layer gets its contents from the view.
        private final class Player: UIImageView {
            var frames: [CGImage] = []
            override func display(_ layer: CALayer) { layer.contents = frames.first }
        }

        private func image(_ color: UIColor) throws -> CGImage {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
            let image = renderer.image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            return try #require(image.cgImage)
        }

        @Test func `a view gives its layer the contents when they are requested`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let player = Player(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            player.image = UIImage(cgImage: try image(.red))
            player.frames = [try image(.green)]
            window.addSubview(player)
            await display.settle()
            let first = try #require(player.sent?.image?.resource)
            player.frames = [try image(.blue)]
            player.layer.setNeedsDisplay()
            await display.settle()
            let second = try #require(player.sent?.image?.resource)
            #expect(first != second && player.drawnPicture == nil)
            // The image that is set last counts.
            player.frames = []
            player.image = UIImage(cgImage: try image(.red))
            await display.settle()
            #expect(player.sent?.image != nil && player.sent?.image?.resource != second)
        }

        /// A layer that draws a number of times that it counts.
        private final class Ring: CALayer {
            var draws = 0
            override func draw(in ctx: CGContext) { draws += 1 }
        }
        private final class RingView: UIView {
            override class var layerClass: AnyClass { Ring.self }
        }

        @Test func `a view that asks to be drawn lets a layer of the app's class draw itself`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            await display.settle()
            let ring = try #require(view.layer as? Ring)
            let before = ring.draws
            view.setNeedsDisplay()
            await display.settle()
            #expect(ring.draws == before + 1)
            // Without a size, the view waits for one.
            view.frame.size = .zero
            view.setNeedsDisplay()
            await display.settle()
            #expect(ring.draws == before + 1)
            view.frame.size = CGSize(width: 10, height: 10)
            await display.settle()
            #expect(ring.draws == before + 2)
        }

        /// A label that underlines its text.
        private final class Underlined: UILabel {
            override func draw(_ rect: CGRect) {
                super.draw(rect)
                UIRectFill(CGRect(x: 0, y: 9, width: 10, height: 1))
            }
        }

        @Test func `what a label draws has no black background`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = Underlined(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(label)
            await display.settle()
            #expect(try Samples.pixels(of: #require(label.drawnPicture).resource.data)[0] == [0, 0, 0, 0])
        }

        @Test func `a view is drawn again when it asks for it`() async throws {
            let (display, dot) = try await shown()
            let first = dot.drawnPicture?.resource.id
            dot.color = .green
            dot.color = .blue
            #expect(dot.rects.count == 1)
            await display.settle()
            #expect(dot.rects.count == 2)
            #expect(try lastPixel(dot) == [0, 0, 255, 255])
            #expect(dot.sent?.image?.resource != first)
        }

        @Test func `a part of a view is drawn on what was there`() async throws {
            let (display, dot) = try await shown()
            dot.color = .blue
            await display.settle()
            dot.setNeedsDisplay(CGRect(x: 5, y: 0, width: 5, height: 10))
            dot.setNeedsDisplay(.null)
            await display.settle()
            #expect(dot.rects.last == CGRect(x: 5, y: 0, width: 5, height: 10))
            let pixels = try Samples.pixels(of: #require(dot.drawnPicture).resource.data)
            #expect(pixels[0] == [0, 0, 255, 255] && pixels[19] == [0, 0, 255, 255])
            // The part becomes empty if nothing is drawn there.
            dot.isBlank = true
            dot.setNeedsDisplay(CGRect(x: 5, y: 0, width: 5, height: 10))
            await display.settle()
            let rest = try Samples.pixels(of: #require(dot.drawnPicture).resource.data)
            #expect(rest[0] == [0, 0, 255, 255] && rest[19] == [0, 0, 0, 0])
        }

        @Test func `a view that draws nothing has no picture`() async throws {
            let (display, dot) = try await shown()
            dot.isBlank = true
            dot.setNeedsDisplay()
            await display.settle()
            #expect(dot.drawnPicture == nil && dot.sent?.image == nil)
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            dot.addSubview(plain)
            await display.settle()
            #expect(plain.drawnPicture == nil && plain.sent?.image == nil)
        }

        @Test func `a new size is drawn only by the mode that asks for it`() async throws {
            let (display, dot) = try await shown()
            dot.frame.size = CGSize(width: 20, height: 10)
            await display.settle()
            #expect(dot.rects.count == 1 && dot.sent?.image?.contentMode == .scaleToFill)
            dot.contentMode = .redraw
            await display.settle()
            #expect(dot.rects.count == 2 && dot.rects.last?.width == 20)
            dot.frame.size = CGSize(width: 30, height: 10)
            await display.settle()
            #expect(dot.rects.count == 3)
            // A change of the place is no change of the size.
            dot.center.x += 5
            await display.settle()
            #expect(dot.rects.count == 3)
        }

        @Test func `a change of the appearance draws the view anew`() async throws {
            let (display, dot) = try await shown()
            dot.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            await display.settle()
            #expect(try lastPixel(dot) == [0, 0, 0, 255])
            dot.overrideUserInterfaceStyle = .dark
            await display.settle()
            #expect(try lastPixel(dot) == [255, 255, 255, 255])
        }

        @Test func `a view outside of windows is not drawn`() async throws {
            let (display, dot) = try await shown()
            dot.removeFromSuperview()
            dot.setNeedsDisplay()
            await display.settle()
            #expect(dot.rects.count == 1)
        }

        @Test func `a view without a background is black where it draws nothing`() async throws {
            let (display, dot) = try await shown()
            dot.backgroundColor = nil
            dot.color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            await display.settle()
            #expect(try lastPixel(dot)[3] == 255)
            dot.isOpaque = false
            await display.settle()
            #expect(abs(Int(try lastPixel(dot)[3]) - 128) < 2)
        }

        @Test func `a view may change others while it draws`() async throws {
            final class Busy: UIView {
                weak var other: UIView?
                override func draw(_ rect: CGRect) {
                    UIRectFill(rect)
                    other?.alpha = 0.5
                    setNeedsDisplay()
                }
            }
            let (display, dot) = try await shown()
            let busy = Busy(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            busy.other = dot
            dot.superview?.addSubview(busy)
            await display.settle()
            #expect(dot.sent?.alpha == 0.5)
        }
    }
}

extension UIView {
    /// The properties that the display has of the view, or nil if it has no element for it.
    fileprivate var sent: NodeProperties? { node.committer?.elements[node.id]?.properties }
}

import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests pictures of views and layers that the app's process draws by itself.
    @Suite @MainActor struct PaintedViewTests {
        private final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.blue.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }

        private func image(
            _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ draw: (CGContext) -> Void
        ) throws -> [[UInt8]] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let renderer = UIGraphicsImageRenderer(
                size: CGSize(width: width, height: height), format: format)
            return try Samples.pixels(of: renderer.pngData { draw($0.cgContext) })
        }

        private let red: [UInt8] = [255, 0, 0, 255]
        private let green: [UInt8] = [0, 255, 0, 255]
        private let blue: [UInt8] = [0, 0, 255, 255]
        private let clear: [UInt8] = [0, 0, 0, 0]

        /// Returns a view of four points with a view of two points in its lower right corner.
        private func square() -> UIView {
            let view = UIView(frame: CGRect(x: 50, y: 60, width: 4, height: 4))
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let inner = UIView(frame: CGRect(x: 2, y: 2, width: 2, height: 2))
            inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            view.addSubview(inner)
            return view
        }

        @Test func `a view in no window is drawn with what is in it`() throws {
            let view = square()
            view.transform = CGAffineTransform(rotationAngle: 1)
            var isDrawn = false
            let pixels = try image(4, 4) { _ in
                isDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
            #expect(isDrawn && pixels[0] == red && pixels[1 * 4 + 3] == red && pixels[2 * 4 + 2] == green)
            #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        }

        @Test func `a text that the user has typed is drawn with the looks of its parts`() throws {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = .white
            view.textContainerInset = .zero
            let color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 20), .foregroundColor: color, .backgroundColor: color,
            ]
            view.typingAttributes = attributes
            view.input.type("xx", 1)
            view.layoutIfNeeded()
            let pixels = try image(40, 40) { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
            // The background of two letters is some 20 points wide and 24 points high. The letters alone have fewer pixels.
            #expect((400...600).contains(pixels.count { $0 == green }))
        }

        @Test func `a view is stretched to the rectangle, at the scale of the context`() throws {
            let view = square()
            let pixels = try image(10, 6, scale: 2) { _ in
                view.drawHierarchy(in: CGRect(x: 1, y: 1, width: 8, height: 4), afterScreenUpdates: true)
            }
            func pixel(_ x: Int, _ y: Int) -> [UInt8] { pixels[y * 20 + x] }
            #expect(pixel(1, 5) == clear && pixel(18, 5) == clear && pixel(5, 1) == clear)
            #expect(pixel(2, 2) == red && pixel(9, 9) == red && pixel(17, 5) == red)
            #expect(pixel(11, 7) == green && pixel(17, 9) == green)
        }

        @Test func `a layer is drawn in its own coordinates, with what draws itself`() throws {
            let view = square()
            let dot = Dot(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
            view.addSubview(dot)
            let line = CAShapeLayer()
            line.path = CGPath(rect: CGRect(x: 5, y: 0, width: 1, height: 4), transform: nil)
            line.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            view.layer.addSublayer(line)
            let pixels = try image(7, 4) { view.layer.render(in: $0) }
            #expect(pixels[0] == blue && pixels[2] == red && pixels[2 * 7 + 2] == green)
            // What lies outside of the bounds is drawn, too.
            #expect(pixels[5] == green && pixels[4] == clear)
            let inner = try image(4, 4) {
                $0.translateBy(x: 1, y: 1)
                view.subviews[0].layer.render(in: $0)
            }
            #expect(inner[0] == clear && inner[1 * 4 + 1] == green && inner[2 * 4 + 2] == green)
            #expect(inner[3 * 4 + 3] == clear)
        }

        @Test func `scrolled content, images and values are those of the screen`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 4, height: 100)
            let content = square()
            content.frame.origin = CGPoint(x: 0, y: 50)
            scroll.addSubview(content)
            window.addSubview(scroll)
            await display.settle()
            // The user scrolls: the display has another offset than the app has set.
            scroll.bounds.origin.y = 50
            let blue = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            let picture = UIImageView(image: blue)
            picture.frame = CGRect(x: 0, y: 51, width: 1, height: 1)
            scroll.addSubview(picture)
            let pixels = try image(4, 4) { _ in
                scroll.drawHierarchy(
                    in: CGRect(x: 0, y: 0, width: 4, height: 4), afterScreenUpdates: true)
            }
            #expect(pixels[0] == red && pixels[2 * 4 + 2] == green && pixels[4] == self.blue)
            // Without updates, the image does not exist yet.
            let before = try image(4, 4) { _ in
                scroll.drawHierarchy(
                    in: CGRect(x: 0, y: 0, width: 4, height: 4), afterScreenUpdates: false)
            }
            #expect(before[2 * 4 + 2] == green && before[4] == red)
            await display.settle()
        }

        @Test func `a resizable snapshot is a picture of a part`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = square()
            #expect(
                view.resizableSnapshotView(
                    from: view.bounds, afterScreenUpdates: true, withCapInsets: .zero) == nil)
            window.addSubview(view)
            await display.settle()
            let part = CGRect(x: 1, y: 1, width: 2, height: 2)
            let copy = try #require(
                view.resizableSnapshotView(
                    from: part, afterScreenUpdates: false, withCapInsets: .zero))
            #expect(copy.frame == CGRect(x: 0, y: 0, width: 2, height: 2))
            let pixels = try image(2, 2) { _ in copy.drawHierarchy(in: copy.bounds, afterScreenUpdates: true)
            }
            #expect(pixels == [red, red, red, green])
        }

        @Test
        func `a renderer runs its actions and then the completion, and the abstract class refuses both`()
            throws
        {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
            var size: CGSize?
            try renderer.runDrawingActions {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            } completionActions: {
                size = ($0 as? UIGraphicsImageRendererContext)?.currentImage.size
            }
            #expect(size == CGSize(width: 3, height: 2))
            #expect(throws: CocoaError.self) {
                try UIGraphicsRenderer(bounds: .zero).runDrawingActions { _ in }
            }
        }
    }
}

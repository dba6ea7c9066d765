import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests labels of the app that draw their text, or something beside it. The font has 10 points, so that each character of
    /// the texts is 10 points wide.
    @MainActor struct LabelDrawingTests {
        private final class DrawingLabel: UILabel {
            var draws = 0
            var letters: (DrawingLabel, CGRect) -> Void = { $0.passText($1) }
            var whole: ((DrawingLabel, CGRect) -> Void)?

            func passText(_ rect: CGRect) { super.drawText(in: rect) }
            override func drawText(in rect: CGRect) {
                draws += 1
                letters(self, rect)
            }
            override func draw(_ rect: CGRect) {
                if let whole { whole(self, rect) } else { super.draw(rect) }
            }
        }

        private func shown(_ set: (DrawingLabel) -> Void) async throws -> (FakeDisplay, DrawingLabel) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = DrawingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.font = .systemFont(ofSize: 10)
            label.text = "春夏"
            set(label)
            window.addSubview(label)
            await display.settle()
            return (display, label)
        }

        @Test func `what a label draws beside its text is a picture behind it`() async throws {
            let (display, label) = try await shown {
                $0.letters = { label, rect in
                    label.passText(rect.insetBy(dx: 8, dy: 0))
                    UIColor.red.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 2))
                }
            }
            #expect(label.sent?.text?.lines.map(\.x) == [8])
            #expect(
                try Samples.pixels(of: #require(label.drawnPicture).resource.data)[0] == [255, 0, 0, 255])
            #expect(label.sent?.image != nil)
            await display.settle()
        }

        @Test func `a label that draws its text itself draws it again when it changes`() async throws {
            let (display, label) = try await shown {
                $0.letters = { label, rect in label.attributedText?.draw(in: rect) }
            }
            #expect(label.sent?.text == nil && label.sent?.accessibility?.wholeText == "春夏")
            let first = try #require(label.sent?.image?.resource)
            label.text = "秋冬"
            await display.settle()
            #expect(label.sent?.image?.resource != first)
            #expect(label.sent?.accessibility?.wholeText == "秋冬")
            let second = label.sent?.image?.resource
            label.frame.size.width = 120
            await display.settle()
            #expect(label.sent?.image?.resource != second && label.sent?.image?.width == 120)
        }

        private final class DrawnLayer: CALayer {}
        private final class LayerLabel: UILabel {
            override class var layerClass: AnyClass { DrawnLayer.self }
        }

        @Test func `a layer of the app's class does not draw the text a second time`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = LayerLabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            label.font = .systemFont(ofSize: 10)
            label.text = "■"
            window.addSubview(label)
            label.setNeedsDisplay()
            await display.settle()
            #expect(label.sent?.text?.lines.count == 1)
            if let contents = label.layer.contents {
                let image = UIImage(cgImage: try #require(contents as? CGImage))
                #expect(try Samples.pixels(of: #require(image.pngData())).allSatisfy { $0[3] == 0 })
            }
        }

        private final class SilentLayer: CALayer {
            override func draw(in ctx: CGContext) {}
        }
        private final class SilentLayerLabel: UILabel {
            override class var layerClass: AnyClass { SilentLayer.self }
        }
        private final class SilentLabel: UILabel {
            override func draw(_ layer: CALayer, in ctx: CGContext) {}
        }
        private final class PlainReplicatorLabel: UILabel {
            override class var layerClass: AnyClass { CAReplicatorLayer.self }
            override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
        }
        private final class FadedLabel: UILabel {
            override func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setAlpha(0.5)
                super.draw(layer, in: ctx)
            }
        }

        @Test func `a label whose layer is drawn without the text has none`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let silent = [SilentLayerLabel(), SilentLabel()]
            let passing = PlainReplicatorLabel()
            let faded = FadedLabel()
            for label in silent + [passing, faded] {
                label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
                label.font = .systemFont(ofSize: 10)
                label.text = "春夏"
                window.addSubview(label)
            }
            await display.settle()
            #expect(silent.allSatisfy { $0.sent?.text == nil })
            #expect(passing.sent?.text?.lines.count == 1)
            // Letters that the display would draw otherwise are in the picture.
            #expect(faded.drawnPicture != nil && faded.ownDrawing?.drawsLetters == true)
        }

        @Test func `the text lies where an override of draw puts it`() async throws {
            let (_, label) = try await shown {
                $0.whole = { label, rect in label.passText(rect.insetBy(dx: 30, dy: 0)) }
            }
            #expect(label.sent?.text?.lines.map(\.x) == [30])
            #expect(label.drawnPicture == nil)
        }

        @Test func `a label that changes its look while it draws comes to rest`() async throws {
            let (display, label) = try await shown {
                $0.letters = { label, rect in
                    let color = label.textColor
                    label.textColor = .red
                    label.passText(rect)
                    label.textColor = color
                    label.passText(rect)
                    label.setNeedsDisplay()
                }
            }
            let draws = label.draws
            await display.settle()
            #expect(label.draws == draws)
            #expect(label.sent?.text?.lines.count == 1)
        }

        /// The colours of the opaque pixels of the label's picture.
        private func colors(of label: UILabel) throws -> Set<[UInt8]> {
            Set(try Samples.pixels(of: #require(label.drawnPicture).resource.data).filter { $0[3] == 255 })
        }

        private let red: [UInt8] = [255, 0, 0, 255]
        private let blue: [UInt8] = [0, 0, 255, 255]

        @Test func `a label with outlines has a picture of its letters and a text without ink`() async throws
        {
            let (display, label) = try await shown {
                $0.text = "■"
                $0.font = .systemFont(ofSize: 20)
                $0.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                $0.letters = { label, rect in
                    let color = label.textColor
                    let context = UIGraphicsGetCurrentContext()
                    context?.setLineWidth(4)
                    context?.setLineJoin(.round)
                    context?.setTextDrawingMode(.stroke)
                    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    label.passText(rect)
                    context?.setTextDrawingMode(.fill)
                    label.textColor = color
                    label.passText(rect)
                }
            }
            #expect(try colors(of: label).isSuperset(of: [red, blue]))
            #expect(label.sent?.text?.lines.count == 1)
            #expect(label.sent?.text?.style.color.alpha == 0)
            // A label that draws its text in one way again lets the display draw it.
            label.letters = { label, rect in label.passText(rect) }
            label.setNeedsDisplay()
            await display.settle()
            #expect(label.drawnPicture == nil && label.sent?.image == nil)
            #expect(label.sent?.text?.style.color.alpha == 255)
        }

        @Test func `what a label draws between two calls lies between their letters`() async throws {
            let (_, label) = try await shown {
                $0.letters = { label, rect in
                    label.passText(rect)
                    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                    UIRectFill(label.bounds)
                    label.passText(CGRect(x: 200, y: 0, width: 10, height: 20))
                }
            }
            #expect(try colors(of: label) == [red])
        }

        @Test func `a look that a label has only while it draws is that of the text`() async throws {
            let (_, label) = try await shown {
                $0.letters = { label, rect in
                    let (color, font, offset) = (label.textColor, label.font, label.shadowOffset)
                    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    label.font = .systemFont(ofSize: 8)
                    label.shadowColor = .black
                    label.shadowOffset = CGSize(width: 3, height: 2)
                    label.passText(rect)
                    (label.textColor, label.font, label.shadowOffset) = (color, font, offset)
                    label.shadowColor = nil
                }
            }
            #expect(label.drawnPicture == nil)
            let text = try #require(label.sent?.text)
            let style = text.styles?.first ?? text.style
            #expect(style.color.red == 255 && style.size == 8)
            #expect(style.shadow?.x == 3 && style.shadow?.y == 2)
        }

        @Test func `letters that the context casts a shadow of, or turns, are in the picture`() async throws {
            let changes: [(CGContext) -> Void] = [
                { $0.setShadow(offset: CGSize(width: 1, height: 1), blur: 2) },
                { $0.rotate(by: 1) }, { $0.setAlpha(0.5) },
                { $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20)) },
            ]
            for change in changes {
                let (_, label) = try await shown {
                    $0.letters = { label, rect in
                        UIGraphicsGetCurrentContext().map(change)
                        label.passText(rect)
                    }
                }
                #expect(label.drawnPicture != nil)
                #expect(label.sent?.text?.style.color.alpha == 0)
            }
        }

        @Test func `the text of a label is drawn in an image of the app`() throws {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            label.font = .systemFont(ofSize: 10)
            label.text = "■"
            label.textColor = .red
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
            func reds(_ draw: @escaping () -> Void) throws -> Int {
                let image = renderer.image { _ in draw() }
                return try Samples.pixels(of: #require(image.pngData())).count { $0[0] > 200 && $0[3] > 200 }
            }
            #expect(try reds { label.drawText(in: label.bounds) } > 10)
            #expect(try reds { label.draw(label.bounds) } > 10)
            #expect(try reds {} == 0)
        }

        @Test func `the rectangle of a text lies where its alignment places it`() {
            let label = UILabel()
            label.font = .systemFont(ofSize: 10)
            label.text = "春夏"
            let bounds = CGRect(x: 5, y: 3, width: 100, height: 40)
            func left() -> CGFloat { label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX }
            #expect(left() == 5)
            label.textAlignment = .center
            #expect(left() == 45)
            label.textAlignment = .right
            #expect(left() == 85)
            let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
            #expect(rect.minY == 3 && rect.width == 20)
        }
    }
}

extension UILabel {
    /// The properties that the display has of the label, or nil if it has no element for it.
    fileprivate var sent: NodeProperties? { node.committer?.elements[node.id]?.properties }
}

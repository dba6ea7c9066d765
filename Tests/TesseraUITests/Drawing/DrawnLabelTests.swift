import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// A label that fills its bounds instead of drawing text, as one that draws its text with a layout manager.
private final class FilledLabel: UILabel {
    var color = UIColor.red
    private(set) var rects: [CGRect] = []

    override func drawText(in rect: CGRect) {
        rects.append(rect)
        color.setFill()
        UIRectFill(rect)
    }
}

/// A label that fills the left half, and lets the text be drawn with another colour in the right one.
private final class HalfLabel: UILabel {
    override func drawText(in rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
        let before = textColor
        textColor = .blue
        super.drawText(in: CGRect(x: rect.width / 2, y: 0, width: rect.width / 2, height: rect.height))
        textColor = before
    }
}

extension UILabel {
    /// The properties that the display has of the label, or nil if it has no element for it.
    fileprivate var properties: NodeProperties? { node.committer?.elements[node.id]?.properties }
}

extension DisplayTests {
    @Suite @MainActor struct DrawnLabelTests {
        private func shown<Label: UILabel>(_ label: Label) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            label.text = "春"
            window.addSubview(label)
            await display.settle()
            return display
        }

        private func firstPixel(_ label: UILabel) throws -> [UInt8] {
            try Samples.pixels(of: #require(label.drawnPicture).resource.data)[0]
        }

        @Test func `what a subclass draws in place of the text is a picture`() async throws {
            let label = FilledLabel()
            let display = try await shown(label)
            #expect(label.rects.first == CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(try firstPixel(label) == [255, 0, 0, 255])
            #expect(label.properties?.text == nil && label.properties?.image?.width == 40)
            // Another text is drawn anew.
            label.color = .blue
            label.text = "夏"
            await display.settle()
            #expect(try firstPixel(label) == [0, 0, 255, 255])
            label.color = .green
            label.frame.size.width = 50
            await display.settle()
            #expect(try firstPixel(label) == [0, 255, 0, 255])
        }

        @Test func `text that a subclass passes on lies before what it draws`() async throws {
            let label = HalfLabel()
            let display = try await shown(label)
            #expect(try firstPixel(label) == [0, 255, 0, 255])
            #expect(label.properties?.text?.lines.first?.x == 20)
            // The label changes its look while it draws, and comes to rest nevertheless.
            let picture = label.drawnPicture?.resource.id
            label.alpha = 0.5
            await display.settle()
            #expect(label.drawnPicture?.resource.id == picture)
        }

        @Test func `a label that draws nothing by itself has no picture`() async throws {
            final class Plain: UILabel {
                override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
            }
            let label = Plain()
            _ = try await shown(label)
            #expect(label.drawnPicture == nil && label.properties?.text?.lines.first?.x == 4)
        }
    }
}

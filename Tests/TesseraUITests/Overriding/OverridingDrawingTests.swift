import Foundation
import TesseraUI
import Testing

/// Overrides the members for drawing that apps may override. Code that compiles here compiles for iOS.
private final class Chart: UIView, Logging {
    let calls = Calls()

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        log("draw(_:)")
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: bounds)
        context.restoreGState()
    }
    override func setNeedsDisplay() {
        log("setNeedsDisplay()")
        super.setNeedsDisplay()
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        log("setNeedsDisplay(_:)")
        super.setNeedsDisplay(rect)
    }
    override var isOpaque: Bool { didSet { log("isOpaque") } }
    override var clearsContextBeforeDrawing: Bool { didSet { log("clearsContextBeforeDrawing") } }
    override var contentMode: UIView.ContentMode { didSet { log("contentMode") } }
}

private final class Leaf: UIBezierPath {
    private(set) var fills = 0
    override func fill() {
        fills += 1
        super.fill()
    }
    override var bounds: CGRect { super.bounds.insetBy(dx: -1, dy: -1) }
    override var lineWidth: CGFloat { didSet { fills += 1 } }
}

private final class Renderer: UIGraphicsImageRenderer {
    override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        super.image { context in
            actions(context)
            context.fill(.zero)
        }
    }
}

@MainActor struct OverridingDrawingTests {
    @Test func `overrides of drawing are called`() {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        chart.draw(chart.bounds)
        chart.setNeedsDisplay()
        chart.setNeedsDisplay(.zero)
        chart.isOpaque = false
        chart.clearsContextBeforeDrawing = false
        chart.contentMode = .redraw
        #expect(
            chart.calls.missing(of: [
                "draw(_:)", "setNeedsDisplay()", "setNeedsDisplay(_:)", "isOpaque",
                "clearsContextBeforeDrawing", "contentMode",
            ]) == [])
    }

    @Test func `paths and renderers can be overridden`() {
        let leaf = Leaf(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
        leaf.lineWidth = 3
        leaf.fill()
        #expect(leaf.fills == 2 && leaf.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
        var isDrawn = false
        _ = Renderer(size: CGSize(width: 1, height: 1)).image { _ in isDrawn = true }
        #expect(isDrawn)
    }
}

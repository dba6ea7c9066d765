import Foundation
import Testing

@testable import TesseraUI

@MainActor struct PreviewTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `a preview of a view is where the view is, and may go elsewhere`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        window.addSubview(view)
        let preview = UITargetedPreview(view: view)
        #expect(preview.view === view)
        #expect(preview.target.container === window)
        #expect(preview.target.center == CGPoint(x: 60, y: 45))
        #expect(preview.target.transform == .identity)
        #expect(preview.size == CGSize(width: 100, height: 50))
        let other = preview.retargetedPreview(with: UIPreviewTarget(container: window, center: .zero))
        #expect(other.view === view)
        #expect(other.target.center == .zero)
    }

    @Test func `parameters are copied`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        window.addSubview(view)
        let parameters = UIPreviewParameters()
        #expect(parameters.backgroundColor == .systemBackground)
        parameters.backgroundColor = .clear
        let preview = UITargetedPreview(view: view, parameters: parameters)
        parameters.backgroundColor = .red
        #expect(preview.parameters.backgroundColor == .clear)
        let path = UIBezierPath(rect: view.bounds)
        parameters.visiblePath = path
        path.move(to: .zero)
        #expect(parameters.visiblePath?.bounds == view.bounds)
        #expect(parameters.visiblePath !== path)
    }

    @Test func `lines of text are seen with a little room around them`() {
        let lines = [
            CGRect(x: 10, y: 10, width: 100, height: 20), CGRect(x: 10, y: 40, width: 50, height: 20),
        ]
        let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
        #expect(parameters.visiblePath?.bounds == CGRect(x: 6, y: 6, width: 108, height: 58))
        #expect(parameters.visiblePath?.contains(CGPoint(x: 100, y: 50)) == false)
        #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
    }
}

struct BezierPathTests {
    @Test func `bounds contain the control points of curves`() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.bounds.isNull)
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test func `an oval contains what lies within it`() {
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(oval.contains(CGPoint(x: 10, y: 5)))
        #expect(oval.contains(CGPoint(x: 19.9, y: 5)))
        #expect(!oval.contains(CGPoint(x: 1, y: 1)))
        #expect(abs(oval.bounds.width - 20) < 0.01 && abs(oval.bounds.height - 10) < 0.01)
    }

    @Test func `round corners are at most half of a side`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 50)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 1, y: 10)))
        let one = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!one.contains(CGPoint(x: 1, y: 1)))
        #expect(one.contains(CGPoint(x: 39, y: 1)))
        #expect(one.contains(CGPoint(x: 1, y: 19)))
    }

    @Test func `parts within parts are holes by the even-odd rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `arcs are drawn in the stated direction`() {
        func arc(clockwise: Bool) -> CGRect {
            UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise
            ).bounds
        }
        #expect(abs(arc(clockwise: true).maxY - 10) < 0.01 && arc(clockwise: true).minY > -0.01)
        #expect(abs(arc(clockwise: false).minY + 10) < 0.01 && arc(clockwise: false).maxY < 0.01)
    }

    @Test func `a path is moved, and written for a browser`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10.5, height: 20))
        path.apply(CGAffineTransform(translationX: 1, y: 2))
        #expect(path.shape.notation == "M1 2L11.5 2L11.5 22L1 22Z")
    }
}

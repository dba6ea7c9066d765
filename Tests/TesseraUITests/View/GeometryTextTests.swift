import Foundation
import Testing

@testable import TesseraUI

@MainActor struct GeometryTextTests {
    @Test func `geometry becomes text and back`() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGSize(width: 20, height: 10)) == "{20, 10}")
        let rect = CGRect(x: 0, y: 0.5, width: 20, height: 10)
        #expect(NSCoder.string(for: rect) == "{{0, 0.5}, {20, 10}}")
        #expect(NSCoder.cgRect(for: "{{0, 0.5}, {20, 10}}") == rect)
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
        #expect(NSCoder.cgSize(for: "nothing") == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func `values contain transforms, vectors, offsets and insets`() {
        let turn = CATransform3DMakeRotation(1, 0, 1, 0)
        let value = NSValue(caTransform3D: turn)
        #expect(value.caTransform3DValue == turn && value as Any as? CATransform3D == turn)
        #expect((turn as Any as? NSValue)?.caTransform3DValue == turn)
        #expect(value == NSValue(caTransform3D: turn) && value as Any as? CGAffineTransform == nil)
        let shift = CGAffineTransform(translationX: 3, y: -4)
        #expect(NSValue(cgAffineTransform: shift).cgAffineTransformValue == shift)
        #expect(NSValue(cgAffineTransform: shift) as Any as? CGAffineTransform == shift)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let offset = UIOffset(horizontal: 3, vertical: 4)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    }

    @Test func `the scale of a view is that of its layer`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.contentScaleFactor == UIScreen.main.scale)
        view.contentScaleFactor = 5
        #expect(view.contentScaleFactor == 5 && view.layer.contentsScale == 5)
    }

    @Test func `a size is transformed without the translation`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 100, y: 100)
        #expect(CGSize(width: 10, height: 10).applying(transform) == CGSize(width: 20, height: 30))
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let turned = CGSize(width: 10, height: 20).applying(quarter)
        #expect(turned == CGSize(width: -20, height: 10))
    }

    @Test func `rectangles are equal if they cover the same place`() {
        let rect = CGRect(x: 10, y: 10, width: -10, height: 5)
        #expect(rect.equalTo(CGRect(x: 0, y: 10, width: 10, height: 5)))
        #expect(!CGPoint(x: 1, y: 2).equalTo(.zero) && CGSize.zero.equalTo(.zero))
    }

    @Test func `hints of a layer about rendering do not change its description`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = view.properties(context: CommitContext(traits: view.traitCollection))
        #expect(!view.layer.shouldRasterize && view.layer.rasterizationScale == 1)
        view.layer.shouldRasterize = true
        view.layer.rasterizationScale = 3
        view.layer.drawsAsynchronously = true
        view.layer.allowsEdgeAntialiasing = true
        #expect(view.layer.shouldRasterize && view.layer.rasterizationScale == 3)
        #expect(view.layer.drawsAsynchronously && view.layer.allowsEdgeAntialiasing)
        view.layer.shouldRasterize = false
        #expect(!view.layer.shouldRasterize && view.layer.drawsAsynchronously)
        #expect(view.properties(context: CommitContext(traits: view.traitCollection)) == before)
    }
}

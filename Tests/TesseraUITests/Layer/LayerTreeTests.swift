import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct LayerTreeTests {
    private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "view" } }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func `layers are inserted at places among others`() {
        let parent = CALayer()
        #expect(parent.sublayers == nil)
        let (a, b, c) = (layer("a"), layer("b"), layer("c"))
        parent.addSublayer(a)
        parent.insertSublayer(b, at: 0)
        parent.insertSublayer(c, above: b)
        #expect(names(parent) == ["b", "c", "a"] && a.superlayer === parent)
        parent.insertSublayer(a, below: b)
        #expect(names(parent) == ["a", "b", "c"])
        parent.replaceSublayer(b, with: layer("d"))
        #expect(names(parent) == ["a", "d", "c"] && b.superlayer == nil)
        a.removeFromSuperlayer()
        #expect(names(parent) == ["d", "c"] && a.superlayer == nil)
        parent.sublayers = [a, c]
        #expect(names(parent) == ["a", "c"])
        let other = CALayer()
        other.addSublayer(c)
        #expect(names(parent) == ["a"] && names(other) == ["c"])
    }

    @Test func `the last subview comes in front of a layer that the app has added later`() {
        let (parent, first, last) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(last)
        parent.layer.addSublayer(layer("video"))
        #expect(names(parent.layer) == ["view", "view", "video"])
        parent.bringSubviewToFront(last)
        #expect(parent.layer.sublayers?.last === last.layer && names(parent.layer)[1] == "video")
        #expect(parent.subviews == [first, last])
        parent.bringSubviewToFront(first)
        #expect(names(parent.layer) == ["video", "view", "view"] && parent.subviews == [last, first])
    }

    @Test func `the layer of a view has the scale of the screen until the app sets another`() {
        let view = UIView()
        view.layer.addSublayer(CALayer())
        #expect(view.layer.contentsScale == UIScreen.main.scale)
        view.layer.contentsScale = 4
        #expect(view.layer.contentsScale == 4)
        let own = CALayer()
        own.name = "own"
        #expect(own.contentsScale == 1)
    }

    private final class Plain: UIView {
        var laidOut = 0
        var kept: CALayer?
        var keeps = false
        var asks = false
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            #expect(layer.delegate === self && layer.bounds == bounds)
            if asks { #expect(self.layer === layer) }
            if keeps { kept = layer }
        }
        override func layoutSubviews() { laidOut += 1 }
    }

    @Test func `a view has a layer only if something needs it`() {
        let view = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.laidOut == 1 && view.madeLayer == nil)
        view.keeps = true
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.laidOut == 2 && view.madeLayer === view.kept && view.kept?.bounds.width == 10)
        let other = Plain()
        other.asks = true
        other.layoutIfNeeded()
        #expect(other.laidOut == 1 && other.madeLayer != nil && other.layer !== view.layer)
        #expect(other.layer.delegate === other && view.layer.delegate === view)
    }

    @Test func `layers lie between subviews, and stay there when subviews come and go`() {
        let view = UIView()
        let (one, two) = (UIView(), UIView())
        view.addSubview(one)
        let middle = layer("middle")
        view.layer.addSublayer(middle)
        view.addSubview(two)
        let back = layer("back")
        view.layer.insertSublayer(back, at: 0)
        #expect(
            view.layer.sublayers?.map(ObjectIdentifier.init)
                == [back, one.layer, middle, two.layer].map(ObjectIdentifier.init))
        #expect(view.displayedChildren == [back.view, one, middle.view, two])
        #expect(view.subviews == [one, two])
        one.removeFromSuperview()
        #expect(view.displayedChildren == [back.view, middle.view, two])
        view.insertSubview(one, at: 0)
        #expect(
            view.displayedChildren == [back.view, middle.view, one, two]
                || view.displayedChildren == [back.view, one, middle.view, two])
        view.bringSubviewToFront(one)
        #expect(view.displayedChildren == [back.view, middle.view, two, one])
    }

    @Test func `a layer has the class that the view asks for`() {
        final class Ramp: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Ramp()
        let layer = view.layer as? CAGradientLayer
        layer?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let properties = view.properties(context: CommitContext(traits: view.traitCollection))
        #expect(layer?.delegate === view)
        #expect(properties.gradient?.locations == [0, 1])
    }

    @Test func `a frame follows from the position, the anchor point and the transform`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.position = CGPoint(x: 100, y: 100)
        #expect(layer.frame == CGRect(x: 100, y: 80, width: 40, height: 20))
        layer.transform = CATransform3DMakeScale(2, 0.5, 1)
        #expect(layer.frame == CGRect(x: 100, y: 90, width: 80, height: 10))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(layer.bounds.size == CGSize(width: 10, height: 40))
        #expect(layer.position == CGPoint(x: 0, y: 20))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.anchorPoint = .zero
        #expect(view.frame.origin == CGPoint(x: 5, y: 5))
    }

    @Test func `points are converted between layers and views`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        view.layer.addSublayer(layer)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.convert(CGPoint(x: 5, y: 5), to: view.layer) == CGPoint(x: 25, y: 35))
        #expect(layer.convert(CGPoint(x: 15, y: 25), from: view.layer) == .zero)
        #expect(view.layer.hitTest(CGPoint(x: 26, y: 36)) === layer)
        #expect(view.layer.hitTest(CGPoint(x: 90, y: 90)) === view.layer)
        #expect(view.layer.hitTest(CGPoint(x: 190, y: 90)) == nil)
    }

    @Test func `transforms of space are multiplied, undone and projected`() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let moved = CATransform3DTranslate(turn, 10, 0, 0)
        // First the translation, then the rotation: (0, 0) goes to (10, 0), and from there to (0, 10).
        #expect(abs(moved.m41) < 1e-9 && abs(moved.m42 - 10) < 1e-9)
        let back = CATransform3DConcat(moved, CATransform3DInvert(moved))
        for (row, wanted) in zip(back.rows, CATransform3DIdentity.rows) {
            for (entry, expected) in zip(row, wanted) { #expect(abs(entry - expected) < 1e-9) }
        }
        let layer = CALayer()
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        // A card that turns about its vertical axis by 60 degrees is half as wide from far away.
        #expect(abs(layer.affineTransform().a - 0.5) < 1e-9 && layer.affineTransform().d == 1)
        #expect(layer.transform.m13 != 0 && !CATransform3DIsAffine(layer.transform))
        layer.setAffineTransform(.identity)
        #expect(CATransform3DIsIdentity(layer.transform))
    }

    @Test func `layers lay out their sublayers, and delegates do`() {
        final class Stack: CALayer {
            var passes = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                passes += 1
                sublayers?.first?.frame = bounds
            }
        }
        final class Owner: NSObject, CALayerDelegate {
            var layouts = 0
            func layoutSublayers(of layer: CALayer) { layouts += 1 }
        }
        let (stack, child, owner) = (Stack(), CALayer(), Owner())
        stack.delegate = owner
        stack.addSublayer(child)
        stack.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        stack.layoutIfNeeded()
        #expect(child.frame == stack.bounds && stack.passes >= 1 && owner.layouts == stack.passes)
        #expect(!stack.needsLayout())
        stack.setNeedsLayout()
        #expect(stack.needsLayout())
    }

    @Test func `a layout that makes all layers anew ends`() {
        final class Chart: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                layer.sublayers?.forEach { $0.removeFromSuperlayer() }
                for _ in 0..<3 {
                    let bar = CALayer()
                    bar.frame = bounds
                    layer.addSublayer(bar)
                }
            }
        }
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        chart.layoutIfNeeded()
        #expect(chart.passes == 1 && chart.layer.sublayers?.count == 3)
        chart.layer.addSublayer(CALayer())
        chart.layoutIfNeeded()
        #expect(chart.passes == 2 && chart.layer.sublayers?.count == 3)
    }

    @Test func `shapes, gradients and masks are described`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let ring = CAShapeLayer()
        ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        ring.strokeColor = UIColor.red.cgColor
        ring.lineDashPattern = [4, 2]
        ring.strokeEnd = 0.5
        var content = try #require(ring.view.properties(context: CommitContext(traits: .current)).shape)
        #expect(content.path == "M0 0L10 0L10 10L0 10Z" && content.fill == Color(red: 0, green: 0, blue: 0))
        #expect(content.stroke == Color(red: 255, green: 0, blue: 0) && content.dashes == [4, 2])
        #expect(content.strokeEnd == 0.5 && content.lineWidth == nil && content.cap == nil)
        // A mask has its path in the coordinates of the masked layer.
        ring.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        ring.fillColor = nil
        view.layer.mask = ring
        let mask = try #require(view.properties(context: CommitContext(traits: .current)).mask)
        content = try #require(mask.shape)
        #expect(content.path == "M20 30L30 30L30 40L20 40Z" && content.fill == nil)
        #expect(view.layer.mask === ring)
        ring.strokeColor = nil
        ring.fillColor = UIColor.black.cgColor
        #expect(
            view.properties(context: CommitContext(traits: .current)).mask?.path
                == "M20 30L30 30L30 40L20 40Z")
    }

    @Test func `a layer retains its mask`() throws {
        let layer = CALayer()
        weak var mask: CAShapeLayer?
        do {
            let shape = CAShapeLayer()
            layer.mask = shape
            mask = shape
        }
        #expect(mask != nil && layer.mask === mask)
        layer.mask = nil
        #expect(mask == nil)
    }

    @Test func `sublayers keep their places among subviews`() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        let (back, middle, front) = (CALayer(), CALayer(), CALayer())
        view.layer.insertSublayer(back, at: 0)
        view.layer.insertSublayer(middle, at: 2)
        view.layer.addSublayer(front)
        #expect(view.layer.sublayers == [back, first.layer, middle, second.layer, front])
        first.removeFromSuperview()
        #expect(view.layer.sublayers == [back, middle, second.layer, front])
    }

    @Test func `values by keys are those of properties`() {
        let layer = CALayer()
        layer.setValue(2, forKey: "zPosition")
        layer.setValue(true, forKey: "hidden")
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue("disc", forKey: "name")
        layer.setValue(0.5, forKeyPath: "opacity")
        layer.setValue("mine", forKey: "own")
        #expect(layer.zPosition == 2 && layer.isHidden && layer.masksToBounds && layer.name == "disc")
        #expect(layer.opacity == 0.5 && layer.value(forKey: "own") as? String == "mine")
        #expect(layer.value(forKey: "zPosition") as? NSNumber == 2)
    }

    @Test func `a layer that exists for a layout only ends afterwards, unless the app retains it`() {
        final class Row: UIView {
            weak var seen: CALayer?
            var kept: CALayer?
            var keeps = false
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                seen = layer
                if keeps { kept = layer }
            }
        }
        let row = Row()
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(row.seen == nil)
        row.keeps = true
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(row.kept === row.layer)
    }

    @Test func `a layer that draws itself, or has an image, is a picture`() throws {
        final class Disc: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(bounds)
            }
        }
        let disc = Disc()
        disc.bounds.size = CGSize(width: 4, height: 2)
        disc.contentsScale = 2
        #expect(disc.contents == nil && !disc.needsDisplay())
        disc.setNeedsDisplay()
        #expect(disc.needsDisplay())
        disc.displayIfNeeded()
        let image = try #require(disc.contents as? CGImage)
        #expect(image.width == 8 && image.height == 4 && !disc.needsDisplay())
        let look = try #require(disc.view.properties(context: CommitContext(traits: .current)).image)
        #expect(look.width == 4 && look.height == 2)
        let part = CALayer()
        part.contents = image
        part.contentsGravity = .bottomRight
        part.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let shown = try #require(part.view.properties(context: CommitContext(traits: .current)).image)
        #expect(shown.width == 4 && shown.height == 4 && shown.contentMode == .bottomRight)
    }

    @Test func `a transaction takes the values of Core Foundation`() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        #expect(!CATransaction.disableActions())
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
    }

    /// Returns a picture of 8 × 4 pixels.
    private func picture() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        return try #require(image.cgImage)
    }

    @Test func `a filter keeps the pixels of contents and of images visible`() throws {
        let layer = CALayer()
        layer.contents = try picture()
        layer.contentsScale = 2
        func pixels(_ layer: CALayer) -> VisiblePixels? {
            layer.view.properties(context: CommitContext(traits: .current)).image?.pixels
        }
        #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
        #expect(pixels(layer) == nil)
        layer.magnificationFilter = .nearest
        #expect(pixels(layer) == VisiblePixels(whenEnlarged: true, whenReduced: false, scale: 2))
        layer.magnificationFilter = .trilinear
        layer.minificationFilter = .nearest
        #expect(pixels(layer) == VisiblePixels(whenEnlarged: false, whenReduced: true, scale: 2))
        let view = UIImageView(image: UIImage(cgImage: try picture(), scale: 4, orientation: .up))
        view.layer.magnificationFilter = .nearest
        #expect(pixels(view.layer) == VisiblePixels(whenEnlarged: true, whenReduced: false, scale: 4))
        view.image = UIImage(systemName: "star")
        #expect(pixels(view.layer) == nil)
    }

    @Test func `the centre of contents is stretched`() throws {
        let layer = CALayer()
        layer.contents = try picture()
        layer.contentsScale = 2
        func slices() -> ImageSlices? {
            layer.view.properties(context: CommitContext(traits: .current)).image?.slices
        }
        #expect(slices() == nil)
        // The contents are 4 points wide and 2 points high.
        layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(slices() == ImageSlices(top: 1, left: 1, bottom: 0.5, right: 1, scale: 2))
        // Half a point, which is one pixel, is left to stretch.
        layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        #expect(slices() == ImageSlices(top: 0.75, left: 1.75, bottom: 0.75, right: 1.75, scale: 2))
    }

    @Test func `a scroll layer displays the part that the app chooses`() {
        let strip = CAScrollLayer()
        strip.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        let leaf = CALayer()
        leaf.frame = CGRect(x: 200, y: 20, width: 40, height: 20)
        strip.addSublayer(content)
        content.addSublayer(leaf)
        #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(leaf.visibleRect == .zero && strip.visibleRect == strip.bounds)
        leaf.scrollRectToVisible(leaf.bounds)
        // The right end of the leaf is at 240.
        #expect(strip.bounds.origin == CGPoint(x: 140, y: 0) && leaf.visibleRect == leaf.bounds)
        leaf.scrollRectToVisible(leaf.bounds)
        #expect(strip.bounds.origin == CGPoint(x: 140, y: 0))
        leaf.scroll(CGPoint(x: 0, y: 5))
        #expect(strip.bounds.origin == CGPoint(x: 200, y: 25))
        strip.scrollMode = .vertically
        strip.scroll(to: CGPoint(x: 0, y: 3))
        #expect(strip.bounds.origin == CGPoint(x: 200, y: 3))
        strip.scrollMode = .none
        strip.scroll(to: CGPoint.zero)
        #expect(strip.bounds.origin == CGPoint(x: 200, y: 3))
        // What is larger than the bounds fills them already.
        strip.scrollMode = .both
        strip.scroll(to: CGRect(x: 150, y: 0, width: 400, height: 400))
        #expect(strip.bounds.origin == CGPoint(x: 200, y: 3))
    }

    @Test func `a text layer describes its text`() throws {
        let caption = CATextLayer()
        caption.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        caption.string = "Tea"
        caption.fontSize = 20
        caption.foregroundColor = UIColor.blue.cgColor
        let text = try #require(caption.view.properties(context: CommitContext(traits: .current)).text)
        #expect(text.style.size == 20 && text.style.color == Color(red: 0, green: 0, blue: 255))
        #expect(text.lines.count == 1 && text.lines[0].y == 0)
    }
}

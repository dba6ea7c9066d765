import Foundation
import TesseraUI
import Testing

/// Overrides the members of layers and animations that apps may override. Code that compiles here compiles for iOS.
private final class Plate: CALayer, Logging {
    let calls = Calls()

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        super.defaultAction(forKey: event)
    }
    override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
    override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
    override func display() {
        log("display()")
        super.display()
    }
    override func draw(in ctx: CGContext) {
        log("draw(in:)")
        super.draw(in: ctx)
    }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
    override func layoutSublayers() {
        log("layoutSublayers()")
        super.layoutSublayers()
    }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func preferredFrameSize() -> CGSize { CGSize(width: 1, height: 2) }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
    override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
    override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
    override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
    override func removeAllAnimations() { super.removeAllAnimations() }
    override func addSublayer(_ layer: CALayer) {
        log("addSublayer(_:)")
        super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
    override func removeFromSuperlayer() { super.removeFromSuperlayer() }
    override var frame: CGRect { didSet { log("frame") } }
    override var bounds: CGRect { didSet { log("bounds") } }
    override var position: CGPoint { didSet { log("position") } }
    override var opacity: Float { didSet { log("opacity") } }
    override var transform: CATransform3D { didSet { log("transform") } }
    override var contents: Any? { didSet { log("contents") } }
    override var mask: CALayer? { didSet { log("mask") } }
    override var sublayers: [CALayer]? { didSet { log("sublayers") } }
}

private final class Slide: CABasicAnimation {
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        super.run(forKey: event, object: anObject, arguments: dict)
    }
    override var duration: CFTimeInterval { didSet {} }
}

private final class Board: UIView, Logging {
    let calls = Calls()

    override class var layerClass: AnyClass { Plate.self }
    override func layoutSublayers(of layer: CALayer) {
        log("layoutSublayers(of:)")
        super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
        log("draw(_:in:)")
        super.draw(layer, in: ctx)
    }
    override func display(_ layer: CALayer) { super.display(layer) }
    override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer) }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        super.action(for: layer, forKey: event)
    }
}

@MainActor struct OverridingLayerTests {
    @Test func `members of layers that are overridden are called`() {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plate = board.layer as? Plate
        #expect(plate != nil)
        board.layoutIfNeeded()
        #expect(board.calls.missing(of: ["layoutSublayers(of:)", "layoutSubviews()"]) == [])
        #expect(plate?.calls.missing(of: ["layoutSublayers()"]) == [])
        plate?.setNeedsDisplay()
        plate?.displayIfNeeded()
        #expect(board.calls.missing(of: ["draw(_:in:)"]) == [])
        #expect(plate?.calls.missing(of: ["draw(in:)", "display()"]) == [])
        let slide = Slide(keyPath: "position.x")
        slide.toValue = 5
        plate?.add(slide, forKey: "slide")
        #expect(plate?.animation(forKey: "slide") is Slide)
    }
}

import Foundation
import TesseraUI
import Testing

/// Overrides the members of dynamic animations that apps may override. Code that compiles here compiles for iOS.
private final class Marble: UIView, Logging {
    let calls = Calls()

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        log("collisionBoundsType")
        return .path
    }
    override var collisionBoundingPath: UIBezierPath {
        log("collisionBoundingPath")
        return UIBezierPath(ovalIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    }
}

private final class Clock: UIDynamicAnimator {
    override var delegate: (any UIDynamicAnimatorDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var referenceView: UIView? { super.referenceView }
    override var behaviors: [UIDynamicBehavior] { super.behaviors }
    override var isRunning: Bool { super.isRunning }
    override var elapsedTime: TimeInterval { super.elapsedTime }
    override func addBehavior(_ behavior: UIDynamicBehavior) { super.addBehavior(behavior) }
    override func removeBehavior(_ behavior: UIDynamicBehavior) { super.removeBehavior(behavior) }
    override func removeAllBehaviors() { super.removeAllBehaviors() }
    override func items(in rect: CGRect) -> [any UIDynamicItem] { super.items(in: rect) }
    override func updateItem(usingCurrentState item: any UIDynamicItem) {
        super.updateItem(usingCurrentState: item)
    }
}

private final class Bundle: UIDynamicBehavior, Logging {
    let calls = Calls()

    override var action: (() -> Void)? {
        get { super.action }
        set { super.action = newValue }
    }
    override var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
    override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
    override func addChildBehavior(_ behavior: UIDynamicBehavior) { super.addChildBehavior(behavior) }
    override func removeChildBehavior(_ behavior: UIDynamicBehavior) { super.removeChildBehavior(behavior) }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        log("willMove(to:)")
        super.willMove(to: dynamicAnimator)
    }
}

private final class Weight: UIGravityBehavior {
    override init(items: [any UIDynamicItem]) { super.init(items: items) }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var items: [any UIDynamicItem] { super.items }
}

private final class Hook: UIAttachmentBehavior {
    init(_ item: any UIDynamicItem) {
        super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: .zero)
    }
    override var items: [any UIDynamicItem] { super.items }
    override var attachedBehaviorType: AttachmentType { super.attachedBehaviorType }
}

private final class Kick: UIPushBehavior {
    override init(items: [any UIDynamicItem], mode: Mode) { super.init(items: items, mode: mode) }
    override var mode: Mode { super.mode }
}

private final class Magnet: UISnapBehavior {
    override init(item: any UIDynamicItem, snapTo point: CGPoint) { super.init(item: item, snapTo: point) }
}

private final class Pair: UIDynamicItemGroup {
    override var items: [any UIDynamicItem] { super.items }
    override var bounds: CGRect { super.bounds }
}

@Suite @MainActor struct OverridingDynamicsTests {
    @Test func `overrides of dynamic animations are called`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let marble = Marble(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        room.addSubview(marble)
        let clock = Clock(referenceView: room)
        let bundle = Bundle()
        bundle.addChildBehavior(Weight(items: [marble]))
        bundle.addChildBehavior(Hook(marble))
        bundle.addChildBehavior(Kick(items: [marble], mode: .continuous))
        bundle.addChildBehavior(Magnet(item: marble, snapTo: .zero))
        clock.addBehavior(bundle)
        #expect(marble.calls.missing(of: ["collisionBoundsType", "collisionBoundingPath"]) == [])
        #expect(bundle.calls.missing(of: ["willMove(to:)"]) == [])
        #expect(clock.items(in: room.bounds).count == 1)
        #expect(Pair(items: [marble]).items.count == 1)
        clock.removeAllBehaviors()
        #expect(clock.items(in: room.bounds).isEmpty)
    }
}

import Foundation
import TesseraDynamics

/// Pulls an item to a point as if by a spring, and turns it upright.
/// See Apple's [UISnapBehavior](https://developer.apple.com/documentation/uikit/uisnapbehavior).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private var joint: SnapJoint?

    /// Creates a behavior that pulls an item to a point in the coordinates of the animator.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point. A new one sets the item in motion again.
    open var snapPoint: CGPoint { didSet { update() } }

    /// How soon the item stops swinging about the point, from 0 for late to 1 for at once. The default is 0.5.
    open var damping: CGFloat = 0.5 { didSet { update() } }

    /// The damping of the spring divided by the critical damping. Even the least damping lets the item come to rest.
    private var dampingRatio: Double { 0.1 + 0.9 * min(max(damping, 0), 1) }

    private func update() {
        guard let joint, let scene else { return }
        joint.firstAnchor = Vector(snapPoint)
        joint.dampingRatio = dampingRatio
        scene.wake(item)
    }

    override func enter(_ scene: DynamicScene) {
        let joint = SnapJoint(scene.add(item).body, to: Vector(snapPoint), dampingRatio: dampingRatio)
        self.joint = joint
        scene.world.add(joint)
    }

    override func leave(_ scene: DynamicScene) {
        if let joint { scene.world.remove(joint) }
        joint = nil
        scene.remove(item)
    }
}

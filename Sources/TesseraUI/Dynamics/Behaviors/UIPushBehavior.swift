import Foundation
import TesseraDynamics

/// Pushes items, once or all the time.
/// See Apple's [UIPushBehavior](https://developer.apple.com/documentation/uikit/uipushbehavior).
///
/// A continuous push of the magnitude 1 accelerates an item of 100 by 100 points and the density 1 by 100 points per second².
/// An instantaneous one gives it a velocity of 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// The push lasts as long as the behavior is active.
        case continuous = 0
        /// The push happens once, whenever the behavior becomes active.
        case instantaneous = 1
    }

    private static let unit = 100.0

    private let ownMode: Mode
    private let force = ConstantForce(.zero)
    private var direction = DynamicVector(.zero)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of some items. It has no strength yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        ownMode = mode
        super.init()
        members = DynamicItems(items)
    }

    /// How long the push lasts.
    open var mode: Mode { ownMode }

    /// The items.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        addMember(item)
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    /// A Boolean value that tells whether the push acts. An instantaneous push becomes inactive after it has acted; set the
    /// property to true to push again.
    open var active = true { didSet { update() } }

    /// The direction and the strength of the push.
    open var pushDirection: CGVector {
        get { direction.vector }
        set { change(DynamicVector(newValue)) }
    }

    /// The angle of the direction in radians, from the right downwards.
    open var angle: CGFloat {
        get { direction.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength of the push.
    open var magnitude: CGFloat {
        get { direction.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, as an angle in radians from the right downwards, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        change(DynamicVector(angle: angle, magnitude: magnitude))
    }

    private func change(_ direction: DynamicVector) {
        self.direction = direction
        update()
    }

    /// Returns the point of an item that is pushed, as seen from its center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point of an item that is pushed, as seen from its center. A push beside the center of mass turns the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard members.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        update()
    }

    // MARK: Acting

    private func update() {
        force.force = mode == .continuous && active ? Self.unit * Vector(direction.vector) : .zero
        guard let scene else { return }
        for item in items {
            guard let body = scene.body(of: item)?.body else { continue }
            force.points[body.tag] = Vector(targetOffsetFromCenter(for: item))
        }
        schedule(scene)
        if mode == .continuous { for item in items { scene.wake(item) } }
    }

    private func schedule(_ scene: DynamicScene) {
        guard mode == .instantaneous, active, !scene.pushes.contains(where: { $0 === self }) else { return }
        scene.pushes.append(self)
        scene.changed()
    }

    /// Gives the items the push that happens once.
    func strike() {
        guard active, mode == .instantaneous, let scene else { return }
        for item in items {
            guard let body = scene.body(of: item)?.body else { continue }
            scene.world.apply(
                impulse: Self.unit * Vector(direction.vector), to: body,
                at: Vector(targetOffsetFromCenter(for: item)))
        }
        active = false
    }

    override func enter(_ scene: DynamicScene) {
        super.enter(scene)
        schedule(scene)
    }

    override func leave(_ scene: DynamicScene) {
        super.leave(scene)
        scene.pushes.removeAll { $0 === self }
        force.points = [:]
    }

    override func enter(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        let body = scene.add(item).body
        force.points[body.tag] = Vector(targetOffsetFromCenter(for: item))
        scene.world.add(force, to: body)
    }

    override func leave(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        if let body = scene.body(of: item)?.body {
            scene.world.remove(force, from: body)
            force.points[body.tag] = nil
        }
        scene.remove(item)
    }
}

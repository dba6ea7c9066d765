import Foundation
import TesseraDynamics

/// Specifies properties of items, such as their elasticity, and gives them velocities.
/// See Apple's [UIDynamicItemBehavior](https://developer.apple.com/documentation/uikit/uidynamicitembehavior).
///
/// A property that was not set leaves the items as they are. If several behaviors set a property of an item, the one that was
/// added last decides.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The velocities that were added before the behavior had an animator.
    private var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

    var ownElasticity: CGFloat?
    var ownFriction: CGFloat?
    var ownDensity: CGFloat?
    var ownResistance: CGFloat?
    var ownAngularResistance: CGFloat?
    var ownCharge: CGFloat?
    var ownIsAnchored: Bool?
    var ownAllowsRotation: Bool?

    /// Creates a behavior for some items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        members = DynamicItems(items)
    }

    /// Creates a behavior without items.
    public convenience override init() { self.init(items: []) }

    /// The items.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        addMember(item)
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        velocities[ObjectIdentifier(item)] = nil
        removeMember(item)
    }

    // MARK: Properties

    /// The share of the velocity with which the items bounce, from 0 to 1.
    open var elasticity: CGFloat {
        get { ownElasticity ?? 0 }
        set { change { ownElasticity = newValue } }
    }

    /// The resistance of items that slide along each other: 0 for none, 1 for a strong one.
    open var friction: CGFloat {
        get { ownFriction ?? 0 }
        set { change { ownFriction = newValue } }
    }

    /// The mass of an item of 100 by 100 points.
    open var density: CGFloat {
        get { ownDensity ?? 1 }
        set { change { ownDensity = newValue } }
    }

    /// How fast the items lose their velocity: with a resistance of 2, they decelerate by twice their present velocity per
    /// second.
    open var resistance: CGFloat {
        get { ownResistance ?? 0 }
        set { change { ownResistance = newValue } }
    }

    /// How fast the items stop turning, in the same way as ``resistance``.
    open var angularResistance: CGFloat {
        get { ownAngularResistance ?? 0 }
        set { change { ownAngularResistance = newValue } }
    }

    /// The charge on which electric and magnetic fields act.
    open var charge: CGFloat {
        get { ownCharge ?? 0 }
        set { change { ownCharge = newValue } }
    }

    /// A Boolean value that tells whether the items stay where they are and others collide with them.
    open var isAnchored: Bool {
        get { ownIsAnchored ?? false }
        set { change { ownIsAnchored = newValue } }
    }

    /// A Boolean value that tells whether the items turn.
    open var allowsRotation: Bool {
        get { ownAllowsRotation ?? true }
        set { change { ownAllowsRotation = newValue } }
    }

    private func change(_ change: () -> Void) {
        change()
        guard let scene else { return }
        for item in items { scene.body(of: item)?.updateProperties(in: scene) }
        scene.changed()
    }

    // MARK: Velocities

    /// Adds a velocity in points per second to that of an item. Without an animator, the item gets it when the behavior is
    /// added to one.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        addVelocity(velocity, 0, for: item)
    }

    /// Returns the velocity of an item in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        if let body = scene?.body(of: item)?.body { return CGPoint(body.velocity) }
        return velocities[ObjectIdentifier(item)]?.linear ?? .zero
    }

    /// Adds a velocity of turning in radians per second to that of an item.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        addVelocity(.zero, velocity, for: item)
    }

    /// Returns the velocity with which an item turns, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        if let body = scene?.body(of: item)?.body { return body.angularVelocity }
        return velocities[ObjectIdentifier(item)]?.angular ?? 0
    }

    private func addVelocity(_ linear: CGPoint, _ angular: CGFloat, for item: any UIDynamicItem) {
        guard members.contains(item), linear.x.isFinite, linear.y.isFinite, angular.isFinite else { return }
        guard let scene, let body = scene.body(of: item)?.body else {
            let old = velocities[ObjectIdentifier(item)] ?? (.zero, 0)
            velocities[ObjectIdentifier(item)] = (
                CGPoint(x: old.linear.x + linear.x, y: old.linear.y + linear.y), old.angular + angular
            )
            return
        }
        guard !body.isAnchored else { return }
        body.velocity += Vector(linear)
        if body.allowsRotation { body.angularVelocity += angular }
        scene.wake(item)
    }

    // MARK: Acting

    override func enter(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        let body = scene.add(item)
        body.properties.append(self)
        body.updateProperties(in: scene)
        if let velocity = velocities.removeValue(forKey: ObjectIdentifier(item)) {
            addVelocity(velocity.linear, velocity.angular, for: item)
        }
    }

    override func leave(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        if let body = scene.body(of: item) {
            body.properties.removeAll { $0 === self }
            body.updateProperties(in: scene)
        }
        scene.remove(item)
    }
}

import Foundation
import TesseraDynamics

/// Accelerates items in one direction.
/// See Apple's [UIGravityBehavior](https://developer.apple.com/documentation/uikit/uigravitybehavior).
///
/// A magnitude of 1 accelerates items by 1000 points per second², whatever their mass. The default is a magnitude of 1
/// downwards.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private static let unit = 1000.0

    private let gravity = Gravity(Vector(0, unit))
    private var direction = DynamicVector(CGVector(dx: 0, dy: 1))

    /// Creates a gravity for some items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        members = DynamicItems(items)
    }

    /// Creates a gravity without items.
    public convenience override init() { self.init(items: []) }

    /// The items.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        addMember(item)
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        removeMember(item)
    }

    /// The direction and the strength of the gravity.
    open var gravityDirection: CGVector {
        get { direction.vector }
        set { change(DynamicVector(newValue)) }
    }

    /// The angle of the direction in radians, from the right downwards.
    open var angle: CGFloat {
        get { direction.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength of the gravity.
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
        gravity.acceleration = Self.unit * Vector(direction.vector)
        guard let scene else { return }
        for item in items { scene.wake(item) }
    }

    override func enter(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        scene.world.add(gravity, to: scene.add(item).body)
    }

    override func leave(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        if let body = scene.body(of: item) { scene.world.remove(gravity, from: body.body) }
        scene.remove(item)
    }
}

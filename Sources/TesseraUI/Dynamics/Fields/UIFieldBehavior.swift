import Foundation
import TesseraDynamics

/// Acts on items by a force that depends on their place and velocity.
/// See Apple's [UIFieldBehavior](https://developer.apple.com/documentation/uikit/uifieldbehavior).
///
/// Apple does not document the units of fields. Here lengths are in units of 100 points, and a force of 1 accelerates an item
/// of 100 by 100 points and the density 1 by 100 points per second².
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private let field: Field

    private init(_ kind: Field.Kind) {
        field = Field(kind)
        super.init()
    }

    // MARK: Creating

    /// Returns a field that slows items in proportion to their velocity.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Returns a field that pushes items around its position, clockwise for a positive strength.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Returns a field that accelerates items towards a position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Returns a field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Returns a field in which items soon have the velocity of a vector, in units of 100 points per second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field that pushes items in random directions.
    ///
    /// - Parameters:
    ///   - smoothness: How gradually the force changes from place to place, from 0 to 1.
    ///   - speed: How fast the force changes with time; 0 if it does not.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pushes items in random directions, in proportion to their velocity.
    ///
    /// - Parameters:
    ///   - smoothness: How gradually the force changes from place to place, from 0 to 1.
    ///   - speed: How fast the force changes with time; 0 if it does not.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pulls items to its position in proportion to their distance.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Returns a field that pushes items away from its position in proportion to their charge.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Returns a field that pushes items across their movement in proportion to their charge and velocity.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Returns a field whose force a closure computes: from the field, the place of an item in the coordinates of the
    /// animator, its velocity in points per second, its mass, its charge and the time since the last call.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior {
        let evaluation = FieldEvaluation(block)
        let field = UIFieldBehavior(
            .custom { [evaluation] body, step in
                evaluation.force(on: body, step)
            })
        evaluation.field = field
        return field
    }

    // MARK: Items

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

    // MARK: Properties

    /// The middle of the field in the coordinates of the animator.
    open var position: CGPoint {
        get { CGPoint(field.position) }
        set { change { field.position = Vector(newValue) } }
    }

    /// The points around ``position`` at which the field acts. By default it acts everywhere.
    open var region = UIRegion() {
        didSet {
            let region = region
            change { field.contains = { region.contains(CGPoint($0)) } }
        }
    }

    /// The factor of the force. The default is 1.
    open var strength: CGFloat {
        get { field.strength }
        set { change { field.strength = newValue } }
    }

    /// The exponent with which the force decreases with the distance. With the default of 0 it does not decrease.
    open var falloff: CGFloat {
        get { field.falloff }
        set { change { field.falloff = newValue } }
    }

    /// The distance in points up to which the force does not decrease.
    open var minimumRadius: CGFloat {
        get { field.minimumRadius }
        set { change { field.minimumRadius = newValue } }
    }

    /// The direction of a field of linear gravity or of velocity.
    open var direction: CGVector {
        get { CGVector(dx: field.direction.x, dy: field.direction.y) }
        set { change { field.direction = Vector(newValue) } }
    }

    /// How gradually the force of a random field changes from place to place, from 0 to 1.
    open var smoothness: CGFloat {
        get { field.smoothness }
        set { change { field.smoothness = newValue } }
    }

    /// How fast the force of a random field changes with time.
    open var animationSpeed: CGFloat {
        get { field.animationSpeed }
        set { change { field.animationSpeed = newValue } }
    }

    private func change(_ change: () -> Void) {
        change()
        guard let scene else { return }
        for item in items { scene.wake(item) }
    }

    // MARK: Acting

    override func enter(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        scene.world.add(field, to: scene.add(item).body)
    }

    override func leave(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        if let body = scene.body(of: item)?.body { scene.world.remove(field, from: body) }
        scene.remove(item)
    }
}

/// The closure that computes the force of an app's field.
private final class FieldEvaluation {
    weak var field: UIFieldBehavior?
    private let block: (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    init(
        _ block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) {
        self.block = block
    }

    func force(on body: Body, _ step: Double) -> Vector {
        guard let field else { return .zero }
        let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
        return Vector(block(field, CGPoint(body.origin), velocity, body.mass, body.charge, step))
    }
}

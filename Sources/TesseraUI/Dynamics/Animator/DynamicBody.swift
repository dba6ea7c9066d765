import Foundation
import TesseraDynamics

/// An item in the simulation of an animator.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    let body: Body
    /// The number of the behaviors to which the item belongs.
    var users = 0
    /// The behaviors that specify the item's properties, in the order in which they were added.
    var properties: [UIDynamicItemBehavior] = []
    /// The item's transform when it was read, which the body's turn is added to.
    private var transform: CGAffineTransform
    private var angle: Double
    private var bounds: CGRect
    /// The place and the turn that the item has got from the body.
    private var written: (place: Vector, angle: Double)

    init(_ item: any UIDynamicItem, tag: Int, in scene: DynamicScene) {
        self.item = item
        let place = scene.place(of: item)
        transform = item.transform
        angle = transform.angle
        bounds = item.bounds
        written = (place, angle)
        body = scene.world.addBody(tag: tag, DynamicShape.shapes(of: item), at: place, angle: angle)
    }

    /// Takes the place, the turn and the size that the item has now.
    func read(in scene: DynamicScene) {
        let place = scene.place(of: item)
        // The turns that the body has made so far still count.
        let turn = 2 * Double.pi
        let newAngle = item.transform.angle
        angle = newAngle + ((body.angle - newAngle) / turn).rounded() * turn
        transform = item.transform
        bounds = item.bounds
        scene.world.setShapes(DynamicShape.shapes(of: item), of: body)
        scene.world.place(body, at: place, angle: angle)
        written = (place, angle)
    }

    /// Gives the item the place and the turn of its body. Returns true if they have changed.
    func write(in scene: DynamicScene) -> Bool {
        let (place, angle) = (body.origin, body.angle)
        guard place != written.place || angle != written.angle, place.isFinite, angle.isFinite else {
            return false
        }
        if place != written.place { scene.setPlace(place, of: item) }
        if angle != written.angle {
            let turned = transform.concatenating(CGAffineTransform(rotationAngle: angle - self.angle))
            // What the app's own transform shifts stays where it is.
            item.transform = CGAffineTransform(
                a: turned.a, b: turned.b, c: turned.c, d: turned.d, tx: transform.tx, ty: transform.ty)
        }
        written = (place, angle)
        return true
    }

    /// Gives the body the properties that behaviors specify. The last one that specifies a property decides.
    func updateProperties(in scene: DynamicScene) {
        let wasAnchored = body.isAnchored
        body.elasticity = properties.last { $0.ownElasticity != nil }?.ownElasticity ?? Body.usualElasticity
        body.friction = properties.last { $0.ownFriction != nil }?.ownFriction ?? Body.usualFriction
        let density = properties.last { $0.ownDensity != nil }?.ownDensity ?? 1
        if density != body.density { body.density = density }
        body.resistance = properties.last { $0.ownResistance != nil }?.ownResistance ?? 0
        body.angularResistance = properties.last { $0.ownAngularResistance != nil }?.ownAngularResistance ?? 0
        body.charge = properties.last { $0.ownCharge != nil }?.ownCharge ?? 0
        body.isAnchored = properties.last { $0.ownIsAnchored != nil }?.ownIsAnchored ?? false
        body.allowsRotation = properties.last { $0.ownAllowsRotation != nil }?.ownAllowsRotation ?? true
        if body.isAnchored != wasAnchored { scene.world.updateContacts(of: body) }
        scene.world.wake(body)
    }
}

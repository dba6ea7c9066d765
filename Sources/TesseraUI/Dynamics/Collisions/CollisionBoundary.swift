import Foundation
import TesseraDynamics

/// A boundary of a collision behavior.
@MainActor
final class CollisionBoundary {
    /// The identifier, or nil for the bounds of the reference view.
    let identifier: (any NSCopying)?
    private(set) var path: UIBezierPath
    private var body: Body?

    init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) {
        (self.identifier, self.path) = (identifier, path.duplicate())
    }

    /// The number of the boundary among the bodies of its scene, or nil.
    var tag: Int? { body?.tag }

    func enter(_ scene: DynamicScene, group: Int) {
        body = scene.world.addBoundary(tag: scene.makeTag(), DynamicShape.segments(of: path), group: group)
    }

    func leave(_ scene: DynamicScene) {
        if let body { scene.world.remove(body) }
        body = nil
    }

    func change(to path: UIBezierPath, in scene: DynamicScene) {
        self.path = path
        if let body { scene.world.setShapes(DynamicShape.segments(of: path), of: body) }
    }

    /// Returns true if two identifiers are equal.
    static func areEqual(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if let a = a as? any Hashable, let b = b as? any Hashable { return AnyHashable(a) == AnyHashable(b) }
        return false
    }
}

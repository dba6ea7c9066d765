import Foundation
import TesseraGeometry

extension CALayer {
    /// Returns the deepest layer that lies on a ray from the eye in a layer that is no plane, or nil if none does. Of several
    /// sublayers on the ray, the nearest one counts.
    ///
    /// - Parameters:
    ///   - point: A point of the ray.
    ///   - plane: The layer in whose plane the point lies, around this one.
    func nearestLayer(onRayThrough point: CGPoint, of plane: CALayer) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        var nearest: (layer: CALayer, depth: CGFloat)?
        for sublayer in solidParts {
            let inner = sublayer.convert(point, from: plane)
            guard let found = sublayer.deepestLayer(around: inner) else { continue }
            let depth = sublayer.view.depth(of: inner)
            if let nearest, depth < nearest.depth { continue }
            nearest = (found, depth)
        }
        return nearest?.layer
    }

    /// The planes of which a layer that is no plane consists, from back to front.
    private var solidParts: [CALayer] {
        (sublayers ?? []).flatMap { sublayer -> [CALayer] in
            guard sublayer.keepsDepth else { return [sublayer] }
            return sublayer.isHidden || sublayer.opacity <= 0 ? [] : sublayer.solidParts
        }
    }
}

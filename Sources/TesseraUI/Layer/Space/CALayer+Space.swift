import Foundation
import TesseraGeometry

extension CALayer {
    /// Returns the deepest layer that lies on a ray from the eye in the space of this layer's sublayers, or nil if none does. Of
    /// several sublayers on the ray, the nearest one counts.
    ///
    /// - Parameters:
    ///   - point: A point of the ray.
    ///   - plane: The layer in whose plane the point lies: this one, or one around it.
    func nearestLayer(onRayThrough point: CGPoint, of plane: CALayer) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        var nearest: (layer: CALayer, depth: CGFloat)?
        for sublayer in solidParts {
            let inner = sublayer.convert(point, from: plane)
            guard let found = sublayer.deepestLayer(around: inner) else { continue }
            // Rounding errors do not decide between layers at the same place.
            let depth = (sublayer.view.depth(of: inner) * 1_000).rounded()
            if let nearest, depth < nearest.depth { continue }
            nearest = (found, depth)
        }
        return nearest?.layer
    }

    /// The planes that lie in the space of the sublayers, in the order of the sublayers.
    private var solidParts: [CALayer] {
        (sublayers ?? []).flatMap { sublayer -> [CALayer] in
            guard sublayer.keepsDepth else { return [sublayer] }
            return sublayer.isHidden || sublayer.opacity <= 0 ? [] : sublayer.solidParts
        }
    }
}

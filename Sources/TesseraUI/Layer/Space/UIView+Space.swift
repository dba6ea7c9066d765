import Foundation
import TesseraGeometry

/// The ways between views that are turned in space.
extension UIView {
    /// True if no space lies between the view and its superview, so that a transform of the plane leads from one to the other.
    func isPlane(in superview: UIView) -> Bool {
        viewState.spaces.isEmpty && superview.viewState.spaces.isEmpty
    }

    /// The way from the view's coordinates to those of its superview, in space.
    private var wayToSuperview: CATransform3D {
        let isTurned = isFlipped != (superview?.isFlipped ?? false)
        var state = viewState
        if hasOrderOnly { state.zPosition = 0 }
        let way = state.wayOut(isMirrored: isTurned)
        guard let around = superview?.viewState, !around.spaces.isEmpty else { return way }
        return CATransform3DConcat(way, around.spaceAround)
    }

    /// The nearest view around the view that is a plane, and the way to its coordinates.
    private var wayInSpace: (way: CATransform3D, plane: UIView?) {
        var (way, plane) = (wayToSuperview, superview)
        while let outer = plane, outer.viewState.keepsDepth, let next = outer.superview {
            way = CATransform3DConcat(way, outer.wayToSuperview)
            plane = next
        }
        return (way, plane)
    }

    /// The nearest view around the view that is a plane, and what an eye in front of it sees of this view there.
    private var wayToPlane: (map: Projection, plane: UIView?) {
        let (way, plane) = wayInSpace
        return (Projection(way), plane)
    }

    /// The place of points that the eye does not see: one far outside of all views.
    private static let outOfSight = CGPoint(x: 1e9, y: 1e9)

    /// Returns the place at which an eye sees a point of the view, in the coordinates of the nearest plane around.
    func seen(_ point: CGPoint) -> (point: CGPoint, plane: UIView?) {
        let (map, plane) = wayToPlane
        return (map.place(of: point) ?? Self.outOfSight, plane)
    }

    /// Returns the subviews in the order in which a ray from the eye through a point of the view meets them.
    func subviewsFromFront(at point: CGPoint) -> [UIView] {
        let ordered = subviewsFromFront
        guard ordered.count > 1, viewState.spaces.first?.hasDepth == true else { return ordered }
        // Rounding errors do not decide between views at the same place.
        let depths = ordered.map { ($0.depth(of: $0.convert(point, from: self)) * 1_000).rounded() }
        return ordered.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }.map { ordered[$0] }
    }

    /// Returns the distance of a point of the view towards the eye, from the nearest plane around.
    func depth(of point: CGPoint) -> CGFloat {
        Projection(depthOf: wayInSpace.way).place(of: point)?.y ?? -.infinity
    }

    /// Returns the point of the view that lies on the ray from the eye through a point of the root view.
    func pointOnRay(throughRoot point: CGPoint) -> CGPoint {
        let (map, plane) = wayToPlane
        let place = plane?.convertFromRoot(point) ?? point
        return map.inverted?.place(of: place) ?? Self.outOfSight
    }
}

import Foundation
import TesseraDisplay
import TesseraGeometry

/// The properties that only layers need that leave their plane, or whose sublayers leave it.
struct LayerSpace {
    /// The transform of the layer, if it is not one of the plane alone.
    var transform: CATransform3D?
    /// The transform of the space of the sublayers, or nil for the identity.
    var sublayerTransform: CATransform3D?
    /// The place of the anchor point along the z axis.
    var anchorPointZ: CGFloat = 0
    /// True if the layer is visible from behind.
    var isDoubleSided = true
    /// True if the sublayers keep their places in space beside the layer's siblings.
    var keepsDepth = false
    /// The values for keys of the app's own that have been animated. Few layers have any, as few leave their plane.
    var ownValues: [String: AnimatedValue] = [:]

    /// True if the layer needs none of this.
    fileprivate var isUsual: Bool {
        transform == nil && sublayerTransform == nil && anchorPointZ == 0 && isDoubleSided && !keepsDepth
            && ownValues.isEmpty
    }

    /// True if the sublayers lie in a space, so that their places along the z axis count.
    var hasDepth: Bool { sublayerTransform != nil || keepsDepth }
}

extension ViewState {
    /// The place of the layer in space.
    var space: LayerSpace {
        get { spaces.first ?? LayerSpace() }
        set { spaces = newValue.isUsual ? [] : [newValue] }
    }

    /// True if the transform is not one of the plane alone.
    @inline(__always)
    var leavesPlane: Bool { !spaces.isEmpty && spaces[0].transform != nil }

    /// The transform of space. Its part that affects x and y is ``transform``.
    var transform3D: CATransform3D {
        get {
            if let kept = spaces.first?.transform, kept.projection == transform { return kept }
            return CATransform3DMakeAffineTransform(transform)
        }
        set {
            transform = newValue.projection
            let kept = CATransform3DIsAffine(newValue) ? nil : newValue
            if kept != spaces.first?.transform { space.transform = kept }
        }
    }

    /// The transform of the space of the sublayers.
    var sublayerTransform: CATransform3D {
        get { spaces.first?.sublayerTransform ?? CATransform3DIdentity }
        set { space.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    var anchorPointZ: CGFloat {
        get { spaces.first?.anchorPointZ ?? 0 }
        set { space.anchorPointZ = newValue }
    }

    var isDoubleSided: Bool {
        get { spaces.first?.isDoubleSided ?? true }
        set { space.isDoubleSided = newValue }
    }

    /// True if the sublayers keep their places in space beside the layer's siblings.
    @inline(__always)
    var keepsDepth: Bool { !spaces.isEmpty && spaces[0].keepsDepth }

    /// The order among siblings: the distance of the anchor point towards the eye, in which the transform has a part.
    var depth: CGFloat {
        guard leavesPlane else { return zPosition }
        let transform = transform3D
        let z = transform.m43 - anchorPointZ * transform.m33
        let w = transform.m44 - anchorPointZ * transform.m34
        guard w > 1e-6, (z / w).isFinite else { return zPosition }
        return zPosition + z / w
    }

    /// Returns the smallest rectangle around a rectangle under the transform, as the eye sees it.
    func transformed(_ box: CGRect) -> CGRect {
        guard leavesPlane else { return box.applying(transform) }
        let seen = Projection(CATransform3DTranslate(transform3D, 0, 0, -anchorPointZ)).box(around: box)
        return seen.isNull ? box.applying(transform) : seen
    }

    /// The way from the layer's own coordinates to those around it, without the space that the layers there share.
    ///
    /// - Parameter isMirrored: True if the layer exchanges left and right.
    func wayOut(isMirrored: Bool = false) -> CATransform3D {
        var way = CATransform3DMakeTranslation(
            -bounds.minX - bounds.width * anchorPoint.x, -bounds.minY - bounds.height * anchorPoint.y,
            -anchorPointZ)
        if isMirrored { way = CATransform3DConcat(way, CATransform3DMakeScale(-1, 1, 1)) }
        way = CATransform3DConcat(way, transform3D)
        return CATransform3DConcat(way, CATransform3DMakeTranslation(center.x, center.y, zPosition))
    }

    /// The transform of the sublayers' space, in the layer's own coordinates.
    var spaceAround: CATransform3D {
        guard let transform = spaces.first?.sublayerTransform else { return CATransform3DIdentity }
        return transform.about(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }
}

extension UIView {
    /// True if the subviews and sublayers lie in a space, at least during an animation.
    private var sublayersHaveDepth: Bool {
        if viewState.spaces.first?.hasDepth == true { return true }
        return layerState?.animations.contains { $0.animation.keys.contains(.space) } ?? false
    }

    /// Returns the transform of the view's element if that leaves its plane, or nil if the transform of the plane is sufficient.
    func displayedSpaceTransform(of state: ViewState) -> CATransform3D? {
        let isInSpace = superview?.sublayersHaveDepth ?? false
        guard isInSpace || state.leavesPlane else { return nil }
        var transform = CATransform3DTranslate(state.transform3D, 0, 0, -state.anchorPointZ)
        if isInSpace {
            let depth = state.zPosition.isFinite && !hasOrderOnly ? state.zPosition : 0
            transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, depth))
        }
        let isPlane =
            state.keepsDepth
            ? CATransform3DIsAffine(transform) : transform.staysInPlane && !(isInSpace && transform.m43 != 0)
        guard !isPlane, transform.entries.allSatisfy(\.isFinite) else { return nil }
        return superview?.isFlipped == true ? transform.mirrored : transform
    }
}

extension CATransform3D {
    /// The transform that looks like this one in a mirror: left and right are exchanged before and after it.
    fileprivate var mirrored: CATransform3D {
        let flip = CATransform3DMakeScale(-1, 1, 1)
        return CATransform3DConcat(CATransform3DConcat(flip, self), flip)
    }
}

extension SpaceContent {
    /// Creates the description of a layer's place in space, or nil if the layer needs none.
    ///
    /// - Parameter isMirrored: True if the layer's own coordinates run from right to left. Those of the display do not.
    init?(_ state: ViewState, isMirrored: Bool) {
        guard let space = state.spaces.first else { return nil }
        self.init()
        if let around = space.sublayerTransform, around.entries.allSatisfy(\.isFinite) {
            children = isMirrored ? around.mirrored : around
        }
        if !space.isDoubleSided { hidesBack = true }
        if space.keepsDepth { keepsDepth = true }
        if self == SpaceContent() { return nil }
    }
}

import Foundation

/// A layer whose sublayers keep their places in space, so that they can be the sides of a solid.
/// See Apple's [CATransformLayer](https://developer.apple.com/documentation/quartzcore/catransformlayer).
///
/// Other layers are planes: what an eye sees of their sublayers lies in the plane of the layer. A transform layer is not a plane
/// and draws nothing itself. Its opacity is that of each of its sublayers.
///
/// ```swift
/// let cube = CATransformLayer()
/// let front = CALayer()
/// front.zPosition = 50
/// cube.addSublayer(front)
/// cube.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
/// ```
open class CATransformLayer: CALayer {
    override final var keepsDepth: Bool { true }

    /// The opacity of each of the sublayers.
    open override var opacity: Float {
        get { super.opacity }
        set {
            guard newValue != super.opacity else { return }
            super.opacity = newValue
            commitParts(of: view)
        }
    }

    private func commitParts(of solid: UIView) {
        for child in solid.displayedChildren {
            child.setNeedsCommit()
            if child.viewState.keepsDepth { commitParts(of: child) }
        }
    }

    /// Returns the deepest layer in this one that the eye sees at a point, or nil if there is none. The layer itself is not a
    /// plane in which a point could lie.
    ///
    /// - Parameter p: The point in points of the superlayer.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let found = super.hitTest(p)
        return found === self ? nil : found
    }
}

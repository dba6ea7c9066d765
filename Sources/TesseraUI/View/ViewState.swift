import Foundation
import TesseraDisplay

/// The properties that decide a view's place and look: those of a view that can be animated.
struct ViewState {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    /// The point at ``center``, about which the transform turns and scales, as fractions of the width and height.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var alpha: CGFloat = 1
    var isHidden = false
    var clipsToBounds = false
    /// True if the round corners have a continuous curve instead of a circular one.
    var hasContinuousCorners = false
    var backgroundColor: UIColor?
    var cornerRadius: CGFloat = 0
    /// The corners that the radius makes round.
    var maskedCorners = CACornerMask.all
    /// The radii of corners that differ, in a list of at most one element, for the same reason as the mask. The ``cornerRadius``
    /// is then the largest of them.
    var unevenRadii: [CornerRadii] = []
    /// The mask that limits the visible part of the view, or nil if all of it is visible.
    var mask: ViewMask? {
        get { masks.first }
        set { masks = newValue.map { [$0] } ?? [] }
    }
    /// The mask, in a list of at most one element. Few views have a mask, and an optional would take room in
    /// each of them.
    var masks: [ViewMask] = []
    /// The gradient or path that a layer of a special kind draws, or nil.
    var layerContent: LayerContent? {
        get { layerContents.first }
        set { layerContents = newValue.map { [$0] } ?? [] }
    }
    /// What a layer draws, in a list of at most one element, for the same reason as the mask.
    var layerContents: [LayerContent] = []
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor? = CGColor.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    /// True if the box of a view without a background colour casts its shadow, and not what it draws.
    var castsShadowOfBox = false
    /// The shape of the shadow in the view's coordinates, or nil for that of the view.
    var shadowPath: CGPath?
    var zPosition: CGFloat = 0
    /// The place of the layer in space, in a list of at most one element. Few layers leave their plane.
    var spaces: [LayerSpace] = []
    /// The radius of the blur of the content behind the view, in points, for the materials of bars and
    /// alerts.
    var backgroundBlur: CGFloat = 0

    /// The smallest rectangle that contains the transformed view, in points of its superview.
    var frame: CGRect {
        transformed(anchoredBox).offsetBy(dx: center.x, dy: center.y)
    }

    /// The rectangle of the view around its anchor point, without the transform.
    var anchoredBox: CGRect { Self.box(of: bounds.size, around: anchorPoint) }

    /// Returns a rectangle of a size around an anchor point, which is given as fractions of the width and height.
    static func box(of size: CGSize, around anchor: CGPoint) -> CGRect {
        CGRect(
            x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
    }
}

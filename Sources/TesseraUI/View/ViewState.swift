import Foundation

/// The properties that decide a view's place and look: those of a view that can be animated.
struct ViewState {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var isHidden = false
    var clipsToBounds = false
    var backgroundColor: UIColor?
    var cornerRadius: CGFloat = 0
    /// The corners that the radius makes round.
    var maskedCorners = CACornerMask.all
    /// The mask that limits the visible part of the view, or nil if all of it is visible.
    var mask: ViewMask? {
        get { masks.first }
        set { masks = newValue.map { [$0] } ?? [] }
    }
    /// The mask, in a list of at most one element. Few views have a mask, and an optional would take room in
    /// each of them.
    var masks: [ViewMask] = []
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor? = CGColor.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var zPosition: CGFloat = 0
    /// The radius of the blur of the content behind the view, in points, for the materials of bars and
    /// alerts.
    var backgroundBlur: CGFloat = 0

    /// The smallest rectangle that contains the transformed view, in points of its superview.
    var frame: CGRect {
        let size = bounds.size
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}

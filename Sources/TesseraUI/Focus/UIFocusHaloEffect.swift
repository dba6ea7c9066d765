import Foundation

/// A ring with a shape of its own around an item that has the focus.
/// See Apple's [UIFocusHaloEffect](https://developer.apple.com/documentation/uikit/uifocushaloeffect).
///
/// ```swift
/// cell.focusEffect = UIFocusHaloEffect(roundedRect: cell.bounds, cornerRadius: 12, curve: .continuous)
/// ```
///
/// The shape is in points of the item. Without a shape, the ring is that of ``UIFocusEffect``, which the browser draws at once.
/// The app draws a ring with a shape when the page has reported that the item has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
    /// The places of the ring, relative to its shape.
    public enum Position: Int, Sendable {
        /// Around the shape, or inside if a view around the item would cut a part of the ring off.
        case automatic
        /// Around the shape.
        case outside
        /// Inside of the shape.
        case inside
    }

    /// The shape of a ring, in points of the item.
    enum Shape {
        case rectangle(CGRect, cornerRadius: CGFloat, CALayerCornerCurve)
        case path(UIBezierPath)
    }

    /// The view in which the ring lies, or nil: then it lies in the superview of ``referenceView``, or else in the item.
    open weak var containerView: UIView?
    /// The view above which the ring lies, or nil: then it lies above all other views in its container.
    open weak var referenceView: UIView?
    /// The place of the ring, relative to its shape; automatic by default.
    open var position = Position.automatic
    private(set) var shape: Shape?

    /// Creates an effect without a shape of its own.
    public override init() { super.init() }

    /// Creates an effect with the shape of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        shape = .rectangle(rect, cornerRadius: 0, .circular)
    }

    /// Creates an effect with the shape of a rectangle with round corners. The rectangle and the radius are in points of the
    /// item.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init()
        shape = .rectangle(rect, cornerRadius: cornerRadius, curve)
    }

    /// Creates an effect with the shape of a path.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        shape = (bezierPath.copy() as? UIBezierPath).map(Shape.path)
    }

    /// Returns true if another effect shows the same ring.
    func isEqualInLook(to other: UIFocusHaloEffect) -> Bool {
        guard position == other.position, containerView === other.containerView,
            referenceView === other.referenceView
        else { return false }
        switch (shape, other.shape) {
        case (nil, nil): return true
        case (
            .rectangle(let one, let radius, let curve)?, .rectangle(let two, let otherRadius, let otherCurve)?
        ):
            return one == two && radius == otherRadius && curve == otherCurve
        case (.path(let one)?, .path(let two)?):
            return one.cgPath == two.cgPath && one.usesEvenOddFillRule == two.usesEvenOddFillRule
        default: return false
        }
    }

    override func duplicate() -> UIFocusEffect { fullCopy() }

    func fullCopy() -> UIFocusHaloEffect {
        let copy = UIFocusHaloEffect()
        (copy.shape, copy.position) = (shape, position)
        (copy.containerView, copy.referenceView) = (containerView, referenceView)
        return copy
    }
}

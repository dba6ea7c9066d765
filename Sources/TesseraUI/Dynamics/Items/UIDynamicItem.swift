import Foundation

/// The shape with which a dynamic item collides.
/// See Apple's [UIDynamicItemCollisionBoundsType](
/// https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the item's bounds.
    case rectangle = 0
    /// The ellipse that touches the sides of the item's bounds.
    case ellipse = 1
    /// The path that ``UIDynamicItem/collisionBoundingPath`` returns.
    case path = 2
}

/// Something that a dynamic animator moves, such as a view.
/// See Apple's [UIDynamicItem](https://developer.apple.com/documentation/uikit/uidynamicitem).
///
/// The animator reads the place and the size of an item when the item is added to one of its behaviors, and when
/// ``UIDynamicAnimator/updateItem(usingCurrentState:)`` is called. From then on it sets the center and the transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle of the item in the coordinates of the animator.
    var center: CGPoint { get set }
    /// The rectangle of the item before its transform.
    var bounds: CGRect { get }
    /// The turn of the item about its center.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides. The default is the rectangle.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of an item whose type of shape is `path`. The point (0, 0) of the path is the center of the item. If the
    /// path is not convex, the item collides with the smallest convex shape around it.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The rectangle of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The rectangle of the bounds around the center.
    public var collisionBoundingPath: UIBezierPath { .aroundCenter(bounds.size) }
}

extension UIDynamicItem {
    /// Returns the smallest upright rectangle around the item as it is turned and scaled now, with its center at a place.
    func frame(around center: CGPoint) -> CGRect {
        let size = CGRect(origin: .zero, size: bounds.size).applying(transform).size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIBezierPath {
    /// Returns a rectangle of a size around the point (0, 0).
    static func aroundCenter(_ size: CGSize) -> UIBezierPath {
        UIBezierPath(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}

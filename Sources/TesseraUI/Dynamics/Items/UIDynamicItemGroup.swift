import Foundation

/// Several dynamic items that move as one body.
/// See Apple's [UIDynamicItemGroup](https://developer.apple.com/documentation/uikit/uidynamicitemgroup).
///
/// The group collides with the shapes of its items. Add the group to behaviors, and not its items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private let members: [any UIDynamicItem]
    /// The places of the items as seen from the center of the group without its turn, and their transforms.
    private let places: [(offset: CGPoint, transform: CGAffineTransform)]
    private let size: CGSize
    private var ownCenter: CGPoint
    private var ownTransform = CGAffineTransform.identity

    /// Creates a group of items. They keep the places that they have relative to each other.
    public init(items: [any UIDynamicItem]) {
        members = items
        let frame = items.reduce(CGRect.null) { $0.union($1.frame(around: $1.center)) }
        let center = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        size = frame.isNull ? .zero : frame.size
        ownCenter = center
        places = items.map { item in
            (CGPoint(x: item.center.x - center.x, y: item.center.y - center.y), item.transform)
        }
        super.init()
    }

    /// The items of the group.
    open var items: [any UIDynamicItem] { members }

    /// The middle of the smallest rectangle around the items. Setting it moves the items.
    open var center: CGPoint {
        get { ownCenter }
        set {
            guard newValue != ownCenter else { return }
            ownCenter = newValue
            placeItems()
        }
    }

    /// The shapes of the items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    /// The paths of the items around the center of the group.
    open var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        for (item, place) in zip(members, places) {
            let outline: UIBezierPath
            switch item.collisionBoundsType {
            case .rectangle: outline = .aroundCenter(item.bounds.size)
            case .ellipse: outline = UIBezierPath(ovalIn: UIBezierPath.aroundCenter(item.bounds.size).bounds)
            case .path: outline = item.collisionBoundingPath.duplicate()
            }
            outline.apply(place.transform)
            outline.apply(CGAffineTransform(translationX: place.offset.x, y: place.offset.y))
            path.append(outline)
        }
        return path
    }

    /// A rectangle with the size that the group had when it was created.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The turn of the group. Setting it turns the items about the center of the group.
    open var transform: CGAffineTransform {
        get { ownTransform }
        set {
            guard newValue != ownTransform else { return }
            ownTransform = newValue
            placeItems()
        }
    }

    private func placeItems() {
        for (item, place) in zip(members, places) {
            let offset = place.offset.applying(ownTransform)
            item.center = CGPoint(x: ownCenter.x + offset.x, y: ownCenter.y + offset.y)
            let transform = place.transform.concatenating(ownTransform)
            if item.transform != transform { item.transform = transform }
        }
    }

    /// The shapes of the items around the center of the group.
    var shapes: [(item: any UIDynamicItem, offset: CGPoint, transform: CGAffineTransform)] {
        zip(members, places).map { ($0, $1.offset, $1.transform) }
    }
}

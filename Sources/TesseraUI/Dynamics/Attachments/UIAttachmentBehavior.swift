import Foundation
import TesseraDynamics

/// Joins an item to a point, or two items to each other.
/// See Apple's [UIAttachmentBehavior](https://developer.apple.com/documentation/uikit/uiattachmentbehavior).
///
/// An item that the user drags hangs on the finger:
///
/// ```swift
/// final class DragViewController: UIViewController {
///     private lazy var animator = UIDynamicAnimator(referenceView: view)
///     private let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
///     private var attachment: UIAttachmentBehavior?
///
///     func drag(_ gesture: UIPanGestureRecognizer) {
///         let finger = gesture.location(in: view)
///         switch gesture.state {
///         case .began:
///             let attachment = UIAttachmentBehavior(item: card, attachedToAnchor: finger)
///             animator.addBehavior(attachment)
///             self.attachment = attachment
///         case .changed:
///             attachment?.anchorPoint = finger
///         default:
///             if let attachment { animator.removeBehavior(attachment) }
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kinds of things that an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// The item is attached to another item.
        case items = 0
        /// The item is attached to a point.
        case anchor = 1
    }

    /// The ways in which an attachment joins items.
    enum Form {
        /// The attachment keeps the distance between two points of the items.
        case distance(UIOffset, UIOffset)
        /// The attachment limits the distance between two points of the items to what it was at first.
        case limit(UIOffset, UIOffset)
        /// The attachment makes the items move as if they were one.
        case fixed
        /// The attachment joins the items at one point, about which they turn.
        case pin
        /// The attachment lets the items slide along an axis.
        case sliding(CGVector)
    }

    private var form: Form
    private var attachedItems: [any UIDynamicItem]
    /// The joint, as long as the behavior has an animator.
    private(set) var joint: Joint?
    private var ownAnchorPoint: CGPoint
    private var ownLength: CGFloat?

    // A class of an app inherits the initializers only if all designated ones are public.
    private convenience init(_ form: Form, _ items: [any UIDynamicItem], _ anchor: CGPoint) {
        self.init(item: items[0], offsetFromCenter: .zero, attachedToAnchor: anchor)
        (self.form, attachedItems) = (form, items)
    }

    // MARK: Creating

    /// Attaches the center of an item to a point, from which it keeps its present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item, as seen from its center, to a point from which it keeps its present distance.
    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        form = .distance(offset, .zero)
        attachedItems = [item]
        ownAnchorPoint = point
        super.init()
    }

    /// Attaches the centers of two items to each other. They keep their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items, as seen from their centers, to each other. They keep their present distance.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        form = .distance(offset1, offset2)
        attachedItems = [item1, item2]
        ownAnchorPoint = .zero
        super.init()
    }

    /// Returns an attachment of two items that neither move nor turn relative to each other, as if they were glued together at a
    /// point.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed, [item1, item2], point)
    }

    /// Returns an attachment of two items that turn about a point, within the ``attachmentRange`` in radians.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, [item1, item2], point)
    }

    /// Returns an attachment of two items that slide along an axis through a point and do not turn relative to each other, within
    /// the ``attachmentRange`` in points. The axis turns together with the second item.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis), [item1, item2], point)
    }

    /// Returns an attachment of an item that slides along an axis through a point and does not turn, within the
    /// ``attachmentRange`` in points.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis), [item], point)
    }

    /// Returns an attachment of points of two items, as seen from their centers, that part by no more than their present
    /// distance, as if by a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit(offset1, offset2), [item1, item2], .zero)
    }

    // MARK: Properties

    /// The item, or both items.
    open var items: [any UIDynamicItem] { attachedItems }

    /// What the item is attached to.
    open var attachedBehaviorType: AttachmentType { attachedItems.count > 1 ? .items : .anchor }

    /// The point to which the item is attached. Moving it moves the item.
    open var anchorPoint: CGPoint {
        get { ownAnchorPoint }
        set {
            ownAnchorPoint = newValue
            guard attachedItems.count == 1 else { return }
            joint?.firstAnchor = Vector(newValue)
            wake()
        }
    }

    /// The distance in points that the attached points keep. Without an animator, and unless it was set, it is the distance
    /// that they have now.
    open var length: CGFloat {
        get { (joint as? DistanceJoint)?.length ?? ownLength ?? presentLength }
        set {
            guard newValue.isFinite else { return }
            ownLength = max(newValue, 0)
            (joint as? DistanceJoint)?.length = max(newValue, 0)
            wake()
        }
    }

    /// The damping of the spring, for a ``frequency`` above 0: 0 for none, and 1 or more for a spring that does not swing.
    open var damping: CGFloat = 0 { didSet { update() } }

    /// The oscillations per second of the spring that holds the item, or 0, the default, for a rod.
    open var frequency: CGFloat = 0 { didSet { update() } }

    /// The torque that is needed to turn the items against each other. With a torque of 1, an item of 100 by 100 points and the
    /// density 1 resists a push of the magnitude 1 at a distance of 100 points.
    open var frictionTorque: CGFloat = 0 { didSet { update() } }

    /// The range within which the items slide, in points, or turn about a pin, in radians. The place at which they were
    /// attached is 0.
    open var attachmentRange = UIFloatRange.infinite { didSet { update() } }

    /// The torque of 1: a force of 1 at a distance of 100 points.
    private static let unitOfTorque = 10_000.0

    // MARK: Acting

    override func enter(_ scene: DynamicScene) {
        let bodies = attachedItems.map { scene.add($0).body }
        let joint = makeJoint(bodies)
        if let ownLength { (joint as? DistanceJoint)?.length = ownLength }
        self.joint = joint
        update()
        scene.world.add(joint)
    }

    override func leave(_ scene: DynamicScene) {
        if let joint { scene.world.remove(joint) }
        joint = nil
        for item in attachedItems { scene.remove(item) }
    }

    /// Makes the joint. Its first body is what the first item is attached to.
    private func makeJoint(_ bodies: [Body]) -> Joint {
        let anchor = Vector(ownAnchorPoint)
        let (body, other) = (bodies[0], bodies.count > 1 ? bodies[1] : nil)
        switch form {
        case .distance(let offset, let otherOffset):
            let place = other == nil ? anchor : Vector(otherOffset)
            return DistanceJoint(from: other, at: place, to: body, at: Vector(offset))
        case .limit(let offset, let otherOffset):
            return DistanceJoint(.rope, from: other, at: Vector(otherOffset), to: body, at: Vector(offset))
        case .sliding(let axis):
            return SlidingJoint(other, body, at: anchor, along: Vector(axis))
        case .fixed, .pin:
            var isFixed = false
            if case .fixed = form { isFixed = true }
            return PinJoint(other ?? body, body, at: anchor, isFixed: isFixed)
        }
    }

    private func update() {
        joint?.frictionTorque = Self.unitOfTorque * max(frictionTorque, 0)
        let range = JointRange(attachmentRange.minimum, attachmentRange.maximum)
        switch joint {
        case let joint as DistanceJoint:
            joint.frequency = max(frequency, 0)
            joint.dampingRatio = max(damping, 0)
        case let joint as PinJoint: joint.range = range
        case let joint as SlidingJoint: joint.range = range
        default: break
        }
        wake()
    }

    private func wake() {
        guard let scene else { return }
        for item in attachedItems { scene.wake(item) }
    }

    private var presentLength: CGFloat {
        func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
            let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
                .applying(CGAffineTransform(rotationAngle: item.transform.angle))
            return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
        }
        switch form {
        case .distance(let offset, let other), .limit(let offset, let other):
            let first = place(attachedItems[0], offset)
            let second = attachedItems.count > 1 ? place(attachedItems[1], other) : ownAnchorPoint
            return hypot(first.x - second.x, first.y - second.y)
        case .fixed, .pin, .sliding: return 0
        }
    }
}

import Foundation
import TesseraDisplay

/// The view that contains the dragged items, in front of everything in the window.
///
/// The platter is as large as the window, and the items lie in it where they were lifted. While a pointer
/// drags them, the display moves the platter as a whole.
final class DragPlatter: UIView {
    /// The description of the pointer that moves the platter, or nil if none does.
    var content: DragContent? { didSet { if content != oldValue { setNeedsCommit() } } }
    /// The distance in points by which the keyboard has moved the items.
    var displacement = CGPoint.zero {
        didSet { transform = CGAffineTransform(translationX: displacement.x, y: displacement.y) }
    }

    private var looks: [(item: UIDragItem, view: DragLook)] = []
    private lazy var badge = DragBadge()
    private var isPrecise = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = 1_000_000
    }

    required init?(coder: NSCoder) { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.drag = content
    }

    // MARK: Looks

    /// Adds an item at the place of its preview.
    func add(_ item: UIDragItem, _ preview: UITargetedDragPreview, in window: UIWindow) {
        let look = DragLook(preview.view, preview.parameters)
        if let place = place(of: preview.target, size: nil) {
            // The display has moved the platter already, so the place of an item that joins the drag is
            // reduced by that distance.
            look.center = CGPoint(x: place.center.x - displacement.x, y: place.center.y - displacement.y)
            look.transform = place.transform
        }
        looks.append((item, look))
        insertSubview(look, at: 0)
    }

    /// Gives an item another preview at a point of the window, or none if `preview` is nil.
    func replace(_ item: UIDragItem, with preview: UIDragPreview?, at point: CGPoint) {
        guard let index = looks.firstIndex(where: { $0.item === item }) else { return }
        looks[index].view.removeFromSuperview()
        guard let preview else { return looks[index].view.isHidden = true }
        let look = DragLook(preview.view, preview.parameters)
        look.center = point
        looks[index].view = look
        insertSubview(look, at: 0)
        look.raise()
    }

    /// Makes all items look as if they were above the other views.
    func raise() {
        for look in looks { look.view.raise() }
    }

    /// Gathers all items in a stack under the first one.
    func gather() {
        guard let first = looks.first?.view else { return }
        for (index, look) in looks.enumerated().dropFirst() {
            let offset = CGFloat(min(index, 2)) * Self.stackOffset
            look.view.center = CGPoint(x: first.center.x + offset, y: first.center.y + offset)
            look.view.alpha = index > 2 ? 0 : 1
        }
        placeBadge()
    }

    private static let stackOffset: CGFloat = 6

    // MARK: Effect of a drop

    /// Displays the effect of a drop on the badge.
    func display(_ operation: UIDropOperation, isOverTarget: Bool, isPrecise: Bool) {
        let count = looks.count > 1 ? looks.count : 0
        UIView.performWithoutAnimation {
            switch operation {
            case .copy: badge.display(.copy, count: count)
            case .forbidden: badge.display(.forbidden, count: count)
            case .cancel, .move: badge.display(count > 0 ? .count : nil, count: count)
            }
            placeBadge()
            guard isPrecise != self.isPrecise else { return }
            self.isPrecise = isPrecise
            // With a precise drop, the items lie above the finger, so that the place under it is visible.
            let height = looks.first?.view.bounds.height ?? 0
            let raise = (isPrecise ? -1 : 1) * (height / 2 + Self.fingerRoom)
            for look in looks { look.view.center.y += raise }
            placeBadge()
        }
    }

    /// The distance in points above the middle of a finger that the finger covers.
    private static let fingerRoom: CGFloat = 24

    private func placeBadge() {
        guard let first = looks.first?.view else { return }
        if badge.superview !== self { addSubview(badge) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.center = CGPoint(
            x: isMirrored ? first.frame.minX : first.frame.maxX, y: first.frame.minY)
    }

    // MARK: The end

    /// Keeps the items where the pointer or the keyboard has moved them, and removes the badge.
    func letGo(at displacement: CGPoint) {
        content = nil
        transform = .identity
        for look in looks {
            look.view.center.x += displacement.x
            look.view.center.y += displacement.y
        }
        badge.removeFromSuperview()
    }

    /// Moves an item to a place, or not at all if `place` is nil. The item fades out if `fades` is true.
    func send(_ item: UIDragItem, to place: Place?, fades: Bool, _ parameters: UIPreviewParameters? = nil) {
        guard let look = looks.first(where: { $0.item === item })?.view else { return }
        look.settle(parameters)
        if let place {
            look.center = place.center
            look.transform = place.transform
            if let size = place.size, look.bounds.width > 0, look.bounds.height > 0 {
                let scale = min(size.width / look.bounds.width, size.height / look.bounds.height)
                if scale > 0, scale.isFinite { look.transform = look.transform.scaledBy(x: scale, y: scale) }
            }
        }
        if fades { look.alpha = 0 }
    }

    /// A place in the platter, with an optional size in points.
    struct Place {
        var center: CGPoint
        var transform: CGAffineTransform
        var size: CGSize?
    }

    /// Returns the place of a target in the platter before any movement, or nil if the target is in another
    /// window, or in none.
    func place(of target: UIPreviewTarget, size: CGSize?) -> Place? {
        let container = target.container
        guard let window = container.window, superview == nil || window === self.window else { return nil }
        return Place(
            center: container.convert(target.center, to: nil), transform: target.transform, size: size)
    }
}

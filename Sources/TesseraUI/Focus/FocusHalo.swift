import Foundation

/// The ring of a ``UIFocusHaloEffect`` with a shape of its own.
@MainActor
final class FocusHalo: UIView {
    private static let width: CGFloat = 3

    /// The ring on the screen, or nil.
    private static weak var current: FocusHalo?

    private let outline: CAShapeLayer?
    /// The effect whose ring this is.
    private let effect: UIFocusHaloEffect
    /// The item around which the ring lies.
    private weak var item: UIView?
    /// The frame of the item at the time when the ring was made, in points of the view that contains the ring.
    private let place: CGRect

    /// Puts the ring around its item again, if the item may have moved without it.
    static func moveToItem() {
        // A ring within its item moves along with it.
        guard let current, current.superview !== current.item else { return }
        update()
    }

    /// Replaces the ring on the screen by the one of the item that has the focus. An item whose effect has no shape has no ring
    /// of the app.
    static func update() {
        let item = UIFocusSystem.focusedView
        let effect = item?.window == nil ? nil : item?.focusEffect as? UIFocusHaloEffect
        // A new ring makes its container lay out its subviews. An app that sets the effect during this layout would never end it.
        if let current, let item, current.item === item, let effect, effect.isEqualInLook(to: current.effect),
            let container = current.superview, container.convert(item.bounds, from: item) == current.place
        {
            return
        }
        current?.removeFromSuperview()
        guard let item, let effect, let shape = effect.shape else { return }
        let container = effect.containerView ?? effect.referenceView?.superview ?? item
        let halo = FocusHalo(shape, effect, of: item, in: container)
        if let reference = effect.referenceView, reference.superview === container {
            container.insertSubview(halo, aboveSubview: reference)
        } else {
            container.addSubview(halo)
        }
        current = halo
    }

    private init(
        _ shape: UIFocusHaloEffect.Shape, _ effect: UIFocusHaloEffect, of item: UIView, in container: UIView
    ) {
        let (width, position) = (Self.width, effect.position)
        // The app may change its own object.
        self.effect = effect.fullCopy()
        self.item = item
        place = container.convert(item.bounds, from: item)
        switch shape {
        case .rectangle(let rectangle, let cornerRadius, let curve):
            outline = nil
            let frame = container.convert(rectangle, from: item)
            let isOutside = Self.isOutside(position, around: frame, in: container)
            super.init(frame: isOutside ? frame.insetBy(dx: -width, dy: -width) : frame)
            layer.borderWidth = width
            layer.cornerRadius = cornerRadius > 0 && isOutside ? cornerRadius + width : cornerRadius
            layer.cornerCurve = curve
        case .path(let path):
            let outline = CAShapeLayer()
            self.outline = outline
            let box = container.convert(path.bounds, from: item)
            let frame = box.insetBy(dx: -width, dy: -width)
            let isOutside = Self.isOutside(position, around: box, in: container)
            super.init(frame: frame)
            let line = Self.path(path, from: item, to: container, origin: frame.origin)
            outline.path = line.cgPath
            outline.fillColor = nil
            // One half of the line is cut off.
            outline.lineWidth = 2 * width
            layer.addSublayer(outline)
            let mask = CAShapeLayer()
            let area = isOutside ? UIBezierPath(rect: bounds) : UIBezierPath()
            area.append(line)
            mask.path = area.cgPath
            mask.fillRule = isOutside || path.usesEvenOddFillRule ? .evenOdd : .nonZero
            layer.mask = mask
        }
        isUserInteractionEnabled = false
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        let color = tintColor.resolvedColor(with: traitCollection).cgColor
        if let outline { outline.strokeColor = color } else { layer.borderColor = color }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tintColorDidChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tintColorDidChange()
    }

    /// Returns true if the ring lies outside of a shape.
    ///
    /// - Parameters:
    ///   - box: The smallest rectangle around the shape, in points of the container.
    ///   - container: The view that contains the ring.
    private static func isOutside(
        _ position: UIFocusHaloEffect.Position, around box: CGRect, in container: UIView
    ) -> Bool {
        switch position {
        case .outside: return true
        case .inside: return false
        case .automatic:
            let outer = box.insetBy(dx: -width, dy: -width)
            // Content that scrolls may reach beyond the edge, but not to the sides along which it does not scroll.
            return sequence(first: container, next: \.superview).allSatisfy { view in
                guard view.clipsToBounds || view is UIWindow else { return true }
                let (bounds, place) = (view.bounds, container.convert(outer, to: view))
                let scroll = view as? UIScrollView
                let scrollsAcross = (scroll?.contentSize.width ?? 0) > bounds.width
                let scrollsDown = (scroll?.contentSize.height ?? 0) > bounds.height
                return (scrollsAcross || place.minX >= bounds.minX && place.maxX <= bounds.maxX)
                    && (scrollsDown || place.minY >= bounds.minY && place.maxY <= bounds.maxY)
            }
        }
    }

    /// Converts a path from points of the item to points of a view within the container.
    ///
    /// - Parameter origin: The origin of that view, in points of the container.
    private static func path(
        _ path: UIBezierPath, from item: UIView, to container: UIView, origin: CGPoint
    ) -> UIBezierPath {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            container.convert(CGPoint(x: x, y: y), from: item)
        }
        // The images of three points determine how the item is moved, turned and scaled.
        let (zero, across, down) = (place(0, 0), place(1, 0), place(0, 1))
        let placed = UIBezierPath(cgPath: path.cgPath)
        placed.apply(
            CGAffineTransform(
                a: across.x - zero.x, b: across.y - zero.y, c: down.x - zero.x, d: down.y - zero.y,
                tx: zero.x - origin.x, ty: zero.y - origin.y))
        return placed
    }
}

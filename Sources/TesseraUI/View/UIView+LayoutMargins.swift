import Foundation

extension UIView {
    /// The room in points that the view keeps between its edges and its content: what the app has set, 8 points on each
    /// side by default, beyond the safe area.
    ///
    /// The view of a controller has the controller's ``UIViewController/systemMinimumLayoutMargins`` at its sides by
    /// default and at least, and none above and below. A side that is set to another value gets the safe area added to
    /// it; one that is set to the value that it has stays as it is.
    /// See Apple's [layoutMargins](https://developer.apple.com/documentation/uikit/uiview/layoutmargins).
    public var layoutMargins: UIEdgeInsets {
        get {
            var margins = ownLayoutMargins.insets(isMirrored: isRightToLeft)
            if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
            return preservesSuperviewLayoutMargins ? margins.union(inheritedMargins) : margins
        }
        set { directionalLayoutMargins = newValue.directional(isMirrored: isRightToLeft) }
    }

    /// ``layoutMargins`` by the direction of the user interface.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isMirrored: isRightToLeft) }
        set {
            for inset in [newValue.top, newValue.leading, newValue.bottom, newValue.trailing] {
                guard inset.isFinite else {
                    fatalError("\(type(of: self)): the layout margins are \(newValue); they must be finite.")
                }
            }
            // To set one side is to set all, the others with the safe area that was added to them.
            let (old, own) = (directionalLayoutMargins, ownLayoutMargins)
            func side(_ path: KeyPath<NSDirectionalEdgeInsets, CGFloat>) -> CGFloat {
                newValue[keyPath: path] == old[keyPath: path] ? own[keyPath: path] : newValue[keyPath: path]
            }
            storedLayoutMargins.own = NSDirectionalEdgeInsets(
                top: side(\.top), leading: side(\.leading), bottom: side(\.bottom), trailing: side(\.trailing)
            )
            updateLayoutMargins()
        }
    }

    /// Whether the margins reach at least as far in as the superview's do, where the two overlap. In a scroll view, whose
    /// content moves, that is at the sides only.
    public var preservesSuperviewLayoutMargins: Bool {
        get { storedLayoutMargins.preservesSuperviews }
        set {
            storedLayoutMargins.preservesSuperviews = newValue
            updateLayoutMargins()
        }
    }

    /// Whether the margins begin at the edges of the safe area, which they do by default, and not at those of the view.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedLayoutMargins.includesSafeArea }
        set {
            storedLayoutMargins.includesSafeArea = newValue
            updateLayoutMargins()
        }
    }

    /// How far the part of the margins lies inside the view in which lines of text are not too long to read: in the middle
    /// between the margins, at most 672 points wide, which is what UIKit has for text of the default size.
    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let rest = max(0, (bounds.width - insets.left - insets.right - 672) / 2)
        insets.left += rest
        insets.right += rest
        return insets
    }

    /// Tells the view, its controller and the subviews that depend on them where the margins have changed.
    func updateLayoutMargins() {
        let margins = layoutMargins
        guard margins != storedLayoutMargins.told else { return }
        storedLayoutMargins.told = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        updateInheritedMargins()
    }

    /// Follows a change of the superview's margins, or of the place in it.
    func updateInheritedMargins() {
        for subview in subviews where subview.preservesSuperviewLayoutMargins {
            subview.updateLayoutMargins()
        }
    }

    private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// The margins that the app has set, or those that the view has by default.
    private var ownLayoutMargins: NSDirectionalEdgeInsets {
        guard let controller = viewController else {
            return storedLayoutMargins.own ?? .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        var margins = storedLayoutMargins.own ?? .zero
        let least = controller.systemMinimumLayoutMargins
        if controller.viewRespectsSystemMinimumLayoutMargins || storedLayoutMargins.own == nil {
            margins.leading = max(margins.leading, least.leading)
            margins.trailing = max(margins.trailing, least.trailing)
        }
        return margins
    }

    /// How far the superview's margins reach into the view.
    private var inheritedMargins: UIEdgeInsets {
        guard let superview else { return .zero }
        let (outer, frame) = (superview.layoutMargins, frame)
        let isScrolled = superview is UIScrollView
        let room = isScrolled ? CGRect(origin: .zero, size: superview.bounds.size) : superview.bounds
        return UIEdgeInsets(
            top: isScrolled ? 0 : outer.top - (frame.minY - room.minY),
            left: outer.left - (frame.minX - room.minX),
            bottom: isScrolled ? 0 : outer.bottom - (room.maxY - frame.maxY),
            right: outer.right - (room.maxX - frame.maxX))
    }
}

/// What a view keeps of its margins.
struct LayoutMarginsState {
    /// What the app has set.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperviews = false
    var includesSafeArea = true
    /// What the view was last told of.
    var told = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIEdgeInsets {
    func directional(isMirrored: Bool) -> NSDirectionalEdgeInsets {
        isMirrored
            ? .init(top: top, leading: right, bottom: bottom, trailing: left)
            : .init(top: top, leading: left, bottom: bottom, trailing: right)
    }

    static func + (one: Self, other: Self) -> Self {
        .init(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    /// What these leave of other insets; nothing less than nothing.
    func remainder(after other: Self) -> Self {
        .init(
            top: max(0, top - other.top), left: max(0, left - other.left),
            bottom: max(0, bottom - other.bottom), right: max(0, right - other.right))
    }

    func union(_ other: Self) -> Self {
        .init(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension NSDirectionalEdgeInsets {
    func insets(isMirrored: Bool) -> UIEdgeInsets {
        isMirrored
            ? .init(top: top, left: trailing, bottom: bottom, right: leading)
            : .init(top: top, left: leading, bottom: bottom, right: trailing)
    }
}

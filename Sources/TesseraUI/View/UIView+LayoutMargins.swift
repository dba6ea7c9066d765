import Foundation

extension UIView {
    /// What the app has set beyond the safe area, or what the view inherits where that is more.
    var presentLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins.insets(isMirrored: isRightToLeft)
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        return preservesSuperviewLayoutMargins ? margins.union(inheritedMargins) : margins
    }

    /// Takes margins that the app sets.
    func setOwnLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        for inset in [margins.top, margins.leading, margins.bottom, margins.trailing] {
            guard inset.isFinite else {
                fatalError("\(type(of: self)): the layout margins are \(margins); they must be finite.")
            }
        }
        // To set one side is to set all, the others with the safe area that was added to them.
        let (old, own) = (directionalLayoutMargins, ownLayoutMargins)
        func side(_ path: KeyPath<NSDirectionalEdgeInsets, CGFloat>) -> CGFloat {
            margins[keyPath: path] == old[keyPath: path] ? own[keyPath: path] : margins[keyPath: path]
        }
        storedLayoutMargins.own = NSDirectionalEdgeInsets(
            top: side(\.top), leading: side(\.leading), bottom: side(\.bottom), trailing: side(\.trailing))
        updateLayoutMargins()
    }

    /// How far the part of the margins lies inside the view in which lines of text are not too long to read: in the middle
    /// between the margins, at most ``readableWidth`` wide.
    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let rest = max(0, (bounds.width - insets.left - insets.right - UIView.readableWidth) / 2)
        insets.left += rest
        insets.right += rest
        return insets
    }

    /// Tells the view, its controller and the subviews that depend on them where the margins have changed.
    func updateLayoutMargins() {
        let margins = layoutMargins
        guard margins != storedLayoutMargins.told else { return }
        storedLayoutMargins.told = margins
        insetsChangedForGuides()
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
        let isFlipped = superview.isFlipped
        let outer = isFlipped ? superview.layoutMargins.mirrored : superview.layoutMargins
        let isScrolled = superview.scrollsSubviews
        let room = isScrolled ? CGRect(origin: .zero, size: superview.bounds.size) : superview.bounds
        let inherited = UIEdgeInsets(
            top: isScrolled ? 0 : outer.top - (frame.minY - room.minY),
            left: outer.left - (frame.minX - room.minX),
            bottom: isScrolled ? 0 : outer.bottom - (room.maxY - frame.maxY),
            right: outer.right - (room.maxX - frame.maxX))
        return isFlipped ? inherited.mirrored : inherited
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

import Foundation

extension UIView {
    /// The margins that the app has set, with the safe area, or those that the view inherits if they are
    /// larger.
    var presentLayoutMargins: UIEdgeInsets {
        let own = ownLayoutMargins
        // Most margins are the same on both sides. The direction comes from the traits, which take a walk up to the window.
        return presentLayoutMargins(own, isMirrored: own.leading != own.trailing && isRightToLeft)
    }

    /// Returns the present margins.
    ///
    /// - Parameter own: The ``ownLayoutMargins``, for which the view's controller may have to be asked.
    private func presentLayoutMargins(_ own: NSDirectionalEdgeInsets, isMirrored: Bool) -> UIEdgeInsets {
        var margins = own.insets(isMirrored: isMirrored)
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        return preservesSuperviewLayoutMargins ? margins.union(inheritedMargins) : margins
    }

    /// The margins that the app has set, or nil if the safe area or the superview adds to them, or if a class of an app may
    /// override them. They need not be mirrored, so that nothing has to walk up to the window to find the view's direction.
    var uncoveredLayoutMargins: NSDirectionalEdgeInsets? {
        guard isOfPlainClass, !preservesSuperviewLayoutMargins,
            !insetsLayoutMarginsFromSafeArea || safeAreaInsets == .zero
        else { return nil }
        return ownLayoutMargins
    }

    /// Returns the ``directionalLayoutMargins``, which a class of an app may override.
    ///
    /// - Parameter traits: The view's traits, which the caller has just read. To read them again takes a walk up to the window.
    func directionalLayoutMargins(with traits: UITraitCollection) -> NSDirectionalEdgeInsets {
        guard isOfPlainClass else { return directionalLayoutMargins }
        let isMirrored = layoutDirection(with: traits) == .rightToLeft
        return presentLayoutMargins(ownLayoutMargins, isMirrored: isMirrored)
            .directional(isMirrored: isMirrored)
    }

    /// Stores margins that the app sets.
    func setOwnLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        for inset in [margins.top, margins.leading, margins.bottom, margins.trailing] {
            guard inset.isFinite else {
                fatalError("\(type(of: self)): the layout margins are \(margins); they must be finite.")
            }
        }
        // Setting one side sets all; the other sides still contain the safe area that was added to them.
        let (old, own) = (directionalLayoutMargins, ownLayoutMargins)
        func side(_ path: KeyPath<NSDirectionalEdgeInsets, CGFloat>) -> CGFloat {
            margins[keyPath: path] == old[keyPath: path] ? own[keyPath: path] : margins[keyPath: path]
        }
        storedLayoutMargins.own = NSDirectionalEdgeInsets(
            top: side(\.top), leading: side(\.leading), bottom: side(\.bottom), trailing: side(\.trailing))
        updateLayoutMargins()
    }

    /// The insets of the part of the view in which lines of text are not too long to read. It lies in the
    /// middle between the margins and is at most ``readableWidth`` wide.
    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let remainder = max(0, (bounds.width - insets.left - insets.right - UIView.readableWidth) / 2)
        insets.left += remainder
        insets.right += remainder
        return insets
    }

    /// Informs the view, its controller and the subviews that inherit margins, if the margins have changed.
    func updateLayoutMargins() {
        let margins = layoutMargins
        guard margins != storedLayoutMargins.announced else { return }
        storedLayoutMargins.announced = margins
        insetsChangedForGuides()
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        updateInheritedMargins()
    }

    /// Updates the margins of the subviews that inherit them, after this view's margins or place have
    /// changed.
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

    /// The distances by which the superview's margins reach into the view.
    private var inheritedMargins: UIEdgeInsets {
        guard let superview else { return .zero }
        let (isFlipped, frame) = (superview.isFlipped, frame)
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

/// The state of a view's layout margins.
struct LayoutMarginsState {
    /// The margins that the app has set, or nil if it has set none.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperviews = false
    var includesSafeArea = true
    /// The margins about which the view was informed last.
    var announced = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
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

    /// Returns these insets reduced by other insets, but not below zero.
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

extension UIView {
    /// True if leading means right for the content that the view arranges.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// True if leading means the greater coordinate for the constraints whose nearest common ancestor is this
    /// view. The constraints are made anew when it changes.
    var isMirroredForConstraints: Bool {
        let direction = knownLayoutDirection ?? effectiveUserInterfaceLayoutDirection
        knownLayoutDirection = direction
        return (direction == .rightToLeft) != isFlipped
    }

    /// Updates the view after ``UIView/semanticContentAttribute`` has changed.
    func semanticContentChanged(from old: UISemanticContentAttribute) {
        if knownLayoutDirection == nil {
            // The view may have arranged its content before without reading the direction here.
            knownLayoutDirection = UIView.userInterfaceLayoutDirection(
                for: old, relativeTo: traitCollection.layoutDirection.userInterfaceLayoutDirection)
        }
        updateLayoutDirection()
    }

    /// Returns the direction of the view's content, which a class of an app may override.
    ///
    /// - Parameter traits: The view's traits, which the caller has just read. To read them again takes a walk up to the window.
    func layoutDirection(with traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
        guard isOfPlainClass else { return effectiveUserInterfaceLayoutDirection }
        return UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traits.layoutDirection.userInterfaceLayoutDirection)
    }

    /// Arranges the view's content anew if its direction differs from that of the last arrangement.
    ///
    /// - Parameter traits: The view's traits, if they were just read.
    func updateLayoutDirection(_ traits: UITraitCollection? = nil) {
        let direction =
            traits.map { layoutDirection(with: $0) } ?? effectiveUserInterfaceLayoutDirection
        guard direction != knownLayoutDirection else { return }
        let isKnown = knownLayoutDirection != nil
        knownLayoutDirection = direction
        guard isKnown || direction == .rightToLeft else { return }
        reinstallDirectionalConstraints()
        updateLayoutMargins()
        setNeedsCommit()
        setNeedsLayout()
        layoutDirectionDidChange()
    }
}

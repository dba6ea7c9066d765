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

    /// Arranges the view's content anew if its direction differs from that of the last arrangement.
    func updateLayoutDirection() {
        let direction = effectiveUserInterfaceLayoutDirection
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

extension UIView {
    /// Whether leading is right for what the view arranges.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether leading is the greater coordinate for the constraints of which the view is the nearest common ancestor. A change
    /// makes them anew.
    var isMirroredForConstraints: Bool {
        let direction = knownLayoutDirection ?? effectiveUserInterfaceLayoutDirection
        knownLayoutDirection = direction
        return (direction == .rightToLeft) != isFlipped
    }

    /// Follows another attribute.
    func semanticContentChanged(from old: UISemanticContentAttribute) {
        if knownLayoutDirection == nil {
            // The view may have arranged its content without anyone's notice.
            knownLayoutDirection = UIView.userInterfaceLayoutDirection(
                for: old, relativeTo: traitCollection.layoutDirection.userInterfaceLayoutDirection)
        }
        followLayoutDirection()
    }

    /// Arranges the view's content anew where its direction is another than what was last arranged.
    func followLayoutDirection() {
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

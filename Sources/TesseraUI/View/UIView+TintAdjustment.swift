import Foundation

extension UIView {
    /// The ways in which a view displays its tint colour.
    /// See Apple's [UIView.TintAdjustmentMode](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode).
    public enum TintAdjustmentMode: Int, Sendable {
        /// The view uses the mode of its superview.
        case automatic = 0
        /// The colour is displayed unchanged.
        case normal = 1
        /// The colour is displayed without its hue, as behind an alert.
        case dimmed = 2
    }

    /// The mode of the view: its own or the superview's, never automatic.
    var presentTintAdjustmentMode: TintAdjustmentMode {
        if storedTintAdjustmentMode != .automatic { return storedTintAdjustmentMode }
        if liesBehindAlerts > 0 { return .dimmed }
        return superview?.tintAdjustmentMode ?? .normal
    }

    /// The tint colour of the view or its superview, before the adjustment by the mode.
    var fullTintColor: UIColor { storedTintColor ?? superview?.fullTintColor ?? .systemBlue }

    /// Updates the view and the subviews that take their mode from it, if the mode has changed.
    func tintAdjustmentModeChanged(from old: TintAdjustmentMode) {
        guard tintAdjustmentMode != old else { return }
        setNeedsCommit()
        tintColorDidChange()
        for subview in subviews
        where subview.storedTintAdjustmentMode == .automatic && subview.liesBehindAlerts == 0 {
            subview.tintAdjustmentModeChanged(from: old)
        }
    }

    /// Counts an alert that comes in front of the view, or goes away.
    func alert(isInFront: Bool) {
        let old = tintAdjustmentMode
        liesBehindAlerts += isInFront ? 1 : -1
        tintAdjustmentModeChanged(from: old)
    }
}

extension UIColor {
    /// The colour in grey, with the same brightness to the eye.
    var dimmedTint: UIColor {
        UIColor { [self] traits in
            let color = cgColor(for: traits)
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.alpha * 0.8)
        }
    }
}

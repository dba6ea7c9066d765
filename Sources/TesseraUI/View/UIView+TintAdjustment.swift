import Foundation

extension UIView {
    /// How a view shows its tint colour.
    /// See Apple's [UIView.TintAdjustmentMode](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode).
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does.
        case automatic = 0
        /// As it is.
        case normal = 1
        /// Without its colour, as what lies behind an alert.
        case dimmed = 2
    }

    /// The mode of the view: its own or the superview's, never automatic.
    var presentTintAdjustmentMode: TintAdjustmentMode {
        if storedTintAdjustmentMode != .automatic { return storedTintAdjustmentMode }
        if liesBehindAlerts > 0 { return .dimmed }
        return superview?.tintAdjustmentMode ?? .normal
    }

    /// The view's tint colour, or the superview's, as it is shown without regard to the mode.
    var fullTintColor: UIColor { storedTintColor ?? superview?.fullTintColor ?? .systemBlue }

    /// Tells the view and what takes its mode that the mode may have changed.
    func tintAdjustmentModeChanged(from old: TintAdjustmentMode) {
        guard tintAdjustmentMode != old else { return }
        setNeedsCommit()
        tintColorDidChange()
        for subview in subviews
        where subview.storedTintAdjustmentMode == .automatic && subview.liesBehindAlerts == 0 {
            subview.tintAdjustmentModeChanged(from: old)
        }
    }

    /// Notes that an alert comes in front of the view, or goes.
    func alert(isInFront: Bool) {
        let old = tintAdjustmentMode
        liesBehindAlerts += isInFront ? 1 : -1
        tintAdjustmentModeChanged(from: old)
    }
}

extension UIColor {
    /// The colour without its hue, as bright to the eye.
    var dimmedTint: UIColor {
        UIColor { [self] traits in
            let color = cgColor(for: traits)
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.alpha * 0.8)
        }
    }
}

import Foundation

/// Dims what lies behind a presentation; a tap dismisses it, where the user may.
final class PresentationDimmingView: UIControl {
    var action: (() -> Void)?
    /// True if a tap dismisses something, so that assistive technology offers it.
    var dismisses = true {
        didSet {
            guard dismisses != oldValue else { return }
            accessibilityTraits = dismisses ? .button : .none
            accessibilityLabel = dismisses ? SystemWord.close.text : nil
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .dimming
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemWord.close.text
        // Behind what is presented, and after it for the keyboard.
        layer.zPosition = -1
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIColor {
    /// What lies over a screen behind a presentation.
    static let dimming = UIColor(light: 0x0000_0033, dark: 0x0000_007a)
}

import Foundation

/// A view that dims the views behind a presentation. A tap on it dismisses the presentation if the user may.
final class PresentationDimmingView: UIControl {
    var action: (() -> Void)?
    /// True if a tap dismisses the presentation, so that assistive technology offers it as a button.
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
        // The view lies behind the presented view, and comes after it in the order of the keyboard.
        layer.zPosition = -1
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var touchedPoint = CGPoint.zero

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchedPoint = touch.location(in: self)
        return true
    }

    /// Returns false if the finger has moved: only a tap dismisses.
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        return hypot(point.x - touchedPoint.x, point.y - touchedPoint.y) <= 10
    }
}

extension UIColor {
    /// The colour of the dimming behind a presentation.
    static let dimming = UIColor(light: 0x0000_0033, dark: 0x0000_007a)
}

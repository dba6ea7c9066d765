import Foundation

/// A view that dims the searched content. A touch ends the search.
@MainActor
final class SearchDimmingView: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(light: 0x0000_0033, dark: 0x0000_007a)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemWord.cancel.text
    }

    required init?(coder: NSCoder) { nil }
}

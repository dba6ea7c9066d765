import Foundation

/// A column of a split view: what the app has set, and what is put on screen for it.
@MainActor
final class SplitColumn {
    /// The controller that the app has set.
    var content: UIViewController?
    /// The child that is put on screen: the content, or a navigation controller around it.
    var host: UIViewController?
    /// The controllers that have moved from this column's navigation stack to that of a column before it.
    var moved: [UIViewController] = []
    let view = SplitColumnView()

    /// The navigation controller of the column.
    var navigation: UINavigationController? { host as? UINavigationController }
}

/// The room of a column, with a line where the next one begins.
@MainActor
final class SplitColumnView: UIView {
    private let line = UIView()
    /// True if the line is at the left.
    var hasLineAtLeft = false { didSet { if hasLineAtLeft != oldValue { setNeedsLayout() } } }
    /// True if another column follows.
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        line.isHidden = true
        line.layer.zPosition = 1
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: hasLineAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}

/// What darkens the secondary column while others lie in front of it; a tap takes these away.
@MainActor
final class SplitDimming: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(light: 0x0000_0033, dark: 0x0000_007a)
        accessibilityTraits = .button
        isAccessibilityElement = true
        accessibilityLabel = SystemWord.hideSidebar.text
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }
}

import Foundation

/// A column of a split view: the controller that the app has set, and the child that displays it.
@MainActor
final class SplitColumn {
    /// The controller that the app has set.
    var content: UIViewController?
    /// The child that is displayed: the content, or a navigation controller around it.
    var child: UIViewController?
    /// The controllers that were moved from this column's navigation stack to that of an earlier column.
    var moved: [UIViewController] = []
    let view = SplitColumnView()

    /// The navigation controller of the column, or nil.
    var navigation: UINavigationController? { child as? UINavigationController }
}

/// The view that contains a column, with a line at the edge of the next one.
@MainActor
final class SplitColumnView: UIView {
    private let line = UIView()
    /// True if the line lies at the left edge.
    var hasLineAtLeft = false { didSet { if hasLineAtLeft != oldValue { setNeedsLayout() } } }
    /// True if another column comes after this one.
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

/// A view that dims the secondary column while others lie in front of it. A tap hides these.
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

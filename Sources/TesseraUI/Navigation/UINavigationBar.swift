import Foundation
import TesseraDisplay

/// The bar at the top of a navigation controller: the title, and the way back.
/// See Apple's [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height in points, without what hardware covers above it.
    static let contentHeight: CGFloat = 44

    private let background = UIView()
    /// The colour over what shines through.
    private let tint = UIView()
    private let line = UIView()
    private let titleLabel = UILabel()
    private let backButton = NavigationBackButton()
    private var shownTitleView: UIView?

    /// The look while content lies below the bar.
    open var standardAppearance = UINavigationBarAppearance() { didSet { update() } }
    /// The look while content is at the top. Nil: the standard look with a transparent background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { update() } }

    private(set) var topItem: UINavigationItem?
    private var backItem: UINavigationItem?
    var goBack: (() -> Void)?
    /// Whether content lies below the bar.
    var isContentBelow = false { didSet { if isContentBelow != oldValue { update() } } }

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.accessibilityTraits = .header
        backButton.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
        for view in [background, tint, line, titleLabel, backButton] { addSubview(view) }
        background.isUserInteractionEnabled = false
        tint.isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        update()
    }

    /// Creates nothing: a bar comes with its navigation controller.
    public required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityContent.Role? { .navigationBar }

    func show(_ item: UINavigationItem?, back: UINavigationItem?) {
        topItem?.changed = nil
        backItem?.changed = nil
        (topItem, backItem) = (item, back)
        for item in [item, back] { item?.changed = { [weak self] in self?.update() } }
        update()
    }

    private func update() {
        let standard = topItem?.standardAppearance ?? standardAppearance
        let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let appearance = isContentBelow ? standard : edge ?? standard
        let isClear = !isContentBelow && edge == nil
        background.show(isClear ? nil : appearance.backgroundEffect?.material)
        tint.backgroundColor = isClear ? nil : appearance.backgroundColor
        line.backgroundColor = isClear ? nil : appearance.shadowColor
        titleLabel.attributedText = topItem?.title.map { appearance.attributedTitle($0) }
        backButton.isHidden = backItem == nil || topItem?.hidesBackButton == true
        backButton.title = backItem.map { $0.backButtonTitle ?? $0.title ?? "" } ?? ""
        if shownTitleView !== topItem?.titleView {
            shownTitleView?.removeFromSuperview()
            shownTitleView = topItem?.titleView
            if let shownTitleView { addSubview(shownTitleView) }
        }
        titleLabel.isHidden = shownTitleView != nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = CGRect(
            x: safeAreaInsets.left, y: bounds.height - Self.contentHeight,
            width: bounds.width - safeAreaInsets.left - safeAreaInsets.right, height: Self.contentHeight)
        background.frame = bounds
        tint.frame = bounds
        let pixel = 1 / traitCollection.displayScale
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        let backWidth = backButton.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: content.height)
        ).width
        let buttonWidth = min(backWidth, content.width / 3)
        backButton.frame = CGRect(
            x: isRightToLeft ? content.maxX - 8 - buttonWidth : content.minX + 8, y: content.minY,
            width: buttonWidth, height: content.height)
        backButton.isMirrored = isRightToLeft
        // The title is in the middle while there is room for it there.
        let side = backButton.isHidden ? 16 : max(buttonWidth + 16, 16)
        titleLabel.frame = content.insetBy(dx: min(side, content.width / 2), dy: 0)
        if let shownTitleView {
            let size = shownTitleView.sizeThatFits(titleLabel.frame.size)
            shownTitleView.frame = CGRect(
                x: content.midX - size.width / 2, y: content.midY - size.height / 2, width: size.width,
                height: size.height)
        }
    }
}

/// The button with which a navigation bar leads back.
@MainActor
final class NavigationBackButton: UIControl {
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.left"))
    private let label = UILabel()

    /// Whether the bar's content flows from right to left, so that the way back leads to the right.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            chevron.image = UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
            setNeedsLayout()
        }
    }

    var title = "" {
        didSet {
            label.text = title
            accessibilityLabel = title
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
        isAccessibilityElement = true
        chevron.contentMode = .scaleAspectFit
        addSubview(chevron)
        addSubview(label)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.3 : 1 } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 24 + label.sizeThatFits(size).width, height: UINavigationBar.contentHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let labelWidth = max(bounds.width - 24, 0)
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - 24 : 0, y: bounds.midY - 12, width: 24, height: 24)
        label.frame = CGRect(x: isMirrored ? 0 : 24, y: 0, width: labelWidth, height: bounds.height)
        // The title stands beside the chevron, in whatever direction it is written.
        label.textAlignment = isMirrored ? .right : .left
    }
}

import Foundation
import TesseraDisplay

/// The small button that takes the place of a minimized tab bar. It has the image of the selected tab, and brings the bar back.
@MainActor
final class MinimizedTabBar: UIControl {
    /// The height in points that the button takes at most, and its width.
    static let greatestHeight: CGFloat = 44
    static let width: CGFloat = 64

    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    private let picture = UIImageView()
    private let badge = TabBadge()
    private let action: () -> Void
    /// Returns the button of the selected tab in the bar.
    private let selectedButton: () -> UIView?

    init(selectedButton: @escaping () -> UIView?, action: @escaping () -> Void) {
        (self.selectedButton, self.action) = (selectedButton, action)
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        glass.clipsToBounds = true
        glass.cornerConfiguration = .capsule()
        glass.isUserInteractionEnabled = false
        picture.contentMode = .scaleAspectFit
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 18, weight: .medium, scale: .large)
        for view in [glass, picture, badge] { addSubview(view) }
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var triggersPrimaryActionByTouch: Bool { true }
    override var pressedOpacity: CGFloat? { 0.6 }

    /// Brings the bar back for the keyboard or assistive technology, and leads the user to the tab in it, since this button disappears.
    override func accessibilityActivate() -> Bool {
        action()
        UIAccessibility.post(notification: .layoutChanged, argument: selectedButton())
        return true
    }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }

    /// Displays the selected item of a bar.
    func display(_ item: UITabBarItem?, of bar: UITabBar) {
        var image = item?.selectedImage ?? item?.image
        if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
        picture.image = image
        let look = item?.standardAppearance ?? bar.standardAppearance
        picture.tintColor = look.stackedLayoutAppearance.selected.iconColor ?? bar.tintColor
        badge.isHidden = item?.badgeValue == nil
        if let text = item?.badgeValue {
            badge.display(text, color: item?.badgeColor ?? .systemRed, attributes: [:], titleOffset: .zero)
        }
        accessibilityLabel =
            [item?.accessibilityLabel, item?.title].firstNonEmpty ?? item?.image?.spokenSymbolName
        accessibilityValue = item?.badgeValue
        largeContentTitle = accessibilityLabel
        largeContentImage = item?.largeContentSizeImage ?? item?.image
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        picture.frame = bounds.insetBy(dx: 12, dy: 6)
        let size = badge.sizeThatFits(bounds.size)
        badge.frame = CGRect(
            x: isRightToLeft ? 4 : bounds.width - size.width - 4, y: 0, width: size.width,
            height: size.height)
    }
}

extension UITabBarController {
    /// The distance of the button and the accessory beside it from the edge of the content, in points.
    private static let marginOfMinimizedBar: CGFloat = 20

    /// The button in the place of the minimized bar, or nil if there has never been one.
    var minimizedBar: MinimizedTabBar? {
        viewIfLoaded?.subviews.lazy.compactMap { $0 as? MinimizedTabBar }.first
    }

    /// True if the button is in the place of the bar.
    var showsMinimizedBar: Bool {
        minimizing.isMinimized && !isBarAwayForContent && !isSidebarShown && transitions.passage == nil
    }

    /// The frame of the button, where the bar would be.
    private var frameOfMinimizedBar: CGRect {
        let (content, room) = (transitions.container, tabBar.style.height)
        let height = min(MinimizedTabBar.greatestHeight, room)
        let margin = Self.marginOfMinimizedBar
        return CGRect(
            x: view.isRightToLeft
                ? content.frame.maxX - content.safeAreaInsets.right - margin - MinimizedTabBar.width
                : content.frame.minX + content.safeAreaInsets.left + margin,
            y: view.bounds.height - view.safeAreaInsets.bottom - (room + height) / 2,
            width: MinimizedTabBar.width, height: height)
    }

    /// The place of an accessory beside the button.
    var frameBesideMinimizedBar: CGRect {
        let (content, own, margin) = (transitions.container, frameOfMinimizedBar, Self.marginOfMinimizedBar)
        let (start, end) =
            view.isRightToLeft
            ? (content.frame.minX + content.safeAreaInsets.left + margin, own.minX - 8)
            : (own.maxX + 8, content.frame.maxX - content.safeAreaInsets.right - margin)
        return CGRect(x: start, y: own.minY, width: max(end - start, 0), height: own.height)
    }

    /// Displays or hides the button. In an animation it fades.
    func layOutMinimizedBar() {
        let isShown = showsMinimizedBar
        guard isShown || minimizedBar != nil else { return }
        let button = minimizedBar ?? makeMinimizedBar()
        UIView.performWithoutAnimation {
            button.frame = frameOfMinimizedBar
            if isShown {
                button.isHidden = false
                button.display(tabBar.selectedItem, of: tabBar)
                button.layoutIfNeeded()
            }
        }
        button.alpha = isShown ? 1 : 0
    }

    private func makeMinimizedBar() -> MinimizedTabBar {
        let button = MinimizedTabBar(
            selectedButton: { [weak self] in self?.tabBar.buttons.first(where: \.isSelected) },
            action: { [weak self] in self?.bringBarBack() })
        UIView.performWithoutAnimation {
            button.alpha = 0
            view.insertSubview(button, belowSubview: tabBar)
        }
        return button
    }
}

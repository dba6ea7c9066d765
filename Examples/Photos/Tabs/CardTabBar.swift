import UIKit

/// A card that floats above the content. It has a symbol for each tab, and a dot below that of the selected tab.
final class CardTabBar: UIView, UITabBarDelegate {
    /// The distance of the card from the edges of the screen, in points.
    static let margin: CGFloat = 20
    /// The maximum width of the card in points.
    static let greatestWidth: CGFloat = 480
    private static let dotSize: CGFloat = 5

    /// The closure that runs when the user taps a tab, even if the tab is selected already.
    var onSelection: ((_ index: Int) -> Void)?

    /// The tab bar in the card. It makes the symbols tabs for the keyboard and for assistive technology.
    private let bar = UITabBar()
    private let dot = UIView()
    private lazy var heightConstraint = heightAnchor.constraint(
        equalToConstant: Self.height(for: traitCollection))

    override init(frame: CGRect) {
        super.init(frame: frame)
        // This colour is white in light mode, and lighter than the background in dark mode.
        backgroundColor = .tertiarySystemBackground
        tintColor = UIColor(red: 0.95, green: 0.49, blue: 0.02, alpha: 1)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)

        let appearance = UITabBarAppearance()
        appearance.configureWithTransparentBackground()
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.itemPositioning = .fill
        bar.delegate = self
        addSubview(bar)
        dot.backgroundColor = tintColor
        dot.layer.cornerRadius = Self.dotSize / 2
        dot.isUserInteractionEnabled = false
        addSubview(dot)

        heightConstraint.isActive = true
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (card: Self, _) in
            card.heightConstraint.constant = Self.height(for: card.traitCollection)
        }
        accessibilityIdentifier = "tabs"
    }

    required init?(coder: NSCoder) {
        fatalError("The card is made in code.")
    }

    /// Returns the height of the card in points, which is lower on low screens.
    static func height(for traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 52 : 70
    }

    // MARK: Tabs

    /// Creates a tab for each item. Assistive technology reads the titles, which the card does not display.
    func setTabs(_ items: [UITabBarItem], selected: Int) {
        bar.items = items.enumerated().map { index, item in
            let tab = UITabBarItem(title: nil, image: item.image, tag: index)
            tab.selectedImage = item.selectedImage
            tab.accessibilityLabel = item.title
            tab.accessibilityIdentifier = item.accessibilityIdentifier
            return tab
        }
        bar.selectedItem = bar.items?[selected]
        setNeedsLayout()
    }

    /// Selects a tab and moves the dot there.
    func select(_ index: Int) {
        guard let items = bar.items, items.indices.contains(index) else { return }
        // If the user taps a tab, the bar selects it before it calls its delegate.
        bar.selectedItem = items[index]
        guard window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { [self] in placeDot() }
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        onSelection?(item.tag)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let barHeight = bar.intrinsicContentSize.height
        bar.frame = CGRect(
            x: 0, y: bounds.height * 0.46 - barHeight / 2, width: bounds.width, height: barHeight)
        placeDot()
    }

    private func placeDot() {
        guard let items = bar.items, let selected = items.firstIndex(where: { $0 === bar.selectedItem })
        else { return }
        let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isFromRight ? items.count - 1 - selected : selected
        let middle = bounds.width * (CGFloat(place) + 0.5) / CGFloat(items.count)
        dot.frame = CGRect(
            x: middle - Self.dotSize / 2, y: bounds.height * 0.78 - Self.dotSize / 2,
            width: Self.dotSize, height: Self.dotSize)
    }
}

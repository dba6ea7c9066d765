import UIKit

/// A tab bar controller whose tabs are on a floating card in place of the usual bar.
final class CardTabBarController: UITabBarController {
    private let card = CardTabBar()

    /// Creates a controller with tabs. The tab bar item of each controller has the symbol of its tab, and a title
    /// that assistive technology reads.
    init(tabs: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = tabs
        card.setTabs(tabs.map(\.tabBarItem).compactMap { $0 }, selected: 0)
        card.onSelection = { [weak self] index in self?.choose(index) }
    }

    required init?(coder: NSCoder) {
        fatalError("The controller is made in code.")
    }

    override var selectedIndex: Int {
        didSet { card.select(selectedIndex) }
    }
    override var selectedViewController: UIViewController? {
        didSet { card.select(selectedIndex) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        isTabBarHidden = true
        view.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        let safeArea = view.safeAreaLayoutGuide
        let fillsWidth = card.widthAnchor.constraint(
            equalTo: safeArea.widthAnchor, constant: -2 * CardTabBar.margin)
        fillsWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            card.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -CardTabBar.margin),
            card.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: CardTabBar.greatestWidth),
            fillsWidth,
        ])
        keepContentAboveCard()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: Self, _) in
            controller.keepContentAboveCard()
        }
    }

    /// Extends the safe area so that content ends above the card. The content remains visible around the card.
    private func keepContentAboveCard() {
        let room = CardTabBar.height(for: traitCollection) + 2 * CardTabBar.margin
        for controller in viewControllers ?? [] { controller.additionalSafeAreaInsets.bottom = room }
    }

    /// Selects a tab. If it is selected already, goes back to its first screen, or to the top of the content of that
    /// screen.
    private func choose(_ index: Int) {
        guard index == selectedIndex else {
            selectedIndex = index
            return
        }
        guard let navigation = selectedViewController as? UINavigationController,
            navigation.popToRootViewController(animated: true)?.isEmpty != false
        else { return }
        guard let list = (navigation.topViewController as? FeedViewController)?.listView else { return }
        list.setContentOffset(
            CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
    }
}

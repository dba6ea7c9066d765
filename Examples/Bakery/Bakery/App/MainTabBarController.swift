import UIKit

/// The controller of the tabs. It handles the actions that no screen handles, since it is in every screen's responder
/// chain.
class MainTabBarController: UITabBarController, BasketObserver {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        Basket.shared.observer = self
        addKeyCommand(
            UIKeyCommand(
                title: NSLocalizedString("Empty the Basket", comment: "A command"),
                action: #selector(emptyBasket(_:)), input: "e", modifierFlags: .alternate))
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    /// Empties the basket. Buttons of any screen send this action without a target.
    @IBAction func emptyBasket(_ sender: Any?) {
        Basket.shared.removeAll()
    }

    // MARK: BasketObserver

    func basketDidChange(_ basket: Basket) {
        viewControllers?[1].tabBarItem.badgeValue = basket.count == 0 ? nil : "\(basket.count)"
    }

    func basketDidBecomeEmpty(_ basket: Basket) {
        Announcement.post(NSLocalizedString("The basket is empty.", comment: ""), in: view)
    }
}

extension MainTabBarController: UITabBarControllerDelegate {
    /// A tap on the tab that is selected already scrolls its screen to the top, if the screen can do so.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        let scroll = Selector(("scrollToTop"))
        let screen = (viewController as? UINavigationController)?.topViewController
        if viewController === selectedViewController, let screen, screen.responds(to: scroll) {
            screen.perform(scroll)
        }
        return true
    }
}

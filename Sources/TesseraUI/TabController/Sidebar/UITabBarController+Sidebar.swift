import Foundation

extension UITabBarController {
    /// The way in which the tabs are displayed.
    /// See Apple's [UITabBarController.Mode](
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum).
    public enum Mode: Int, Sendable {
        /// The system decides; here there is a tab bar.
        case automatic = 0
        /// There is a tab bar.
        case tabBar = 1
        /// There is a tab bar, and in wide windows a sidebar to which the user can change.
        case tabSidebar = 2
    }

    /// The sidebar that takes the place of the tab bar in a wide window.
    /// See Apple's [UITabBarController.Sidebar](
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class).
    ///
    /// It displays the ``UITabBarController/tabs``, and the children of groups below the titles of these.
    @preconcurrency @MainActor
    public final class Sidebar: NSObject {
        private weak var tabs: UITabBarController?
        private var stated: Bool?

        init(of tabs: UITabBarController) {
            self.tabs = tabs
            super.init()
        }

        /// A Boolean value that tells whether the tab bar is displayed in the place of the sidebar. It has an effect in a wide
        /// window in the mode ``UITabBarController/Mode-swift.enum/tabSidebar``. Until it is set or the user hides or opens the
        /// sidebar, it is false if the window is at least 1000 points wide. A change in the block of an animation is animated.
        public var isHidden: Bool {
            get { stated ?? ((tabs?.viewIfLoaded?.bounds.width ?? 0) < 1000) }
            set {
                stated = newValue
                tabs?.layOutBar()
                if AnimationContext.driver != nil { tabs?.viewIfLoaded?.layoutIfNeeded() }
            }
        }
    }

    /// True if the user can change between the tab bar and a sidebar.
    var mayUseSidebar: Bool {
        mode == .tabSidebar && tabList != nil && traitCollection.horizontalSizeClass == .regular
    }
    /// True if the sidebar is displayed.
    var isSidebarShown: Bool { mayUseSidebar && !sidebar.isHidden }

    /// The width of the sidebar in points, with the area that hardware covers.
    private var sidebarWidth: CGFloat {
        let safe = view.isRightToLeft ? view.safeAreaInsets.right : view.safeAreaInsets.left
        return min(280, view.bounds.width * 0.4) + safe
    }

    /// Places the content beside the sidebar.
    func layOutBesideSidebar() {
        guard mayUseSidebar || sidebarView != nil else { return }
        let shift = isSidebarShown ? sidebarWidth : 0
        let room = CGRect(
            x: view.isRightToLeft ? 0 : shift, y: 0, width: view.bounds.width - shift,
            height: view.bounds.height)
        if transitions.container.frame != room { transitions.container.frame = room }
    }

    /// Places the sidebar at the leading edge, and the button that opens it in the bar.
    func layOutSidebar() {
        guard mayUseSidebar || sidebarView != nil, tabBar.superview === view else { return }
        let (isShown, width) = (isSidebarShown, sidebarWidth)
        let isMirrored = view.isRightToLeft
        if AnimationContext.driver == nil { tabBar.setHidden(isBarOutOfSight) }
        let sidebarView = madeSidebarView
        let start = isShown ? 0 : -width
        sidebarView.frame = CGRect(
            x: isMirrored ? view.bounds.width - width - start : start, y: 0, width: width,
            height: view.bounds.height)
        // The sidebar cannot be reached while it is out of sight.
        sidebarView.accessibilityElementsHidden = !isShown
        sidebarView.isUserInteractionEnabled = isShown
        sidebarView.alpha = isShown ? 1 : 0
        let bar = tabBar.frame
        let inset = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
        let x = inset + 8
        sidebarButton.frame = CGRect(
            x: isMirrored ? view.bounds.width - x - 44 : x, y: bar.minY, width: 44,
            height: min(tabBar.style.height, bar.height))
        sidebarButton.isHidden = !mayUseSidebar || isBarAway
    }

    private var madeSidebarView: TabSidebarView {
        if let sidebarView { return sidebarView }
        let made = TabSidebarView(of: self)
        sidebarView = made
        view.insertSubview(made, belowSubview: tabBar)
        view.insertSubview(sidebarButton, aboveSubview: tabBar)
        made.reload()
        return made
    }

    /// Returns the button that opens the sidebar.
    func makeSidebarButton() -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage(systemName: "sidebar.leading")
        button.accessibilityLabel = SystemWord.sidebar.text
        button.addAction(UIAction { [weak self] _ in self?.userToggles() }, for: .touchUpInside)
        return button
    }

    /// Hides or opens the sidebar for the user.
    func userToggles() {
        tabBar.setHidden(false)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { [self] in sidebar.isHidden.toggle() },
            completion: { [self] _ in tabBar.setHidden(isBarAway) })
    }

    /// Selects a tab that the user has chosen in the sidebar, if the delegate allows it.
    func chooseInSidebar(_ tab: UITab) {
        defer { sidebarView?.updateSelection() }
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        guard tab !== selectedTab else {
            // The user may have gone back from it in the navigation controller of a group.
            (tab.root as? UITabGroup)?.displaySelectedChild(animated: true)
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: tab)
            return
        }
        // The title of a group stands for the group itself, and not for the child that is selected in it.
        if let group = tab as? UITabGroup { group.selectedChild = nil }
        if selectedTab !== tab { selectedTab = tab }
    }
}

import Foundation

/// A tab of a tab bar controller, which knows how to make the controller that it displays.
/// See Apple's [UITab](https://developer.apple.com/documentation/uikit/uitab).
///
/// ```swift
/// let photos = UITab(title: "Photos", image: UIImage(systemName: "photo"), identifier: "photos") { _ in
///     UINavigationController(rootViewController: PhotosViewController())
/// }
/// let search = UISearchTab { _ in UINavigationController(rootViewController: DishesViewController()) }
/// window.rootViewController = UITabBarController(tabs: [photos, search])
/// ```
///
/// A tab that has no controller of its own displays an empty screen, unless the delegate's
/// ``UITabBarControllerDelegate/tabBarController(_:shouldSelectTab:)`` returns false for it.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title below the image.
    ///   - image: The image, or nil for none.
    ///   - identifier: A text that no other tab of the same tab bar controller has.
    ///   - viewControllerProvider: A closure that makes the controller of the tab. It is called once, when the tab comes to a tab
    ///     bar controller or when ``viewController`` is read before that.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
        item.tab = self
    }

    /// The text that distinguishes the tab from the others of its tab bar controller.
    public let identifier: String
    /// The title below the image. The title of the controller stays as it is.
    open var title: String {
        didSet {
            item.title = title
            tabBarController?.sidebarView?.reload()
        }
    }
    /// The image, or nil for none.
    open var image: UIImage? {
        didSet {
            item.image = image
            tabBarController?.sidebarView?.reload()
        }
    }
    /// The image while the tab is selected, or nil to use ``image``.
    open var selectedImage: UIImage? { didSet { item.selectedImage = selectedImage } }
    /// The text of the badge, such as the number of unread messages, or nil for no badge.
    open var badgeValue: String? {
        didSet {
            item.badgeValue = badgeValue
            tabBarController?.sidebarView?.reload()
        }
    }
    /// A Boolean value that tells whether the user can select the tab. It is true by default.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }
    /// A Boolean value that tells whether the tab is left out of the bar. It is false by default. If the selected tab is hidden,
    /// the first of the others is selected.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue, let tabBarController else { return }
            tabBarController.tabsChanged()
        }
    }
    /// A Boolean value that tells whether the tab belongs to a tab bar controller and is not hidden.
    open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }
    /// The place of the tab in a tab bar to which there is a sidebar.
    /// See Apple's [UITab.Placement](https://developer.apple.com/documentation/uikit/uitab/placement).
    public enum Placement: Int, Sendable {
        /// The place depends on the tab: a search lies behind all others.
        case automatic = 0
        /// The tab is in the bar.
        case `default` = 1
        /// The tab is in the sidebar only. On iPad, users can add it to the bar.
        case optional = 2
        /// The tab is in the bar. On iPad, users can move it.
        case movable = 3
        /// The tab is behind the others in the bar.
        case pinned = 4
        /// The tab is in the bar. On iPad, users cannot move it.
        case fixed = 5
        /// The tab is in the sidebar only.
        case sidebarOnly = 6
    }

    /// The place of a root tab in a tab bar to which there is a sidebar. In other tab bars it has no effect.
    open var preferredPlacement: Placement = .automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged() } }
    }
    /// True if the tab is in a bar to which there is a sidebar.
    var isInBar: Bool { preferredPlacement != .sidebarOnly && preferredPlacement != .optional }
    /// True if the tab lies behind the others in such a bar.
    var isPinned: Bool { preferredPlacement == .pinned || self is UISearchTab }

    /// Any value that the app wants to keep with the tab.
    open var userInfo: Any?
    /// The tab bar controller to which the tab belongs, or nil.
    open internal(set) weak var tabBarController: UITabBarController?

    /// The group that contains the tab, or nil if it is a root tab.
    open internal(set) weak var parent: UITabGroup?
    /// The outermost group around the tab, or the group itself, that has a ``UITabGroup/managingNavigationController``, or nil.
    open var managingTabGroup: UITabGroup? {
        let groups = sequence(first: self as UITab, next: \.parent).compactMap { $0 as? UITabGroup }
        return groups.last { $0.managingNavigationController != nil }
    }
    /// All tabs within this one.
    var descendants: [UITab] { [] }
    /// The tab that is selected when this one is: the tab itself, or a child of a group.
    var selectedLeaf: UITab { self }
    /// The outermost group around the tab, or the tab itself.
    var root: UITab { parent?.root ?? self }
    /// True if the tab or a group around it is hidden.
    var isOutOfSight: Bool { isHidden || parent?.isOutOfSight == true }

    /// Notes the tab bar controller of the tab and of those within it.
    func attach(to controller: UITabBarController?) {
        for tab in [self] + descendants { tab.tabBarController = controller }
    }

    /// The controller of the tab, or nil if the tab has none. Reading it the first time makes the controller.
    open var viewController: UIViewController? {
        if made == nil, let provider {
            // The closure may keep the tab, and is called only once.
            self.provider = nil
            let controller = provider(self)
            controller.tabBarItem = item
            made = controller
        }
        return made
    }
    private var made: UIViewController?
    private var provider: ((UITab) -> UIViewController)?

    /// Returns true if the tab has made a controller.
    func hasMade(_ controller: UIViewController?) -> Bool { controller != nil && made === controller }

    /// The controller that the tab bar controller displays: an empty one for a tab without a controller.
    var displayedController: UIViewController { viewController ?? placeholder }
    private lazy var placeholder: UIViewController = {
        let controller = UIViewController()
        controller.tabBarItem = item
        return controller
    }()

    /// Returns true if the tab bar controller displays a controller for the tab.
    func displays(_ controller: UIViewController) -> Bool {
        controller === made || made == nil && provider == nil && controller === placeholder
    }

    /// The item in the bar. Changes of the tab reach the item, and not the other way round.
    let item: UITabBarItem

    /// The text by which tests find the tab's button.
    open var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }
}

/// A tab for a search. The bar displays it behind all other tabs.
/// See Apple's [UISearchTab](https://developer.apple.com/documentation/uikit/uisearchtab).
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a tab with the system's title and image for a search.
    ///
    /// - Parameter viewControllerProvider: A closure that makes the controller of the tab.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    }
}

extension UIViewController {
    /// The tab whose controller this is, or nil.
    public var tab: UITab? { tabBarController?.tab(of: self) ?? tabBarItem?.tab }
}

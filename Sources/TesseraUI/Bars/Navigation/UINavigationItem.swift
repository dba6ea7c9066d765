import Foundation

/// What a navigation bar shows for one controller.
/// See Apple's [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
///
/// ```swift
/// navigationItem.largeTitleDisplayMode = .always
/// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
/// ```
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item as from an archive. There are no archives: what is created is an item without a title.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Prepares an object that was loaded from a nib file. Objects that the app creates itself do not get the call; nor does any
    /// other as yet, since no nib files are loaded.
    open func awakeFromNib() {}

    /// Tells the bar that shows the item of each change, and whether it is animated.
    var changed: ((_ animated: Bool) -> Void)?

    private func note(animated: Bool = false) { changed?(animated) }

    // MARK: Title

    /// The title in the middle of the bar.
    open var title: String? { didSet { if title != oldValue { note() } } }
    /// The view in the middle of the bar, instead of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { note() } } }

    /// When a bar that prefers large titles has one.
    /// See Apple's [UINavigationItem.LargeTitleDisplayMode](
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum).
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Where the item before this one has it; the first item has it.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// When the bar has a large title for the item, if it prefers large titles at all.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { note() } }
    }

    // MARK: The way back

    /// What the button that leads back to this item says.
    /// See Apple's [UINavigationItem.BackButtonDisplayMode](
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum).
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title where there is room for it, or the word “Back”, or nothing.
        case `default` = 0
        /// The word “Back” where there is room for it.
        case generic = 1
        /// Nothing: there is the chevron alone.
        case minimal = 2
    }

    /// The title of the button that leads back to this item, instead of the item's title.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { note() } } }
    /// What the button that leads back to this item says.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { note() } }
    }
    /// The title, picture and tint colour of the button that leads back to this item. Its action is not run.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            guard backBarButtonItem !== oldValue else { return }
            oldValue?.changed = nil
            backBarButtonItem?.changed = { [weak self] in self?.note() }
            note()
        }
    }
    /// Whether the button that leads away from this item is hidden.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var isBackButtonHidden = false

    /// Hides the button that leads away from this item, or brings it back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackButtonHidden else { return }
        isBackButtonHidden = hidesBackButton
        note(animated: animated)
    }

    /// What the button that leads away from this item does, instead of leading back.
    open var backAction: UIAction? { didSet { note() } }

    // MARK: Items

    private var left: [UIBarButtonItem]?
    /// Buttons of a container around the controller, before those of the app at the leading edge.
    var containerItems: [UIBarButtonItem] = [] {
        didSet { if !containerItems.elementsEqual(oldValue, by: ===) { note() } }
    }
    private var right: [UIBarButtonItem]?

    /// The items at the leading edge, from there on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the trailing edge, from there on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The first of ``leftBarButtonItems``. Setting it makes it the only one.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The first of ``rightBarButtonItems``. Setting it makes it the only one.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right?.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    /// Whether items at the leading edge stand beside the button that leads back, and not instead of it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { note() } }
    }

    /// Exchanges the items at the leading edge; where animated, new ones fade in.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        left = items
        note(animated: animated)
    }
    /// Exchanges the items at the trailing edge; where animated, new ones fade in.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        right = items
        note(animated: animated)
    }
    /// Exchanges the items at the leading edge for one; where animated, it fades in.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Exchanges the items at the trailing edge for one; where animated, it fades in.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Look

    /// The look of the bar for this item, instead of the bar's own. Setting it copies it.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set { looks.standard = newValue?.copied }
    }
    /// The look of the bar for this item in a screen of little height. Setting it copies it.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = newValue?.copied }
    }
    /// The look of the bar for this item while content is at the top. Setting it copies it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue?.copied }
    }
    /// The look of the bar for this item in a screen of little height while content is at the top. Setting it copies it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set { looks.compactScrollEdge = newValue?.copied }
    }

    private(set) var looks = NavigationBarLooks() {
        didSet {
            looks.observe { [weak self] in self?.note() }
            note()
        }
    }

    // MARK: Search

    /// The search controller whose search bar the bar has below the titles. Nil: it has none.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.hostItem = nil
            searchController?.hostItem = self
            updateSearchBar()
        }
    }
    /// Whether the search bar collapses while content scrolls, before the large title does. True at first.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { updateSearchBar() } }
    }

    /// Gives the search bar its room.
    func updateSearchBar() {
        guard let searchController else {
            barAccessory = nil
            return
        }
        let new = NavigationBarAccessory(
            view: searchController.searchBar, height: searchController.searchBar.preferredHeight,
            collapses: hidesSearchBarWhenScrolling && !searchController.isActive)
        if let old = barAccessory, old.view === new.view, old.height == new.height,
            old.collapses == new.collapses
        {
            return
        }
        barAccessory = new
    }

    /// Whether the bar shows nothing but the search bar, as it does during a search.
    var hidesTitles = false { didSet { if hidesTitles != oldValue { note() } } }

    /// What the bar has below the titles, as a search bar. Nil: nothing.
    var barAccessory: NavigationBarAccessory? { didSet { note() } }
}

/// A view that a navigation bar has below its titles, as a search bar.
@MainActor
struct NavigationBarAccessory {
    /// The view, which is as wide as the bar.
    let view: UIView
    /// Its height in points.
    var height: CGFloat
    /// Whether it collapses while content scrolls, before the large title does.
    var collapses: Bool
}

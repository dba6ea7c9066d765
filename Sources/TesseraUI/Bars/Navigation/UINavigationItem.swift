import Foundation
import TesseraSelectors

/// The content of a navigation bar for one view controller.
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

    /// Creates an item without a title. There are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder.nib { takeItem(nib) }
    }

    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    /// The closure that the item calls after each change. The bar that displays the item sets it.
    var changed: ((_ animated: Bool) -> Void)?

    private func note(animated: Bool = false) { changed?(animated) }

    // MARK: Title

    /// The title in the middle of the bar.
    open var title: String? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet {
            if title != oldValue { note() }
            TesseraSelectors.didChangeValue(of: self, forKey: "title")
        }
    }
    /// The title with attributes, which come before those of the bar's appearance, or nil for ``title``.
    open var attributedTitle: AttributedString? { didSet { if attributedTitle != oldValue { note() } } }
    /// The line of smaller text below the title, or nil for none.
    open var subtitle: String? { didSet { if subtitle != oldValue { note() } } }
    /// The subtitle with attributes, or nil for ``subtitle``.
    open var attributedSubtitle: AttributedString? {
        didSet { if attributedSubtitle != oldValue { note() } }
    }
    /// The view below the title, in the place of a subtitle, or nil. It is no higher than the bar has room for.
    open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { note() } } }
    /// The text of the large title, or nil for that of the title.
    open var largeTitle: String? { didSet { if largeTitle != oldValue { note() } } }
    /// The large title with attributes, or nil for ``largeTitle``.
    open var largeAttributedTitle: AttributedString? {
        didSet { if largeAttributedTitle != oldValue { note() } }
    }
    /// The line of smaller text below the large title, or nil for that below the title. The bar is higher with it.
    open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { note() } } }
    /// The line below the large title with attributes, or nil for ``largeSubtitle``.
    open var largeAttributedSubtitle: AttributedString? {
        didSet { if largeAttributedSubtitle != oldValue { note() } }
    }
    /// The view below the large title, in the place of a subtitle, or nil. The bar is higher by the height that the view would
    /// like to have, by its constraints or by ``UIView/sizeThatFits(_:)``.
    open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { note() } } }
    /// A line of text above the title and the buttons, or nil for none. The bar is higher with it.
    open var prompt: String? { didSet { if prompt != oldValue { note() } } }
    /// The view in the middle of the bar that replaces the title, or nil.
    open var titleView: UIView? { didSet { if titleView !== oldValue { note() } } }

    /// The closure that creates the menu that a tap on the title opens, or nil for no menu. The title has a chevron if there is a
    /// menu.
    ///
    /// It gets the elements that the system suggests: “Rename” if there is a ``renameDelegate``. If it returns nil, no menu
    /// opens. The large title and a ``titleView`` have no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { note() } }
    /// The object that lets the user change the title, or nil. Without a ``titleMenuProvider``, the menu of the title has the
    /// suggested elements.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { note() } }

    /// The condition under which an item has a large title.
    /// See Apple's [UINavigationItem.LargeTitleDisplayMode](
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum).
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The item has a large title if the previous item has one. The first item always has one.
        case automatic = 0
        /// The item always has a large title.
        case always = 1
        /// The item never has a large title.
        case never = 2
    }

    /// The condition under which the item has a large title in a bar that prefers large titles.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { note() } }
    }

    // MARK: Back button

    /// The content of the back button that returns to an item.
    /// See Apple's [UINavigationItem.BackButtonDisplayMode](
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum).
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The button has the title if that fits, otherwise the word “Back” if that fits, otherwise only the
        /// chevron.
        case `default` = 0
        /// The button has the word “Back” if it fits.
        case generic = 1
        /// The button has only the chevron.
        case minimal = 2
    }

    /// The title of the back button that returns to this item, or nil for the item's title.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { note() } } }
    /// The content of the back button that returns to this item.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { note() } }
    }
    /// The title, image and tint colour of the back button that returns to this item. The action of this item
    /// is never run.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            guard backBarButtonItem !== oldValue else { return }
            oldValue?.changed = nil
            backBarButtonItem?.changed = { [weak self] in self?.note() }
            note()
        }
    }
    /// A Boolean value that tells whether the back button is hidden while this item is displayed.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var isBackButtonHidden = false

    /// Hides or unhides the back button while this item is displayed.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackButtonHidden else { return }
        isBackButtonHidden = hidesBackButton
        note(animated: animated)
    }

    /// The action of the back button while this item is displayed, or nil to go back.
    open var backAction: UIAction? { didSet { note() } }

    // MARK: Items

    /// The items at the leading edge: as a list, or as groups.
    private(set) var leading = BarItemSide()
    /// Buttons that a container controller adds at the leading edge, before those of the app.
    var containerItems: [UIBarButtonItem] = [] {
        didSet { if !containerItems.elementsEqual(oldValue, by: ===) { note() } }
    }
    /// The items at the trailing edge: as a list, or as groups.
    private(set) var trailing = BarItemSide()

    /// The items at the leading edge, starting at the edge.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading.items }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the trailing edge, starting at the edge.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing.items?.reversed() }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The first of ``leftBarButtonItems``. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The first of ``rightBarButtonItems``. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    /// A Boolean value that tells whether items at the leading edge are next to the back button instead of
    /// replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { note() } }
    }

    /// Replaces the items at the leading edge. With an animation, new ones fade in.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        release(leading.statedGroups)
        leading = BarItemSide(items: items)
        note(animated: animated)
    }
    /// Replaces the items at the trailing edge. With an animation, new ones fade in.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        release(trailing.statedGroups)
        trailing = BarItemSide(items: items?.reversed())
        note(animated: animated)
    }
    /// Replaces the items at the leading edge by one. With an animation, it fades in.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the items at the trailing edge by one. With an animation, it fades in.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// The groups of items at the leading edge, from the edge to the middle. They replace ``leftBarButtonItems``, and are
    /// replaced by those.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leading.groups }
        set {
            let old = leading.statedGroups
            leading = BarItemSide(groups: newValue)
            adopt(insteadOf: old)
        }
    }
    /// The groups of items at the trailing edge, from the middle to the edge. They replace ``rightBarButtonItems``, and are
    /// replaced by those.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailing.groups }
        set {
            let old = trailing.statedGroups
            trailing = BarItemSide(groups: newValue)
            adopt(insteadOf: old)
        }
    }
    /// The groups of items in the middle of the bar, from its leading to its trailing edge.
    ///
    /// They are in the overflow menu in the navigator style, and in a narrow bar in any style.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { adopt(insteadOf: oldValue) }
    }
    /// The group at the outermost place of the trailing edge, which never moves into the overflow menu, or nil.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { adopt(insteadOf: [oldValue].compactMap { $0 }) }
    }
    /// Elements that the overflow menu has at its end, or nil.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { note() } }
    }

    /// The groups that the app has stated: those at the leading edge, in the middle, at the trailing edge, and the pinned one.
    var groups: [[UIBarButtonItemGroup]] {
        let pinned = [pinnedTrailingGroup].compactMap { $0 }
        return [leading.statedGroups, centerItemGroups, trailing.statedGroups, pinned]
    }

    private func release(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.changed = nil }
    }

    /// Makes the groups report their changes to the item, after some have replaced others.
    private func adopt(insteadOf old: [UIBarButtonItemGroup]) {
        release(old)
        for group in groups.joined() {
            group.changed = { [weak self] in self?.note() }
        }
        note()
    }

    /// The arrangement of a navigation bar.
    /// See Apple's [UINavigationItem.ItemStyle](https://developer.apple.com/documentation/uikit/uinavigationitem/itemstyle).
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle.
        case navigator = 0
        /// The title is at the leading edge, and ``UINavigationItem/centerItemGroups`` are in the middle if the bar is wide.
        case browser = 1
        /// The same arrangement as ``browser``, for screens that edit a document.
        case editor = 2
    }

    /// The arrangement of the bar for this item. The default is ``ItemStyle/navigator``.
    open var style: ItemStyle = .navigator { didSet { if style != oldValue { note() } } }

    // MARK: Look

    /// The look of the bar for this item, or nil for the bar's own. The setter copies the value.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set { looks.standard = newValue?.copied }
    }
    /// The look of the bar for this item on a screen with a small height, or nil. The setter copies the
    /// value.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = newValue?.copied }
    }
    /// The look of the bar for this item while content is at the top, or nil. The setter copies the value.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue?.copied }
    }
    /// The look of the bar for this item on a screen with a small height while content is at the top, or nil.
    /// The setter copies the value.
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

    /// The search controller whose search bar is in the navigation bar, or nil for none. ``searchBarPlacement`` tells its place.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.hostItem = nil
            lastPlacement = nil
            searchController?.hostItem = self
            updateSearchBar()
        }
    }
    /// A Boolean value that tells whether the search bar collapses while content scrolls, before the large
    /// title does. The default is true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { updateSearchBar() } }
    }

    /// The place of a search bar in a navigation bar.
    /// See Apple's [UINavigationItem.SearchBarPlacement](
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum).
    public enum SearchBarPlacement: Int, Sendable {
        /// The navigation bar decides: the search bar is below the titles.
        case automatic = 0
        /// The search bar is at the trailing edge of the row with title and buttons.
        case inline = 1
        /// The search bar is below the titles.
        case stacked = 2
    }

    /// The place that the app would like the search bar to have. The default is ``SearchBarPlacement/automatic``.
    ///
    /// There is room for a search bar beside the title if the horizontal size class of the navigation bar is regular and the
    /// search bar has no scope buttons, which have a row of their own.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
        didSet { if preferredSearchBarPlacement != oldValue { updateSearchBar() } }
    }
    /// The place that the search bar has: ``SearchBarPlacement/inline`` or ``SearchBarPlacement/stacked``.
    open var searchBarPlacement: SearchBarPlacement {
        guard preferredSearchBarPlacement == .inline, isInWideBar == true,
            searchController?.searchBar.scopeButtonTitles?.isEmpty ?? true
        else { return .stacked }
        return .inline
    }
    /// True if the bar that displays the item has room for a search bar beside the title, or nil before a bar has displayed it.
    var isInWideBar: Bool? {
        didSet { if isInWideBar != oldValue, searchController != nil { updateSearchBar() } }
    }
    /// The place that the search bar had last, or nil before a bar has displayed it.
    private var lastPlacement: SearchBarPlacement?

    /// Updates the bar's accessory to the search bar.
    func updateSearchBar() {
        guard let searchController else {
            barAccessory = nil
            return
        }
        let placement = searchBarPlacement
        let old = lastPlacement
        if isInWideBar != nil { lastPlacement = placement }
        // Outside a window, a bar does not know its width yet.
        guard let old, old != placement, searchController.searchBar.window != nil else {
            return take(searchController, at: placement)
        }
        searchController.delegate?.searchController(searchController, willChangeTo: placement)
        take(searchController, at: placement)
        // An app may display the suggestions itself in one of the places.
        searchController.updateContent()
        searchController.delegate?.searchController(searchController, didChangeFrom: old)
    }

    private func take(_ searchController: UISearchController, at placement: SearchBarPlacement) {
        let bar = searchController.searchBar
        let isInline = placement == .inline
        // A search that has begun below the titles goes on beside them.
        if isInline { hidesTitles = false }
        bar.isTopOfNavigationBar = isInline || hidesTitles
        let new = NavigationBarAccessory(
            view: bar, height: isInline ? 0 : bar.preferredHeight,
            collapses: !isInline && hidesSearchBarWhenScrolling && !searchController.isActive,
            isInline: isInline)
        if let old = barAccessory, old.view === new.view, old.height == new.height,
            old.collapses == new.collapses, old.isInline == new.isInline
        {
            return
        }
        barAccessory = new
    }

    /// True if the bar only displays the search bar, because a search is active.
    var hidesTitles = false { didSet { if hidesTitles != oldValue { note() } } }

    /// The view below the titles of the bar or beside them, or nil for none.
    var barAccessory: NavigationBarAccessory? { didSet { note() } }
}

/// A view that a navigation bar has below its titles or beside them, such as a search bar.
@MainActor
struct NavigationBarAccessory {
    /// The view. It is as wide as the bar if it is below the titles.
    let view: UIView
    /// The height in points of the view below the titles.
    var height: CGFloat
    /// True if the view collapses while content scrolls, before the large title does.
    var collapses: Bool
    /// True if the view is at the trailing edge of the row with title and buttons.
    var isInline = false
}

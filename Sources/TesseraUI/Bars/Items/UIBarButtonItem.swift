import Foundation
import TesseraSelectors

/// A button of a navigation bar or a toolbar, or a space between buttons.
/// See Apple's [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPhoto() })
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The purpose of an item.
    /// See Apple's [UIBarButtonItem.Style](https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum).
    public enum Style: Int, Sendable {
        /// The item is an ordinary button.
        case plain = 0
        /// The item completes a task. Its title is bold.
        case done = 2
        /// The item completes a task. It is the name of ``done`` since iOS 26.
        public static var prominent: Style { .done }
    }

    // MARK: Creating

    /// Creates a plain item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an item without title and image. There are no archives here; subclasses can share their set-up
    /// through this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib { takeButtonItem(nib) }
    }

    /// Creates an item with the title and image of an action, which a tap runs.
    public convenience init(primaryAction: UIAction?) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }

    /// Creates an item that the system provides, with an image or a word in the user's language.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title or an image. The action's title and image replace those that are nil.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        // Property observers do not run within initializers.
        adoptAction(insteadOf: nil)
    }

    /// Creates an item with a title or an image. A tap sends a selector to a target, and a long press opens a menu if there is one.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        self.menu = menu
    }

    /// Creates an item with a title. A tap sends a selector to a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action)
    }

    /// Creates an item with an image. A tap sends a selector to a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action)
    }

    /// Creates an item of the system, with an image or a word in the user's language. A tap sends a selector to a
    /// target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        setTarget(target, action)
    }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item that displays a view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a space between items with a width in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Returns a space between items that takes an equal share of the free space in a toolbar.
    open class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    // MARK: Properties

    /// The kind of system item, or nil for an item of the app's own.
    var systemItem: SystemItem?

    /// The purpose of the item. The default is ``Style-swift.enum/plain``.
    open var style: Style = .plain { didSet { if style != oldValue { changed?() } } }
    /// A Boolean value that tells whether the symbol of the item bounces when the user taps the item. The default is false.
    open var isSymbolAnimationEnabled = false
    /// The badge at the corner of the item, or nil. It is copied, and later changes of it have no effect. An item with a custom
    /// view has none.
    open var badge: Badge? {
        get { ownBadge?.copy() as? Badge }
        set {
            ownBadge = newValue?.copy() as? Badge
            changed?()
        }
    }
    /// The badge without a copy.
    private(set) var ownBadge: Badge?
    /// The width of the item in points, or 0 for the width of its content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed?() } } }
    /// Titles that the item may have. The item is as wide as the widest of them, so that other items do not
    /// move when the title changes.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed?() } } }
    /// The view that replaces the item's title and image, or nil.
    open var customView: UIView? { didSet { if customView !== oldValue { changed?() } } }
    /// The colour of the item, or nil for the bar's colour.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance(\UIBarButtonItem.tintColor, tintColor)
            if tintColor != oldValue { changed?() }
        }
    }
    /// A Boolean value that tells whether the item is hidden, so that it takes no space in its bar.
    open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
    /// A Boolean value that tells whether the item is selected. A selected item has a filled shape behind it.
    open var isSelected = false { didSet { if isSelected != oldValue { changed?() } } }
    /// A Boolean value that tells whether a tap toggles ``isSelected`` before the action runs. An item with a
    /// menu and without an action has the title of the menu's selected element instead.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed?() } }
    }

    // MARK: Action and menu

    /// The object to which a tap sends the ``action``, or nil for the responder chain. The item does not retain it.
    open weak var target: AnyObject?
    /// The selector that a tap sends to the ``target`` with the item as the sender, or nil. A ``primaryAction`` runs
    /// instead of it.
    open var action: Selector? { didSet { if action != oldValue { changed?() } } }

    /// The action that a tap runs. The item takes its title and image from the action if it has none and is
    /// not a system item.
    open var primaryAction: UIAction? {
        didSet {
            adoptAction(insteadOf: oldValue)
            changed?()
        }
    }

    /// Copies title and image from the action, if the item has none or has those of the previous action.
    private func adoptAction(insteadOf old: UIAction?) {
        guard systemItem == nil, let primaryAction else { return }
        if title == nil || title == old?.title, !primaryAction.title.isEmpty { title = primaryAction.title }
        if image == nil || image == old?.image, let picture = primaryAction.image { image = picture }
    }

    /// The menu of the item, or nil. A tap opens it if there is neither a ``primaryAction`` nor an ``action``;
    /// otherwise a long press opens it.
    open var menu: UIMenu? { didSet { if menu !== oldValue { changed?() } } }

    /// The element that stands for the item in the overflow menu of a bar, or nil for one with the item's title, image and action.
    /// An item with a ``customView`` is only in the menu if it has an element.
    open var menuRepresentation: UIMenuElement? { didSet { changed?() } }

    /// The group that contains the item, or nil if none does.
    open var buttonGroup: UIBarButtonItemGroup? { ownGroup }
    /// The group that contains the item. It retains the item.
    weak var ownGroup: UIBarButtonItemGroup?

    /// The group for whose other items this item stands, or nil.
    private var representedGroup: UIBarButtonItemGroup? {
        ownGroup.flatMap { $0.representativeItem === self ? $0 : nil }
    }

    /// Performs the action of a tap on a view that represents the item.
    func perform(from view: UIView) {
        if opensMenuByTap { return openMenu(from: view) }
        if opensMenuOfGroup, let representedGroup {
            MenuPresenter.present(representedGroup.menuOfItems(at: view), from: view, sender: self)
            return
        }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(sender: self) }
        guard let action else { return }
        _ = UIApplication.shared.sendAction(
            action, to: target, from: self, for: UIApplication.eventInDelivery)
    }

    /// True if a tap opens a menu of the items for which this item stands.
    var opensMenuOfGroup: Bool {
        menu == nil && primaryAction == nil && action == nil && representedGroup != nil
    }

    /// True if a tap opens the menu.
    var opensMenuByTap: Bool { menu != nil && primaryAction == nil && action == nil }

    /// Opens the menu at a view that represents the item.
    func openMenu(from view: UIView) {
        guard let menu else { return }
        guard choosesByMenu else {
            MenuPresenter.present(menu, from: view, sender: self)
            return
        }
        let choice = UIMenu(
            title: menu.title, options: menu.options.union(.singleSelection), children: menu.children)
        MenuPresenter.present(choice, from: view, sender: self) { [weak self] in
            // The chosen element is only selected after this turn of the main loop.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.changed?() } }
        }
    }

    /// True if the item's title is that of the selected element of its menu.
    private var choosesByMenu: Bool { changesSelectionAsPrimaryAction && opensMenuByTap }

    /// The selected element of the menu, or the first one if none is selected.
    private var chosenElement: UIMenuElement? {
        menu.flatMap { $0.selectedElements.first ?? $0.children.first }
    }

    // MARK: Title

    /// Sets the distance of the title from its usual place, in points, for bars with the given metrics.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("titlePositionAdjustment", barMetrics) { (item: UIBarButtonItem) in
            item.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        legacyLook.item.titleOffsets[barMetrics] = adjustment
    }

    /// Returns the distance of the title from its usual place, in points, for bars with the given metrics.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyLook.item.titleOffsets[barMetrics] ?? .zero
    }

    // MARK: Background

    /// Sets the image behind the item for a state and for bars with the given metrics, or removes it if it is nil.
    ///
    /// The image for the normal state and for ``UIBarMetrics/default`` is the one of all states and metrics without an image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", state, barMetrics) { (item: UIBarButtonItem) in
            item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        legacyLook.item.setImage(backgroundImage, for: state, style: nil, metrics: barMetrics)
    }
    /// Returns the image behind the item that was set for a state and for bars with the given metrics, or nil.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.item.image(for: state, style: nil, metrics: barMetrics)
    }
    /// Sets the image behind the item while it has the given style, or removes it if it is nil. It takes precedence over images for all styles.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", state, style, barMetrics) { (item: UIBarButtonItem) in
            item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
        }
        legacyLook.item.setImage(backgroundImage, for: state, style: style, metrics: barMetrics)
    }
    /// Returns the image behind the item that was set for a state, a style and bars with the given metrics, or nil.
    open func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        legacyLook.item.image(for: state, style: style, metrics: barMetrics)
    }
    /// Sets the number of points by which the background image is lower than usual in bars with the given metrics.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("backgroundVerticalPositionAdjustment", barMetrics) { (item: UIBarButtonItem) in
            item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        legacyLook.item.imageOffsets[barMetrics] = adjustment
    }
    /// Returns the number of points by which the background image is lower than usual in bars with the given metrics.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyLook.item.imageOffsets[barMetrics] ?? 0
    }

    // MARK: Back button

    /// Sets the distance of the title from its usual place, in points, while the item is the back button of a bar with the given metrics.
    ///
    /// A large distance moves the title out of sight:
    ///
    /// ```swift
    /// UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
    ///     UIOffset(horizontal: -1000, vertical: 0), for: .default)
    /// ```
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("backButtonTitlePositionAdjustment", barMetrics) { (item: UIBarButtonItem) in
            item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        legacyLook.backButton.titleOffsets[barMetrics] = adjustment
    }
    /// Returns the distance of the title of the back button from its usual place, in points, for bars with the given metrics.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyLook.backButton.titleOffsets[barMetrics] ?? .zero
    }
    /// Sets the image behind the back button for a state and for bars with the given metrics, or removes it if it is nil.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backButtonBackgroundImage", state, barMetrics) { (item: UIBarButtonItem) in
            item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        legacyLook.backButton.setImage(backgroundImage, for: state, style: nil, metrics: barMetrics)
    }
    /// Returns the image behind the back button that was set for a state and for bars with the given metrics, or nil.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.backButton.image(for: state, style: nil, metrics: barMetrics)
    }
    /// Sets the number of points by which the image behind the back button is lower than usual in bars with the given metrics.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        noteAppearance("backButtonBackgroundVerticalPositionAdjustment", barMetrics) {
            (item: UIBarButtonItem) in
            item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        legacyLook.backButton.imageOffsets[barMetrics] = adjustment
    }
    /// Returns the number of points by which the image behind the back button is lower than usual in bars with the given metrics.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyLook.backButton.imageOffsets[barMetrics] ?? 0
    }

    /// The looks of the item that no appearance sets.
    var legacyLook = LegacyItemLooks() { didSet { if legacyLook != oldValue { changed?() } } }

    // MARK: Content for the bar

    /// The image or, if there is none, the title.
    var shownContent: (image: UIImage?, title: String?) {
        if choosesByMenu, let chosenElement { return (nil, chosenElement.title) }
        if let systemItem, title == nil, image == nil {
            return systemItem.symbolName.map { (UIImage(systemName: $0), nil) }
                ?? (nil, systemItem.word?.text)
        }
        return image.map { ($0, nil) } ?? (nil, title)
    }

    /// The text that assistive technology reads.
    var spokenLabel: String? {
        let chosen = choosesByMenu ? chosenElement?.title : nil
        let texts = [accessibilityLabel, chosen, title, systemItem?.word?.text, primaryAction?.title]
        return texts.firstNonEmpty ?? shownContent.image?.spokenSymbolName
    }

    /// True if the item is a space between others.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}

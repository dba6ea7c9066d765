import Foundation

/// A button of a navigation bar or a toolbar, or room between buttons.
/// See Apple's [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPhoto() })
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// What an item is for.
    /// See Apple's [UIBarButtonItem.Style](https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum).
    public enum Style: Int, Sendable {
        /// Something among others.
        case plain = 0
        /// The end of what the user does, in bold letters.
        case done = 2
    }

    // MARK: Creating

    /// Creates a plain item without title and picture.
    public override init() {
        super.init()
    }

    /// Creates an item as from an archive. There are no archives: for subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item that does what an action does, with the action's title and picture.
    public convenience init(primaryAction: UIAction?) {
        self.init(title: nil, image: nil, primaryAction: primaryAction)
    }

    /// Creates an item of the system's, which has a picture or a word in the user's language.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title or a picture; what is nil is the action's.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        // Observers do not run within initializers.
        adoptAction(insteadOf: nil)
    }

    /// Creates an item that shows a view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room between items that is as wide as it is said, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Room between items that takes its share of what a toolbar has left.
    open class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    // MARK: What it is

    /// What the item is of the system's; nil for one of the app's own.
    var systemItem: SystemItem?

    /// What the item is for: plain at first.
    open var style: Style = .plain { didSet { if style != oldValue { changed?() } } }
    /// The width of the item in points. 0: as wide as its content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed?() } } }
    /// Titles that the item may have: it is as wide as the widest of them, so that others stay in place.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed?() } } }
    /// The view that is shown as the item. Nil: the item's title or picture.
    open var customView: UIView? { didSet { if customView !== oldValue { changed?() } } }
    /// The colour of the item. Nil: that of the bar.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance(\UIBarButtonItem.tintColor, tintColor)
            if tintColor != oldValue { changed?() }
        }
    }
    /// Whether the item takes no place in its bar.
    open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
    /// Whether the item is chosen, which a filled shape behind it says.
    open var isSelected = false { didSet { if isSelected != oldValue { changed?() } } }
    /// Whether a tap exchanges ``isSelected`` before the action runs. An item with a menu and no action has, as its title, that of
    /// the element of the menu that is on.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed?() } }
    }

    // MARK: What it does

    /// What a tap does. Its title and picture become the item's where that has none and is none of the system's.
    open var primaryAction: UIAction? {
        didSet {
            adoptAction(insteadOf: oldValue)
            changed?()
        }
    }

    /// Takes over title and picture of the action, in place of those of an older one.
    private func adoptAction(insteadOf old: UIAction?) {
        guard systemItem == nil, let primaryAction else { return }
        if title == nil || title == old?.title, !primaryAction.title.isEmpty { title = primaryAction.title }
        if image == nil || image == old?.image, let picture = primaryAction.image { image = picture }
    }

    /// The menu that opens at the item: at a tap where there is no ``primaryAction``, else when the item is pressed long.
    open var menu: UIMenu? { didSet { if menu !== oldValue { changed?() } } }

    /// Does what a tap on a view that stands for the item does.
    func perform(from view: UIView) {
        if primaryAction == nil, menu != nil { return openMenu(from: view) }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        primaryAction?.perform(sender: self)
    }

    /// Opens the menu at a view that stands for the item.
    func openMenu(from view: UIView) {
        guard let menu else { return }
        guard choosesByMenu else {
            MenuPresenter.present(menu, from: view, sender: self)
            return
        }
        let choice = UIMenu(
            title: menu.title, options: menu.options.union(.singleSelection), children: menu.children)
        MenuPresenter.present(choice, from: view, sender: self) { [weak self] in
            // What was chosen is on after this turn of the main loop.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.changed?() } }
        }
    }

    /// Whether the item says which element of its menu is on.
    private var choosesByMenu: Bool { changesSelectionAsPrimaryAction && primaryAction == nil && menu != nil }

    /// The element of the menu that is on, or the first one.
    private var chosenElement: UIMenuElement? {
        menu.flatMap { $0.selectedElements.first ?? $0.children.first }
    }

    // MARK: Title

    /// Moves the title by some points in the bars that `barMetrics` names.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance("titlePositionAdjustment", barMetrics) { (item: UIBarButtonItem) in
            item.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        guard titleOffsets[barMetrics] != adjustment else { return }
        titleOffsets[barMetrics] = adjustment
        changed?()
    }

    /// How far the title is moved in the bars that `barMetrics` names, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets[barMetrics] ?? .zero
    }

    private var titleOffsets: [UIBarMetrics: UIOffset] = [:]

    // MARK: What the bar shows

    /// The picture or, where there is none, the title.
    var shownContent: (image: UIImage?, title: String?) {
        if choosesByMenu, let chosenElement { return (nil, chosenElement.title) }
        if let systemItem, title == nil, image == nil {
            return systemItem.symbolName.map { (UIImage(systemName: $0), nil) }
                ?? (nil, systemItem.word?.text)
        }
        return image.map { ($0, nil) } ?? (nil, title)
    }

    /// What assistive technology reads.
    var spokenLabel: String? { accessibilityLabel ?? title ?? systemItem?.word?.text ?? primaryAction?.title }

    /// Whether the item is room between others.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}

import Foundation

/// The content of a tab in a tab bar.
/// See Apple's [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
/// controller.tabBarItem.badgeValue = "3"
/// ```
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    // MARK: Creating

    /// Creates an item without a title and an icon.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive. There are no archives; the initializer exists for subclasses that
    /// share their set-up between initializers.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib { takeTabItem(nib) }
    }

    /// Creates an item with a title, an icon, and a number by which the app can identify it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, an icon, and an icon for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with an icon of the system's, a title in the user's language, and a number by which
    /// the app can identify it.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.word.text
        image = UIImage(systemName: systemItem.symbol)
        self.tag = tag
    }

    // MARK: Look

    /// The icon of the selected tab, or nil to use ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed?() } } }
    /// The offset of the title from its usual place, in points, or zero to use that of the bar's appearance.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            if titlePositionAdjustment != oldValue { changed?() }
        }
    }

    /// The text of the badge, such as the number of unread messages, or nil for no badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed?() } } }
    /// The colour of the badge, or nil for that of the bar's appearance, which is red by default.
    open var badgeColor: UIColor? {
        didSet {
            noteAppearance(\UITabBarItem.badgeColor, badgeColor)
            if badgeColor != oldValue { changed?() }
        }
    }

    /// Sets the attributes of the badge's text in a state, or removes them for nil. They take precedence over
    /// those of the bar's appearance.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance("badgeTextAttributes", state) { (item: UITabBarItem) in
            item.setBadgeTextAttributes(textAttributes, for: state)
        }
        let new = textAttributes.map { AppearanceAttributes(dictionary: $0) }
        guard badgeAttributes[state] != new else { return }
        badgeAttributes[state] = new
        changed?()
    }

    /// Returns the attributes of the badge's text that were set for a state, or nil.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]?.dictionary
    }

    /// The tab that made the item, or nil.
    weak var tab: UITab?

    private var badgeAttributes: [UIControl.State: AppearanceAttributes] = [:]

    /// The appearance of the bar while the tab is selected, or nil for the bar's own. The item copies the
    /// value.
    open var standardAppearance: UITabBarAppearance? {
        get { standard }
        set { take(newValue, as: \.standard) }
    }
    /// The appearance of the bar while the tab is selected and no content lies below the bar, or nil for the
    /// bar's own. The item copies the value.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edge }
        set { take(newValue, as: \.edge) }
    }

    private var standard: UITabBarAppearance?
    private var edge: UITabBarAppearance?

    private func take(
        _ appearance: UITabBarAppearance?,
        as path: ReferenceWritableKeyPath<UITabBarItem, UITabBarAppearance?>
    ) {
        self[keyPath: path]?.changed = nil
        let copy = appearance.map(UITabBarAppearance.init(barAppearance:))
        copy?.changed = { [weak self] in self?.changed?() }
        self[keyPath: path] = copy
        changed?()
    }
}

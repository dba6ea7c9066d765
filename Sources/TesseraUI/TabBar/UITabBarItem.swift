import Foundation

/// What a tab bar shows for one tab.
/// See Apple's [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
/// controller.tabBarItem.badgeValue = "3"
/// ```
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    // MARK: Creating

    /// Creates an item without title and picture.
    public override init() {
        super.init()
    }

    /// Creates an item as from an archive. There are no archives: for subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title, a picture, and a number by which the app finds it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, a picture, and another picture for the time in which the tab is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item of the system's, which has a picture and a title in the user's language, with a number by which the app
    /// finds it.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.word.text
        image = UIImage(systemName: systemItem.symbol)
        self.tag = tag
    }

    // MARK: Look

    /// The picture for the time in which the tab is selected. Nil: ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed?() } } }
    /// How far the title lies from where it would lie, in points. Zero: as the bar's appearance has it.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            if titlePositionAdjustment != oldValue { changed?() }
        }
    }

    /// The text in a coloured shape at the item's corner, such as the number of unread messages. Nil: none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed?() } } }
    /// The colour of the badge. Nil: that of the bar's appearance, which is red at first.
    open var badgeColor: UIColor? {
        didSet {
            noteAppearance(\UITabBarItem.badgeColor, badgeColor)
            if badgeColor != oldValue { changed?() }
        }
    }

    /// Sets the attributes of the badge's text in a state; nil takes those away that were set. They count before those of the
    /// bar's appearance.
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

    /// The attributes of the badge's text that were set for a state, or nil.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]?.dictionary
    }

    private var badgeAttributes: [UIControl.State: AppearanceAttributes] = [:]

    /// The look of the bar while the tab is selected. Nil: the bar's own. The item copies what it is given.
    open var standardAppearance: UITabBarAppearance? {
        get { standard }
        set { take(newValue, as: \.standard) }
    }
    /// The look of the bar while the tab is selected and no content lies below the bar. Nil: the bar's own. The item copies what
    /// it is given.
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

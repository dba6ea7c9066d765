import Foundation

/// What an item of a bar has: a title, a picture, and whether it can be used.
/// See Apple's [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
///
/// It is the base of ``UIBarButtonItem`` and of the items of tab bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Creates an item without title and picture.
    public override init() {
        super.init()
    }

    /// Creates an item as from an archive. There are no archives: for subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Prepares an object that was loaded from a nib file. No nib files are loaded as yet, so that no object gets the call.
    open func awakeFromNib() {}

    /// The title.
    open var title: String? { didSet { if title != oldValue { changed?() } } }
    /// The picture, which bars draw in their tint colour unless its rendering mode says otherwise.
    open var image: UIImage? { didSet { if image != oldValue { changed?() } } }
    /// How much room the picture keeps around itself, in points; negative values let it grow beyond its place.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed?() } } }
    /// Whether the item can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
    /// A number of the app's own by which it finds the item.
    open var tag = 0

    /// What assistive technology reads for the item. Nil: its title.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed?() } } }
    /// A name by which tests find the item; no user sees it.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { changed?() } }
    }

    /// Sets the attributes of the title in a state; nil takes those away that were set. They count before those of the
    /// bar's appearance.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance("titleTextAttributes", state) { (item: UIBarItem) in
            item.setTitleTextAttributes(attributes, for: state)
        }
        let new = attributes.map { AppearanceAttributes(dictionary: $0) }
        guard titleAttributes[state] != new else { return }
        titleAttributes[state] = new
        changed?()
    }

    /// The attributes of the title that were set for a state, or nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]?.dictionary
    }

    private var titleAttributes: [UIControl.State: AppearanceAttributes] = [:]
    /// Tells the bar that shows the item of each change.
    var changed: (() -> Void)?
    /// What the app has set on the item itself, and not through a proxy.
    var appearanceMarks = AppearanceMarks()

    /// Gives the item the look that proxies have set, for a bar that has it.
    func applyAppearance(in bar: UIView) {
        guard bar.window != nil, !AppearanceBook.isEmpty else { return }
        let tell = changed
        changed = nil
        applyAppearance(in: bar, traits: bar.traitCollection)
        changed = tell
    }
}

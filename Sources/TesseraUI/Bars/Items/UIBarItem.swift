import Foundation
import TesseraSelectors

/// An item of a bar, with a title, an image and a state.
/// See Apple's [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
///
/// The class is the base of ``UIBarButtonItem`` and ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Creates an item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an item without title and image. There are no archives here; subclasses can share their set-up
    /// through this initializer.
    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder.nib { takeBarItem(nib) }
    }

    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    /// The title of the item.
    open var title: String? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet {
            noteAppearance(\UIBarItem.title, title)
            if title != oldValue { changed?() }
            TesseraSelectors.didChangeValue(of: self, forKey: "title")
        }
    }
    /// The image of the item. Bars draw it in their tint colour unless its rendering mode is
    /// ``UIImage/RenderingMode-swift.enum/alwaysOriginal``.
    open var image: UIImage? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "image") }
        didSet {
            if image != oldValue { changed?() }
            TesseraSelectors.didChangeValue(of: self, forKey: "image")
        }
    }
    /// The margins around the image in points. Negative values enlarge the image beyond its place.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed?() } } }
    /// The image that the large content viewer displays in place of ``image``, or nil.
    open var largeContentSizeImage: UIImage?
    /// The margins around the image in the large content viewer, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// A Boolean value that tells whether the item is enabled.
    open var isEnabled = true {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isEnabled") }
        didSet {
            if isEnabled != oldValue { changed?() }
            TesseraSelectors.didChangeValue(of: self, forKey: "isEnabled")
        }
    }
    /// A number by which the app identifies the item. The default is 0.
    open var tag = 0

    /// The text that assistive technology reads for the item, or nil for its title.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed?() } } }
    /// The text that assistive technology reads for what happens if the item is used.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { changed?() } } }
    /// A name by which tests find the item; users never see it.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { changed?() } }
    }

    /// Sets the attributes of the title in a state. They override those of the bar's appearance.
    ///
    /// - Parameters:
    ///   - attributes: The attributes, or nil to remove those that were set.
    ///   - state: The state of the item.
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

    /// Returns the attributes of the title that were set for a state, or nil if none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]?.dictionary
    }

    private var titleAttributes: [UIControl.State: AppearanceAttributes] = [:]
    /// The closure that the item calls after each change. The bar that displays the item sets it.
    var changed: (() -> Void)?
    /// The record of the properties that the app has set on the item itself, not through a proxy.
    var appearanceMarks = AppearanceMarks()

    /// Gives the item of a bar the look that proxies have set.
    func applyAppearance(in bar: UIView) {
        guard bar.window != nil, !AppearanceBook.isEmpty else { return }
        let callback = changed
        changed = nil
        applyAppearance(in: bar, traits: bar.traitCollection)
        changed = callback
    }
}

extension Sequence<String?> {
    /// The first text that is neither nil nor empty.
    var firstNonEmpty: String? { lazy.compactMap { $0 }.first { !$0.isEmpty } }
}

import Foundation

/// The look of a navigation bar.
/// See Apple's [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemTeal
/// navigationItem.standardAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    struct Values: Equatable {
        var title = AppearanceAttributes()
        var titleOffset = UIOffset.zero
        var largeTitle = AppearanceAttributes()
        var backIndicator: UIImage?
        var backIndicatorMask: UIImage?
    }

    private var values = Values() { didSet { if values != oldValue { changed?() } } }
    private var buttons = UIBarButtonItemAppearance(style: .plain)
    private var doneButtons = UIBarButtonItemAppearance(style: .done)
    private var backButtons = UIBarButtonItemAppearance(style: .plain)

    /// Creates the default look for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observe()
    }

    /// Creates an appearance with the values of another navigation bar's, or with the background of another bar's.
    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UINavigationBarAppearance {
            values = other.values
            buttons = other.buttons.duplicate()
            doneButtons = other.doneButtons.duplicate()
            backButtons = other.backButtons.duplicate()
        }
        super.init(barAppearance: barAppearance)
        observe()
    }

    // MARK: Titles

    /// The attributes of the title. Without a font it is half bold, of 17 points; without a colour, that of labels; without a
    /// paragraph style, centred.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.title.dictionary }
        set { values.title.dictionary = newValue }
    }
    /// How far the title lies from where it would lie, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The attributes of the large title. Without a font it is bold, of the text style of large titles; without a colour,
    /// that of labels.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.largeTitle.dictionary }
        set { values.largeTitle.dictionary = newValue }
    }

    // MARK: Buttons

    /// The look of plain items. Setting it copies it.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set { take(newValue, as: \.buttons) }
    }
    /// The look of items with the style ``UIBarButtonItem/Style-swift.enum/done``. Setting it copies it.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { take(newValue, as: \.doneButtons) }
    }
    /// The look of the button that leads back. Setting it copies it.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtons }
        set { take(newValue, as: \.backButtons) }
    }
    /// The picture beside the title of the button that leads back. Nil: a chevron.
    open var backIndicatorImage: UIImage? { values.backIndicator }
    /// The mask that was set together with ``backIndicatorImage``. Titles fade while screens change and do not slide below
    /// the indicator, so that there is nothing that it would cut off.
    open var backIndicatorTransitionMaskImage: UIImage? { values.backIndicatorMask }

    /// Sets the picture beside the title of the button that leads back, and its mask; nil for the chevron.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        values.backIndicator = isWhole ? backIndicatorImage : nil
        values.backIndicatorMask = isWhole ? backIndicatorTransitionMaskImage : nil
    }

    // MARK: What the bar asks

    /// A title with its attributes.
    func attributedTitle(_ title: String) -> NSAttributedString {
        attributed(
            title, titleTextAttributes, font: .systemFont(ofSize: 17, weight: .semibold), alignment: .center)
    }

    /// A large title with its attributes, for traits.
    func attributedLargeTitle(_ title: String, traits: UITraitCollection) -> NSAttributedString {
        attributed(
            title, largeTitleTextAttributes, font: LargeTitleMetrics.font(for: traits), alignment: .natural)
    }

    private func attributed(
        _ title: String, _ stated: [NSAttributedString.Key: Any], font: UIFont, alignment: NSTextAlignment
    ) -> NSAttributedString {
        var attributes = stated
        if !(attributes[.font] is UIFont) { attributes[.font] = font }
        if !(attributes[.foregroundColor] is UIColor) { attributes[.foregroundColor] = UIColor.label }
        if !(attributes[.paragraphStyle] is NSParagraphStyle) {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            style.lineBreakMode = .byTruncatingTail
            attributes[.paragraphStyle] = style
        }
        return NSAttributedString(string: title, attributes: attributes)
    }

    // MARK: Copying and comparing

    private func take(
        _ appearance: UIBarButtonItemAppearance,
        as path: ReferenceWritableKeyPath<UINavigationBarAppearance, UIBarButtonItemAppearance>
    ) {
        self[keyPath: path] = appearance.duplicate()
        observe()
        changed?()
    }

    private func observe() {
        for part in [buttons, doneButtons, backButtons] { part.changed = { [weak self] in self?.changed?() } }
    }

    override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance else { return false }
        return super.hasSameValues(as: other) && values == other.values
            && [buttons, doneButtons, backButtons] == [other.buttons, other.doneButtons, other.backButtons]
    }
}

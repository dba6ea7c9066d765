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
        var subtitle = AppearanceAttributes()
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

    /// Creates an appearance with all values of another navigation bar appearance, or with the background of
    /// another kind of bar.
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

    /// The attributes of the title. The defaults are a semibold font of 17 points, the colour of labels, and
    /// a centred paragraph style.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.title.dictionary }
        set { values.title.dictionary = newValue }
    }
    /// The distance of the title from its usual place, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The attributes of the large title. The defaults are a bold font of the text style for large titles,
    /// and the colour of labels.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.largeTitle.dictionary }
        set { values.largeTitle.dictionary = newValue }
    }

    /// The attributes of the line below a title. The defaults are a small font and the secondary colour of labels.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.subtitle.dictionary }
        set { values.subtitle.dictionary = newValue }
    }

    // MARK: Buttons

    /// The look of plain items. The setter copies the value.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set { take(newValue, as: \.buttons) }
    }
    /// The look of items with the style ``UIBarButtonItem/Style-swift.enum/done``. The setter copies the
    /// value.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { take(newValue, as: \.doneButtons) }
    }
    /// The look of the back button. The setter copies the value.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtons }
        set { take(newValue, as: \.backButtons) }
    }
    /// The image beside the title of the back button, or nil for a chevron.
    open var backIndicatorImage: UIImage? { values.backIndicator }
    /// The mask that was set together with ``backIndicatorImage``. It has no visible effect, because titles
    /// fade and do not slide below the indicator when screens change.
    open var backIndicatorTransitionMaskImage: UIImage? { values.backIndicatorMask }

    /// Sets the image beside the title of the back button, and its mask. If either is nil, the button has a
    /// chevron.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        values.backIndicator = isWhole ? backIndicatorImage : nil
        values.backIndicatorMask = isWhole ? backIndicatorTransitionMaskImage : nil
    }

    // MARK: Titles for the bar

    /// Returns a title with its attributes.
    func attributedTitle(_ title: String) -> AttributedRuns {
        attributed(
            title, titleTextAttributes, font: .systemFont(ofSize: 17, weight: .semibold), alignment: .center)
    }

    /// Returns a large title with its attributes, for traits.
    func attributedLargeTitle(_ title: String, traits: UITraitCollection) -> AttributedRuns {
        attributed(
            title, largeTitleTextAttributes, font: LargeTitleMetrics.font(for: traits), alignment: .natural)
    }

    /// Returns a line below a title with its attributes.
    func attributedSubtitle(_ text: String, font: UIFont, alignment: NSTextAlignment) -> AttributedRuns {
        attributed(
            text, subtitleTextAttributes, font: font, color: .secondaryLabel, alignment: alignment)
    }

    private func attributed(
        _ title: String, _ stated: [NSAttributedString.Key: Any], font: UIFont, color: UIColor = .label,
        alignment: NSTextAlignment
    ) -> AttributedRuns {
        var attributes = stated
        if !(attributes[.font] is UIFont) { attributes[.font] = font }
        if !(attributes[.foregroundColor] is UIColor) { attributes[.foregroundColor] = color }
        if !(attributes[.paragraphStyle] is NSParagraphStyle) {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            style.lineBreakMode = .byTruncatingTail
            attributes[.paragraphStyle] = style
        }
        return AttributedRuns(title, attributes: attributes)
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

import Foundation

/// The look of a tab bar.
/// See Apple's [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    struct Values: Equatable {
        var selectionTint: UIColor?
        var selectionImage: UIImage?
        var itemWidth: CGFloat = 0
        var itemSpacing: CGFloat = 0
    }

    private var values = Values() { didSet { if values != oldValue { changed?() } } }
    private var stacked = UITabBarItemAppearance(style: .stacked)
    private var inline = UITabBarItemAppearance(style: .inline)
    private var compactInline = UITabBarItemAppearance(style: .compactInline)

    /// Creates the default look for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observe()
    }

    /// Creates an appearance with all values of another tab bar appearance, or with the background of another
    /// kind of bar.
    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UITabBarAppearance {
            values = other.values
            stacked = other.stacked.duplicate()
            inline = other.inline.duplicate()
            compactInline = other.compactInline.duplicate()
        }
        super.init(barAppearance: barAppearance)
        observe()
    }

    /// The look of items with the title below the icon. The setter copies the value.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { take(newValue, as: \.stacked) }
    }
    /// The look of items with the title beside the icon. The setter copies the value.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { take(newValue, as: \.inline) }
    }
    /// The look of items with the title beside a smaller icon. The setter copies the value.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { take(newValue, as: \.compactInline) }
    }
    /// The colour of ``selectionIndicatorImage`` if that is a template, or nil for the bar's tint colour.
    open var selectionIndicatorTintColor: UIColor? {
        get { values.selectionTint }
        set { values.selectionTint = newValue }
    }
    /// The image behind the selected item, or nil for none.
    open var selectionIndicatorImage: UIImage? {
        get { values.selectionImage }
        set { values.selectionImage = newValue }
    }
    /// The width in points of each stacked item if the items are centred in the bar. At 0 the bar determines
    /// the width.
    open var stackedItemWidth: CGFloat {
        get { values.itemWidth }
        set { values.itemWidth = newValue }
    }
    /// The space in points between stacked items if the items are centred in the bar. At 0 the bar determines
    /// the space.
    open var stackedItemSpacing: CGFloat {
        get { values.itemSpacing }
        set { values.itemSpacing = newValue }
    }

    private func take(
        _ appearance: UITabBarItemAppearance,
        as path: ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance>
    ) {
        self[keyPath: path] = appearance.duplicate()
        observe()
        changed?()
    }

    private func observe() {
        for part in [stacked, inline, compactInline] { part.changed = { [weak self] in self?.changed?() } }
    }

    override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance else { return false }
        return super.hasSameValues(as: other) && values == other.values
            && [stacked, inline, compactInline] == [other.stacked, other.inline, other.compactInline]
    }
}

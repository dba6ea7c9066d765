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

    /// Creates an appearance with the values of another tab bar's, or with the background of another bar's.
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

    /// The look of items whose title is below their icon. Setting it copies it.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { take(newValue, as: \.stacked) }
    }
    /// The look of items whose title is beside their icon. Setting it copies it.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { take(newValue, as: \.inline) }
    }
    /// The look of items whose title is beside a smaller icon. Setting it copies it.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { take(newValue, as: \.compactInline) }
    }
    /// The colour of ``selectionIndicatorImage``, where that is a template. Nil: the bar's tint colour.
    open var selectionIndicatorTintColor: UIColor? {
        get { values.selectionTint }
        set { values.selectionTint = newValue }
    }
    /// The picture behind the selected item. Nil: none.
    open var selectionIndicatorImage: UIImage? {
        get { values.selectionImage }
        set { values.selectionImage = newValue }
    }
    /// The width in points of each stacked item, where items lie in the middle of the bar. 0: the bar decides.
    open var stackedItemWidth: CGFloat {
        get { values.itemWidth }
        set { values.itemWidth = newValue }
    }
    /// The room in points between stacked items, where items lie in the middle of the bar. 0: the bar decides.
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

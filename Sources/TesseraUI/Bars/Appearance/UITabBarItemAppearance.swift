import Foundation

/// The look of tab bar items in one state.
/// See Apple's [UITabBarItemStateAppearance](
/// https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    struct Values: Equatable {
        var attributes = AppearanceAttributes()
        var titleOffset = UIOffset.zero
        var iconColor: UIColor?
        var badgeColor: UIColor?
        var badgeAttributes = AppearanceAttributes()
        var badgeOffset = UIOffset.zero
        var badgeTitleOffset = UIOffset.zero
    }

    var values = Values() { didSet { if values != oldValue { changed?() } } }
    /// The closure that the object calls after each change. The appearance that owns this state sets it.
    var changed: (() -> Void)?

    override init() { super.init() }

    /// The attributes of titles. The layout of the bar determines all others.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes.dictionary }
        set { values.attributes.dictionary = newValue }
    }
    /// The distance of titles from their usual places, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The colour of icons, or nil for the bar's colour in the state.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }
    /// The distance of badges from their usual places, in points.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgeOffset }
        set { values.badgeOffset = newValue }
    }
    /// The colour of badges, or nil for red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeColor }
        set { values.badgeColor = newValue }
    }
    /// The attributes of the text of badges.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeAttributes.dictionary }
        set { values.badgeAttributes.dictionary = newValue }
    }
    /// The distance of the text of badges from its usual place, in points.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitleOffset }
        set { values.badgeTitleOffset = newValue }
    }
}

/// The look of tab bar items in each of their states.
/// See Apple's [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
///
/// The other states use the values of ``normal`` for everything that they do not set themselves.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The arrangement of an item's icon and title.
    /// See Apple's [UITabBarItemAppearance.Style](
    /// https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style).
    public enum Style: Int, Sendable {
        /// The title is below the icon.
        case stacked = 0
        /// The title is beside the icon.
        case inline = 1
        /// The title is beside a smaller icon, in a bar with a small height.
        case compactInline = 2
    }

    /// The look of items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of disabled items.
    public let disabled = UITabBarItemStateAppearance()

    /// The layout whose defaults are used for values that a state does not set.
    private(set) var style: Style
    /// The closure that the appearance calls after each change. The bar's appearance sets it.
    var changed: (() -> Void)?

    /// Creates the default look for a layout.
    public init(style: Style) {
        self.style = style
        super.init()
        for state in states { state.changed = { [weak self] in self?.changed?() } }
    }

    /// Creates the default look of stacked items.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Gives all states the default look for a layout.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.values = .init() }
        changed?()
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

    /// Returns a copy with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Returns a copy with the same values.
    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        for (state, other) in zip(copy.states, states) { state.values = other.values }
        return copy
    }

    /// Returns true for an appearance with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return MainActor.assumeIsolated {
            style == other.style && states.map(\.values) == other.states.map(\.values)
        }
    }

    /// The hash value, which is the same for all appearances because their values can change.
    nonisolated open override var hash: Int { 2 }
}

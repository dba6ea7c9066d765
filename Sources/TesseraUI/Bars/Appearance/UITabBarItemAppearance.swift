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
    /// Tells the appearance that owns this state of each change.
    var changed: (() -> Void)?

    override init() { super.init() }

    /// The attributes of titles. What they leave open is as the layout of the bar has it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes.dictionary }
        set { values.attributes.dictionary = newValue }
    }
    /// How far titles lie from where they would lie, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The colour of icons. Nil: that of the bar for the state.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }
    /// How far badges lie from where they would lie, in points.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgeOffset }
        set { values.badgeOffset = newValue }
    }
    /// The colour of badges. Nil: red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeColor }
        set { values.badgeColor = newValue }
    }
    /// The attributes of the text of badges.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeAttributes.dictionary }
        set { values.badgeAttributes.dictionary = newValue }
    }
    /// How far the text of badges lies from where it would lie, in points.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitleOffset }
        set { values.badgeTitleOffset = newValue }
    }
}

/// The look of tab bar items in each of their states.
/// See Apple's [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
///
/// What a state other than ``normal`` leaves open is as in the normal state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// How icon and title of an item lie beside each other.
    /// See Apple's [UITabBarItemAppearance.Style](
    /// https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style).
    public enum Style: Int, Sendable {
        /// The title below the icon.
        case stacked = 0
        /// The title beside the icon.
        case inline = 1
        /// The title beside a smaller icon, in a bar of little height.
        case compactInline = 2
    }

    /// The look of items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of items that cannot be used.
    public let disabled = UITabBarItemStateAppearance()

    /// The layout whose defaults are used where a state says nothing.
    private(set) var style: Style
    /// Tells the bar's appearance of each change.
    var changed: (() -> Void)?

    /// Creates the default look of a layout.
    public init(style: Style) {
        self.style = style
        super.init()
        for state in states { state.changed = { [weak self] in self?.changed?() } }
    }

    /// Creates the default look of stacked items.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Gives all states the default look of a layout.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.values = .init() }
        changed?()
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

    /// A copy with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// A copy with the same values.
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

    /// The same number for all appearances: their values change.
    nonisolated open override var hash: Int { 2 }
}

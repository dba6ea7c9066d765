import Foundation

/// The look of bar button items in each of their states.
/// See Apple's [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
///
/// What a state other than ``normal`` leaves open is as in the normal state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The look of items that can be used.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of items on which a finger is.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of items that cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()

    /// The style whose fonts are used where the attributes name none.
    private(set) var style: UIBarButtonItem.Style
    /// Tells the bar's appearance of each change.
    var changed: (() -> Void)?

    /// Creates the default look of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
        for state in states { state.changed = { [weak self] in self?.changed?() } }
    }

    /// Creates the default look of plain items.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Gives all states the default look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.values = .init() }
        changed?()
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

    /// A copy with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// A copy with the same values.
    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        for (state, other) in zip(copy.states, states) { state.values = other.values }
        return copy
    }

    /// Returns true for an appearance with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainActor.assumeIsolated {
            style == other.style && states.map(\.values) == other.states.map(\.values)
        }
    }

    /// The same number for all appearances: their values change.
    nonisolated open override var hash: Int { 1 }
}

import Foundation

/// The look of bar button items in each of their states.
/// See Apple's [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
///
/// The other states use the values of ``normal`` for everything that they do not set themselves.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The look of enabled items.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of items while a finger touches them.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of disabled items.
    public let disabled = UIBarButtonItemStateAppearance()

    /// The style whose font is used if the attributes have none.
    private(set) var style: UIBarButtonItem.Style
    /// The closure that the appearance calls after each change. The bar's appearance sets it.
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

    /// Returns a copy with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Returns a copy with the same values.
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

    /// The hash value, which is the same for all appearances because their values can change.
    nonisolated open override var hash: Int { 1 }
}

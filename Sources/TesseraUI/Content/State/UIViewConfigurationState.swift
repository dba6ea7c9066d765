import Foundation

/// The state of a view such as a header or a footer, on which the look of its configurations depends.
/// See Apple's [UIViewConfigurationState](
/// https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct).
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// A Boolean value that tells whether the view is disabled.
    public var isDisabled = false
    /// A Boolean value that tells whether a touch highlights the view.
    public var isHighlighted = false
    /// A Boolean value that tells whether the view is selected.
    public var isSelected = false
    /// A Boolean value that tells whether the view has the focus. It is always false for the headers and footers here, which
    /// cannot become focused.
    public var isFocused = false
    /// A Boolean value that tells whether the view stays at an edge of the visible part while content moves
    /// below it.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the normal state of a view with the given traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app has added to the state for a key, or nil. Setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

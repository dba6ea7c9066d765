import Foundation

/// The state of a view such as a header or a footer, from which configurations derive how it looks.
/// See Apple's [UIViewConfigurationState](
/// https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct).
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the user cannot interact with the view.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus. The browser keeps the focus to itself, so that views report false.
    public var isFocused = false
    /// Whether the view keeps its place at an edge of the visible part while content moves below it.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a view with some traits that is in no special state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app adds to the state; nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

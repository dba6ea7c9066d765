import Foundation

/// The state of a controller or a view, on which the look of its content-unavailable configuration depends.
/// See Apple's [UIContentUnavailableConfigurationState](
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct).
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller or the view.
    public var traitCollection: UITraitCollection
    /// The text in the search bar of the controller, or nil if the controller is not searched.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without a search, with the given traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app has added to the state for a key, or nil. Setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

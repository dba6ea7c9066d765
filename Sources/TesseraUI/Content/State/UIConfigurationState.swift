import Foundation

/// The state of a view, on which the look of its configurations depends. It contains the view's traits, and
/// values that the app adds for keys of its own.
/// See Apple's [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-8d7pd).
///
/// An app defines a key and a property for its own state:
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
/// }
///
/// extension UICellConfigurationState {
///     var isArchived: Bool {
///         get { self[.isArchived] as? Bool ?? false }
///         set { self[.isArchived] = newValue }
///     }
/// }
/// ```
public protocol UIConfigurationState {
    /// Creates the normal state of a view with the given traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The value that the app has added to the state for a key, or nil. Setting nil removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for a value that an app adds to the state of a view.
/// See Apple's [UIConfigurationStateCustomKey](
/// https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key. Begin it with the app's identifier to keep it distinct from the names of other
    /// keys.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

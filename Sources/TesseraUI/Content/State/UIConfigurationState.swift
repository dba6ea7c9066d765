import Foundation

/// The state of a view, from which configurations derive how the view looks: its traits, and what the app adds under keys of
/// its own.
/// See Apple's [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-8d7pd).
///
/// An app gives its own state a key and a property:
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
    /// Creates the state of a view with some traits of which nothing else is known.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// What the app adds to the state; nil removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for what an app adds to the state of a view.
/// See Apple's [UIConfigurationStateCustomKey](
/// https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The key's name. Names that begin like the app's identifier meet no other's.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

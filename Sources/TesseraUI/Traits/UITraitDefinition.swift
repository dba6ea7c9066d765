import Foundation

/// The definition of a trait: its name, and the value that it has where nobody states another.
/// See Apple's [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15).
///
/// An app defines a trait of its own with a default value, and reads and overrides it by the type:
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.standard
///     }
///     view.traitOverrides[ThemeTrait.self] = .monochrome
///     let theme = subview.traitCollection[ThemeTrait.self]
///
/// Values that are not `Equatable` count as changed whenever they are stated anew; objects, when they are others.
public protocol UITraitDefinition {
    /// The type of the trait's values. Traits pass between threads, so that an app keeps values that it shares as it keeps
    /// everything that threads share.
    associatedtype Value
    /// The value where nobody states another.
    static var defaultValue: Value { get }
    /// The trait's name; by default that of the type.
    static var name: String { get }
    /// A name that no other trait has; by default that of the type with its module.
    static var identifier: String { get }
    /// True if dynamic colours depend on the trait; by default none does.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as an element of a list.
/// See Apple's [UITrait](https://developer.apple.com/documentation/uikit/uitrait).
public typealias UITrait = any UITraitDefinition.Type

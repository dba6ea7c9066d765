import Foundation

/// The definition of a trait: its name, and the value that it has if it is not set.
/// See Apple's [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15).
///
/// An app defines a trait of its own with a default value, and reads and overrides it by its type:
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.standard
///     }
///     view.traitOverrides[ThemeTrait.self] = .monochrome
///     let theme = subview.traitCollection[ThemeTrait.self]
///
/// If values are not `Equatable`, setting them again counts as a change, unless they are the same object.
public protocol UITraitDefinition {
    /// The type of the trait's values. Traits are passed between threads, so the app must protect mutable
    /// state that its values share.
    associatedtype Value
    /// The value if the trait is not set.
    static var defaultValue: Value { get }
    /// The trait's name. The default is the name of the type.
    static var name: String { get }
    /// An identifier that no other trait has. The default is the name of the type with its module.
    static var identifier: String { get }
    /// A Boolean value that tells whether dynamic colours depend on the trait. The default is false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// Returns false.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as an element of a list.
/// See Apple's [UITrait](https://developer.apple.com/documentation/uikit/uitrait).
public typealias UITrait = any UITraitDefinition.Type

import Foundation

/// A function that changes the attributes of a text, with which a configuration adapts them to a state of its
/// view.
/// See Apple's [UIConfigurationTextAttributesTransformer](
/// https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct).
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///     var outgoing = incoming
///     outgoing.font = .preferredFont(forTextStyle: .headline)
///     return outgoing
/// }
/// ```
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer {
    /// The function that returns the changed attributes.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let mark = Mark()

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    private final class Mark {}
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    /// Returns true if one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.mark === right.mark }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}

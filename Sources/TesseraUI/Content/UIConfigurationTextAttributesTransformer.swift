import Foundation

/// Makes attributes of a text of others, as a configuration does for a state of its view.
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
/// Two transformers are equal where one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer {
    /// The function that makes the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let mark = Mark()

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Makes attributes of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    private final class Mark {}
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    /// Whether one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.mark === right.mark }

    /// Hashes what makes the transformer what it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}

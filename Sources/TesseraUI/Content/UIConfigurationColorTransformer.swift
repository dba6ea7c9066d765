import Foundation

/// A function that changes a colour, with which a configuration adapts a colour to a state of its view.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer {
    /// The function that returns the changed colour.
    public let transform: (UIColor) -> UIColor
    private let identity: Identity

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .object(Mark())
    }

    private init(name: String, _ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .name(name)
    }

    /// Returns the changed colour of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The transformer that returns a grey of the same perceived brightness.
    public static var grayscale: Self {
        Self(name: "grayscale") { color in
            UIColor { traits in
                let color = color.cgColor(for: traits)
                let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
                return UIColor(white: white, alpha: color.alpha)
            }
        }
    }

    /// The transformer that returns the user's accent colour for the system or, without one, the colour
    /// itself. Browsers report no accent colour to pages, so that it always returns the colour itself.
    public static var preferredTint: Self { Self(name: "preferredTint") { $0 } }

    /// The transformer for tinted content that must not be conspicuous. It returns the colour of secondary
    /// labels for every colour. (Apple does not document the result in UIKit.)
    public static var monochromeTint: Self { Self(name: "monochromeTint") { _ in .secondaryLabel } }

    /// Returns the transformer that multiplies the opacity of a colour by a factor, 0...1.
    static func opacity(_ part: CGFloat) -> Self {
        Self(name: "opacity \(part)") { color in
            UIColor { traits in
                let color = color.cgColor(for: traits)
                return UIColor(cgColor: color.copy(alpha: color.alpha * part) ?? color)
            }
        }
    }

    private final class Mark {}

    private enum Identity {
        case name(String)
        case object(Mark)
    }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Returns true if one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left.identity, right.identity) {
        case (.name(let left), .name(let right)): left == right
        case (.object(let left), .object(let right)): left === right
        default: false
        }
    }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) {
        switch identity {
        case .name(let name): hasher.combine(name)
        case .object(let mark): hasher.combine(ObjectIdentifier(mark))
        }
    }
}

import Foundation

/// Makes one colour of another, as a configuration does for a state of its view.
/// See Apple's [UIConfigurationColorTransformer](
/// https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
///
/// Two transformers are equal where one is a copy of the other.
public struct UIConfigurationColorTransformer {
    /// The function that makes the colour.
    public let transform: (UIColor) -> UIColor
    private let identity: Identity

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .object(Mark())
    }

    private init(name: String, _ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .name(name)
    }

    /// Makes a colour of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that takes the hue out of a colour, which stays as bright as it is to the eye.
    public static var grayscale: Self {
        Self(name: "grayscale") { color in
            UIColor { traits in
                let color = color.cgColor(for: traits)
                let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
                return UIColor(white: white, alpha: color.alpha)
            }
        }
    }

    /// A transformer that returns the accent colour that the user has chosen for the system, and the colour itself where the
    /// system has none. Browsers name none to pages, so that it is always the colour itself.
    public static var preferredTint: Self { Self(name: "preferredTint") { $0 } }

    /// A transformer for what is tinted and is not to stand out: whatever the colour, the result is that of secondary
    /// labels. (UIKit does not say what it returns.)
    public static var monochromeTint: Self { Self(name: "monochromeTint") { _ in .secondaryLabel } }

    /// A transformer that returns a colour with a part of its opacity, 0...1.
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
    /// Whether one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left.identity, right.identity) {
        case (.name(let left), .name(let right)): left == right
        case (.object(let left), .object(let right)): left === right
        default: false
        }
    }

    /// Hashes what makes the transformer what it is.
    public func hash(into hasher: inout Hasher) {
        switch identity {
        case .name(let name): hasher.combine(name)
        case .object(let mark): hasher.combine(ObjectIdentifier(mark))
        }
    }
}

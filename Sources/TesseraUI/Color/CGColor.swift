import Foundation
import TesseraDisplay

/// A colour that does not depend on light or dark appearance.
/// See Apple's [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Hashable, Sendable {
    let red: CGFloat, green: CGFloat, blue: CGFloat
    /// The opacity, 0...1.
    public let alpha: CGFloat

    /// Creates a colour from components of extended sRGB. Components within 0...1 are in sRGB; others are
    /// colours outside the gamut of sRGB. The opacity is 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a colour from sRGB components and an opacity, each 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from its brightness and an opacity, each 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The components of extended sRGB, followed by the opacity.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of components, which includes the opacity.
    public var numberOfComponents: Int { 4 }

    /// Returns the colour with another opacity, 0...1. The result is never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns true if two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }

    func displayColor(opacity: CGFloat = 1) -> Color {
        Color(extendedRed: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}

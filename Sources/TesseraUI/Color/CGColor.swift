import Foundation
import TesseraDisplay

/// A colour that no longer depends on light or dark appearance.
/// See Apple's [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Hashable, Sendable {
    let red: CGFloat, green: CGFloat, blue: CGFloat
    /// The opacity, 0...1.
    public let alpha: CGFloat

    /// Creates a colour from sRGB components, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The sRGB components and the opacity.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// Whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }

    func displayColor(opacity: CGFloat = 1) -> Color {
        func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha * opacity))
    }
}

import Foundation
import TesseraGeometry

/// A colour that does not depend on light or dark appearance.
/// See Apple's [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Hashable, Sendable {
    /// The components of extended sRGB, which drawing uses.
    package let red: CGFloat, green: CGFloat, blue: CGFloat
    /// The opacity, 0...1.
    public let alpha: CGFloat
    private let space: CGColorSpace
    /// The components in the colour's space, without the opacity.
    private let parts: [CGFloat]

    private init(space: CGColorSpace, parts: [CGFloat], alpha: CGFloat) {
        (red, green, blue) = space.extendedSRGB(parts)
        self.alpha = alpha
        self.space = space
        self.parts = parts
    }

    /// Creates a colour from components of extended sRGB. Components within 0...1 are in sRGB; others are
    /// colours outside the gamut of sRGB. The opacity is 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extended, parts: [red, green, blue], alpha: alpha)
    }

    /// Creates a colour from sRGB components and an opacity, each 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extended, parts: [red, green, blue], alpha: alpha)
    }

    /// Creates a grey from its brightness and an opacity, each 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .grayscale, parts: [gray], alpha: alpha)
    }

    /// Creates a colour from the components of a space, followed by the opacity. They are read from the memory at the
    /// pointer. The result is never nil.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        self.init(
            space: space, parts: Array(UnsafeBufferPointer(start: components, count: count)),
            alpha: components[count])
    }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The components in the space of the colour, followed by the opacity.
    public var components: [CGFloat]? { parts + [alpha] }

    /// The number of components, which includes the opacity.
    public var numberOfComponents: Int { parts.count + 1 }

    /// Returns the colour with another opacity, 0...1. The result is never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, parts: parts, alpha: alpha)
    }

    /// Returns the nearest colour of another space. The result is never nil.
    ///
    /// - Parameters:
    ///   - space: The other space.
    ///   - intent: The way in which colours that the space does not contain are changed. All components are limited
    ///     to 0...1, whatever it is.
    ///   - options: The options, of which there are none.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        CGColor(
            space: space, parts: space.components(red: red, green: green, blue: blue), alpha: alpha)
    }

    /// Opaque black. Apple names it so on macOS only; on iOS it is `UIColor.black.cgColor`.
    package static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Transparent black.
    package static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns true if two colours have the same space and the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || left.space == right.space && left.parts == right.parts && left.alpha == right.alpha
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        hasher.combine(alpha)
    }
}

/// The ways in which colours are changed that a space does not contain.
/// See Apple's
/// [CGColorRenderingIntent](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent).
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The usual way.
    case defaultIntent = 0
    /// Colours within the space stay exactly the same.
    case absoluteColorimetric = 1
    /// Colours within the space stay the same relative to white.
    case relativeColorimetric = 2
    /// All colours change so that they keep their relations.
    case perceptual = 3
    /// Colours stay saturated.
    case saturation = 4
}

extension CGColor {
    /// The colour as a canvas paints it.
    func canvasColor(alpha factor: CGFloat = 1) -> Canvas.Color {
        func limited(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        return Canvas.Color(
            red: limited(red), green: limited(green), blue: limited(blue),
            alpha: limited(alpha) * limited(factor))
    }
}

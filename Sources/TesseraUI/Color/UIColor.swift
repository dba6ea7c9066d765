import Foundation
import TesseraDisplay
import TesseraGraphics

/// A colour, which may depend on light or dark appearance, or a pattern: an image that is repeated.
/// See Apple's [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
///
/// The class is Sendable because its stored properties are constants. As in UIKit, the provider is called on
/// the thread that resolves the colour.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    private let mark = AttributeValueMark()

    enum Source {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case named(NamedColor)
        case pattern(UIImage)
    }

    /// Not for use by apps. What a colour consists of.
    public struct Composition {
        let source: Source
    }

    let source: Source

    /// Creates a colour from components of extended sRGB. Components within 0...1 are in sRGB; others are
    /// colours outside the gamut of sRGB. The opacity is 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a grey from its brightness and an opacity, each 0...1.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: white, green: white, blue: white, alpha: alpha))
        super.init()
    }

    /// Creates a colour from hue, saturation, brightness and opacity, each 0...1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueSaturationBrightness(
            hue: hue, saturation: saturation, brightness: brightness
        ).components
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a colour from components of Display P3 and an opacity, each 0...1. It is stored in extended
    /// sRGB, where colours outside the gamut of sRGB have components outside 0...1. Browsers display such
    /// colours in full on screens with a wide gamut.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = DisplayP3(red: red, green: green, blue: blue).extendedSRGB
        source = .fixed(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        super.init()
    }

    /// Creates the colour that a colour literal describes, from components of extended sRGB and an opacity:
    /// `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a colour that does not depend on the appearance.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
        super.init()
    }

    /// Creates a colour that a closure chooses.
    ///
    /// - Parameter dynamicProvider: Returns the colour for the traits of the place where it appears.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates a colour that repeats an image at the image's size, from the top left corner of the filled
    /// area.
    ///
    /// Patterns fill the backgrounds of views, and areas and lines in a graphics context after ``setFill()`` and ``setStroke()``.
    /// Text, symbols, borders and shadows with a pattern colour are not drawn.
    public init(patternImage image: UIImage) {
        source = .pattern(image)
        super.init()
    }

    /// Creates the colour that ``encode(with:)`` has written, or nil if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let names = Self.archivedNames(in: coder) else { return nil }
        let parts = names.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        guard parts.allSatisfy(\.isFinite) else { return nil }
        source = .fixed(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
        super.init()
    }

    // A class of an app inherits the initializers only if all designated ones are public.
    /// Not for use by apps. Creates a colour of what it consists of.
    public init(composition: Composition) {
        source = composition.source
        super.init()
    }

    convenience init(_ source: Source) { self.init(composition: Composition(source: source)) }

    /// Returns the colour for the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .named(let color): UIColor(cgColor: color.color(for: traitCollection))
        }
    }

    /// Returns the colour with another opacity, 0...1. A dynamic colour remains dynamic. A pattern keeps the
    /// opacity of its image.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color):
            UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        case .dynamic, .named:
            UIColor { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
        case .pattern: self
        }
    }

    /// A Boolean value that is true, because a colour can be read from an archive that requires secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the components of extended sRGB and the opacity for ``UITraitCollection/current`` into an archive, which must have
    /// keys. A colour that depends on the appearance is read back as a fixed one, and a pattern as nil.
    open func encode(with coder: NSCoder) {
        guard let color = components else { return }
        for (name, part) in zip(Self.archiveNames, [color.red, color.green, color.blue, color.alpha]) {
            coder.encode(Double(part), forKey: name)
        }
    }

    private static let archiveNames = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

    private static func archivedNames(in coder: NSCoder) -> [String]? {
        archiveNames.allSatisfy { coder.containsValue(forKey: $0) } ? archiveNames : nil
    }

    /// The colour for ``UITraitCollection/current``. It is transparent for a pattern.
    open var cgColor: CGColor { cgColor(for: .current) }

    /// Reads the components of extended sRGB and the opacity for ``UITraitCollection/current``. Returns
    /// false, and reads nothing, if the colour is a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Reads hue, saturation, brightness and opacity for ``UITraitCollection/current``. Returns false, and
    /// reads nothing, if the colour is a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components else { return false }
        let parts = HueSaturationBrightness(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Reads the brightness of a grey and the opacity for ``UITraitCollection/current``. Returns false, and
    /// reads nothing, if the colour is not a grey.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components, color.red == color.green, color.green == color.blue else {
            return false
        }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.fixed(let own), .fixed(let others)): return own == others
        case (.named(let own), .named(let others)): return own === others
        case (.pattern(let own), .pattern(let others)): return own == others
        default: return false
        }
    }

    open override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .named(let color): ObjectIdentifier(color).hashValue
        case .pattern(let image): image.hash
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }
}

extension UIColor {
    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (UIColor(rgba: light), UIColor(rgba: dark))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Creates a background that has another colour in dark mode for content in front of the screen, such as
    /// a sheet.
    convenience init(light: UInt32, dark: UInt32, elevatedDark: UInt32) {
        let (light, dark, elevated) = (UIColor(rgba: light), UIColor(rgba: dark), UIColor(rgba: elevatedDark))
        self.init { traits in
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? elevated : dark
        }
    }

    /// Creates a system colour that has other values on a display with higher contrast.
    convenience init(light: UInt32, dark: UInt32, strongLight: UInt32, strongDark: UInt32) {
        let (light, dark) = (UIColor(rgba: light), UIColor(rgba: dark))
        let (strongLight, strongDark) = (UIColor(rgba: strongLight), UIColor(rgba: strongDark))
        self.init { traits in
            let isDark = traits.userInterfaceStyle == .dark
            if traits.accessibilityContrast == .high { return isDark ? strongDark : strongLight }
            return isDark ? dark : light
        }
    }

    convenience init(rgba: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 255) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// The components for ``UITraitCollection/current``, or nil for a pattern.
    private var components: CGColor? {
        pattern(for: .current) == nil ? cgColor : nil
    }

    func cgColor(for traits: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits).cgColor(for: traits)
        case .named(let color): color.color(for: traits)
        case .pattern: .clear
        }
    }

    func displayColor(for traits: UITraitCollection) -> Color {
        cgColor(for: traits).displayColor()
    }

    /// Returns the repeated image if the colour is a pattern for the given traits, or nil.
    func pattern(for traits: UITraitCollection) -> UIImage? {
        switch source {
        case .fixed, .named: nil
        case .dynamic(let provider): provider(traits).pattern(for: traits)
        case .pattern(let image): image
        }
    }
}

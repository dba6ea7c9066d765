import Foundation
import TesseraDisplay

/// A colour, which may depend on light or dark appearance.
/// See Apple's [UIColor](https://developer.apple.com/documentation/uikit/uicolor).
///
/// Sendable: its stored properties are constants, and the provider is called on whatever thread resolves the colour,
/// as UIKit's is.
open class UIColor: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()

    private enum Source {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// Creates a colour from sRGB components, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a grey, 0...1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a colour that does not depend on the appearance.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
        super.init()
    }

    /// Creates a colour that `dynamicProvider` chooses for the traits of where it is shown.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (UIColor(rgba: light), UIColor(rgba: dark))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    convenience init(rgba: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 255) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// The colour for the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The colour with another opacity, 0...1; it stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color):
            UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        case .dynamic(let provider):
            UIColor { traits in provider(traits).resolvedColor(with: traits).withAlphaComponent(alpha) }
        }
    }

    /// The colour for ``UITraitCollection/current``.
    open var cgColor: CGColor { cgColor(for: .current) }

    func cgColor(for traits: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits).cgColor(for: traits)
        }
    }

    func displayColor(for traits: UITraitCollection) -> Color {
        cgColor(for: traits).displayColor()
    }

    /// Reads the sRGB components for ``UITraitCollection/current``; returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .fixed(let own) = source, case .fixed(let others) = other.source { return own == others }
        return false
    }

    open override var hash: Int {
        if case .fixed(let color) = source { return color.hashValue }
        return ObjectIdentifier(self).hashValue
    }
}

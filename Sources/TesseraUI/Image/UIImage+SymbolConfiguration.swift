import Foundation
import TesseraGraphics

extension UIImage {
    /// The size, weight and colours of a symbol.
    /// See Apple's [UIImage.SymbolConfiguration](
    /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    ///
    /// The icon font has one weight. Weights above regular are drawn with a line around the glyph that makes its own
    /// lines thicker; those below look like regular.
    ///
    /// Its glyphs have one layer, too. A symbol in a circle or square, as `xmark.circle.fill`, is drawn as two glyphs
    /// where it has two colours; other symbols take the first colour as a whole.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        override init(_ parts: Parts) { super.init(parts) }

        /// Creates a configuration for the size of the text beside which a symbol stands, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(Parts(size: .points(pointSize)))
        }

        /// Creates a configuration for a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Parts(size: .points(pointSize), weight: weight.stated))
        }

        /// Creates a configuration for a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Parts(size: .points(pointSize), weight: weight.stated, scale: scale.stated))
        }

        /// Creates a configuration for a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(Parts(weight: weight.stated))
        }

        /// Creates a configuration for a scale: how large a symbol is beside text of its size.
        public convenience init(scale: SymbolScale) {
            self.init(Parts(scale: scale.stated))
        }

        /// Creates a configuration for the size and weight of a text style. Where an image view shows the symbol, it
        /// grows with the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Creates a configuration for the size and weight of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            let weight = UIFont.preferredFont(forTextStyle: textStyle).descriptor.weight
            self.init(
                Parts(size: .style(textStyle), weight: SymbolWeight(weight), scale: scale.stated))
        }

        /// Creates a configuration for the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(Parts(size: .points(font.pointSize), weight: SymbolWeight(font.descriptor.weight)))
        }

        /// Creates a configuration for the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                Parts(
                    size: .points(font.pointSize), weight: SymbolWeight(font.descriptor.weight),
                    scale: scale.stated))
        }

        /// Creates a configuration that draws a symbol in one colour, with 40 % of its opacity in the second layer.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Parts(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration that draws each layer of a symbol in a colour of its own, from the front to the back.
        /// The last colour counts for all layers that are left.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Parts(colors: .palette(paletteColors)))
        }

        /// Creates a configuration that draws a symbol in the tint colour, whatever colours another one asks for.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Parts(colors: .monochrome))
        }

        /// A configuration that states nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Parts()) }

        /// The configuration without its size and weight.
        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            without {
                $0.size = nil
                $0.weight = nil
            }
        }

        /// The configuration without its weight.
        public func withoutWeight() -> SymbolConfiguration { without { $0.weight = nil } }

        /// The configuration without its scale.
        public func withoutScale() -> SymbolConfiguration { without { $0.scale = nil } }

        private func without(_ change: (inout Parts) -> Void) -> SymbolConfiguration {
            var parts = parts
            change(&parts)
            return SymbolConfiguration(parts)
        }
    }

    /// How heavy a symbol is.
    public enum SymbolWeight: Int, Sendable {
        /// No weight is stated.
        case unspecified = 0
        /// Thinnest.
        case ultraLight = 1
        /// Very thin.
        case thin = 2
        /// Thin.
        case light = 3
        /// Ordinary.
        case regular = 4
        /// A little heavier.
        case medium = 5
        /// Half bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// Heaviest.
        case black = 9

        /// The weight of fonts that belongs to this one; ``unspecified`` has that of regular.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// The scale of the system, which is medium.
        case `default` = -1
        /// No scale is stated.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3
    }
}

extension UIFont.Weight {
    /// The weight of symbols that belongs to this one, or the nearest.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(fontWeight) }
}

extension UIImage.SymbolWeight {
    /// The weight that belongs to one of fonts, or the nearest: the two count in the same nine steps.
    init(_ weight: FontWeight) {
        self = Self(rawValue: min(max((weight.rawValue + 50) / 100, 1), 9)) ?? .regular
    }

    fileprivate var stated: UIImage.SymbolWeight? { self == .unspecified ? nil : self }

    /// How much thicker than the font's the lines are, in fractions of the symbol's height. The font's own lines are a
    /// twelfth of it; those of SF Symbols are half as thick again in bold.
    var thickness: CGFloat {
        switch self {
        case .unspecified, .ultraLight, .thin, .light, .regular: 0
        case .medium: 0.012
        case .semibold: 0.024
        case .bold: 0.04
        case .heavy: 0.055
        case .black: 0.07
        }
    }
}

extension UIImage.SymbolScale {
    fileprivate var stated: UIImage.SymbolScale? { self == .unspecified ? nil : self }

    /// The size of a symbol as a multiple of the medium one's.
    var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .default, .unspecified, .medium: 1
        case .large: 1.29
        }
    }
}

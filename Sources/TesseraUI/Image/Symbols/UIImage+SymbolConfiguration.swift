import Foundation
import TesseraGraphics

extension UIImage {
    /// The size, weight and colours of a symbol.
    /// See Apple's [UIImage.SymbolConfiguration](
    /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    ///
    /// The icon font has one weight. For weights above regular, a line around the glyph makes its own lines
    /// thicker. Weights below regular look like regular.
    ///
    /// The glyphs of the font have one layer. A symbol in a circle or square, such as `xmark.circle.fill`, is
    /// drawn with two glyphs if it has two colours. Other symbols are drawn in the first colour only.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        override init(_ parts: Parts) { super.init(parts) }

        /// Creates a configuration with the size, in points, of the text beside a symbol.
        public convenience init(pointSize: CGFloat) {
            self.init(Parts(size: .points(pointSize)))
        }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Parts(size: .points(pointSize), weight: weight.stated))
        }

        /// Creates a configuration with a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Parts(size: .points(pointSize), weight: weight.stated, scale: scale.stated))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(Parts(weight: weight.stated))
        }

        /// Creates a configuration with a scale, which is the size of a symbol relative to text beside it.
        public convenience init(scale: SymbolScale) {
            self.init(Parts(scale: scale.stated))
        }

        /// Creates a configuration with the size and weight of a text style. In an image view the symbol then
        /// grows with the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Creates a configuration with the size and weight of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            let weight = UIFont.preferredFont(forTextStyle: textStyle).descriptor.weight
            self.init(
                Parts(size: .style(textStyle), weight: SymbolWeight(weight), scale: scale.stated))
        }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(Parts(size: .points(font.pointSize), weight: SymbolWeight(font.descriptor.weight)))
        }

        /// Creates a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                Parts(
                    size: .points(font.pointSize), weight: SymbolWeight(font.descriptor.weight),
                    scale: scale.stated))
        }

        /// Creates a configuration that draws a symbol in one colour. The second layer has 40 % of its
        /// opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Parts(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration that draws each layer of a symbol in a colour of its own, from the front
        /// to the back. Further layers have the last colour.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Parts(colors: .palette(paletteColors)))
        }

        /// Returns a configuration that draws a symbol in the tint colour and overrides the colours of
        /// another one.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Parts(colors: .monochrome))
        }

        /// Returns a configuration that draws a symbol in colours of its own, such as a red heart, and overrides the colours of
        /// another one. A symbol without such colours has the tint colour.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Parts(colors: .multicolor))
        }

        /// A configuration without any requirements.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Parts()) }

        /// Returns the configuration without its size and weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            without {
                $0.size = nil
                $0.weight = nil
            }
        }

        /// Returns the configuration without its weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = nil } }

        /// Returns the configuration without its scale.
        public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = nil } }

        /// Returns the configuration without its text style, and so without the size if that is the one of a text style. The weight
        /// stays.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            without { if case .style? = $0.size { $0.size = nil } }
        }

        /// Returns true if another configuration has the same values.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        private func without(_ change: (inout Parts) -> Void) -> SymbolConfiguration {
            var parts = parts
            change(&parts)
            return SymbolConfiguration(parts)
        }
    }

    /// The weights of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// No weight is specified.
        case unspecified = 0
        /// The thinnest weight.
        case ultraLight = 1
        /// A very thin weight.
        case thin = 2
        /// A thin weight.
        case light = 3
        /// The ordinary weight.
        case regular = 4
        /// A weight that is slightly heavier than the ordinary one.
        case medium = 5
        /// A weight between medium and bold.
        case semibold = 6
        /// The bold weight.
        case bold = 7
        /// A weight that is heavier than bold.
        case heavy = 8
        /// The heaviest weight.
        case black = 9

        /// Returns the corresponding weight of fonts. For ``unspecified`` it is regular.
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

    /// The sizes of a symbol relative to text beside it.
    public enum SymbolScale: Int, Sendable {
        /// The scale of the system, which is medium.
        case `default` = -1
        /// No scale is specified.
        case unspecified = 0
        /// The small scale.
        case small = 1
        /// The medium scale.
        case medium = 2
        /// The large scale.
        case large = 3
    }
}

extension UIFont.Weight {
    /// Returns the corresponding or the nearest weight of symbols.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(fontWeight) }
}

extension UIImage.SymbolWeight {
    /// Creates the weight that corresponds to a weight of fonts, or the nearest one. Both have the same nine
    /// steps.
    init(_ weight: FontWeight) {
        self = Self(rawValue: min(max((weight.rawValue + 50) / 100, 1), 9)) ?? .regular
    }

    fileprivate var stated: UIImage.SymbolWeight? { self == .unspecified ? nil : self }

    /// The thickness that is added to the font's lines, as a fraction of the symbol's height. The font's own
    /// lines have a thickness of one twelfth; bold lines of SF Symbols are one and a half times as thick.
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

    /// The size of a symbol relative to that of the medium scale.
    var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .default, .unspecified, .medium: 1
        case .large: 1.29
        }
    }
}

import Foundation
import TesseraGraphics

/// A font at a size.
/// See Apple's [UIFont](https://developer.apple.com/documentation/uikit/uifont).
///
/// The system font is Inter; Japanese text is drawn with Noto Sans CJK JP. Other fonts are those that are
/// installed on the machine and those that the app contains: font files (`.ttf`, `.otf`, `.ttc`) among the
/// resources of its targets need no further registration. Pages receive the files of the fonts that they
/// draw. For the other fonts of iPhones, designs of the system font are substitutes. Two fonts with the same description are
/// equal.
///
/// It is sendable because its properties are constant.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()

    /// The thickness of a font's strokes, in UIKit's numbers from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat
        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest strokes.
        public static let ultraLight = Weight(-0.8)
        /// Very thin strokes.
        public static let thin = Weight(-0.6)
        /// Thin strokes.
        public static let light = Weight(-0.4)
        /// Strokes of ordinary thickness.
        public static let regular = Weight(0)
        /// Strokes that are a little thicker than ordinary ones.
        public static let medium = Weight(0.23)
        /// Strokes between medium and bold.
        public static let semibold = Weight(0.3)
        /// Thick strokes.
        public static let bold = Weight(0.4)
        /// Very thick strokes.
        public static let heavy = Weight(0.56)
        /// The thickest strokes.
        public static let black = Weight(0.62)

        /// The nearest of the nine weights in which fonts exist.
        var fontWeight: FontWeight {
            let steps: [(Weight, FontWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
                (.black, .black),
            ]
            let nearest = steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
            return nearest?.1 ?? .regular
        }
    }

    let descriptor: FontDescriptor
    /// The way in which the size depends on the user's text size, or nil if it does not.
    let scaling: FontScaling?
    private let metrics: FontMetrics

    init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
        self.descriptor = descriptor
        self.scaling = scaling
        metrics = descriptor.metrics
        super.init()
    }

    /// Returns the system font at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font at a size in points, with a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, weight: weight.fontWeight))
    }

    /// Returns the system font at a size in points, with a weight and a width.
    ///
    /// Text is drawn in the nearest width of the system font. Inter has only the standard width: for narrow
    /// text, use a family with condensed faces.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, weight: weight.fontWeight, width: width.percent))
    }

    /// Returns the system font for code, in which all characters have the same width, at a size in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .monospaced, size: fontSize, weight: weight.fontWeight))
    }

    /// Returns the system font with digits of equal width, at a size in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            FontDescriptor(size: fontSize, weight: weight.fontWeight, features: [.monospacedDigits]))
    }

    /// Returns the bold system font at a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font at a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescriptor(size: fontSize, isItalic: true))
    }

    /// The usual size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The usual size of the titles of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The usual size of text, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The usual size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The size in points.
    open var pointSize: CGFloat { descriptor.size }
    /// The extent of the font above the baseline, in points.
    open var ascender: CGFloat { metrics.ascender }
    /// The extent of the font below the baseline, in points, as a negative number.
    open var descender: CGFloat { metrics.descender }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small x, in points.
    open var xHeight: CGFloat { metrics.xHeight }
    /// The font's line gap, in points: the part of ``lineHeight`` that is neither above nor below the
    /// baseline.
    open var leading: CGFloat { metrics.leading }

    /// The PostScript name of the font, such as `Inter-SemiBold` for the semibold system font.
    open var fontName: String { descriptor.face?.postScriptName ?? familyName }
    /// The name of the font's family, such as `Inter` for the system font.
    open var familyName: String { descriptor.face?.family ?? FontFamily.interfaceFamilyName }
    /// The description of the font.
    open var fontDescriptor: UIFontDescriptor {
        var attributes = FontAttributes(of: descriptor)
        attributes.textStyle = textStyle
        return UIFontDescriptor(attributes)
    }

    /// Returns the same font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var descriptor = descriptor
        descriptor.size = fontSize
        return UIFont(descriptor)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || other.descriptor == descriptor && other.scaling == scaling
    }

    open override var hash: Int { descriptor.hashValue }
}

import Foundation
import TesseraGraphics

extension UIFont {
    /// Creates a font by its name. The result is nil if neither the machine, the app nor an iPhone has a font of that
    /// name.
    ///
    /// For a font that every iPhone has and that is not installed, such as `HelveticaNeue-Bold`, `Georgia` or `HiraginoSans-W6`,
    /// the result is a design of the system font with that weight and slant. It has its own widths, heights and ``fontName``.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript name (`Inter-Bold`), the full name (`Inter Bold`) or the name of a
    ///     family, which selects its regular face.
    ///   - fontSize: The size in points. A value of 0 or less becomes 12.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontAttributes(name: fontName).namedFont else { return nil }
        self.init(font.sized(fontSize))
    }

    /// Creates the font that matches a description best.
    ///
    /// - Parameters:
    ///   - descriptor: The description. The system font takes the place of a font that does not exist.
    ///   - pointSize: The size in points. With 0 or less it is that of the description; if this describes a
    ///     text style, the size depends on the user's text size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.attributes.font
        if pointSize <= 0, let style = descriptor.attributes.textStyle {
            self.init(font, sizedBy: style, compatibleWith: nil)
        } else {
            self.init(pointSize > 0 ? font.sized(pointSize) : font)
        }
    }

    /// The names of all installed families and of those that the app contains, in alphabetical order.
    public class var familyNames: [String] { FontFamily.installedNames }

    /// Returns the PostScript names of the fonts of a family. The result is empty if there is no such family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFace.faces(inFamily: familyName).map(\.postScriptName)
    }
}

extension FontDescriptor {
    /// The size of a font that was created without one, in points.
    static let defaultSize: CGFloat = 12

    func sized(_ size: CGFloat) -> FontDescriptor {
        var font = self
        font.size = size > 0 ? size : Self.defaultSize
        return font
    }
}

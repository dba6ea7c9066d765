import Foundation
import TesseraGraphics

extension UIFont {
    /// Creates a font by its name. Nil where neither the machine nor the app has one of that name.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript name (`Inter-Bold`), the full name (`Inter Bold`) or the name of a family, which stands
    ///     for its regular face.
    ///   - fontSize: The size in points; 0 or less is for 12 points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontAttributes(name: fontName).namedFont else { return nil }
        self.init(font.sized(fontSize))
    }

    /// Creates the font that comes nearest to a description.
    ///
    /// - Parameters:
    ///   - descriptor: The description. The system font stands in for a font that is not there.
    ///   - pointSize: The size in points; 0 is for that of the description, which is the user's where the description is one
    ///     of a text style.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.attributes.font
        if pointSize <= 0, let style = descriptor.attributes.textStyle {
            self.init(font, sizedBy: style, compatibleWith: nil)
        } else {
            self.init(pointSize > 0 ? font.sized(pointSize) : font)
        }
    }

    /// The names of all families that are installed or that the app brings along, in alphabetical order.
    public class var familyNames: [String] { FontFamily.installedNames }

    /// The PostScript names of the fonts of a family; none where there is no such family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFace.faces(inFamily: familyName).map(\.postScriptName)
    }
}

extension FontDescriptor {
    /// The size of a font for which none is asked for, in points.
    static let defaultSize: CGFloat = 12

    func sized(_ size: CGFloat) -> FontDescriptor {
        var font = self
        font.size = size > 0 ? size : Self.defaultSize
        return font
    }
}

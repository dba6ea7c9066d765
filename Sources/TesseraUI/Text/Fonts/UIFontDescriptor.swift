import Foundation
import TesseraGraphics

/// A description of a font, which may be incomplete.
/// See Apple's [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor).
///
///     let base = UIFont.systemFont(ofSize: 17).fontDescriptor
///     let bold = base.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
///
/// Two descriptions with the same attributes are equal. It is sendable because its properties are constant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Not for use by apps. What a description consists of.
    public struct Composition {
        let attributes: FontAttributes
    }

    let attributes: FontAttributes

    // A class of an app inherits the initializers only if all designated ones are public.
    /// Not for use by apps. Creates a description of what it consists of.
    public init(composition: Composition) {
        attributes = composition.attributes
        super.init()
    }

    convenience init(_ attributes: FontAttributes) {
        self.init(composition: Composition(attributes: attributes))
    }

    /// Creates a description of the system font without a size.
    public override init() {
        attributes = FontAttributes()
        super.init()
    }

    /// Creates a description from attributes.
    ///
    /// Numbers may have any numeric type. Attributes with other keys than those of ``AttributeName`` are
    /// ignored.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.attributes = FontAttributes(attributes)
        super.init()
    }

    /// Creates a description from a name, as in ``UIFont/init(name:size:)``, and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        var attributes = FontAttributes(name: fontName)
        attributes.size = size
        self.init(attributes)
    }

    /// The attributes that are set in the description.
    open var fontAttributes: [AttributeName: Any] { attributes.dictionary }

    /// Returns the value of an attribute: the one that is set, or that of the matching font.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        attributes.dictionary[anAttribute] ?? attributes.foundValue(anAttribute)
    }

    /// The size in points, or 0 if it is not set.
    open var pointSize: CGFloat { attributes.size ?? 0 }

    /// The PostScript name of the matching font.
    open var postscriptName: String { attributes.font.face?.postScriptName ?? FontFamily.interfaceFamilyName }

    /// The traits of the matching font.
    open var symbolicTraits: SymbolicTraits {
        let font = attributes.font
        return font.face.map { SymbolicTraits(of: $0, weight: font.weight) } ?? []
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.attributes == attributes
    }

    open override var hash: Int { attributes.hashValue }

    // MARK: Other descriptions

    /// Returns the description with more attributes, which replace those with the same keys. A family also
    /// replaces a name, and a name replaces a family and a face.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.adding(FontAttributes(attributes)))
    }

    /// Returns the description with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// Returns the description with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Returns the description of another face of the same family.
    ///
    /// - Parameter newFace: The name of the face in its family, such as `Bold Italic`. If the family has no
    ///   such face, the description matches the regular one.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = attributes
        attributes.family = attributes.font.face?.family
        attributes.name = nil
        attributes.design = nil
        attributes.traits = FontAttributes.Traits()
        attributes.face = newFace
        return UIFontDescriptor(attributes)
    }

    /// Returns the description with another design of the system font. The result is nil if no font of that
    /// design is installed, or if this is not a description of the system font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard attributes.isOfSystem, let family = design.family, family.installedName != nil else {
            return nil
        }
        var attributes = attributes
        attributes.design = design == .default ? nil : design
        return UIFontDescriptor(attributes)
    }

    /// Returns descriptions of all fonts that share attributes with this description.
    ///
    /// - Parameter mandatoryKeys: The keys of the attributes that a font must share, or nil for all that are
    ///   set here. Size and features are always those of this description.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
        -> [UIFontDescriptor]
    {
        attributes.matching(mandatoryKeys ?? Set(attributes.dictionary.keys)).map(UIFontDescriptor.init)
    }

    /// Returns the description with exactly these traits, or nil if the family has no such face.
    ///
    /// With ``SymbolicTraits/traitMonoSpace`` the system font becomes its monospaced design. Without
    /// ``SymbolicTraits/traitCondensed`` and ``SymbolicTraits/traitExpanded``, a family with a single width
    /// keeps it.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        attributes.with(symbolicTraits).map(UIFontDescriptor.init)
    }
}

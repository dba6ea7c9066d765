import Foundation
import TesseraGraphics

/// A description of a font: what one knows of it and asks of it.
/// See Apple's [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor).
///
///     let base = UIFont.systemFont(ofSize: 17).fontDescriptor
///     let bold = base.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
///
/// Two descriptions with the same attributes are equal. Sendable: it holds constants only.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let attributes: FontAttributes

    init(_ attributes: FontAttributes) {
        self.attributes = attributes
        super.init()
    }

    /// Creates a description of the system font without a size.
    public convenience override init() {
        self.init(FontAttributes())
    }

    /// Creates a description from attributes.
    ///
    /// Numbers may be of any numeric type. Attributes with other keys than those of ``AttributeName`` are dropped.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontAttributes(attributes))
    }

    /// Creates a description from the name of a font, as ``UIFont/init(name:size:)`` takes it, and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        var attributes = FontAttributes(name: fontName)
        attributes.size = size
        self.init(attributes)
    }

    /// The attributes that the description states.
    open var fontAttributes: [AttributeName: Any] { attributes.dictionary }

    /// The value of an attribute: the one that is stated, or the one of the font that the description finds.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        attributes.dictionary[anAttribute] ?? attributes.foundValue(anAttribute)
    }

    /// The size in points; 0 where none is stated.
    open var pointSize: CGFloat { attributes.size ?? 0 }

    /// The PostScript name of the font that the description finds.
    open var postscriptName: String { attributes.font.face?.postScriptName ?? FontFamily.interfaceFamilyName }

    /// The traits of the font that the description finds.
    open var symbolicTraits: SymbolicTraits {
        let font = attributes.font
        return font.face.map { SymbolicTraits(of: $0, weight: font.weight) } ?? []
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.attributes == attributes
    }

    open override var hash: Int { attributes.hashValue }

    // MARK: Other descriptions

    /// The same description with more attributes, which replace those of the same keys. A family replaces a name too, and a
    /// name replaces a family and a face.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.adding(FontAttributes(attributes)))
    }

    /// The same description with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// The same description of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// The description of another face of the same family, by its name there, such as `Bold Italic`. Where the family has no
    /// such face, the description finds the regular one.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = attributes
        attributes.family = attributes.font.face?.family
        attributes.name = nil
        attributes.design = nil
        attributes.traits = FontAttributes.Traits()
        attributes.face = newFace
        return UIFontDescriptor(attributes)
    }

    /// The same description of another design of the system font, or nil if no font of that design is installed, or where the
    /// description is not one of the system font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard attributes.isOfSystem, let family = design.family, family.installedName != nil else {
            return nil
        }
        var attributes = attributes
        attributes.design = design == .default ? nil : design
        return UIFontDescriptor(attributes)
    }

    /// The descriptions of all fonts that have the attributes of this description.
    ///
    /// - Parameter mandatoryKeys: The keys of the attributes that a font must have; nil for all that this description states.
    ///   The size and the features are those of this description in any case.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
        -> [UIFontDescriptor]
    {
        attributes.matching(mandatoryKeys ?? Set(attributes.dictionary.keys)).map(UIFontDescriptor.init)
    }

    /// The same description with exactly these traits, or nil if the family has no such face.
    ///
    /// The system font becomes its monospaced design for ``SymbolicTraits/traitMonoSpace``. A family that has but one width
    /// keeps it where neither ``SymbolicTraits/traitCondensed`` nor ``SymbolicTraits/traitExpanded`` is asked for.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        attributes.with(symbolicTraits).map(UIFontDescriptor.init)
    }
}

import Foundation
import TesseraGraphics

/// The attributes of a ``UIFontDescriptor``, each in its own type. Those that are nil are not set.
struct FontAttributes: Hashable, Sendable {
    /// The traits of a font in UIKit's numbers. Those that are nil are not set.
    struct Traits: Hashable, Sendable {
        var symbolic: UIFontDescriptor.SymbolicTraits?
        var weight: CGFloat?
        var width: CGFloat?
        var slant: CGFloat?
    }

    var family: String?
    var name: String?
    var face: String?
    var size: CGFloat?
    /// The design of the system font, or nil for the default one.
    var design: UIFontDescriptor.SystemDesign?
    var traits = Traits()
    var settings: [FontFeatureSetting] = []
    /// The text style that determines the font's size, or nil if the font has a fixed size.
    var textStyle: UIFont.TextStyle?

    /// Creates attributes of which none is set, except the name if there is one.
    init(name: String? = nil) {
        self.name = name
    }

    /// Creates the attributes that describe a font.
    init(of font: FontDescriptor) {
        size = font.size
        settings = font.features.compactMap(FontFeatureSetting.init)
        if let design = UIFontDescriptor.SystemDesign(font.family) {
            if design != .default { self.design = design }
            traits.weight = UIFont.Weight(font.weight).rawValue
            if font.isItalic { traits.symbolic = .traitItalic }
            if font.width != 100 { traits.width = UIFont.Width(percent: font.width).rawValue }
        } else if let face = font.face {
            family = face.family
            name = face.postScriptName
            if face.weights.lowerBound < face.weights.upperBound {
                traits.weight = UIFont.Weight(font.weight).rawValue
            }
        }
    }

    /// Returns true if the attributes name neither a family nor a font.
    var isOfSystem: Bool { family == nil && name == nil && face == nil }

    /// Returns these attributes with those that are set in `other` in place of their own.
    func adding(_ other: FontAttributes) -> FontAttributes {
        var result = self
        if other.name != nil {
            result.name = other.name
            result.family = other.family
            result.face = nil
        } else if other.family != nil {
            result.name = nil
            result.family = other.family
        }
        if result.family != nil || result.name != nil { result.design = nil }
        if let face = other.face { result.face = face }
        if let size = other.size {
            result.size = size
            // An explicit size does not depend on the user's text size.
            if other.textStyle == nil { result.textStyle = nil }
        }
        if let textStyle = other.textStyle { result.textStyle = textStyle }
        if let design = other.design { result.design = design }
        if other.traits != Traits() { result.traits = other.traits }
        if !other.settings.isEmpty { result.settings = other.settings }
        return result
    }
}

// MARK: The matching font

extension FontAttributes {
    /// The font that matches the attributes best.
    var font: FontDescriptor {
        guard let named = namedFont else {
            let family = design?.family ?? .system
            return finished(FontDescriptor(family: family, size: FontDescriptor.defaultSize))
        }
        return finished(named)
    }

    /// The font that the name, the family and the face select, without the traits, or nil if there is none.
    var namedFont: FontDescriptor? {
        let size = FontDescriptor.defaultSize
        if let name, let face = FontFace.face(named: name) { return FontDescriptor(face: face, size: size) }
        guard let family = family ?? name ?? (face == nil ? nil : FontFamily.interfaceFamilyName) else {
            return nil
        }
        if let face {
            let wanted = FontFace.faces(inFamily: family).first { Self.folded($0.style) == Self.folded(face) }
            if let wanted { return FontDescriptor(face: wanted, size: size) }
        }
        let isThere = FontFamily.named(family).installedName != nil
        guard isThere else { return substitute }
        return FontDescriptor(
            family: family == FontFamily.interfaceFamilyName ? .system : .named(family), size: size)
    }

    /// The font that stands for one of iPhones that is not installed, or nil if iPhones do not have it either.
    private var substitute: FontDescriptor? {
        if let font = name.flatMap(PhoneFonts.substitute) { return font }
        guard let family, name == nil, let regular = PhoneFonts.substitute(for: family) else { return nil }
        guard let face else { return regular }
        return PhoneFonts.names(ofFamily: family).lazy.filter { name in
            guard let start = name.firstIndex(of: "-") else { return false }
            let style = Self.folded(String(name[start...]))
            return style == Self.folded(face) || style == Self.folded(face) + "mt"
        }.compactMap(PhoneFonts.substitute).first ?? regular
    }

    /// Returns a face's name in a form in which `SemiBold` and `Semi Bold` are equal.
    private static func folded(_ style: String) -> String {
        style.lowercased().filter { $0 != " " && $0 != "-" }
    }

    /// Returns the font with the traits, the size and the features that are set.
    private func finished(_ font: FontDescriptor) -> FontDescriptor {
        var font = font
        if let symbolic = traits.symbolic {
            if symbolic.contains(.traitItalic) { font.isItalic = true }
            if symbolic.contains(.traitBold) { font.weight = max(font.weight, .bold) }
            if symbolic.contains(.traitCondensed) { font.width = min(font.width, 75) }
            if symbolic.contains(.traitExpanded) { font.width = max(font.width, 125) }
            if symbolic.contains(.traitMonoSpace), font.family == .system { font.family = .monospaced }
        }
        if let weight = traits.weight { font.weight = UIFont.Weight(weight).fontWeight }
        if let width = traits.width { font.width = UIFont.Width(width).percent }
        if let slant = traits.slant { font.isItalic = slant > 0 }
        // A family with a name is drawn by one of its faces, which limits the traits. The system font has all
        // weights.
        if case .named = font.family, let face = font.face {
            font.weight = min(max(font.weight, face.weights.lowerBound), face.weights.upperBound)
            font.width = min(max(font.width, face.widths.lowerBound), face.widths.upperBound)
            font.isItalic = face.isItalic
        }
        font.features = FontFeatureSetting.features(of: settings)
        return font.sized(size ?? 0)
    }

    /// Returns the value that an attribute has in the matching font, or nil if fonts do not have the
    /// attribute.
    func foundValue(_ key: UIFontDescriptor.AttributeName) -> Any? {
        let font = font
        switch key {
        case .family: return font.face?.family
        case .name: return font.face?.postScriptName
        case .face: return font.face?.style
        case .traits:
            guard let face = font.face else { return nil }
            var traits = Traits()
            traits.symbolic = UIFontDescriptor.SymbolicTraits(of: face, weight: font.weight)
            traits.weight = UIFont.Weight(font.weight).rawValue
            traits.width = UIFont.Width(percent: font.width).rawValue
            traits.slant = face.isItalic ? 1 : 0
            return traits.dictionary
        default: return nil
        }
    }

    /// Returns the attributes of all fonts that share the attributes of `keys` with this description.
    func matching(_ keys: Set<UIFontDescriptor.AttributeName>) -> [FontAttributes] {
        let named = keys.contains(.name) ? name.map { Set([$0]) } : nil
        let families = keys.contains(.family) ? family.map { [$0] } : nil
        let faces = (families ?? FontFamily.installedNames).flatMap { FontFace.faces(inFamily: $0) }
        var seen: Set<FontFace> = []
        return faces.filter { candidate in
            if let named,
                named.isDisjoint(with: [candidate.postScriptName, candidate.fullName, candidate.family])
            {
                return false
            }
            if keys.contains(.face), let face, Self.folded(face) != Self.folded(candidate.style) {
                return false
            }
            guard !keys.contains(.traits) || traits.match(candidate) else { return false }
            return seen.insert(candidate).inserted
        }.map { face in
            var attributes = FontAttributes(name: face.postScriptName)
            attributes.family = face.family
            attributes.size = size
            attributes.settings = settings
            return attributes
        }
    }
}

extension FontAttributes.Traits {
    /// Returns true if a face has the traits that are set.
    fileprivate func match(_ face: FontFace) -> Bool {
        if let symbolic {
            let weight = symbolic.contains(.traitBold) ? face.weights.upperBound : face.weight
            guard UIFontDescriptor.SymbolicTraits(of: face, weight: weight).isSuperset(of: symbolic) else {
                return false
            }
        }
        if let weight, !face.weights.contains(UIFont.Weight(weight).fontWeight) { return false }
        if let width, !face.widths.contains(UIFont.Width(width).percent) { return false }
        if let slant, (slant > 0) != face.isItalic { return false }
        return true
    }
}

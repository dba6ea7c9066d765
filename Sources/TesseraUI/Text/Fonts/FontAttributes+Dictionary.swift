import Foundation
import TesseraGraphics

extension FontAttributes {
    /// Reads the attributes that an app gave. Values that have the wrong type are ignored.
    init(_ dictionary: [UIFontDescriptor.AttributeName: Any]) {
        family = dictionary[.family] as? String
        name = dictionary[.name] as? String
        face = dictionary[.face] as? String
        size = dictionary[.size].flatMap(Self.number)
        textStyle = dictionary[.textStyle] as? UIFont.TextStyle
        if let values = dictionary[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            traits = Traits(values)
            design = (values[.design] as? UIFontDescriptor.SystemDesign).flatMap { $0 == .default ? nil : $0 }
        }
        let settings = dictionary[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
        self.settings = settings.compactMap { setting in
            guard let type = setting[.type].flatMap(Self.number),
                let selector = setting[.selector].flatMap(Self.number)
            else { return nil }
            return FontFeatureSetting(
                type: Int(exactly: type.rounded()) ?? -1, selector: Int(exactly: selector.rounded()) ?? -1)
        }
    }

    /// The attributes that are set, in the form in which apps read them.
    var dictionary: [UIFontDescriptor.AttributeName: Any] {
        var dictionary: [UIFontDescriptor.AttributeName: Any] = [:]
        dictionary[.family] = family
        dictionary[.name] = name
        dictionary[.face] = face
        dictionary[.size] = size
        dictionary[.textStyle] = textStyle
        var traits = traits.dictionary
        traits[.design] = design
        if !traits.isEmpty { dictionary[.traits] = traits }
        if !settings.isEmpty {
            dictionary[.featureSettings] = settings.map {
                [UIFontDescriptor.FeatureKey.type: $0.type, .selector: $0.selector]
            }
        }
        return dictionary
    }

    /// Reads a finite number of any numeric type, a weight or a width. The result is nil if the value is none
    /// of these.
    fileprivate static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as UIFont.Weight: value.rawValue
            case let value as UIFont.Width: value.rawValue
            default: CGFloat(attributeValue: value)
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension FontAttributes.Traits {
    fileprivate init(_ dictionary: [UIFontDescriptor.TraitKey: Any]) {
        weight = dictionary[.weight].flatMap(FontAttributes.number)
        width = dictionary[.width].flatMap(FontAttributes.number)
        slant = dictionary[.slant].flatMap(FontAttributes.number)
        symbolic = dictionary[.symbolic].flatMap { value in
            if let traits = value as? UIFontDescriptor.SymbolicTraits { return traits }
            return FontAttributes.number(value).flatMap { UInt32(exactly: $0.rounded()) }
                .map(UIFontDescriptor.SymbolicTraits.init)
        }
    }

    /// The traits that are set, in the form in which apps read them.
    var dictionary: [UIFontDescriptor.TraitKey: Any] {
        var dictionary: [UIFontDescriptor.TraitKey: Any] = [:]
        dictionary[.symbolic] = symbolic?.rawValue
        dictionary[.weight] = weight
        dictionary[.width] = width
        dictionary[.slant] = slant
        return dictionary
    }
}

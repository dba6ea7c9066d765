import Foundation

extension NibContent {
    /// Returns the image of a property, or nil. The property is an attribute with a name, or an element with a name and
    /// a configuration.
    func image(_ key: String) -> UIImage? {
        loading.trace?.note(attribute: key, of: element)
        loading.trace?.note(attribute: "catalog", of: element)
        if let reference = value(key), reference.element.name == "imageReference" {
            return reference.ownImage
        }
        guard let name = string(key), !name.isEmpty else { return nil }
        return loading.image(name, isSymbol: string("catalog") == "system" || loading.isSymbol(name))
    }

    private var ownImage: UIImage? {
        guard let name = string("image") else { return nil }
        let isSymbol = string("catalog") == "system"
        guard var image = loading.image(name, isSymbol: isSymbol) else { return nil }
        var configurations: [UIImage.SymbolConfiguration] = []
        if let scale = choice("symbolScale", Self.scales) { configurations.append(.init(scale: scale)) }
        if let own = symbolConfiguration("preferredSymbolConfiguration") { configurations.append(own) }
        let hierarchical = list("hierarchicalColors").compactMap(\.ownColor)
        if let color = hierarchical.first { configurations.append(.init(hierarchicalColor: color)) }
        let palette = list("paletteColors").compactMap(\.ownColor)
        if !palette.isEmpty { configurations.append(.init(paletteColors: palette)) }
        for configuration in configurations {
            image = image.applyingSymbolConfiguration(configuration) ?? image
        }
        if let mode = choice(
            "renderingMode",
            [
                "template": UIImage.RenderingMode.alwaysTemplate, "original": .alwaysOriginal,
                "multicolor": .alwaysOriginal,
            ])
        {
            image = image.withRenderingMode(mode)
        }
        return image
    }

    static let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
        "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]

    /// Returns the symbol configuration of a property, or nil if the property has none.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        value(key)?.ownSymbolConfiguration
    }

    private var ownSymbolConfiguration: UIImage.SymbolConfiguration? {
        let scale = choice("scale", Self.scales) ?? .default
        let weight = choice("weight", Self.symbolWeights) ?? .unspecified
        let size = number("pointSize") ?? 17
        switch string("configurationType") {
        case "pointSize": return .init(pointSize: size, weight: weight, scale: scale)
        case "font":
            guard let style = string("style").flatMap({ Self.textStyles[$0] }) else {
                return font("fontDescription").map { .init(font: $0, scale: scale) } ?? .init(scale: scale)
            }
            return .init(textStyle: style, scale: scale)
        case "weight": return .init(weight: weight)
        default: return .init(scale: scale)
        }
    }

    private static let symbolWeights: KeyValuePairs<String, UIImage.SymbolWeight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

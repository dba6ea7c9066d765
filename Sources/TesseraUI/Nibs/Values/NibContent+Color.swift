import Foundation
import TesseraNibs

extension NibContent {
    /// Returns the colour of a property, or nil if the property has none.
    func color(_ key: String) -> UIColor? {
        guard let value = value(key), value.element.name == "color" else { return nil }
        return value.ownColor
    }

    /// The colour that the element describes, or nil.
    var ownColor: UIColor? {
        if let name = string("systemColor") ?? string("cocoaTouchSystemColor") {
            return Self.systemColors[name] ?? loading.color(resource: "systemColor", name) ?? components
        }
        if let name = string("name") {
            return UIColor(named: name, in: loading.bundle, compatibleWith: nil)
                ?? loading.color(resource: "namedColor", name)
        }
        return components
    }

    private var components: UIColor? {
        let alpha = number("alpha") ?? 1
        let isWide = string("colorSpace") == "custom" && string("customColorSpace") == "displayP3"
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return nil
        }
        return isWide
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link,
        "placeholderTextColor": .placeholderText, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "lightTextColor": .lightText, "darkTextColor": .darkText,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]
}

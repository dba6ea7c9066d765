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
            return UIColor.systemColors[name] ?? Self.nibColors[name]
                ?? loading.color(resource: "systemColor", name) ?? components
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

    /// The system colours that only nibs name.
    private static let nibColors: [String: UIColor] = [
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
    ]
}

import Foundation
import TesseraSelectors

extension NibLoading {
    /// Sets the user-defined runtime attributes of an object by their key paths.
    ///
    /// An attribute that the object does not have is left out with a line about it, as on iOS, since projects keep attributes
    /// of properties that are gone.
    func takeRuntimeAttributes(_ object: NSObject, _ nib: NibContent) {
        for attribute in nib.list("userDefinedRuntimeAttributes") {
            guard let path = attribute.string("keyPath") else { continue }
            let value = value(of: attribute)
            for problem in KeyValueCoder.attempt({ object.setValue(value, forKeyPath: path) }) {
                report(
                    attribute.element,
                    "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): \(problem)"
                )
            }
        }
    }

    private func value(of attribute: NibContent) -> Any? {
        switch attribute.string("type") {
        case "boolean": attribute.bool("value") ?? false
        case "number": number(attribute.value("value"))
        case "string", "localizedString": attribute.text("value") ?? ""
        case "point": attribute.point("value")
        case "size": attribute.size("value")
        case "rect": attribute.rect("value")
        case "range":
            attribute.value("value").map {
                NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
            }
        case "color": attribute.color("value")
        case "image": attribute.image("value")
        default: nil
        }
    }

    private func number(_ value: NibContent?) -> NSNumber? {
        guard let value, let number = value.anyNumber("value") else { return nil }
        return value.element.name == "integer"
            ? NSNumber(value: Int(exactly: number) ?? 0) : NSNumber(value: number)
    }
}

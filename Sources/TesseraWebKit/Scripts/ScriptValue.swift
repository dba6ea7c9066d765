import Foundation

/// Values of scripts, which are JSON on the wire. A date is an object with one key there, which the script in the documents
/// knows.
enum ScriptValue {
    /// The key of the object that stands for a date, whose value is the time in milliseconds since 1970.
    private static let dateKey = "tessera:date"

    /// Returns the value that a text in JSON expresses, or nil if that is `null` or the text is no JSON.
    static func value(of text: String) -> Any? {
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        guard let value, !(value is NSNull) else { return nil }
        return text.contains(dateKey) ? withDates(value) : value
    }

    /// Returns a value as JSON, or nil if JSON cannot express it.
    static func json(of value: Any) -> String? {
        let value = withoutDates(value)
        // The function for texts ends the app with a value that JSON cannot express.
        guard JSONSerialization.isValidJSONObject([value]),
            let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func withDates(_ value: Any) -> Any {
        switch value {
        case let list as [Any]: return list.map(withDates)
        case let object as [String: Any]:
            if object.count == 1, let milliseconds = object[dateKey] as? Double {
                return Date(timeIntervalSince1970: milliseconds / 1000)
            }
            return object.mapValues(withDates)
        default: return value
        }
    }

    private static func withoutDates(_ value: Any) -> Any {
        switch value {
        case let date as Date: [dateKey: date.timeIntervalSince1970 * 1000]
        case let list as [Any]: list.map(withoutDates)
        case let object as [String: Any]: object.mapValues(withoutDates)
        default: value
        }
    }
}

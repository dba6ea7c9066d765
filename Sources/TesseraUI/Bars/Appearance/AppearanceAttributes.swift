import Foundation

/// The attributes of a text in an appearance. Two sets are equal if all their values are equal.
struct AppearanceAttributes: Equatable {
    var dictionary: [NSAttributedString.Key: Any] = [:]

    static func == (first: AppearanceAttributes, second: AppearanceAttributes) -> Bool {
        guard first.dictionary.count == second.dictionary.count else { return false }
        return first.dictionary.allSatisfy { key, value in
            guard let other = second.dictionary[key] else { return false }
            if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
            return value as AnyObject === other as AnyObject
        }
    }
}

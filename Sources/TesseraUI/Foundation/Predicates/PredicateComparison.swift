import Foundation
import TesseraBasics

/// Something that is true or false for an object.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func isTrue(_ context: PredicateContext) -> Bool {
        switch self {
        case .constant(let isTrue): isTrue
        case .not(let condition): !condition.isTrue(context)
        case .all(let conditions): conditions.allSatisfy { $0.isTrue(context) }
        case .any(let conditions): conditions.contains { $0.isTrue(context) }
        case .comparison(let comparison): comparison.isTrue(context)
        }
    }
}

/// The comparison of two values.
struct PredicateComparison {
    let left: PredicateValue
    let right: PredicateValue
    let kind: Kind
    let options: String.CompareOptions
    /// The number of elements on the left side for which the comparison has to be true, or nil if there is one value.
    let quantity: Quantity?
    private let expression = PredicateExpression()

    enum Kind: String {
        case equal = "=="
        case different = "!="
        case less = "<"
        case greater = ">"
        case notGreater = "<="
        case notLess = ">="
        case between = "BETWEEN"
        case isIn = "IN"
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case isLike = "LIKE"
        case matches = "MATCHES"

        static let signs: [String: Kind] = [
            "=": .equal, "==": .equal, "!=": .different, "<>": .different, "<": .less, ">": .greater,
            "<=": .notGreater, "=<": .notGreater, ">=": .notLess, "=>": .notLess,
        ]
    }

    enum Quantity {
        case any, all, none

        static let words: [(String, Quantity)] = [
            ("ANY", .any), ("SOME", .any), ("ALL", .all), ("NONE", .none),
        ]
    }

    func isTrue(_ context: PredicateContext) -> Bool {
        let (left, right) = (left.value(context), right.value(context))
        guard let quantity else { return isTrue(left, right) }
        let elements = PredicateValue.elements(of: PredicateValue.present(left)) ?? []
        switch quantity {
        case .any: return elements.contains { isTrue($0, right) }
        case .all: return elements.allSatisfy { isTrue($0, right) }
        case .none: return !elements.contains { isTrue($0, right) }
        }
    }

    private func isTrue(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equal: return PredicateOrder.areEqual(left, right, options)
        case .different: return !PredicateOrder.areEqual(left, right, options)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .notGreater: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .notLess: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: return isBetween(left, right)
        case .isIn: return contains(right, left)
        case .contains: return contains(left, right)
        case .beginsWith: return find(right, in: left, [.anchored])
        case .endsWith: return find(right, in: left, [.anchored, .backwards])
        case .isLike, .matches: return matches(left, right)
        }
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        PredicateOrder.compare(left, right, options)
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = PredicateValue.elements(of: limits), limits.count == 2 else {
            misuse("NSPredicate", "BETWEEN needs a list of two values.")
        }
        let (lower, upper) = (order(value, limits[0]), order(value, limits[1]))
        return lower != nil && lower != .orderedAscending && upper != nil && upper != .orderedDescending
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if PredicateValue.present(whole) is String { return find(part, in: whole, []) }
        guard let elements = PredicateValue.elements(of: PredicateValue.present(whole)) else { return false }
        return elements.contains { PredicateOrder.areEqual($0, part, options) }
    }

    private func find(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
        guard let whole = PredicateValue.present(whole) as? String,
            let part = PredicateValue.present(part) as? String
        else { return false }
        // Each text begins and ends with an empty one, and contains it.
        if part.isEmpty { return true }
        return whole.range(of: part, options: options.union(more)) != nil
    }

    private func matches(_ text: Any?, _ pattern: Any?) -> Bool {
        guard var text = PredicateValue.present(text) as? String,
            let pattern = PredicateValue.present(pattern) as? String
        else { return false }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
        }
        let expression = expression.compiled(pattern, compile)
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func compile(_ text: String) -> NSRegularExpression {
        var pattern = kind == .isLike ? Self.pattern(text) : text
        if options.contains(.diacriticInsensitive) {
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let isBlind = options.contains(.caseInsensitive)
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: isBlind ? [.caseInsensitive] : [])
        else { misuse("NSPredicate", "“\(text)” is no regular expression.") }
        return expression
    }

    /// Returns the regular expression for a text with ? for a character and * for any number of them.
    private static func pattern(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            switch character {
            case _ where isEscaped:
                result += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            case "\\": isEscaped = true
            case "?": result += "(?s:.)"
            case "*": result += "(?s:.*)"
            default: result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return result
    }
}

/// The order of values whose types are not known.
enum PredicateOrder {
    static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> Bool {
        guard let left = PredicateValue.present(left), let right = PredicateValue.present(right) else {
            return PredicateValue.present(left) == nil && PredicateValue.present(right) == nil
        }
        if let left = left as? String, let right = right as? String {
            return left.compare(right, options: options) == .orderedSame
        }
        if let left = PredicateNumber(left), let right = PredicateNumber(right) {
            return compare(left, right) == .orderedSame
        }
        if let left = left as? Date, let right = right as? Date { return left == right }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        if let left = PredicateValue.elements(of: left), let right = PredicateValue.elements(of: right) {
            return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, options) }
        }
        return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
    }

    /// Returns the order of two values, or nil if one of them is missing or not a number.
    static func compare(
        _ left: Any?, _ right: Any?, _ options: String.CompareOptions = []
    ) -> ComparisonResult? {
        guard let left = PredicateValue.present(left), let right = PredicateValue.present(right) else {
            return nil
        }
        if let left = left as? String, let right = right as? String {
            return left.compare(right, options: options)
        }
        if let left = PredicateNumber(left), let right = PredicateNumber(right) {
            return compare(left, right)
        }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        misuse("NSPredicate", "a \(type(of: left)) and a \(type(of: right)) have no order.")
    }

    private static func compare(_ left: PredicateNumber, _ right: PredicateNumber) -> ComparisonResult? {
        if let left = left.integer, let right = right.integer {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        guard !left.double.isNaN, !right.double.isNaN else { return nil }
        return left.double < right.double
            ? .orderedAscending : left.double > right.double ? .orderedDescending : .orderedSame
    }
}

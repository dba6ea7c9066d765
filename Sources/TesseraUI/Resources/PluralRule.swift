import Foundation
import Synchronization

/// A text whose words depend on the numbers in it, such as “1 file” and “2 files”. A `.stringsdict` file contains such
/// rules.
struct PluralRule: Sendable, Hashable {
    /// A part of the text that depends on a number, with its forms.
    struct Variable: Sendable, Hashable {
        /// The format specifier of the number's type, such as `d` or `lld`.
        var type: String
        /// The forms by their categories: `zero`, `one`, `two`, `few`, `many` and `other`.
        var forms: [String: String]
    }

    /// The text, in which `%#@name@` stands for a variable.
    var format: String
    var variables: [String: Variable]

    /// Reads an entry of a `.stringsdict`. Returns nil if the value is not such an entry.
    init?(_ value: Any) {
        guard let members = value as? [String: Any],
            let format = members["NSStringLocalizedFormatKey"] as? String
        else { return nil }
        self.format = format
        variables = members.compactMapValues { value in
            guard let rule = value as? [String: Any], let other = rule["other"] as? String else { return nil }
            var forms = rule.compactMapValues { $0 as? String }.filter { Self.categories.contains($0.key) }
            forms["other"] = other
            return Variable(type: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
        }
    }

    private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

    /// The greatest number of arguments, and the greatest depth of variables within variables.
    private static let limits = (arguments: 64, depth: 8)

    /// The format in which each variable has the form `other`, which suits most numbers.
    var plainFormat: String { expanded { _, variable in variable.forms["other"] } }

    /// Returns the format in the form that suits the numbers.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the format.
    ///   - language: The language whose rules apply.
    func format(for arguments: [any CVarArg], language: String) -> String {
        expanded { index, variable in
            guard index <= arguments.count, let number = Self.number(arguments[index - 1]) else {
                return variable.forms["other"]
            }
            // The form `zero` is for the number 0 in each language, also if the language has no such category.
            if number == 0, let form = variable.forms["zero"] { return form }
            return variable.forms[PluralCategory.of(number, in: language).rawValue] ?? variable.forms["other"]
        }
    }

    /// - Parameter form: A function that returns the form of a variable for the argument with an index.
    private func expanded(_ form: (Int, Variable) -> String?) -> String {
        var next = 1
        return expanded(format, index: nil, next: &next, depth: 0, form)
    }

    /// Replaces the variables of a text by their forms. Writes the position of each argument into its specifier, since
    /// a form may use an argument twice or not at all.
    private func expanded(
        _ text: String, index: Int?, next: inout Int, depth: Int,
        _ form: (Int, Variable) -> String?
    ) -> String {
        var result = ""
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            let own = Self.position(at: rest)
            if let own { rest = own.rest }
            let position = max(1, min(own?.position ?? index ?? next, Self.limits.arguments))
            if own == nil, index == nil { next += 1 }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                guard depth < Self.limits.depth, let variable = variables[name] else { continue }
                result += expanded(
                    form(position, variable) ?? "", index: position, next: &next, depth: depth + 1, form)
            } else {
                result += "%\(position)$"
            }
        }
        return result + rest
    }

    /// Returns the position at the start of a specifier, such as 2 in `2$@`, and the text after the dollar sign, or nil if there
    /// is none.
    private static func position(at start: Substring) -> (position: Int, rest: Substring)? {
        let digits = start.prefix { $0.isASCII && $0.isNumber }
        guard let position = Int(digits), start.dropFirst(digits.count).first == "$" else { return nil }
        return (position, start.dropFirst(digits.count + 1))
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    // MARK: Formats that were handed out

    /// The rules that were handed out, by their plain formats. A string in Swift cannot carry its rule with it, as one
    /// in Objective-C does.
    private static let handedOut = Mutex<[String: (rule: PluralRule, language: String)]>([:])
    /// True once a rule was handed out, so that an app without plural rules only reads this value.
    private static let hasRules = Atomic(false)

    static func remember(_ rule: PluralRule, language: String) {
        hasRules.store(true, ordering: .releasing)
        handedOut.withLock { $0[rule.plainFormat] = (rule, language.isEmpty ? "en" : language) }
    }

    /// Returns the format in the form that suits the numbers and the arguments that it uses, or both unchanged if the format has
    /// no plural rule.
    static func resolved(
        _ format: String, _ arguments: [any CVarArg]
    ) -> (format: String, arguments: [any CVarArg]) {
        guard hasRules.load(ordering: .acquiring), let found = handedOut.withLock({ $0[format] }) else {
            return (format, arguments)
        }
        return compacted(found.rule.format(for: arguments, language: found.language), arguments)
    }

    /// Returns the format in the form that suits the numbers, or unchanged if it has no plural rule.
    static func expanded(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard hasRules.load(ordering: .acquiring), let found = handedOut.withLock({ $0[format] }) else {
            return format
        }
        return found.rule.format(for: arguments, language: found.language)
    }

    /// Leaves out the arguments that a format does not use, as in “one file in %2$@”, and counts the others anew. Foundation's
    /// formatter on Linux crashes if it has to pass over an argument whose type it does not know.
    ///
    /// - Parameters:
    ///   - format: A format with the position of an argument in each specifier.
    ///   - arguments: The arguments.
    static func compacted(
        _ format: String, _ arguments: [any CVarArg]
    ) -> (format: String, arguments: [any CVarArg]) {
        var pieces: [(text: Substring, position: Int?)] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            let after = rest[rest.index(after: percent)...]
            if let own = position(at: after) {
                pieces.append((rest[..<percent], own.position))
                rest = own.rest
            } else {
                // The second character of “%%” begins no specifier.
                let end = after.first == "%" ? after.index(after: after.startIndex) : after.startIndex
                pieces.append((rest[..<end], nil))
                rest = rest[end...]
            }
        }
        let used = Set(pieces.compactMap(\.position)).sorted()
        guard let last = used.last, last <= arguments.count, last > used.count else {
            return (format, arguments)
        }
        let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0 + 1) })
        let text = pieces.reduce(into: "") { text, piece in
            text += piece.text
            if let place = piece.position.flatMap({ places[$0] }) { text += "%\(place)$" }
        }
        return (text + rest, used.map { arguments[$0 - 1] })
    }
}

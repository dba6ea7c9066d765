import Foundation
import TesseraBasics

extension NSPredicate {
    /// Creates a predicate from a text, which Foundation on Linux cannot.
    /// See Apple's [Predicate Programming Guide](
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/AdditionalChapters/Introduction.html).
    ///
    /// ```swift
    /// let long = NSPredicate(format: "title CONTAINS[cd] %@ AND minutes > %d", "soup", 30)
    /// let soups = (recipes as NSArray).filtered(using: long)
    /// ```
    ///
    /// The text has comparisons (`=`, `!=`, `<`, `>`, `<=`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`
    /// and `MATCHES`, also with the options `[cd]`), the words `ANY`, `SOME`, `ALL` and `NONE` before them, and `AND`, `OR` and
    /// `NOT`. It compares key paths, also with `@count`, `@sum`, `@avg`, `@min` and `@max`, `SELF`, variables, literals, lists in
    /// braces, and sums and products of numbers, where integers divide without a remainder. It has no functions, no `SUBQUERY`
    /// and no places of lists in brackets, and at most 100 parentheses and braces within one another. A text that is wrong, or
    /// that has these, ends the app with a sentence that says so.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text.
    ///   - args: The values for `%@` and the other places of the text.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(PredicateFormat(predicateFormat, args))
    }

    /// Creates a predicate from a text with a list of values for its places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(PredicateFormat(predicateFormat, arguments ?? []))
    }

    private convenience init(_ format: PredicateFormat) {
        self.init(block: { format.isTrue(for: $0, $1 ?? [:]) })
    }
}

/// A predicate that was read from a text.
// Safe: nothing changes after it was read, and values of the app are compared only.
private struct PredicateFormat: @unchecked Sendable {
    private let condition: PredicateCondition

    init(_ text: String, _ arguments: [Any?]) {
        do {
            var parser = try PredicateParser(text, arguments)
            condition = try parser.condition()
        } catch {
            misuse("NSPredicate(format:)", "“\(text)”: \(error)")
        }
    }

    func isTrue(for object: Any?, _ variables: [String: Any]) -> Bool {
        condition.isTrue(PredicateContext(object: object, variables: variables))
    }
}

/// What a predicate is evaluated with.
struct PredicateContext {
    let object: Any?
    let variables: [String: Any]
}

/// The reason why a text is not a predicate.
struct PredicateMistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

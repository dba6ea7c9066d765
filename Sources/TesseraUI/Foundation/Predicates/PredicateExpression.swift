import Foundation
import Synchronization

/// The regular expression of a comparison, which is compiled when it differs from that of the object before.
final class PredicateExpression: Sendable {
    private let last = Mutex<(pattern: String, expression: NSRegularExpression)?>(nil)

    func compiled(_ pattern: String, _ compile: (String) -> NSRegularExpression) -> NSRegularExpression {
        last.withLock { last in
            // Texts that are equal may have their accents written in different ways, which an expression distinguishes.
            if let last, last.pattern.utf8.elementsEqual(pattern.utf8) { return last.expression }
            let expression = compile(pattern)
            last = (pattern, expression)
            return expression
        }
    }
}

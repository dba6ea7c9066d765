import Foundation
import TesseraSelectors
import Testing

@testable import TesseraUI

@MainActor struct PredicateFormatTests {
    private let recipe: [String: Any] = [
        "title": "Crème brûlée", "minutes": 45, "rating": 4.5, "isEasy": true, "tags": ["sweet", "cold"],
        "author": ["name": "Anna", "age": 30] as [String: Any],
        "day": Date(timeIntervalSinceReferenceDate: 0),
        "steps": [["minutes": 5], ["minutes": 40]],
    ]

    private func holds(_ format: String, _ values: Any?...) -> Bool {
        NSPredicate(format: format, argumentArray: values.map { $0 ?? NSNull() }).evaluate(with: recipe)
    }

    @Test func `numbers, texts and dates are compared`() {
        #expect(holds("minutes == 45"))
        #expect(holds("minutes = %d", 45))
        #expect(!holds("minutes != 45"))
        #expect(holds("minutes > 44.5 AND minutes <= 45"))
        #expect(holds("rating >= 4.5 && rating < 4.51"))
        #expect(holds("isEasy == YES"))
        #expect(holds("isEasy == 1"))
        #expect(!holds("isEasy == NO"))
        #expect(holds("minutes BETWEEN {40, 45}"))
        #expect(!holds("minutes BETWEEN %@", [46, 50]))
        #expect(holds("day < %@", Date(timeIntervalSinceReferenceDate: 1)))
        #expect(holds("author.name == 'Anna'"))
        #expect(holds("%K == %@", "author.name", "Anna"))
        #expect(holds("author.%K > 29", "age"))
        #expect(holds("title < 'D'"))
    }

    @Test func `what is missing equals nothing, and has no order`() {
        #expect(holds("subtitle == nil"))
        #expect(holds("title != NULL"))
        #expect(holds("subtitle == %@", nil))
        #expect(!holds("subtitle < 3"))
        #expect(!holds("subtitle CONTAINS 'a'"))
        #expect(holds("author.father.name == nil"))
    }

    @Test func `texts are searched with options`() {
        #expect(holds("title BEGINSWITH 'Crème'"))
        #expect(!holds("title BEGINSWITH 'creme'"))
        #expect(holds("title BEGINSWITH[cd] 'creme'"))
        #expect(holds("title ENDSWITH[d] \"brulee\""))
        #expect(holds("title CONTAINS[cd] %@", "BRULEE"))
        #expect(holds("title LIKE[cd] 'cr?me*'"))
        #expect(!holds("title LIKE 'cr?me*'"))
        #expect(holds("title MATCHES '.*é+.*'"))
        #expect(!holds("title MATCHES 'Crème'"))
        #expect(holds("'me br' IN title"))
        #expect(holds("title ==[cd] 'CREME BRULEE'"))
        #expect(holds("title.length == 12"))
    }

    @Test func `collections are searched and summed up`() {
        #expect(holds("'cold' IN tags"))
        #expect(holds("tags CONTAINS 'sweet'"))
        #expect(holds("author.name IN {'Anna', 'Bert'}"))
        #expect(holds("minutes IN %@", [15, 30, 45]))
        #expect(holds("tags.@count == 2"))
        #expect(holds("steps.@sum.minutes == 45"))
        #expect(holds("steps.@max.minutes == 40 AND steps.@min.minutes == 5 AND steps.@avg.minutes == 22.5"))
        #expect(holds("ANY steps.minutes > 30"))
        #expect(!holds("ALL steps.minutes > 30"))
        #expect(holds("NONE steps.minutes > 40"))
        #expect(holds("ANY tags LIKE 's*'"))
    }

    @Test func `conditions are combined in the usual order`() {
        #expect(holds("minutes == 1 AND minutes == 2 OR minutes == 45"))
        #expect(!holds("minutes == 1 AND (minutes == 2 OR minutes == 45)"))
        #expect(holds("NOT (minutes == 1) and not minutes == 2"))
        #expect(holds("!(minutes == 1) || FALSEPREDICATE"))
        #expect(holds("TRUEPREDICATE"))
        #expect(holds("((minutes)) == ((40 + 2 * 3) - 1)"))
        #expect(holds("-minutes < -44 AND minutes / 2.0 == 22.5"))
    }

    @Test func `integers stay integers`() {
        #expect(holds("minutes / 2 == 22"))
        #expect(holds("rating / 2 == 2.25"))
        #expect(holds("%@ / 8 == 0.5", NSNumber(value: 4.0)))
        #expect(holds("%@ / 8 == 0", NSNumber(value: 4)))
        // These integers are equal when they are converted to floating-point numbers.
        #expect(holds("9007199254740993 == %@", 9_007_199_254_740_993))
        #expect(!holds("9007199254740993 == %@", 9_007_199_254_740_992))
        #expect(holds("9007199254740992 + 1 == %@", 9_007_199_254_740_993))
        #expect(holds("9223372036854775807 * 2 > 9223372036854775807"))
        #expect(holds("minutes / 0 > 1000000"))
    }

    @Test func `what is not a number equals no number, and has no order`() {
        let values = [Double.nan, 1]
        #expect(values.filter { NSPredicate(format: "SELF == 1").evaluate(with: $0) }.count == 1)
        #expect(!holds("%@ == %@", Double.nan, Double.nan))
        #expect(holds("%@ != 1", Double.nan))
        #expect(!holds("%@ < 1 OR %@ > 1 OR %@ <= 1", Double.nan, Double.nan, Double.nan))
    }

    @Test func `arrays are filtered, and predicates are combined`() {
        let names = ["Anna", "Bert", "Änne"] as NSArray
        let a = NSPredicate(format: "SELF BEGINSWITH[cd] 'a'")
        #expect(names.filtered(using: a) as? [String] == ["Anna", "Änne"])
        let long = NSPredicate(format: "SELF.length > %d", 3)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [a, long])
        #expect(names.filtered(using: both).count == 2)
        #expect(
            NSPredicate(format: "SELF == $NAME").evaluate(
                with: "Bert", substitutionVariables: ["NAME": "Bert"]))
    }

    @Test func `objects are asked for their properties by name`() {
        let view = UIView()
        view.tag = 7
        #expect(NSPredicate(format: "tag == 7 AND superview == nil").evaluate(with: view))
    }

    @Test func `an expression is compiled for a pattern and not for each object`() throws {
        let expression = PredicateExpression()
        let result = try NSRegularExpression(pattern: "a")
        var compiled: [String] = []
        for pattern in ["a.", "a.", "b", "b", "a."] {
            _ = expression.compiled(pattern) {
                compiled.append($0)
                return result
            }
        }
        #expect(compiled == ["a.", "b", "a."])
    }

    @Test func `each object is compared with its own pattern`() {
        let rules = [
            ["text": "abc", "rule": "a.c"], ["text": "abc", "rule": "b.*"], ["text": "b", "rule": "b"],
        ]
        let predicate = NSPredicate(format: "text MATCHES rule")
        #expect(rules.map { predicate.evaluate(with: $0) } == [true, false, true])
        #expect(NSPredicate(format: "'a*' LIKE 'a\\\\*' AND NOT 'ab' LIKE 'a\\\\*'").evaluate(with: nil))
    }

    private func nested(_ depth: Int, _ text: String) -> String {
        String(repeating: "(", count: depth) + text + String(repeating: ")", count: depth)
    }

    @Test func `long texts take no more of the stack than short ones, and deep ones are refused`() {
        #expect(holds(String(repeating: "NOT ", count: 100_001) + "FALSEPREDICATE"))
        #expect(holds("minutes == 45 - " + String(repeating: "-", count: 100_000) + "0"))
        #expect(holds("minutes == 45" + String(repeating: " + 0", count: 100_000)))
        #expect(holds("minutes == 45" + String(repeating: " AND TRUEPREDICATE", count: 10_000)))
        #expect(holds(nested(100, "minutes == 45")))
        for text in [
            nested(101, "minutes == 45"), nested(100_000, "1") + " == 1", "1 IN {{\(nested(99, "1"))}}",
        ] {
            #expect(throws: PredicateMistake.self) {
                var parser = try PredicateParser(text, [])
                _ = try parser.condition()
            }
        }
    }

    @Test(arguments: [
        "a", "a ==", "a == 1 b", "a == 1 AND", "(a == 1", "a == %@ AND b == %@", "a == 'x", "a ==[q] 1",
        "1 + (a == 2)",
        "ANY a", "SUBQUERY(a, $x, $x == 1)", "lower(a) == 'x'", "a[0] == 1", "a ~ 1", "%y == 1", "a == 1.2.3",
    ])
    func `a text that is wrong is refused with a sentence`(format: String) {
        #expect(throws: PredicateMistake.self) {
            var parser = try PredicateParser(format, ["x"])
            _ = try parser.condition()
        }
    }
}

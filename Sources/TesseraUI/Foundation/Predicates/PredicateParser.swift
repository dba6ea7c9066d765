import Foundation

/// Reads the text of a predicate.
struct PredicateParser {
    private var tokens: [PredicateToken]
    private var next = 0
    private var arguments: [Any?]
    /// The number of parentheses and braces around the token.
    private var depth = 0
    /// The greatest depth. Each level takes room on the stack, here and in the evaluation.
    private static let greatestDepth = 100

    init(_ text: String, _ arguments: [Any?]) throws {
        tokens = try PredicateToken.tokens(of: text)
        self.arguments = arguments.reversed()
    }

    /// What a part of the text stands for.
    private enum Part {
        case condition(PredicateCondition)
        case value(PredicateValue)
    }

    /// Returns the condition that the whole text stands for.
    mutating func condition() throws -> PredicateCondition {
        let condition = try condition(disjunction())
        guard next == tokens.count else {
            throw PredicateMistake("after the predicate there is \(description(of: tokens[next])).")
        }
        guard arguments.isEmpty else { throw PredicateMistake("there are more values than places for them.") }
        return condition
    }

    // MARK: Tokens

    private var token: PredicateToken? { next < tokens.count ? tokens[next] : nil }

    private func description(of token: PredicateToken?) -> String {
        switch token {
        case .word(let text)?, .sign(let text)?: "“\(text)”"
        case .text(let text)?: "the text “\(text)”"
        case .number(let number)?: "the number \(number)"
        case .integer(let number)?: "the number \(number)"
        case .place(let letter)?: "“%\(letter)”"
        case .variable(let name)?: "“$\(name)”"
        case nil: "the end"
        }
    }

    /// Passes over the next sign and returns true, if it is one of the given signs.
    private mutating func take(_ signs: String...) -> Bool {
        guard case .sign(let sign)? = token, signs.contains(sign) else { return false }
        next += 1
        return true
    }

    /// Passes over a word of the language, and returns true if it is there.
    private mutating func take(word: String) -> Bool {
        guard case .word(let other)? = token, other.uppercased() == word else { return false }
        next += 1
        return true
    }

    private mutating func expect(_ sign: String) throws {
        guard take(sign) else {
            throw PredicateMistake("“\(sign)” is expected, and there is \(description(of: token)).")
        }
    }

    private mutating func argument() throws -> Any? {
        guard let argument = arguments.popLast() else {
            throw PredicateMistake("there are fewer values than places for them.")
        }
        return argument
    }

    // MARK: Conditions

    private func condition(_ part: Part) throws -> PredicateCondition {
        guard case .condition(let condition) = part else {
            throw PredicateMistake("a comparison is expected before \(description(of: token)).")
        }
        return condition
    }

    private func value(_ part: Part) throws -> PredicateValue {
        guard case .value(let value) = part else {
            throw PredicateMistake(
                "a value is expected before \(description(of: token)), and there is a comparison.")
        }
        return value
    }

    private mutating func disjunction() throws -> Part {
        let first = try conjunction()
        var parts: [PredicateCondition] = []
        while take("||") || take(word: "OR") {
            if parts.isEmpty { parts = [try condition(first)] }
            parts.append(try condition(conjunction()))
        }
        return parts.isEmpty ? first : .condition(.any(parts))
    }

    private mutating func conjunction() throws -> Part {
        let first = try negation()
        var parts: [PredicateCondition] = []
        while take("&&") || take(word: "AND") {
            if parts.isEmpty { parts = [try condition(first)] }
            parts.append(try condition(negation()))
        }
        return parts.isEmpty ? first : .condition(.all(parts))
    }

    private mutating func negation() throws -> Part {
        var negations = 0
        while take("!") || take(word: "NOT") { negations += 1 }
        let part = try comparison()
        if negations == 0 { return part }
        let condition = try condition(part)
        return .condition(negations.isMultiple(of: 2) ? condition : .not(condition))
    }

    private mutating func comparison() throws -> Part {
        if take(word: "TRUEPREDICATE") { return .condition(.constant(true)) }
        if take(word: "FALSEPREDICATE") { return .condition(.constant(false)) }
        var quantity: PredicateComparison.Quantity?
        for (word, meaning) in PredicateComparison.Quantity.words where take(word: word) {
            quantity = meaning
        }
        let left = try sum()
        guard let kind = try comparisonKind() else {
            if quantity != nil { throw PredicateMistake("a comparison is expected after ANY, ALL or NONE.") }
            return left
        }
        let options = try options()
        let right = try value(sum())
        return .condition(
            .comparison(
                PredicateComparison(
                    left: try value(left), right: right, kind: kind, options: options, quantity: quantity)))
    }

    private mutating func comparisonKind() throws -> PredicateComparison.Kind? {
        switch token {
        case .sign(let sign)?:
            guard let kind = PredicateComparison.Kind.signs[sign] else { return nil }
            next += 1
            return kind
        case .word(let word)?:
            guard let kind = PredicateComparison.Kind(rawValue: word.uppercased()) else { return nil }
            next += 1
            return kind
        default: return nil
        }
    }

    private mutating func options() throws -> String.CompareOptions {
        guard take("[") else { return [] }
        guard case .word(let letters)? = token else {
            throw PredicateMistake(
                "options such as [cd] are expected, and there is \(description(of: token)).")
        }
        next += 1
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.literal)
            case "l": break
            default: throw PredicateMistake("“\(letter)” is no option of a comparison.")
            }
        }
        try expect("]")
        return options
    }

    // MARK: Values

    private mutating func sum() throws -> Part {
        try arithmetic("+", "-") { try $0.product() }
    }

    private mutating func product() throws -> Part {
        try arithmetic("*", "/") { try $0.sign() }
    }

    /// Reads a part, and others that follow it with one of those signs between them.
    private mutating func arithmetic(_ signs: String..., part: (inout Self) throws -> Part) throws -> Part {
        let first = try part(&self)
        var others: [(sign: String, value: PredicateValue)] = []
        while case .sign(let sign)? = token, signs.contains(sign) {
            next += 1
            others.append((sign, try value(part(&self))))
        }
        return others.isEmpty ? first : .value(.arithmetic(try value(first), others))
    }

    private mutating func sign() throws -> Part {
        var signs = 0
        while take("-") { signs += 1 }
        let part = try primary()
        if signs == 0 { return part }
        let value = try value(part)
        return .value(signs.isMultiple(of: 2) ? value : .arithmetic(.constant(0), [("-", value)]))
    }

    /// Reads what is in parentheses or braces.
    private mutating func inside<Value>(_ read: (inout Self) throws -> Value) throws -> Value {
        guard depth < Self.greatestDepth else {
            throw PredicateMistake(
                "there are more than \(Self.greatestDepth) parentheses or braces within one another.")
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func primary() throws -> Part {
        guard let token else { throw PredicateMistake("a value is expected at the end.") }
        next += 1
        switch token {
        case .text(let text): return .value(.constant(text))
        case .number(let number): return .value(.constant(number))
        case .integer(let number): return .value(.constant(number))
        case .variable(let name): return .value(.variable(name))
        case .place("K"):
            guard let path = try argument() as? String else {
                throw PredicateMistake("the value of %K is no text.")
            }
            return .value(try keyPath(path.split(separator: ".").map(String.init)))
        case .place: return .value(.constant(try argument()))
        case .sign("("):
            let part = try inside { try $0.disjunction() }
            try expect(")")
            return part
        case .sign("{"): return .value(.list(try inside { try $0.list() }))
        case .word(let word): return .value(try named(word))
        case .sign(let sign): throw PredicateMistake("a value is expected, and there is “\(sign)”.")
        }
    }

    private mutating func list() throws -> [PredicateValue] {
        var values: [PredicateValue] = []
        if take("}") { return values }
        repeat { values.append(try value(sum())) } while take(",")
        try expect("}")
        return values
    }

    private mutating func named(_ word: String) throws -> PredicateValue {
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "SUBQUERY", "FUNCTION", "CAST", "TERNARY":
            throw PredicateMistake("Tessera has no \(word.uppercased()); use NSPredicate(block:).")
        case "SELF": return try keyPath([])
        default: return try keyPath([word.hasPrefix("#") ? String(word.dropFirst()) : word])
        }
    }

    /// Reads the remaining parts of a key path.
    private mutating func keyPath(_ start: [String]) throws -> PredicateValue {
        var keys = start
        while take(".") {
            switch token {
            case .word(let word)?: keys.append(word.hasPrefix("#") ? String(word.dropFirst()) : word)
            case .place("K")?:
                guard let path = try argument() as? String else {
                    throw PredicateMistake("the value of %K is no text.")
                }
                keys += path.split(separator: ".").map(String.init)
            default: throw PredicateMistake("a key is expected, and there is \(description(of: token)).")
            }
            next += 1
        }
        switch token {
        case .sign("(")?: throw PredicateMistake("Tessera has no functions; use NSPredicate(block:).")
        case .sign("[")?: throw PredicateMistake("Tessera has no places of lists; use NSPredicate(block:).")
        default: return .keyPath(keys)
        }
    }
}

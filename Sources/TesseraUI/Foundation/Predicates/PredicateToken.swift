import Foundation

/// A part of the text of a predicate.
enum PredicateToken: Equatable {
    /// A name, or a word such as AND.
    case word(String)
    case text(String)
    case number(Double)
    case integer(Int64)
    /// The place of a value, with its letter.
    case place(Character)
    case variable(String)
    /// An operator, a bracket or a comma.
    case sign(String)

    /// Returns the parts of a text.
    static func tokens(of text: String) throws -> [PredicateToken] {
        var rest = Substring(text)
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else {
                tokens.append(try token(from: &rest, first))
            }
        }
        return tokens
    }

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]", ",", "+", "-", "*",
        "/", ".",
    ]

    private static func token(from rest: inout Substring, _ first: Character) throws -> PredicateToken {
        switch first {
        case "'", "\"": return .text(try quotation(from: &rest, first))
        case "%": return .place(try place(from: &rest))
        case "$":
            rest.removeFirst()
            return .variable(word(from: &rest))
        case "#":
            // A name that is not a word of the language.
            rest.removeFirst()
            return .word("#" + word(from: &rest))
        case "@", "_": return .word(word(from: &rest))
        case _ where first.isLetter: return .word(word(from: &rest))
        case _ where first.isASCII && first.isNumber: return try number(from: &rest)
        default:
            guard let sign = signs.first(where: rest.hasPrefix) else {
                throw PredicateMistake("the character “\(first)” has no meaning.")
            }
            rest.removeFirst(sign.count)
            return .sign(sign)
        }
    }

    private static func word(from rest: inout Substring) -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        rest.removeFirst(word.count)
        return String(word)
    }

    private static func number(from rest: inout Substring) throws -> PredicateToken {
        var text = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        rest.removeFirst(text.count)
        if let e = rest.first, e == "e" || e == "E" {
            let exponent = rest.dropFirst().prefix { $0 == "+" || $0 == "-" || ($0.isASCII && $0.isNumber) }
            text += "e" + exponent
            rest.removeFirst(1 + exponent.count)
        }
        // A large integer has more digits than a number with fractions.
        if let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text) else { throw PredicateMistake("“\(text)” is no number.") }
        return .number(number)
    }

    private static func quotation(from rest: inout Substring, _ mark: Character) throws -> String {
        rest.removeFirst()
        var result = ""
        while let next = rest.popFirst() {
            if next == mark { return result }
            guard next == "\\" else {
                result.append(next)
                continue
            }
            switch rest.popFirst() {
            case "n"?: result.append("\n")
            case "t"?: result.append("\t")
            case let other?: result.append(other)
            case nil: break
            }
        }
        throw PredicateMistake("the text in quotation marks has no end.")
    }

    private static func place(from rest: inout Substring) throws -> Character {
        rest.removeFirst()
        while let next = rest.popFirst() {
            switch next {
            case "@", "K": return next
            case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "f", "F", "e", "E", "g", "G": return "d"
            // The size of a number, or the number of its digits.
            case "l", "h", "q", "z", "t", "j", ".",
                _ where next.isNumber:
                continue
            default: throw PredicateMistake("“%\(next)” is no place of a value.")
            }
        }
        throw PredicateMistake("“%” is no place of a value.")
    }
}

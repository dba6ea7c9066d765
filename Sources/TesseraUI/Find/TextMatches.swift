import Foundation

/// Finds the places of a query in a text.
enum TextMatches {
    /// Returns the ranges that match, in ascending order, in UTF-16 units. They do not overlap.
    static func ranges(of query: String, in text: String, options: UITextSearchOptions) -> [NSRange] {
        guard !query.isEmpty, !text.isEmpty else { return [] }
        let string = text as NSString
        var compared = options.stringCompareOptions
        compared.subtract([.backwards, .anchored])
        var found: [NSRange] = []
        var place = 0
        while place < string.length {
            let rest = NSRange(location: place, length: string.length - place)
            let range = string.range(of: query, options: compared, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            // A part of a character, such as a letter without its accent, is no match.
            let whole = string.rangeOfComposedCharacterSequences(for: range)
            if NSEqualRanges(whole, range), isAllowed(range, in: string, options.wordMatchMethod) {
                found.append(range)
                place = NSMaxRange(range)
            } else {
                place = range.location + 1
            }
        }
        return found
    }

    private static func isAllowed(
        _ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        switch method {
        case .contains: true
        case .startsWith: isBoundary(range.location, in: text)
        case .fullWord: isBoundary(range.location, in: text) && isBoundary(NSMaxRange(range), in: text)
        }
    }

    /// Returns true if a word may begin or end at a place: between a letter of a word and something else. Scripts without spaces,
    /// such as Japanese, may be divided everywhere.
    private static func isBoundary(_ place: Int, in text: NSString) -> Bool {
        guard place > 0, place < text.length else { return true }
        return !isWordPart(text, at: place - 1) || !isWordPart(text, at: place)
    }

    private static func isWordPart(_ text: NSString, at place: Int) -> Bool {
        let character = text.substring(with: text.rangeOfComposedCharacterSequence(at: place))
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
            return false
        default: return CharacterSet.alphanumerics.contains(scalar) || scalar == "_"
        }
    }
}

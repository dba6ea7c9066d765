import Foundation

/// The kinds of data that a text view finds in text that cannot be edited, and turns into links.
/// See Apple's [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers with at least seven digits.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds data in a text that can be turned into links.
enum DataDetector {
    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    }

    private static let link = expression(
        #"(?:https?://|www\.)[^\s<>"'、。「」（）]*[^\s<>"'.,;:!?)\]、。「」（）]"#)
    private static let mail = expression(#"[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+"#)
    /// Digits with separators between them: a telephone number, or several of them with spaces between them.
    private static let digits = expression(#"(?<![\w.-])\+?\(?\d(?:[ ().-]{0,2}\d){6,}(?![\w.-]*\w)"#)
    /// Dates and addresses of networks, which look like telephone numbers.
    private static let noPhone = expression(
        #"^\d{4}-\d{2}-\d{2}(?!\d)|^\d{1,2}[.-]\d{1,2}[.-]\d{4}(?!\d)|^\d{1,3}(?:\.\d{1,3}){3}$"#)

    /// Returns the ranges of the telephone numbers in `text`, which have 7 to 15 digits.
    private static func phoneNumbers(in text: String) -> [NSRange] {
        let all = NSRange(location: 0, length: text.utf16.count)
        return (digits?.matches(in: text, range: all) ?? []).flatMap { match -> [NSRange] in
            func parts(_ separator: String) -> [NSRange]? {
                let parts = split(match.range, of: text, before: separator)
                return parts.allSatisfy { isPhoneNumber((text as NSString).substring(with: $0)) }
                    ? parts : nil
            }
            // Each number may begin with a code in parentheses. A code may also stand within a number.
            if let numbers = parts(" (") { return numbers }
            if isPhoneNumber((text as NSString).substring(with: match.range)) { return [match.range] }
            // A longer run of digits consists of several numbers or, like that of a card, of none.
            return parts(" ") ?? []
        }
    }

    /// Splits a range of a text at separators, each of which begins with a space. The parts are without that space, and each part
    /// but the first one begins with the other characters of the separator.
    private static func split(_ range: NSRange, of text: String, before separator: String) -> [NSRange] {
        var (parts, start) = ([NSRange](), range.location)
        while start < NSMaxRange(range) {
            let rest = NSRange(location: start, length: NSMaxRange(range) - start)
            let found = (text as NSString).range(of: separator, options: [], range: rest)
            let end = found.location == NSNotFound ? NSMaxRange(range) : found.location
            parts.append(NSRange(location: start, length: end - start))
            start = end + 1
        }
        return parts
    }

    private static func isPhoneNumber(_ text: String) -> Bool {
        let all = NSRange(location: 0, length: text.utf16.count)
        return (7...15).contains(text.count(where: \.isNumber))
            && noPhone?.firstMatch(in: text, range: all) == nil
    }

    /// Returns the links in `text` in ascending order. They do not overlap.
    static func links(in text: String, of types: UIDataDetectorTypes) -> [(url: URL, range: NSRange)] {
        var found: [(url: URL, range: NSRange)] = []
        func add(_ range: NSRange, _ address: (String) -> String) {
            guard let url = URL(string: address((text as NSString).substring(with: range))),
                !found.contains(where: { NSIntersectionRange($0.range, range).length > 0 })
            else { return }
            found.append((url, range))
        }
        func find(_ expression: NSRegularExpression?, _ address: (String) -> String) {
            let all = NSRange(location: 0, length: text.utf16.count)
            for match in expression?.matches(in: text, range: all) ?? [] { add(match.range, address) }
        }
        if types.contains(.link) {
            find(link) { $0.lowercased().hasPrefix("www.") ? "https://" + $0 : $0 }
            find(mail) { "mailto:" + $0 }
        }
        if types.contains(.phoneNumber) {
            for range in phoneNumbers(in: text) {
                add(range) { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
}

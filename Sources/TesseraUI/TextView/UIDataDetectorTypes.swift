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
    private static let phone = expression(
        #"(?<![\w.-])(?<!\d[ ().-])\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?![\w.-]*\w)(?![ ().-]{1,2}\d)"#)
    /// Dates and addresses of networks, which look like telephone numbers.
    private static let noPhone = expression(
        #"^\d{4}-\d{2}-\d{2}(?!\d)|^\d{1,2}[.-]\d{1,2}[.-]\d{4}$|^\d{1,3}(?:\.\d{1,3}){3}$"#)

    /// Returns the links in `text` in ascending order. They do not overlap.
    static func links(in text: String, of types: UIDataDetectorTypes) -> [(url: URL, range: NSRange)] {
        var found: [(url: URL, range: NSRange)] = []
        func find(
            _ expression: NSRegularExpression?, except other: NSRegularExpression? = nil,
            _ address: (String) -> String
        ) {
            let all = NSRange(location: 0, length: text.utf16.count)
            for match in expression?.matches(in: text, range: all) ?? [] {
                let part = (text as NSString).substring(with: match.range)
                let isOther = other?.firstMatch(
                    in: part, range: NSRange(location: 0, length: part.utf16.count))
                guard isOther == nil, let url = URL(string: address(part)),
                    !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
                else { continue }
                found.append((url, match.range))
            }
        }
        if types.contains(.link) {
            find(link) { $0.lowercased().hasPrefix("www.") ? "https://" + $0 : $0 }
            find(mail) { "mailto:" + $0 }
        }
        if types.contains(.phoneNumber) {
            find(phone, except: noPhone) { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
}

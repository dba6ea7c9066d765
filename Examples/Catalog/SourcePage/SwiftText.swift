import UIKit

/// Swift source with colours for the kinds of words.
enum SwiftText {
    private static let keywords: Set<Substring> = [
        "as", "case", "class", "default", "else", "enum", "extension", "false", "final", "for", "func",
        "guard",
        "if", "import", "in", "init", "inout", "is", "lazy", "let", "mutating", "nil", "override", "private",
        "protocol", "required", "return", "self", "Self", "set", "static", "struct", "super", "switch",
        "true",
        "unowned", "var", "weak", "where", "while",
    ]

    /// The colour of comments. The system's green has too little contrast on white.
    static let commentColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGreen : UIColor(red: 0, green: 0.45, blue: 0.15, alpha: 1)
    }

    /// Returns a source with a colour for each kind of word.
    static func colored(_ source: String) -> NSAttributedString {
        let font = UIFont.monospacedSystemFont(
            ofSize: UIFont.preferredFont(forTextStyle: .footnote).pointSize, weight: .regular)
        // A long word begins behind the indentation and breaks at the end of the line, in place of moving to the next
        // line.
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let text = NSMutableAttributedString(
            string: source,
            attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style])
        for (range, color) in words(of: source) {
            text.addAttribute(.foregroundColor, value: color, range: NSRange(range, in: source))
        }
        return text
    }

    /// Returns the ranges of a source that have a colour, in order.
    static func words(of source: String) -> [(Range<String.Index>, UIColor)] {
        var found: [(Range<String.Index>, UIColor)] = []
        var remainder = source[...]
        while let first = remainder.first {
            let length: Int
            var color: UIColor?
            if remainder.hasPrefix("//") {
                length = remainder.prefix { $0 != "\n" }.count
                color = commentColor
            } else if first == "\"" {
                let inside = remainder.dropFirst().prefix { $0 != "\"" && $0 != "\n" }.count
                length = min(inside + 2, remainder.count)
                color = .systemRed
            } else if first.isLetter || first == "_" {
                let word = remainder.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                length = word.count
                if keywords.contains(word) {
                    color = .systemPink
                } else if first.isUppercase {
                    color = .systemPurple
                }
            } else {
                length = 1
            }
            let end = remainder.index(remainder.startIndex, offsetBy: length)
            if let color { found.append((remainder.startIndex..<end, color)) }
            remainder = remainder[end...]
        }
        return found
    }
}

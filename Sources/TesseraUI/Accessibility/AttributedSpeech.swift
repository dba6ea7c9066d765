import Foundation

extension NSAttributedString.Key {
    /// The language in which assistive technology reads a text, as a BCP 47 tag in a string, such as `ja` or `en-GB`.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeLanguage")
}

/// Makes the attributed texts that assistive technology reads.
@MainActor
enum AttributedSpeech {
    /// Attributed texts that have no attributes, by their characters. Each commit asks the changed views for such texts, and it takes longer
    /// to create one than to find it here.
    private static var plainTexts: [String: NSAttributedString] = [:]
    private static let mostTexts = 500
    /// The greatest length of a text that is kept, in bytes.
    private static let longestText = 200

    /// Returns the attributed text if it has the characters of the plain one, and the plain text without attributes otherwise. They differ
    /// if the app has set another plain text since.
    static func text(_ attributed: NSAttributedString?, _ plain: String?) -> NSAttributedString? {
        guard let plain else { return nil }
        if let attributed, attributed.string == plain { return attributed }
        if let known = plainTexts[plain] { return known }
        let text = NSAttributedString(string: plain)
        if plain.utf8.count <= longestText {
            if plainTexts.count >= mostTexts { plainTexts.removeAll(keepingCapacity: true) }
            plainTexts[plain] = text
        }
        return text
    }

    /// Returns the language that a text states for its beginning, or nil if it states none.
    static func language(of text: NSAttributedString?) -> String? {
        // Texts that were made here have no attributes, and looking for them takes time.
        guard let text, text.length > 0, plainTexts[text.string] !== text else { return nil }
        let tag = text.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
        return tag.flatMap { isLanguage($0) ? $0 : nil }
    }

    /// Returns a text that does not change with the original.
    static func copy(_ text: NSAttributedString?) -> NSAttributedString? {
        text.map { NSAttributedString(attributedString: $0) }
    }

    /// Returns true for the form of a BCP 47 tag.
    static func isLanguage(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        return tag.utf8.count <= 64
            && parts.allSatisfy { part in
                (1...8).contains(part.count)
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}

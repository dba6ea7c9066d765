import Foundation

extension NSAttributedString.Key {
    /// The language in which assistive technology reads a text, as a BCP 47 tag in a string, such as `ja` or `en-GB`.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeLanguage")
}

/// Makes the attributed texts that assistive technology reads.
enum AttributedSpeech {
    /// Returns the attributed text if it has the characters of the plain one, and the plain text without attributes otherwise. They differ
    /// if the app has set another plain text since.
    static func text(_ attributed: NSAttributedString?, _ plain: String?) -> NSAttributedString? {
        guard let plain else { return nil }
        if let attributed, attributed.string == plain { return attributed }
        return NSAttributedString(string: plain)
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

extension NSAttributedString {
    /// The language of the beginning for speech, or nil if there is none.
    var speechLanguage: String? {
        length > 0
            ? attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String : nil
    }
}

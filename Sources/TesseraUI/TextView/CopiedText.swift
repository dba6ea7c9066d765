import Foundation

/// The text that was copied last from a text whose parts have looks of their own. When it is pasted in the app, it has its attributes.
@MainActor
enum CopiedText {
    private static var copied: NSAttributedString?

    /// Keeps a part of a text. Images are left out: for other programs they are no text.
    static func keep(_ part: NSAttributedString) {
        let text = NSMutableAttributedString(attributedString: part)
        let units = part.string as NSString
        for place in (0..<units.length).reversed() where units.character(at: place) == 0xFFFC {
            text.deleteCharacters(in: NSRange(location: place, length: 1))
        }
        copied = text
    }

    /// Returns the attributes of a text that is pasted, or nil if another one was copied.
    static func attributed(_ text: String) -> NSAttributedString? {
        guard let copied, copied.length > 0, copied.string == text else { return nil }
        return copied
    }
}

import Foundation
import TesseraDisplay

/// The text that was copied last from a text whose parts have looks of their own. When it is pasted in the app, it has its
/// attributes.
@MainActor
enum CopiedText {
    private static var copied: NSAttributedString?

    /// Keeps a part of a text.
    static func keep(_ part: NSAttributedString) { copied = NSAttributedString(attributedString: part) }

    /// Returns a text as other programs get it. For them, images are no text.
    static func plain(_ text: String) -> String {
        text.replacingOccurrences(of: "\u{FFFC}", with: "")
    }

    /// Returns the text that is pasted for one of the pasteboard: with its images if it was copied here, and otherwise the same.
    static func pasted(for text: String) -> String {
        guard let copied, plain(copied.string) == text else { return text }
        return copied.string
    }

    /// Forgets the text, because one without attributes was copied.
    static func forget() { copied = nil }

    /// Returns the part of the copied text that is in a text into which something was just pasted, and the place where it begins
    /// there. The result is nil if something else was pasted.
    ///
    /// - Parameters:
    ///   - text: The text after the paste.
    ///   - change: The part of the text that differs from before. It is shorter than what was pasted if that begins like what it
    ///     replaces,
    ///     and longer if spaces were added beside it.
    static func pasted(in text: String, by change: NSRange) -> (attributed: NSAttributedString, place: Int)? {
        guard let copied, copied.length > 0 else { return nil }
        let units = text as NSString
        let end = NSMaxRange(change)
        // A display has no other line breaks, and a plain text of the display gets no images.
        let shown = withPlainLineBreaks(copied)
        for form in [copied, shown, withoutImages(shown)] where form.length > 0 {
            for space in [0, 1] {
                let place = end - space - form.length
                let isWhole =
                    place >= 0 && place <= change.location + 1
                    && units.substring(with: NSRange(location: place, length: form.length)) == form.string
                // What is pasted beside it can only be spaces.
                if isWhole, isSpace(units, min(change.location, place)..<place),
                    isSpace(units, (end - space)..<end)
                {
                    return (form, place)
                }
            }
            // If there is too little room, only the beginning of a text is pasted.
            let isShortened =
                change.length > 0 && change.length < form.length
                && units.length + form.length - change.length > InputContent.maximumLength
            if isShortened, form.string.hasPrefix(units.substring(with: change)) {
                let part = NSRange(location: 0, length: change.length)
                return (form.attributedSubstring(from: part), change.location)
            }
        }
        return nil
    }

    /// Returns true if all characters in a range are spaces.
    private static func isSpace(_ units: NSString, _ range: Range<Int>) -> Bool {
        range.allSatisfy { units.character(at: $0) == 0x20 }
    }

    private static func withPlainLineBreaks(_ text: NSAttributedString) -> NSAttributedString {
        guard text.string.utf8.contains(0x0D) else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        let units = text.string as NSString
        for place in (0..<units.length).reversed() where units.character(at: place) == 0x0D {
            let isPair = place + 1 < units.length && units.character(at: place + 1) == 0x0A
            result.replaceCharacters(in: NSRange(location: place, length: 1), with: isPair ? "" : "\n")
        }
        return result
    }

    private static func withoutImages(_ text: NSAttributedString) -> NSAttributedString {
        let units = text.string as NSString
        let images = (0..<units.length).filter { units.character(at: $0) == 0xFFFC }
        guard !images.isEmpty else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        for place in images.reversed() { result.deleteCharacters(in: NSRange(location: place, length: 1)) }
        return result
    }
}

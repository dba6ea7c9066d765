import Foundation

/// The corrections of quotation marks, dashes and spaces while a text is typed.
///
/// Browsers have no setting for them, so the app makes them itself, as an answer to what the user has typed.
struct SmartTyping: Equatable {
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var spaces = UITextSmartInsertDeleteType.default

    /// Returns the change that takes the place of a change by the user.
    ///
    /// - Parameters:
    ///   - change: A change that is not a part of a composition.
    ///   - old: The text before the change.
    ///   - locale: The user's locale, which has the quotation marks.
    func corrected(
        _ change: TextInputState.Change, of old: String, locale: Locale = .current
    ) -> TextInputState.Change {
        guard self != SmartTyping() else { return change }
        // The end of a composition replaces all that was composed, also if only its last character is new.
        let caret = change.range.location + change.replacement.utf16.count
        let typed = TextInputState.Change(from: old, to: change.text, caret: caret)
        guard var result = correction(of: typed, in: Array(old.utf16), locale: locale) else { return change }
        let (units, range) = (Array(old.utf16), result.range)
        result.text = String(
            decoding: units[..<range.location] + Array(result.replacement.utf16)
                + units[NSMaxRange(range)...], as: UTF16.self)
        return result.extended(to: change.range, of: old)
    }

    /// Returns the range and the replacement of a corrected change, or nil if nothing is corrected.
    private func correction(
        of change: TextInputState.Change, in units: [UInt16], locale: Locale
    ) -> TextInputState.Change? {
        let (start, end) = (change.range.location, NSMaxRange(change.range))
        var result = change
        // A text can end between the halves of a character only where a display splits one.
        let before = String(decoding: units[..<start], as: UTF16.self).last
        let after = String(decoding: units[end...], as: UTF16.self).first
        switch change.replacement {
        case "\"" where quotes == .yes, "'" where quotes == .yes:
            result.replacement = Self.quote(change.replacement, after: before, locale: locale)
        case "“" where quotes == .no, "”" where quotes == .no, "„" where quotes == .no:
            result.replacement = "\""
        case "‘" where quotes == .no, "’" where quotes == .no, "‚" where quotes == .no:
            result.replacement = "'"
        case "-" where dashes == .yes && before == "-" && change.range.length == 0:
            // A row of hyphens, such as a line below a heading, stays one.
            guard start < 2 || units[start - 2] != units[start - 1] else { return nil }
            result.range = NSRange(location: start - 1, length: 1)
            result.replacement = "—"
        case "—" where dashes == .no, "–" where dashes == .no:
            // A dash without a hyphen in its place was typed as one.
            let replaced = String(decoding: units[start..<end], as: UTF16.self)
            if replaced == "-" || replaced == "--" { result.replacement = "--" }
        case "" where spaces == .yes:
            result.range = Self.widened(change.range, in: units)
        default:
            if spaces == .yes { result.replacement = Self.spaced(change.replacement, before, after) }
        }
        return result == change ? nil : result
    }

    /// Returns the curved mark for a straight one: an opening mark at the beginning of a word, otherwise a closing one.
    private static func quote(_ straight: String, after before: Character?, locale: Locale) -> String {
        let isOpening = before.map { $0.isWhitespace || "([{<“‘„‚«¿¡—–-/".contains($0) } ?? true
        if straight == "'" {
            let mark = locale.alternateQuotationBeginDelimiter ?? ""
            return isOpening ? (mark == "‚" ? mark : "‘") : "’"
        }
        let marks = (locale.quotationBeginDelimiter ?? "", locale.quotationEndDelimiter ?? "")
        // Corner brackets have keys of their own on the keyboards of East Asia.
        guard "“„«»”".contains(marks.0), !marks.0.isEmpty else { return isOpening ? "“" : "”" }
        return isOpening ? marks.0 : marks.1
    }

    /// Returns pasted words with spaces beside the words around them. A single character is typed and stays alone.
    private static func spaced(_ text: String, _ before: Character?, _ after: Character?) -> String {
        guard text.count > 1, let first = text.first, let last = text.last else { return text }
        let (isBefore, isAfter) = (isWord(before) && isWord(first), isWord(last) && isWord(after))
        return (isBefore ? " " : "") + text + (isAfter ? " " : "")
    }

    /// Returns the range of deleted words with a space that would be left beside another space, a mark, or an edge of the text.
    private static func widened(_ range: NSRange, in units: [UInt16]) -> NSRange {
        let (start, end) = (range.location, NSMaxRange(range))
        let deleted = String(decoding: units[start..<end], as: UTF16.self)
        guard deleted.count > 1, isWord(deleted.first), isWord(deleted.last) else { return range }
        let before = start > 0 ? units[start - 1] : nil
        let after = end < units.count ? units[end] : nil
        let (space, marks) = (UInt16(32), Set<UInt16?>(",.;:!?)".utf16.map { $0 } + [nil]))
        if before == space, after == space || marks.contains(after) {
            return NSRange(location: start - 1, length: range.length + 1)
        }
        return before == nil && after == space ? NSRange(location: start, length: range.length + 1) : range
    }

    /// Returns true for a character of words between which there are spaces.
    private static func isWord(_ character: Character?) -> Bool {
        guard let character, character.isLetter || character.isNumber,
            let scalar = character.unicodeScalars.first
        else { return false }
        // Chinese and Japanese have no spaces between words.
        return !(0x2E80...0x9FFF).contains(scalar.value) && !(0xF900...0xFFEF).contains(scalar.value)
            && scalar.value < 0x20000
    }
}

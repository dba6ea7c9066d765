import Foundation

/// The corrections of quotation marks, dashes and spaces while a text is typed.
///
/// Browsers have no setting for them, so the app makes them itself, as an answer to what the user has typed.
struct SmartTyping: Equatable {
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var spaces = UITextSmartInsertDeleteType.default

    /// What the text of a change does not tell about how the change came about.
    struct Origin: Equatable {
        /// True if the change ends a composition.
        var isComposed = false
        /// True if the new part was pasted or dropped.
        var isPasted = false
        /// True if the change replaces or deletes a selection.
        var hadSelection = false
    }

    /// Returns the change that takes the place of a change by the user.
    ///
    /// - Parameters:
    ///   - change: A change that is not a part of a composition.
    ///   - old: The text before the change.
    ///   - origin: How the change came about.
    ///   - locale: The user's locale, which has the quotation marks.
    func corrected(
        _ change: TextInputState.Change, of old: String, from origin: Origin = Origin(),
        locale: Locale = .current
    ) -> TextInputState.Change {
        guard self != SmartTyping() else { return change }
        let units = Array(old.utf16)
        let corrected =
            origin.isComposed
            ? composition(change, in: units, locale: locale)
            : correction(of: change, in: units, from: origin, locale: locale)
        guard var result = corrected else { return change }
        let range = result.range
        result.text = String(
            decoding: units[..<range.location] + Array(result.replacement.utf16)
                + units[NSMaxRange(range)...], as: UTF16.self)
        return result.extended(to: change.range, of: old)
    }

    /// Returns the end of a composition with other quotation marks, or nil if it stays as it is. All that was composed is new,
    /// and an input method chooses curved marks and dashes on purpose.
    private func composition(
        _ change: TextInputState.Change, in units: [UInt16], locale: Locale
    ) -> TextInputState.Change? {
        guard quotes == .yes, change.replacement.contains(where: { $0 == "\"" || $0 == "'" }) else {
            return nil
        }
        var before = String(decoding: units[..<change.range.location], as: UTF16.self).last
        var result = change
        result.replacement = ""
        for character in change.replacement {
            let isStraight = character == "\"" || character == "'"
            result.replacement +=
                isStraight
                ? Self.quote(String(character), after: before, locale: locale) : String(character)
            before = result.replacement.last
        }
        return result
    }

    /// Returns the range and the replacement of a corrected change, or nil if nothing is corrected.
    private func correction(
        of change: TextInputState.Change, in units: [UInt16], from origin: Origin, locale: Locale
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
        case "" where spaces == .yes && origin.hadSelection:
            result.range = Self.widened(change.range, in: units)
        default:
            // A keyboard that completes or corrects a word replaces a part of it, too.
            guard spaces == .yes, origin.isPasted else { return nil }
            result.replacement = Self.spaced(change.replacement, before, after)
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

import CPango

/// The places where lines may end in plain words: ASCII letters and digits, spaces, full stops, commas and colons.
///
/// Pango finds these places for all characters of Unicode, which takes longer than to add up the widths of words that are known.
/// In plain words they result from two rules:
///
/// - A line may end after spaces, unless a full stop, a comma or a colon comes next.
/// - A line may end at the end of the text, which counts as white space.
enum PlainBreaks {
    /// Returns true if a text consists of plain words.
    ///
    /// A text with a digit after a full stop, a comma or a colon does not: the characters before that decide if a line may end
    /// there.
    static func arePlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isAfterMark = false
        for byte in text {
            switch byte {
            case 0x61...0x7A, 0x41...0x5A, 0x20: isAfterMark = false
            case 0x30...0x39 where !isAfterMark: break
            case 0x2C, 0x2E, 0x3A: isAfterMark = true
            default: return false
            }
        }
        return true
    }

    /// Sets the properties of the positions of plain words that a ``ShapedText`` reads. The others stay zero.
    ///
    /// - Parameters:
    ///   - text: Plain words, at least one character.
    ///   - attributes: The properties of each position in the text and of its end. All are zero before the call.
    static func find(in text: UnsafeBufferPointer<UInt8>, into attributes: inout [PangoLogAttr]) {
        var isAfterSpace = false
        for index in text.indices {
            let isSpace = text[index] == 0x20
            attributes[index].is_cursor_position = 1
            if isSpace {
                attributes[index].is_white = 1
            } else if isAfterSpace, !isMark(text[index]) {
                attributes[index].is_line_break = 1
            }
            isAfterSpace = isSpace
        }
        attributes[text.count].is_cursor_position = 1
        attributes[text.count].is_white = 1
        attributes[text.count].is_line_break = 1
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2C || byte == 0x2E || byte == 0x3A }
}

import Foundation

/// The arrow keys in a text of the app's own, which move its selection as they do on iOS: by a character or a line, by a word
/// with the Option or the Control key, and with the Shift key only one end of the selection.
@MainActor
struct CaretKeys {
    /// The end of the selection that the keys do not move, and the selection that they have made last.
    private var held: (anchor: UITextPosition, range: UITextRange)?

    /// Moves the selection of a text by a key. Returns true if it has moved.
    mutating func press(_ key: UIKey, in text: any UITextInput) -> Bool {
        guard let direction = UITextLayoutDirection(arrow: key.keyCode), let range = text.selectedTextRange,
            !key.modifierFlags.contains(.command)
        else { return false }
        let isFromRight = text.baseWritingDirection(for: range.start, in: .forward) == .rightToLeft
        let leadsBack = direction == .up || direction == (isFromRight ? .right : .left)
        let extends = key.modifierFlags.contains(.shift)
        let anchor = extends ? self.anchor(of: range, leadsBack: leadsBack, in: text) : nil
        let isAtStart = anchor.map { text.compare($0, to: range.start) != .orderedSame } ?? leadsBack
        let caret = isAtStart ? range.start : range.end
        let moves = extends || range.isEmpty || direction == .up || direction == .down
        let byWords = !key.modifierFlags.isDisjoint(with: [.alternate, .control])
        guard let place = moves ? Self.place(from: caret, in: direction, byWords: byWords, text) : caret,
            let new = text.textRange(from: anchor ?? place, to: place)
        else { return false }
        text.selectedTextRange = new
        held = anchor.map { ($0, new) }
        return true
    }

    /// Returns the end of a selection that stays where it is.
    private func anchor(
        of range: UITextRange, leadsBack: Bool, in text: any UITextInput
    ) -> UITextPosition {
        if let held, text.compare(held.range.start, to: range.start) == .orderedSame,
            text.compare(held.range.end, to: range.end) == .orderedSame
        {
            return held.anchor
        }
        return leadsBack ? range.end : range.start
    }

    private static func place(
        from caret: UITextPosition, in direction: UITextLayoutDirection, byWords: Bool,
        _ text: any UITextInput
    ) -> UITextPosition? {
        guard byWords, direction == .left || direction == .right else {
            return text.position(from: caret, in: direction, offset: 1)
        }
        return text.tokenizer.position(
            from: caret, toBoundary: .word, inDirection: .layout(direction))
    }
}

extension UITextLayoutDirection {
    /// Creates the direction of an arrow key, or nil for another key.
    fileprivate init?(arrow key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        default: return nil
        }
    }
}

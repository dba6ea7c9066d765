import Foundation
import TesseraDisplay

/// A text that the app and a display edit at the same time; ``InputContent`` says how they agree.
struct TextInputState {
    /// The text as the app knows it.
    private(set) var text = ""
    /// The text without what is being composed.
    private var committed = ""
    /// The selection in UTF-16 units, as the display last reported it.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// Whether the last change belongs to a composition that goes on.
    private(set) var isComposing = false
    /// The last edit of the user's that the app has heard of.
    private var heard = 0
    private var revision = 0
    /// The text of the app's last answer, and the edit that it answers.
    private var answer = (text: "", edit: 0)
    private var focus: InputContent.Focus?

    /// What a user has done to a text: some of it gave way to something else.
    struct Change: Equatable {
        var range: NSRange
        var replacement: String
        var text: String
    }

    /// Sets the text for the app; returns false where it is the same.
    mutating func set(_ new: String) -> Bool {
        guard new != text else { return false }
        committed = new
        refuse()
        selection = NSRange(location: new.utf16.count, length: 0)
        return true
    }

    /// Goes back to the text before the last edit, which the display is told of.
    mutating func refuse() {
        text = committed
        revision += 1
        answer = (text, heard)
        isComposing = false
    }

    /// Hears of an edit; returns what it changes, or nil where it is one that was heard of before, or changes nothing. The end of
    /// a composition changes all that has been composed.
    mutating func hear(_ typed: DisplayEvent.Typed) -> Change? {
        guard typed.edit > heard else { return nil }
        heard = typed.edit
        isComposing = typed.isComposing == true
        selection = NSRange(location: typed.selection[0], length: typed.selection[1] - typed.selection[0])
        guard typed.text != text || !isComposing && text != committed else { return nil }
        return Change(from: committed, to: typed.text, caret: typed.selection[1])
    }

    /// Makes an edit that was heard of the text.
    mutating func accept(_ change: Change) {
        text = change.text
        if !isComposing { committed = text }
    }

    /// Wishes that the display gives the focus to the text, or takes it away.
    mutating func wish(_ isWanted: Bool) {
        focus = InputContent.Focus(isWanted: isWanted, revision: (focus?.revision ?? 0) + 1)
    }

    /// Describes the text for a display.
    ///
    /// - Parameter isNew: Whether the display does not know the element yet, so that it needs the present text, and the focus.
    mutating func describe(in content: inout InputContent, isNew: Bool, isFocused: Bool) {
        if isNew {
            answer = (text, heard)
            if isFocused != (focus?.isWanted ?? false) { wish(isFocused) }
        }
        (content.text, content.revision, content.edit) = (answer.text, revision, answer.edit)
        content.focus = focus
    }
}

extension TextInputState.Change {
    /// Finds out what has changed: what both texts have in common after the caret and at their start has not.
    init(from old: String, to new: String, caret: Int) {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        var end = 0
        let mostEnd = min(after.count - caret, before.count)
        while end < mostEnd, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        var start = 0
        let mostStart = min(before.count, after.count) - end
        while start < mostStart, before[start] == after[start] { start += 1 }
        // No character is torn apart that takes two units.
        if start > 0, UTF16.isLeadSurrogate(before[start - 1]) { start -= 1 }
        if end > 0, UTF16.isTrailSurrogate(before[before.count - end]) { end -= 1 }
        range = NSRange(location: start, length: before.count - start - end)
        replacement = String(decoding: after[start..<after.count - end], as: UTF16.self)
        text = new
    }
}

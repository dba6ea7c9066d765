import Foundation
import TesseraDisplay

/// A text that the app and a display edit at the same time; ``InputContent`` says how they agree.
struct TextInputState {
    /// The text as the app knows it.
    private(set) var text = ""
    /// The text without what is being composed.
    private(set) var committed = ""
    /// The selection in UTF-16 units of ``text``.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// True if the last change belongs to a composition that goes on.
    private(set) var isComposing = false
    /// The text that the display shows, unless the user has typed on.
    private var shown = ""
    /// The selection in ``shown``.
    private var shownSelection = NSRange(location: 0, length: 0)
    /// The last edit of the user's that the app has heard of.
    private(set) var heard = 0
    private(set) var revision = 0
    /// The text of the app's last answer, and the edit that it answers.
    private var answer = (text: "", edit: 0)
    private(set) var focus: InputContent.Focus?
    private var wishedSelection: InputContent.Selection?

    /// What a user has done to a text: some of it gave way to something else.
    struct Change: Equatable {
        var range: NSRange
        var replacement: String
        var text: String
    }

    /// Sets the text for the app; returns false where it is the same.
    ///
    /// The selection keeps to the characters between which it stands, as it does on the display, or goes to the end of a text
    /// that nobody edits.
    mutating func set(_ new: String, isEdited: Bool) -> Bool {
        guard new != text || new != shown else { return false }
        let isAnother = new != text
        committed = new
        if !isEdited { shownSelection = NSRange(location: shown.utf16.count, length: 0) }
        refuse()
        return isAnother
    }

    /// Goes back to the text before the last edit, which the display is told of.
    mutating func refuse() {
        text = committed
        shownSelection = TextMapping(from: shown, to: text).moved(shownSelection)
        shown = text
        selection = shownSelection
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
        shown = typed.text
        shownSelection = NSRange(
            location: typed.selection[0], length: typed.selection[1] - typed.selection[0])
        guard typed.text != text || !isComposing && text != committed else {
            selection = shownSelection
            return nil
        }
        return Change(from: committed, to: typed.text, caret: typed.selection[1])
    }

    /// Makes an edit that was heard of the text.
    mutating func accept(_ change: Change) {
        text = change.text
        // The app may have selected a part of the old text while it was asked.
        let count = text.utf16.count
        let start = min(shownSelection.location, count)
        shownSelection = NSRange(location: start, length: min(shownSelection.length, count - start))
        selection = shownSelection
        if !isComposing { committed = text }
    }

    // MARK: Selection

    /// Hears where the user has put the selection; returns false where that is nothing new, or is about another text.
    mutating func hear(_ selected: DisplayEvent.Selected) -> Bool {
        let range = NSRange(
            location: selected.selection[0], length: selected.selection[1] - selected.selection[0])
        guard selected.edit == heard, selected.revision == revision, range != selection,
            range.location + range.length <= text.utf16.count
        else { return false }
        shownSelection = range
        selection = range
        return true
    }

    /// Selects a part of the text for the app; returns false where it is selected already.
    mutating func select(_ range: NSRange) -> Bool {
        wishedSelection = InputContent.Selection(
            start: range.location, end: range.location + range.length,
            revision: (wishedSelection?.revision ?? 0) + 1, edit: heard)
        shownSelection = range
        guard range != selection else { return false }
        selection = range
        return true
    }

    /// The part of the text that is being composed, in UTF-16 units, or nil if nothing is.
    var composed: NSRange? {
        guard isComposing else { return nil }
        let change = Change(from: committed, to: text, caret: selection.location + selection.length)
        return NSRange(location: change.range.location, length: change.replacement.utf16.count)
    }

    // MARK: The display

    /// Wishes that the display gives the focus to the text, or takes it away.
    mutating func wish(_ isWanted: Bool) {
        focus = InputContent.Focus(isWanted: isWanted, revision: (focus?.revision ?? 0) + 1)
    }

    /// Describes the text for a display.
    ///
    /// - Parameter isNew: True if the display does not know the element yet, so that it needs the present text, and the focus.
    mutating func describe(in content: inout InputContent, isNew: Bool, isFocused: Bool) {
        if isNew {
            answer = (text, heard)
            if isFocused != (focus?.isWanted ?? false) { wish(isFocused) }
            wishedSelection?.start = selection.location
            wishedSelection?.end = selection.location + selection.length
            wishedSelection?.edit = heard
        }
        (content.text, content.revision, content.edit) = (answer.text, revision, answer.edit)
        content.focus = focus
        content.selection = wishedSelection
    }
}

extension TextInputState.Change {
    /// Finds out what has changed: what both texts have in common after the caret and at their start has not.
    init(from old: String, to new: String, caret: Int) {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        var end = 0
        let mostEnd = min(max(after.count - caret, 0), before.count)
        while end < mostEnd, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        var start = 0
        let mostStart = min(before.count, after.count) - end
        while start < mostStart, before[start] == after[start] { start += 1 }
        // The change covers whole characters: Foundation's strings cannot replace a part of one.
        var place = 0
        for character in old {
            let next = place + character.utf16.count
            if place < start, start < next { start = place }
            let last = before.count - end
            if place < last, last < next { end = before.count - next }
            place = next
        }
        range = NSRange(location: start, length: before.count - start - end)
        replacement = String(decoding: after[start..<after.count - end], as: UTF16.self)
        text = new
    }
}

/// Where places of a text are in another one, as a display finds them: they keep to what both texts have in common at their start
/// and at their end, and the end stays the end.
struct TextMapping {
    private let oldCount: Int
    private let newCount: Int
    private var start = 0
    private var end = 0

    init(from old: String, to new: String) {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        (oldCount, newCount) = (before.count, after.count)
        let most = min(oldCount, newCount)
        while start < most, before[start] == after[start] { start += 1 }
        while end < most - start, before[oldCount - 1 - end] == after[newCount - 1 - end] { end += 1 }
    }

    func moved(_ place: Int) -> Int {
        if place >= oldCount { return newCount }
        if place <= start { return place }
        return place >= oldCount - end ? place + newCount - oldCount : newCount - end
    }

    func moved(_ range: NSRange) -> NSRange {
        let (start, end) = (moved(range.location), moved(range.location + range.length))
        return NSRange(location: start, length: max(end - start, 0))
    }
}

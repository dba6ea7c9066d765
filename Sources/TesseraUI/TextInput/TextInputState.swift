import Foundation
import TesseraDisplay

/// A text that the app and a display edit at the same time. ``InputContent`` describes how they agree.
struct TextInputState {
    /// False if the display has an element of a single line for the text.
    var isMultiline: Bool
    /// The text in the app.
    private(set) var text = ""
    /// The text without the present composition.
    private(set) var committed = ""
    /// The selection in ``text``, in UTF-16 units.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// True if the last change is part of a composition that has not ended.
    private(set) var isComposing = false
    /// The part of ``text`` that the app composes, which is not empty, or nil if there is none.
    private(set) var mark: NSRange?
    /// True if the text that the app has set last ends a composition of the display.
    private var endsComposition = false
    /// The text on the display after the edits that the app has received.
    private var shown = ""
    /// The selection in ``shown``, in UTF-16 units.
    private var shownSelection = NSRange(location: 0, length: 0)
    /// The number of the last edit by the user that the app has received.
    private(set) var receivedEdit = 0
    private(set) var revision = 0
    /// The latest texts that the display was sent, with their numbers.
    private var sent = [(revision: 0, text: "")]
    /// The text after the last edit that the app has received, and the number of the app's text in which it was made.
    private var lastTyped: (revision: Int, text: String)?
    private static let mostSent = 16
    /// The text of the app's last answer, and the number of the edit that it answers.
    private var answer = (text: "", edit: 0)
    private(set) var focus: InputContent.Focus?
    private var wishedSelection: InputContent.Selection?

    /// Creates the state of an empty text.
    init(isMultiline: Bool = true) {
        self.isMultiline = isMultiline
    }

    /// Returns a text in the form in which the display has it.
    private func displayed(_ text: String) -> DisplayedText {
        DisplayedText(text, isMultiline: isMultiline)
    }

    /// A change by the user: a range of the old text, its replacement, and the new text.
    struct Change: Equatable {
        var range: NSRange
        var replacement: String
        var text: String

        /// The range of the replacement in the new text.
        var newRange: NSRange { NSRange(location: range.location, length: replacement.utf16.count) }
    }

    /// Sets the text by the app. Returns false if it stays the same.
    ///
    /// The selection stays between the same characters, as it does on the display. In a text that is not
    /// being edited it moves to the end.
    ///
    /// - Parameter endsComposition: True if a composition of the display does not go on.
    mutating func set(_ new: String, isEdited: Bool, endsComposition: Bool = false) -> Bool {
        mark = nil
        guard new != text || new != shown else { return false }
        let isAnother = new != text
        committed = new
        if !isEdited { shownSelection = NSRange(location: shown.utf16.count, length: 0) }
        let ends = endsComposition && isComposing
        refuse()
        self.endsComposition = ends
        return isAnother
    }

    /// Notes that the app composes a part of the text, which is already there.
    mutating func setMark(_ range: NSRange) { mark = range.length > 0 ? range : nil }

    /// Ends the composition with the present text. Returns false if there is none.
    mutating func endComposition() -> Bool {
        let wasMarked = mark != nil
        mark = nil
        guard isComposing else { return wasMarked }
        committed = text
        refuse()
        endsComposition = true
        return true
    }

    /// Restores the text before the last edit, and sends it to the display.
    mutating func refuse() {
        text = committed
        shownSelection = TextMapping(from: shown, to: text).moved(shownSelection)
        shown = text
        selection = shownSelection
        revision += 1
        respond()
        isComposing = false
        endsComposition = false
    }

    /// Answers the edits that were received with the present text.
    private mutating func respond() {
        answer = (text, receivedEdit)
        // The user cannot type in a longer text.
        guard text.utf16.count <= InputContent.maximumLength else { return }
        sent.append((revision, text))
        if sent.count > Self.mostSent { sent.removeFirst() }
    }

    /// Receives an edit. Returns the change that it makes to the present text, or nil if the edit was received before or changes
    /// nothing. The edit that ends a composition replaces everything that was composed.
    ///
    /// If the user has typed on before the app's last text reached the display, the change is what this edit adds to the earlier
    /// ones. So an app that writes a number anew after each digit receives each digit once, even on a slow network.
    mutating func receive(_ typed: DisplayEvent.Typed) -> Change? {
        guard typed.edit > receivedEdit else { return nil }
        receivedEdit = typed.edit
        let composed = composedByUser
        isComposing = typed.isComposing == true
        let base = isComposing || composed != nil ? nil : staleBase(of: typed)
        shown = displayed(base ?? text).source(after: typed.text, caret: typed.selection[1])
        lastTyped = (typed.revision ?? revision, shown)
        let places = displayed(shown)
        let (start, end) = (
            places.sourcePlace(of: typed.selection[0]), places.sourcePlace(of: typed.selection[1])
        )
        shownSelection = NSRange(location: start, length: end - start)
        if let base { return staleChange(of: base, caret: end) }
        guard shown != text || !isComposing && text != committed else {
            selection = shownSelection
            return nil
        }
        let change = Change(from: text, to: shown, caret: end)
        return composed.map { change.extended(to: $0, of: text) } ?? change
    }

    /// Returns the text on the display before an edit if the app has set another one meanwhile, or nil.
    func staleBase(of typed: DisplayEvent.Typed) -> String? {
        guard let typedRevision = typed.revision, typedRevision != revision else { return nil }
        if let lastTyped, lastTyped.revision == typedRevision { return lastTyped.text }
        return sent.last { $0.revision == typedRevision }?.text
    }

    /// Returns the change of the present text that an edit has made in an earlier one. If the app itself has removed already what
    /// the user has deleted, the display gets the present text, and the result is nil.
    private mutating func staleChange(of base: String, caret: Int) -> Change? {
        var change = Change(from: base, to: shown, caret: caret)
        let present = text as NSString
        change.range = TextMapping(from: base, to: text).moved(change.range)
        if change.range.location < present.length {
            let covered = NSRange(location: change.range.location, length: max(change.range.length, 1))
            let whole = present.rangeOfComposedCharacterSequences(for: covered)
            change.range = NSRange(
                location: whole.location, length: change.range.length > 0 ? whole.length : 0)
        }
        change.text = present.replacingCharacters(in: change.range, with: change.replacement)
        if change.range.length > 0 || !change.replacement.isEmpty { return change }
        accept(change)
        return nil
    }

    /// Applies the change of an edit that was received, or a correction of it, which is sent to the display.
    mutating func accept(_ change: Change) {
        text = change.text
        // What the user types beside a composition of the app confirms it.
        mark = nil
        if text != shown {
            shownSelection = TextMapping(from: shown, to: text).moved(shownSelection)
            shown = text
            revision += 1
            respond()
            endsComposition = false
        }
        // Meanwhile the app may have selected a part of the old text.
        let count = text.utf16.count
        let start = min(shownSelection.location, count)
        shownSelection = NSRange(location: start, length: min(shownSelection.length, count - start))
        selection = shownSelection
        if !isComposing { committed = text }
    }

    // MARK: Selection

    /// Receives the user's selection. Returns false if it has not changed, or if it belongs to another text.
    mutating func receive(_ selected: DisplayEvent.Selected) -> Bool {
        let places = displayed(text)
        let (start, end) = (
            places.sourcePlace(of: selected.selection[0]), places.sourcePlace(of: selected.selection[1])
        )
        let range = NSRange(location: start, length: end - start)
        guard selected.edit == receivedEdit, selected.revision == revision, range != selection,
            selected.selection[1] <= places.text.utf16.count
        else { return false }
        shownSelection = range
        selection = range
        return true
    }

    /// Receives the user's selection in a text that the display does not edit, but draws by its lines. Returns false if it has
    /// not changed, or if it belongs to another text.
    mutating func receiveDrawn(_ selected: DisplayEvent.Selected) -> Bool {
        guard selected.revision == revision else { return false }
        // A line that ends with an ellipsis has more characters than the text.
        let count = text.utf16.count
        let (start, end) = (min(selected.selection[0], count), min(selected.selection[1], count))
        let range = NSRange(location: start, length: end - start)
        guard range != selection else { return false }
        shownSelection = range
        selection = range
        return true
    }

    /// Selects a range by the app. Returns false if it is selected already.
    mutating func select(_ range: NSRange) -> Bool {
        let places = displayed(text)
        wishedSelection = InputContent.Selection(
            start: places.place(of: range.location), end: places.place(of: range.location + range.length),
            revision: (wishedSelection?.revision ?? 0) + 1, edit: receivedEdit)
        shownSelection = range
        guard range != selection else { return false }
        selection = range
        return true
    }

    /// The range that the app or the user composes, in UTF-16 units, or nil if there is none.
    var composed: NSRange? { mark ?? composedByUser }

    /// The range that the user composes on the display, or nil if there is none.
    private var composedByUser: NSRange? {
        guard isComposing else { return nil }
        let change = Change(from: committed, to: text, caret: selection.location + selection.length)
        return NSRange(location: change.range.location, length: change.replacement.utf16.count)
    }

    // MARK: The display

    /// Asks the display to give the focus to the text, or to take it away.
    mutating func wish(_ isWanted: Bool) {
        focus = InputContent.Focus(isWanted: isWanted, revision: (focus?.revision ?? 0) + 1)
    }

    /// Makes the description state the present text, the selection and the focus, for a display that does not
    /// have the field yet.
    ///
    /// - Parameter isFocused: True if the text is being edited.
    mutating func statePresent(isFocused: Bool) {
        respond()
        endsComposition = false
        if isFocused != (focus?.isWanted ?? false) { wish(isFocused) }
        let places = displayed(text)
        wishedSelection?.start = places.place(of: selection.location)
        wishedSelection?.end = places.place(of: selection.location + selection.length)
        wishedSelection?.edit = receivedEdit
    }

    /// Describes the text for a display.
    func describe(in content: inout InputContent) {
        (content.text, content.revision, content.edit) = (displayed(answer.text).text, revision, answer.edit)
        if endsComposition { content.endsComposition = true }
        content.focus = focus
        content.selection = wishedSelection
    }
}

extension TextInputState.Change {
    /// Creates the change between two texts. Their common end after the caret, and their common start, are
    /// not part of it.
    init(from old: String, to new: String, caret: Int) {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        var end = 0
        let mostEnd = min(max(after.count - caret, 0), before.count)
        while end < mostEnd, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        var start = 0
        let mostStart = min(before.count, after.count) - end
        while start < mostStart, before[start] == after[start] { start += 1 }
        // The change must consist of whole characters, because Foundation's strings cannot replace a part of
        // one.
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

    /// Returns a change with the same result that also covers another range of the old text. What has not changed there replaces
    /// itself.
    func extended(to other: NSRange, of old: String) -> Self {
        let after = Array(text.utf16)
        let union = range.length + replacement.utf16.count > 0 ? NSUnionRange(range, other) : other
        // A composed accent may belong to the character before it.
        let whole =
            union.length > 0 ? (old as NSString).rangeOfComposedCharacterSequences(for: union) : union
        let end = after.count - (old.utf16.count - NSMaxRange(whole))
        var result = self
        result.range = whole
        result.replacement = String(
            decoding: after[whole.location..<max(end, whole.location)], as: UTF16.self)
        return result
    }
}

/// The new positions of positions in a text that was replaced, computed in the same way as on the display.
/// Positions in the common start and the common end of both texts keep their characters, and the end stays
/// the end.
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

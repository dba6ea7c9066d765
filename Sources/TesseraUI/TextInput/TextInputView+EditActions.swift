import Foundation
import TesseraSelectors

// The edits that an app makes for the user, for example after a button of its own was tapped. In its own menus and for its
// own keys the browser edits by itself.
extension TextInputView {
    /// Returns true if an action of editing would do something now, or nil if the action is another.
    func canPerform(_ action: Selector) -> Bool? {
        let (isSelected, isEmpty) = (selection.length > 0, text.isEmpty)
        return switch action {
        case "cut:", "delete:": isSelected && canEdit && (action == "delete:" || !traits.isSecure)
        case "copy:": isSelected && !traits.isSecure
        case "paste:": canEdit && UIPasteboard.general.hasStrings
        case "select:": !isSelected && !isEmpty
        case "selectAll:": !isEmpty && selection.length < text.utf16.count
        default: nil
        }
    }

    private var canEdit: Bool { isEditable && isEnabled }

    func copySelection() {
        guard selection.length > 0, !traits.isSecure else { return }
        UIPasteboard.general.string = (text as NSString).substring(with: selection)
    }

    func cutSelection() {
        guard !traits.isSecure else { return }
        copySelection()
        deleteSelection()
    }

    func deleteSelection() {
        if selection.length > 0 { edit("") }
    }

    func pasteText() {
        guard let pasted = UIPasteboard.general.string else { return }
        // A field of one line has no place for others.
        edit(lineHeight == nil ? pasted.split(whereSeparator: \.isNewline).joined(separator: " ") : pasted)
    }

    /// Selects the word that contains the caret or ends at it.
    func selectWord() {
        let caret = String.Index(utf16Offset: min(selection.location, text.utf16.count), in: text)
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        var (start, end) = (caret, caret)
        while start > text.startIndex, isPart(text[text.index(before: start)]) {
            start = text.index(before: start)
        }
        while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
        if start < end { select(NSRange(start..<end, in: text)) }
    }

    /// Replaces the selection, unless the owner refuses.
    private func edit(_ replacement: String) {
        guard canEdit, owner?.textInput(self, shouldChange: selection, to: replacement) != false else {
            return
        }
        replace(selection, with: replacement)
    }
}

import Foundation
import TesseraSelectors

// These methods edit when the app asks for it, for example after the user has tapped a button. For commands of the
// browser's menus and keys, the browser edits the text itself.
extension TextInputView {
    /// Returns true if an action of editing would have an effect now, or nil if the action is not one of editing.
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
        let copied = (text as NSString).substring(with: selection)
        UIPasteboard.general.string = CopiedText.plain(copied)
        if let view = owner as? any RichTextOwner, view.isRich, let attributed = view.attributed {
            CopiedText.keep(attributed.attributedSubstring(from: selection))
        } else {
            CopiedText.forget()
        }
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
        // A field has one line, so it takes the pasted lines as one.
        pasting {
            if lineHeight == nil {
                edit(pasted.split(whereSeparator: \.isNewline).joined(separator: " "))
            } else {
                let isRich = (owner as? any RichTextOwner)?.isRich == true
                edit(isRich ? CopiedText.pasted(for: pasted) : pasted)
            }
        }
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
        insert(replacement)
    }
}

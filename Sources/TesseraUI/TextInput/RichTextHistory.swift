import Foundation

/// What the user can undo in a text whose parts have looks of their own.
///
/// A browser undoes edits of plain texts itself. It does not know the attributes, so that the app undoes the edits of such texts.
@MainActor
final class RichTextHistory {
    /// The undo manager of the text, which also has what the app records.
    let manager = UndoManager()
    private weak var view: (any RichTextOwner)?
    /// The last edit, as long as further typing belongs to it.
    private var typed: Edit?

    init(of view: any RichTextOwner) {
        self.view = view
    }

    /// A change of a part of the text.
    private final class Edit {
        /// The present range of the part, in UTF-16 units.
        var range: NSRange
        /// The characters that are in the range now.
        var text: String
        /// The part before the change.
        let former: NSAttributedString
        /// True if the change was one of attributes, so that the part is selected afterwards. Otherwise the caret goes behind it.
        let isOfAttributes: Bool

        init(range: NSRange, text: String, former: NSAttributedString, isOfAttributes: Bool) {
            (self.range, self.text) = (range, text)
            (self.former, self.isOfAttributes) = (former, isOfAttributes)
        }

        /// Returns true if a text has the characters of the edit in their place.
        func stands(in whole: NSAttributedString) -> Bool {
            NSMaxRange(range) <= whole.length && (whole.string as NSString).substring(with: range) == text
        }
    }

    /// Forgets all edits, because the app has set another text.
    func forget() {
        typed = nil
        if let view { manager.removeAllActions(withTarget: view) }
    }

    /// Lets the next edit be undone by itself, because the user has moved the caret.
    func close() { typed = nil }

    /// Records a change of the characters.
    ///
    /// - Parameters:
    ///   - change: The range of the old text, and what has taken its place.
    ///   - former: The text before the change.
    ///   - isWhole: True if the change is undone by itself, such as a paste.
    func record(_ change: TextInputState.Change, of former: NSAttributedString, isWhole: Bool) {
        let length = change.replacement.utf16.count
        let present = change.text as NSString
        // The app may have changed the text since the last edit.
        if let typed, !isWhole, typed.stands(in: former), change.range.location >= typed.range.location,
            NSMaxRange(change.range) <= NSMaxRange(typed.range), !change.replacement.contains("\n")
        {
            typed.range.length += length - change.range.length
            typed.text = present.substring(with: typed.range)
            return
        }
        let edit = Edit(
            range: NSRange(location: change.range.location, length: length), text: change.replacement,
            former: former.attributedSubstring(from: change.range), isOfAttributes: false)
        register(edit)
        typed = isWhole || length == 0 ? nil : edit
    }

    /// Records a change of the attributes in a range.
    func recordAttributes(in range: NSRange, of former: NSAttributedString) {
        let part = former.attributedSubstring(from: range)
        register(Edit(range: range, text: part.string, former: part, isOfAttributes: true))
        typed = nil
    }

    private func register(_ edit: Edit) {
        guard let view else { return }
        manager.registerUndo(withTarget: view) { [weak self] view in self?.restore(edit, in: view) }
    }

    /// Restores the part before a change, and records that for redoing it.
    private func restore(_ edit: Edit, in view: any RichTextOwner) {
        typed = nil
        guard let text = view.attributed, edit.stands(in: text) else { return }
        // As in UIKit, the delegate may refuse that the text changes. It may also have changed the text itself.
        guard
            edit.isOfAttributes
                || view.textInput(view.input, shouldChange: edit.range, to: edit.former.string),
            let text = view.attributed, edit.stands(in: text)
        else { return }
        let restored = NSRange(location: edit.range.location, length: edit.former.length)
        register(
            Edit(
                range: restored, text: edit.former.string,
                former: text.attributedSubstring(from: edit.range), isOfAttributes: edit.isOfAttributes))
        let caret = NSRange(location: NSMaxRange(restored), length: 0)
        view.replace(edit.range, with: edit.former, selecting: edit.isOfAttributes ? restored : caret)
    }
}

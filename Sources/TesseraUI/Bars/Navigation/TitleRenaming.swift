import Foundation

/// The entering of a new title for a navigation item, in a text field in the place of its title.
final class TitleRenaming: NSObject, UITextFieldDelegate {
    let field = UITextField()
    let item: UINavigationItem
    private weak var delegate: (any UINavigationItemRenameDelegate)?
    /// Called when the renaming has ended.
    private let ended: () -> Void
    private var isFinished = false

    /// Creates a renaming, unless the item has no delegate for it.
    init?(_ item: UINavigationItem, ended: @escaping () -> Void) {
        guard let delegate = item.renameDelegate else { return nil }
        (self.item, self.delegate, self.ended) = (item, delegate, ended)
        super.init()
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.textAlignment = .center
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityLabel = SystemWord.rename.text
        field.delegate = self
    }

    /// Begins to edit the field, which is in the bar.
    func begin() {
        let title = item.title ?? ""
        let whole = title.startIndex..<title.endIndex
        let (text, range) =
            delegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: whole) ?? (
                title, whole
            )
        field.text = text
        // Another text input may refuse to end its editing.
        guard field.becomeFirstResponder() else {
            isFinished = true
            return ended()
        }
        // The app may have shortened the text and kept the range.
        let selected = NSRange(range.clamped(to: text.startIndex..<text.endIndex), in: text)
        let start = field.beginningOfDocument
        if let from = field.position(from: start, offset: selected.location),
            let to = field.position(from: from, offset: selected.length)
        {
            field.selectedTextRange = field.textRange(from: from, to: to)
        }
    }

    /// Ends the renaming, and gives the item the title that the user has entered unless that is empty.
    ///
    /// - Parameter asks: True if the delegate may refuse the title.
    func finish(asks: Bool) {
        guard !isFinished else { return }
        isFinished = true
        field.resignFirstResponder()
        let title = field.text ?? ""
        defer { ended() }
        guard !title.isEmpty else { return }
        guard !asks || delegate?.navigationItem(item, shouldEndRenamingWith: title) ?? true else { return }
        item.title = title
        delegate?.navigationItem(item, didEndRenamingWith: title)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { finish(asks: true) }
}

import Foundation
import TesseraDisplay

extension UITextView {
    func textInputShouldBegin(_ input: TextInputView) -> Bool {
        textDelegate?.textViewShouldBeginEditing(self) ?? true
    }

    func textInputDidBegin(_ input: TextInputView) {
        if clearsOnInsertion { selectAll(nil) }
        if attributed != nil || !textContainer.exclusionPaths.isEmpty { contentChanged() }
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func textInputDidEnd(_ input: TextInputView) {
        if attributed != nil || !textContainer.exclusionPaths.isEmpty { contentChanged() }
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func textInput(_ input: TextInputView, shouldChange range: NSRange, to replacement: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func textInputWillReportChange(_ input: TextInputView) {
        moveAttributesWithText()
        contentChanged()
    }

    func textInputDidChange(_ input: TextInputView, isUsers: Bool) {
        finder?.textChanged()
        guard isUsers else { return }
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func textInputDidChangeSelection(_ input: TextInputView) {
        caretMoved()
        if isFirstResponder || input.isSelectedByUser { textDelegate?.textViewDidChangeSelection(self) }
        if overridesCaret { input.setNeedsCommit() }
    }

    var hasMenuDelegate: Bool { textDelegate != nil }

    func textInput(_ input: TextInputView, menuSuggesting elements: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView(self, editMenuForTextIn: input.selection, suggestedActions: elements)
    }

    func textInput(
        _ input: TextInputView, willPresentMenuWith animator: any UIEditMenuInteractionAnimating
    ) { textDelegate?.textView(self, willPresentEditMenuWith: animator) }

    func textInput(
        _ input: TextInputView, willDismissMenuWith animator: any UIEditMenuInteractionAnimating
    ) { textDelegate?.textView(self, willDismissEditMenuWith: animator) }

    func textInputDidReturn(_ input: TextInputView) {}

    func textInputDidErase(_ input: TextInputView) { deleteBackward() }

    func textInputCaretColor(_ input: TextInputView) -> UIColor? { overridesCaret ? nil : tintColor }

    /// True if a subclass hides the caret by returning an empty rectangle for it.
    private var overridesCaret: Bool {
        type(of: self) != UITextView.self && caretRect(for: TextOffset(input.selection.location)).isEmpty
    }

    func textInputLines(_ input: TextInputView, traits: UITraitCollection) -> TextContent? {
        guard !input.text.isEmpty, drawsLines else { return nil }
        let lines = lines(width: input.bounds.width)
        var attributes = lines.text.attributes
        if managerDrawsBackgrounds {
            for index in attributes.indices { attributes[index].backgroundColor = nil }
        }
        var content = TextContent(
            lines.layout, attributes: attributes,
            origin: CGPoint(x: linePadding.left, y: linePadding.top), traits: traits)
        if !isEditable, isSelectable {
            content?.places = TextContent.Places(starts: lines.starts, revision: input.revision)
        }
        return content
    }

    func textInputPictures(_ input: TextInputView, traits: UITraitCollection) -> [ImageFile] {
        guard attributed != nil, drawsLines else { return [] }
        let lines = lines(width: input.bounds.width)
        return lines.layout.attachmentImages(lines.text.attributes).compactMap {
            $0.resolved(for: traits).resource
        }
    }
}

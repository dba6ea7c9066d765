import Foundation
import TesseraDisplay

@testable import TesseraUI

/// A delegate that records all calls of a text field, and returns the answers that a test sets.
@MainActor
final class TextFieldLog: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var (allowsBegin, allowsEnd, allowsClear, allowsReturn) = (true, true, true, true)
    var change: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append("change \(range.location),\(range.length) \(string)")
        return change(textField, range, string)
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("shouldClear")
        return allowsClear
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("shouldReturn")
        return allowsReturn
    }
}

extension TextInputView {
    /// Sends an edit of the user that results in `text`. The caret is at the end unless a place is given.
    func type(
        _ text: String, _ edit: Int, caret: Int? = nil, isComposing: Bool = false, isPasted: Bool = false,
        revision: Int? = nil, looks: Int? = nil
    ) {
        let place = caret ?? text.utf16.count
        displayTyped(
            .init(
                view: 1, text: text, edit: edit, selection: [place, place], isComposing: isComposing,
                isPasted: isPasted, revision: revision, looks: looks))
    }

    /// The content for a display that has the text already.
    var sent: InputContent? {
        properties(context: CommitContext(traits: traitCollection)).input
    }
    /// The looks of the parts of the text.
    var sentLooks: RichText? {
        properties(context: CommitContext(traits: traitCollection)).richText
    }
}

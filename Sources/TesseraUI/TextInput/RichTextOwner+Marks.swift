import Foundation

/// The look of a text that the app composes.
extension RichTextOwner {
    /// Gives the part of a text that the app composes the attributes of such parts.
    func dressMark(in runs: inout AttributedRuns) {
        guard let mark = input.mark else { return }
        let style: [NSAttributedString.Key: Any] =
            (self as? any UITextInput)?.markedTextStyle
            ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        runs.changeAttributes(in: mark) { $0.merge(style) { _, new in new } }
    }
}

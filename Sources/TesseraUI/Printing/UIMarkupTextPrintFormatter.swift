import Foundation

/// A formatter of a text in HTML. It prints what `NSAttributedString` reads of the text. Scripts in it do not run.
/// See Apple's [UIMarkupTextPrintFormatter](https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter).
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The text in HTML.
    open var markupText: String? {
        didSet {
            read = nil
            setNeedsPages()
        }
    }
    private var read: NSAttributedString?

    /// Creates a formatter without a text.
    public override init() { super.init() }

    /// Creates a formatter of a text in HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    override func takeValues(of other: UIPrintFormatter) {
        super.takeValues(of: other)
        markupText = (other as? UIMarkupTextPrintFormatter)?.markupText
    }

    override var printedText: NSAttributedString? {
        if let read { return read }
        let text = try? NSAttributedString(
            data: Data((markupText ?? "").utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
        let result = text ?? NSAttributedString(string: "")
        read = result
        return result
    }
}

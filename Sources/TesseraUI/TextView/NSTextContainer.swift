import Foundation

/// The room in which a text view lays out its text.
/// See Apple's [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
///
/// A text that is edited has as many lines as it takes, and wraps at words: number and breaking of lines count while it is not
/// edited.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Creates room for a text view. The text view decides the size.
    public override init() {
        super.init()
    }

    /// The room in points before and behind each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed?() } } }
    /// The most lines that are shown; 0 for as many as there are.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed?() } } }
    /// What becomes of the last of them where there are more.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed?() } }
    }

    /// Says that the text is to be laid out anew.
    var changed: (() -> Void)?
}

import Foundation

/// The room in which a text view or a layout manager lays out text.
/// See Apple's [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer).
///
/// A text view's text that is edited has as many lines as it takes, and wraps at words: number and breaking of lines count
/// while it is not edited. Exclusion paths are absent: the room is a rectangle.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Creates room for a text view, which decides the size, or room without limits.
    public override init() {
        super.init()
    }

    /// Creates room of a size in points; a width or a height of 0 or less is no limit.
    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    private var storedSize = CGSize.zero

    /// The size of the room in points; a width or a height of 0 or less is no limit. The text view that has the container
    /// sets it.
    open var size: CGSize {
        get { storedSize }
        set {
            guard newValue != storedSize else { return }
            storedSize = newValue
            geometryChanged()
        }
    }
    /// The room in points before and behind each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }
    /// The most lines that are shown; 0 for as many as there are.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }
    /// What becomes of the last of them where there are more.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }

    /// The layout manager that lays out text in the container; nil for the container of a text view.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Says that the text is to be laid out anew.
    var changed: (() -> Void)?

    /// Takes the size that the text view has found, which knows of it already.
    func adoptSize(_ size: CGSize) { storedSize = size }

    private func geometryChanged() {
        changed?()
        layoutManager?.textContainerChangedGeometry(self)
    }
}

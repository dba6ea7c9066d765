import Foundation

/// How strings are measured and drawn.
/// See Apple's [NSStringDrawingOptions](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the top left corner of lines that wrap in it. Without it there is one line, and the
    /// origin lies on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the gap that their fonts state between one line and the next.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in an ellipsis if there is more text. It counts beside ``usesLineFragmentOrigin`` and for
    /// paragraphs that wrap.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What strings are drawn with, and what came of it.
/// See Apple's [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext).
open class NSStringDrawingContext: NSObject {
    /// Creates a context in which text keeps its size.
    public override init() { super.init() }

    /// How small text may become that does not fit, as a part of its size, 0...1. 0: it keeps its size.
    open var minimumScaleFactor: CGFloat = 0
    /// How small the text became that was measured or drawn last, as a part of its size.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took that was measured or drawn last.
    open internal(set) var totalBounds = CGRect.zero
}

import Foundation

/// The options with which strings are measured and drawn.
/// See Apple's [NSStringDrawingOptions](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The origin of the rectangle is the top left corner of lines that wrap at its width. Without this
    /// option there is one line, and the origin lies on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the gap between them that their fonts define.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in an ellipsis if there is more text. It requires
    /// ``usesLineFragmentOrigin``, and applies to paragraphs that wrap.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Options for drawing a string, and results of drawing it.
/// See Apple's [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext).
open class NSStringDrawingContext: NSObject {
    /// Creates a context in which text keeps its size.
    public override init() { super.init() }

    /// The smallest scale at which text that does not fit is drawn, 0...1. With 0 it keeps its size.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale of the text that was last measured or drawn.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the text that was last measured or drawn, in points.
    open internal(set) var totalBounds = CGRect.zero
}

import Foundation

/// A place in a text, between two characters.
/// See Apple's [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a place that no text knows.
    public override init() {
        super.init()
    }
}

/// A range of a text.
/// See Apple's [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates an empty range that no text knows.
    public override init() {
        super.init()
    }

    /// A Boolean value that tells whether the range holds no character.
    open var isEmpty: Bool { true }
    /// Where the range starts.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
/// See Apple's [UITextSelectionRect](https://developer.apple.com/documentation/uikit/uitextselectionrect).
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an empty rectangle.
    public override init() {
        super.init()
    }

    /// The rectangle in points of the view.
    open var rect: CGRect { .zero }
    /// The direction in which its text is read.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that tells whether the selection starts in the rectangle.
    open var containsStart: Bool { false }
    /// A Boolean value that tells whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }
    /// A Boolean value that tells whether lines run from top to bottom.
    open var isVertical: Bool { false }
}

/// A place in the text of a field or a text view, in UTF-16 units.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// A range of the text of a field or a text view.
final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}

/// A rectangle of a selection in the text of a field or a text view.
final class TextSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        place = rect
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}

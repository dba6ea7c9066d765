import Foundation

/// A position in a text, between two characters.
/// See Apple's [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position that belongs to no text.
    public override init() {
        super.init()
    }
}

/// A range of a text.
/// See Apple's [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates an empty range that belongs to no text.
    public override init() {
        super.init()
    }

    /// A Boolean value that tells whether the range contains no characters.
    open var isEmpty: Bool { true }
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
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

    /// The rectangle, in the view's coordinates.
    open var rect: CGRect { .zero }
    /// The direction in which the text in the rectangle is read.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that tells whether the selection starts in the rectangle.
    open var containsStart: Bool { false }
    /// A Boolean value that tells whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }
    /// A Boolean value that tells whether lines run from top to bottom. It is always false.
    open var isVertical: Bool { false }
}

/// A position in the text of a field or a text view, as a UTF-16 offset.
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

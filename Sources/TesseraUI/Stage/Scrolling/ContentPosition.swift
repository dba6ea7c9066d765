import Foundation

/// The position of a stage's content, and the adjustments that the next layout pass makes to it.
struct ContentPosition {
    /// The size of the scroll view in the last layout pass, in points.
    var laidOutSize = CGSize.zero
    /// True if the scroll view's content size is not yet that of the layout, so that it does not limit the offset.
    var isSizeStale = true
    /// True if the content of the layout that was last prepared begins at the greatest offset.
    var startsAtRight = false
    /// True if the next layout pass asks the layout for the content offset.
    var asksForTargetOffset = false
    /// The offset to which the next layout pass moves the content without asking the layout, or nil if there is none.
    var decidedOffset: CGPoint?
    /// The item to which the content scrolls with an animation, or nil.
    var scrollTarget: ScrollTarget?
    /// The distance by which the next layout pass moves the content, in points.
    var offsetAdjustment = CGPoint.zero
    /// The size by which the next layout pass enlarges the content before it prepares the layout, in points.
    var sizeAdjustment = CGSize.zero
    /// The item that gets its place back when the scroll view has room again, or nil. While the scroll view has
    /// no width or no height, the content has no place of its own.
    var anchorWithoutRoom: ScrollAnchor?
    /// The bounds of the scroll view before animations gave it another size, or nil if the layout knows its size.
    var animatedBounds: CGRect?
    /// True while the bounds of the scroll view change by scrolling alone.
    var isScrolling = false
}

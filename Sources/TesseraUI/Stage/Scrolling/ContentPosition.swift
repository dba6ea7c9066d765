import Foundation

/// Where the content of a stage lies, and what the next layout pass has to do about it.
struct ContentPosition {
    /// The size of the host in the last layout pass.
    var laidOutSize = CGSize.zero
    /// True if the layout that was last prepared begins at the greatest offset.
    var startsAtRight = false
    /// True if the layout may choose where the content comes to lie in the next layout pass.
    var asksForTargetOffset = false
    /// The item that the content is being scrolled to with an animation.
    var scrollTarget: ScrollTarget?
    /// By how much the next layout pass moves the content.
    var offsetAdjustment = CGPoint.zero
    /// By how much the next layout pass makes the content larger before the layout is prepared.
    var sizeAdjustment = CGSize.zero
    /// True if the bounds of the host are changing by scrolling alone.
    var isScrolling = false
}

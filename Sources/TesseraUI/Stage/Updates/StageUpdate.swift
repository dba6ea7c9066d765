import Foundation

/// An update, of the data or of the layout, that is under way.
@MainActor
final class StageUpdate {
    /// How long an animated update takes, in seconds: what UIKit takes.
    nonisolated static let duration: TimeInterval = 0.3

    /// Where the elements that stay and get another view were, by what they are called now.
    var old: [StageElement: UICollectionViewLayoutAttributes] = [:]
    /// The layout that another one takes over from, or nil if the data changes.
    let oldLayout: (any StageLayout)?
    /// How far what was there has moved to the right in the content, which begins at the right and has another size.
    var shift: CGFloat = 0
    /// The views of elements that are gone or get other ones, and those that are no cells, by what they were called.
    var leaving: [StageElement: LeavingView] = [:]

    init(oldLayout: (any StageLayout)? = nil) { self.oldLayout = oldLayout }
}

/// A view whose element is gone or gets another view, or one that is no cell and goes along with its section or item.
struct LeavingView {
    var view: any StagedView
    var isDisplayed: Bool
    /// What the element is called now, or nil if it is gone.
    var successor: StageElement?
    /// True if the successor gets a fresh view.
    var isReloaded = false
    /// True if the view goes along with the item of its index path, as a badge does.
    var isAttachedToItem = false
}

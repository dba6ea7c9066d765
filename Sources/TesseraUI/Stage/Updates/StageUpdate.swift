import Foundation

/// An update, of the data or of the layout, that is under way.
@MainActor
final class StageUpdate {
    /// The duration of an animated update, in seconds: the same as in UIKit.
    nonisolated static let duration: TimeInterval = 0.3

    /// The places from which new views of present elements start, under the elements' new names.
    var old: [StageElement: UICollectionViewLayoutAttributes] = [:]
    /// The layout that is being replaced, or nil if the data changes.
    let oldLayout: (any StageLayout)?
    /// The distance by which the existing content has moved to the right, in points, because the content
    /// begins at the right and has got another width.
    var displacement: CGFloat = 0
    /// The views of elements that are gone or reloaded, and all supplementary and decoration views, under
    /// their old names.
    var unassigned: [StageElement: UnassignedView] = [:]

    init(oldLayout: (any StageLayout)? = nil) { self.oldLayout = oldLayout }
}

/// A view whose element after the update is not decided yet. Its old element is gone, or it is a supplementary
/// or decoration view that moves together with its section or item.
struct UnassignedView {
    var view: any StagedView
    var isDisplayed: Bool
    /// The element's name after the update, or nil if it is gone.
    var successor: StageElement?
    /// True if the successor gets a new view.
    var isReloaded = false
    /// True if the view moves together with the item at its index path, as a badge does.
    var isAttachedToItem = false
}

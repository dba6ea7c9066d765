import Foundation

/// An update, of the data or of the layout, that is under way.
struct CollectionUpdate {
    /// How long an animated update takes, in seconds: what UIKit takes.
    static let duration: TimeInterval = 0.3

    /// Where the elements that stay and get another view were, by what they are called now.
    var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The layout that another one takes over from; nil where the data changes.
    var oldLayout: UICollectionViewLayout?
    /// The views of elements that are gone or get other ones, by what they were called.
    var leaving: [CollectionElement: LeavingView] = [:]
}

/// A view whose element is gone or gets another view.
struct LeavingView {
    var view: UICollectionReusableView
    var isDisplayed: Bool
    /// What the element is called now; nil where it is gone.
    var successor: CollectionElement?
}

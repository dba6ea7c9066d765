import TesseraBasics

/// A cell, a supplementary view or a decoration view that is visible in a section.
///
/// The collection view makes one for each visible element and each call of a section's
/// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``. What the handler sets is what the view gets, until the
/// next call: that one starts from the layout again.
///
/// Places are those in the content of the collection view where the section is not scrolled. Less the offset that the
/// handler gets, they are where the item is seen.
/// See Apple's [NSCollectionLayoutVisibleItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order of drawing among the items of the section; higher is in front.
    var zIndex: Int { get set }
    /// Whether the item is not shown.
    var isHidden: Bool { get set }
    /// The middle of the item in points.
    var center: CGPoint { get set }
    /// The transform about the middle.
    var transform: CGAffineTransform { get set }
    /// The kind of a supplementary or decoration view; empty for a cell.
    var name: String { get }
    /// The place of the item in the data.
    var indexPath: IndexPath { get }
    /// The frame in points.
    var frame: CGRect { get }
    /// The bounds: their origin is zero.
    var bounds: CGRect { get }
    /// Whether the item is a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// Changes the visible items of a section right before they are shown.
///
/// The handler gets the items, how far the section is scrolled, and what the section is laid out in. For a section that
/// does not scroll on its own the offset is that of the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A visible item that changes attributes.
package final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    /// `attributes` must be a copy that no one else has.
    package init(changing attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    package var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    package var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    package var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    package var center: CGPoint {
        get { attributes.center }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else {
                misuse("NSCollectionLayoutVisibleItem", "center is \(newValue); it must be finite")
            }
            attributes.center = newValue
        }
    }
    package var transform: CGAffineTransform {
        get { attributes.transform }
        set {
            let numbers = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty]
            guard numbers.allSatisfy(\.isFinite) else {
                misuse("NSCollectionLayoutVisibleItem", "transform is \(newValue); it must be finite")
            }
            attributes.transform = newValue
        }
    }
    package var name: String { attributes.representedElementKind ?? "" }
    package var indexPath: IndexPath { attributes.indexPath }
    package var frame: CGRect { attributes.frame }
    package var bounds: CGRect { attributes.bounds }
    package var representedElementCategory: UICollectionElementCategory {
        attributes.representedElementCategory
    }
    package var representedElementKind: String? { attributes.representedElementKind }
}

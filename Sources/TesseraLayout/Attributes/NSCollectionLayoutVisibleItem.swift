import TesseraBasics

/// A cell, a supplementary view or a decoration view that is visible in a section.
///
/// The collection view makes one for each visible element and each call of a section's
/// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``. The values that the handler sets apply
/// until its next call, which begins with the values of the layout again.
///
/// Places are those in the content of the collection view with the section scrolled to its start. Subtract
/// the offset that the handler receives to find where the item appears.
/// See Apple's [NSCollectionLayoutVisibleItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order of drawing among the items of the section; higher is in front.
    var zIndex: Int { get set }
    /// A Boolean value that tells whether the item is hidden.
    var isHidden: Bool { get set }
    /// The middle of the item in points.
    var center: CGPoint { get set }
    /// The transform about the ``center``.
    var transform: CGAffineTransform { get set }
    /// The kind of a supplementary or decoration view; empty for a cell.
    var name: String { get }
    /// The place of the item in the data.
    var indexPath: IndexPath { get }
    /// The frame in the content of the collection view, in points.
    var frame: CGRect { get }
    /// A rectangle of the item's size whose origin is zero.
    var bounds: CGRect { get }
    /// The kind of element: a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// A function that changes the visible items of a section right before they are displayed.
///
/// The function receives the items, the offset by which the section is scrolled, in points, and the
/// environment in which the section is laid out. For a section that does not scroll on its own the offset is
/// that of the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A visible item whose properties are those of layout attributes.
package final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    package let attributes: UICollectionViewLayoutAttributes

    /// Creates an item that changes `attributes`, which must be a copy that nothing else uses.
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

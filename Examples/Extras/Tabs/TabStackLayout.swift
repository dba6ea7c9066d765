import UIKit

/// A layout of cards as large as the screen that overlap, each a little below the one before. The higher a card lies
/// on the screen, the farther away it seems: it is smaller.
///
/// One card may be open. It fills the screen, and the others fade and move away above and below it. One card may be
/// swiped aside.
final class TabStackLayout: UICollectionViewLayout {
    /// A card that is being swiped, with its distance to the right of its place in points.
    struct Swipe: Equatable {
        var indexPath: IndexPath
        var distance: CGFloat
    }

    /// The card that fills the screen.
    var opened: IndexPath? { didSet { if opened != oldValue { invalidateLayout() } } }
    /// True if the cards that have moved away are hidden, so that assistive technology does not find them. It is set
    /// once the open card has come to rest.
    var hidesOthers = false { didSet { if hidesOthers != oldValue { invalidateLayout() } } }
    /// The card that is being swiped, or nil if there is none.
    var swipe: Swipe? { didSet { if swipe != oldValue { invalidateLayout() } } }
    /// The visible height of a card above the next one, in points. At most a third of the screen is used.
    var wantedPeek: CGFloat = 116 { didSet { if wantedPeek != oldValue { invalidateLayout() } } }

    /// The scales of cards at the top and at the bottom of the screen.
    static let (farScale, nearScale): (CGFloat, CGFloat) = (0.82, 0.94)
    /// The space above the first card, in points.
    static let margin: CGFloat = 24
    /// The fraction of the screen that the last card takes at the end of the content.
    private static let lastPart: CGFloat = 0.6

    private var count = 0
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    // MARK: Layout

    override func prepare() {
        super.prepare()
        count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
    }

    /// The visible part of the content, without what bars cover.
    private var visible: CGRect {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    }

    private var peek: CGFloat { min(wantedPeek, (visible.height / 3).rounded()) }

    private func top(of item: Int) -> CGFloat { Self.margin + CGFloat(item) * peek }

    override var collectionViewContentSize: CGSize {
        guard count > 0 else { return CGSize(width: visible.width, height: 0) }
        return CGSize(
            width: visible.width, height: (top(of: count - 1) + visible.height * Self.lastPart).rounded())
    }

    /// The layout changes with the visible part, since the scales of cards depend on their places on the screen.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard count > 0, peek > 0 else { return [] }
        let highest = rect.minY - visible.height * Self.nearScale
        let first = Int(((highest - Self.margin) / peek).rounded(.down))
        let last = Int(((rect.maxY - Self.margin) / peek).rounded(.up))
        guard first < count, last >= 0 else { return [] }
        return (max(first, 0)...min(last, count - 1))
            .map { attributes(of: IndexPath(item: $0, section: 0)) }
            .filter { opened != nil || $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.section == 0 && (0..<count).contains(indexPath.item) ? attributes(of: indexPath) : nil
    }

    private func attributes(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let (visible, top) = (visible, top(of: indexPath.item))
        attributes.size = visible.size
        attributes.zIndex = indexPath.item
        let scale = scale(at: top)
        attributes.center = CGPoint(x: visible.width / 2, y: top + visible.height * scale / 2)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        if let opened {
            place(attributes, besides: opened)
        } else if let swipe, swipe.indexPath == indexPath {
            attributes.center.x += swipe.distance
            attributes.alpha = 1 - min(abs(swipe.distance) / max(visible.width, 1), 1) * 0.7
        }
        return attributes
    }

    /// Returns the scale of a card whose upper edge lies at a height of the content.
    private func scale(at top: CGFloat) -> CGFloat {
        let (near, far) = (Self.nearScale, Self.farScale)
        guard visible.height > 0 else { return far }
        let depth = min(max((top - visible.minY) / visible.height, 0), 1)
        return far + (near - far) * depth
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes, besides opened: IndexPath) {
        let half = attributes.frame.height / 2
        if attributes.indexPath == opened {
            attributes.transform = .identity
            attributes.center = CGPoint(x: visible.midX, y: visible.midY)
            return
        }
        attributes.center.y =
            attributes.indexPath < opened ? visible.minY - half : visible.maxY + half
        attributes.alpha = 0
        attributes.isHidden = hidesOthers
    }

    // MARK: Insertion and deletion

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
        deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        (inserted, deleted) = ([], [])
    }

    /// A new card moves in from below the screen.
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        guard inserted.contains(itemIndexPath), let attributes else { return attributes }
        attributes.alpha = 1
        attributes.center.y = visible.maxY + attributes.frame.height / 2
        return attributes
    }

    /// A closed card moves on to the side to which it was swiped, or to the left if it was not.
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard deleted.contains(itemIndexPath), let attributes else { return attributes }
        let isToTheRight = swipe.map { $0.indexPath == itemIndexPath && $0.distance > 0 } ?? false
        attributes.center.x = visible.width / 2 + (isToTheRight ? 1 : -1) * visible.width
        return attributes
    }
}

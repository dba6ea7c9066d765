import Foundation

@testable import TesseraUI

/// A header that remembers its title and how often it was reused.
final class TestHeader: UICollectionReusableView {
    var title = ""
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A decoration view that only has a place and no content.
final class TestBackdrop: UICollectionReusableView {}

/// A custom layout that places items of 100 points in one column, below a banner of 50 points if `hasBanner` is true
/// and with a backdrop behind each item if `hasBackdrops` is true.
class ColumnLayout: UICollectionViewLayout {
    static let banner = "banner"
    static let backdrop = "backdrop"

    final class Context: UICollectionViewLayoutInvalidationContext {
        var reason = ""
    }

    var preparations = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var hasBanner = true
    var pinsBanner = false
    var hasBackdrops = false
    var targetOffset: CGPoint?
    private var count = 0

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        contexts.append(context)
    }

    override func prepare() {
        super.prepare()
        preparations += 1
        count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { pinsBanner }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        targetOffset ?? proposed
    }

    private var top: CGFloat { hasBanner ? 50 : 0 }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 200, height: top + CGFloat(count) * 100)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all = (0..<count).flatMap { item in
            [
                layoutAttributesForItem(at: [0, item]),
                hasBackdrops ? layoutAttributesForDecorationView(ofKind: Self.backdrop, at: [0, item]) : nil,
            ]
        }
        if hasBanner { all.append(layoutAttributesForSupplementaryView(ofKind: Self.banner, at: [0])) }
        return all.compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: top + CGFloat(indexPath.item) * 100, width: 200, height: 100)
        return attributes
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        let y = pinsBanner ? max(collectionView?.bounds.minY ?? 0, 0) : 0
        attributes.frame = CGRect(x: 0, y: y, width: 200, height: 50)
        attributes.zIndex = y > 0 ? 1 : 0
        return attributes
    }

    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 5, y: top + CGFloat(indexPath.item) * 100, width: 190, height: 100)
        attributes.zIndex = -1
        return attributes
    }
}

/// A data source with sections of items and with supplementary views of any kind. It records the calls of the delegate.
@MainActor
final class SectionedFeed: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    var calls: [String] = []
    let header = UICollectionView.SupplementaryRegistration<TestHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.title = "\(kind) \(Array(path))" }

    init(counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TestCell)?.item = indexPath.item
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if kind == UICollectionView.elementKindSectionHeader {
            return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        (view as? TestHeader)?.title = "\(kind) \(Array(indexPath))"
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("willDisplay \(elementKind) \(Array(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("didEndDisplaying \(elementKind) \(Array(indexPath))") }
}

/// A layout with one column, in which each item has the height that its cell prefers.
final class PreferredHeightsLayout: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]

    private func frame(_ item: Int) -> CGRect {
        let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? 100) }
        return CGRect(x: 0, y: top, width: 200, height: heights[item] ?? 100)
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: frame(count).minY) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(indexPath.item)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { preferred.size.height != original.size.height }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heights[original.indexPath.item] = preferred.size.height
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
}

import Foundation

extension UICollectionView {
    /// Lets the coordinates run, and the content begin, as the layout has it that is about to be prepared. What is visible stays
    /// as far from the beginning.
    func followDirectionOfLayout() {
        setFlipped(collectionViewLayout.flipsCoordinates)
        let startsAtRight = collectionViewLayout.startsAtRight
        guard startsAtRight != layoutStartsAtRight else { return }
        let distance = abs(contentOffset.x - startOffset)
        layoutStartsAtRight = startsAtRight
        let x = startsAtRight ? startOffset - distance : startOffset + distance
        contentOffset = reachable(CGPoint(x: x, y: contentOffset.y))
    }

    /// Keeps the distance to the beginning of content that begins at the greatest offset, which is another in a view of another
    /// width.
    func followWidth() {
        guard startsAtRight, laidOutSize != .zero, laidOutSize.width != bounds.width else { return }
        shiftContent(by: CGPoint(x: laidOutSize.width - bounds.width, y: 0))
    }

    /// Gives content that begins at the greatest offset its new size before views go to new places in an animation, which then
    /// start from where they are seen.
    func followGrowthAtStart() {
        guard startsAtRight else { return }
        let size = collectionViewLayout.checkedContentSize
        if contentSize != size { contentSize = size }
    }

    /// Moves the places that views are known to have, or to have had, to the right.
    func shiftPlaces(by distance: CGFloat) {
        for case let view as UICollectionReusableView in subviews {
            view.attributes = view.attributes?.shifted(by: distance)
        }
        guard var update else { return }
        update.shift += distance
        update.old = update.old.mapValues { $0.shifted(by: distance) }
        self.update = update
    }

    /// How far from the beginning of the content a rectangle starts and ends along an axis.
    func distances(to rect: CGRect, isHorizontal: Bool, contentWidth: CGFloat? = nil) -> (
        start: CGFloat, end: CGFloat
    ) {
        guard isHorizontal else { return (rect.minY, rect.maxY) }
        guard startsAtRight else { return (rect.minX, rect.maxX) }
        let width = contentWidth ?? contentSize.width
        return (width - rect.maxX, width - rect.minX)
    }
}

extension UICollectionViewLayoutAttributes {
    /// The attributes of a place farther to the right.
    func shifted(by distance: CGFloat) -> UICollectionViewLayoutAttributes {
        guard distance != 0, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.center.x += distance
        return copy
    }
}

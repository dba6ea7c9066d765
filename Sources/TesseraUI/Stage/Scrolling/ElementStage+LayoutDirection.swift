import Foundation

extension ElementStage {
    /// Lets the coordinates run, and the content begin, as the layout has it that is about to be prepared. What is visible stays
    /// as far from the beginning.
    func followDirectionOfLayout() {
        host.setFlipped(layout.flipsCoordinates)
        let startsAtRight = layout.startsAtRight
        guard startsAtRight != content.startsAtRight else { return }
        let distance = abs(host.contentOffset.x - host.startOffset)
        content.startsAtRight = startsAtRight
        let x = startsAtRight ? host.startOffset - distance : host.startOffset + distance
        host.contentOffset = host.reachable(CGPoint(x: x, y: host.contentOffset.y))
    }

    /// Keeps the distance to the beginning of content that begins at the greatest offset, which is another in a view of another
    /// width.
    func followWidth() {
        let (old, new) = (content.laidOutSize, host.bounds.width)
        guard host.startsAtRight, old != .zero, old.width != new else { return }
        host.shiftContent(by: CGPoint(x: old.width - new, y: 0))
    }

    /// Gives content that begins at the greatest offset its new size before views go to new places in an animation, which then
    /// start from where they are seen.
    func followGrowthAtStart() {
        if host.startsAtRight { takeContentSize() }
    }

    /// Moves the places that views are known to have, or to have had, to the right.
    func shiftPlaces(by distance: CGFloat) {
        for case let view as any StagedView in host.subviews {
            view.attributes = view.attributes?.shifted(by: distance)
        }
        guard let update else { return }
        update.shift += distance
        update.old = update.old.mapValues { $0.shifted(by: distance) }
    }

    /// How far from the beginning of the content a rectangle starts and ends along an axis.
    func distances(to rect: CGRect, isHorizontal: Bool, contentWidth: CGFloat? = nil) -> (
        start: CGFloat, end: CGFloat
    ) {
        guard isHorizontal else { return (rect.minY, rect.maxY) }
        guard host.startsAtRight else { return (rect.minX, rect.maxX) }
        let width = contentWidth ?? host.contentSize.width
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

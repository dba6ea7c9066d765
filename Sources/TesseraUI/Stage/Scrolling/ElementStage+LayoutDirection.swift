import Foundation

extension ElementStage {
    /// Takes the direction of coordinates and the side at which the content begins from the layout, before
    /// the layout is prepared. The visible content keeps its distance from the beginning.
    func adoptDirectionOfLayout() {
        scrollView.setFlipped(layout.flipsCoordinates)
        let startsAtRight = layout.startsAtRight
        guard startsAtRight != content.startsAtRight else { return }
        let distance = abs(scrollView.contentOffset.x - scrollView.startOffset)
        content.startsAtRight = startsAtRight
        let x = startsAtRight ? scrollView.startOffset - distance : scrollView.startOffset + distance
        scrollView.contentOffset = scrollView.reachable(CGPoint(x: x, y: scrollView.contentOffset.y))
    }

    /// Keeps the distance of the content from its beginning if it begins at the greatest offset and the
    /// scroll view has got another width.
    func keepDistanceFromStart() {
        let (old, new) = (content.laidOutSize, scrollView.bounds.width)
        guard scrollView.startsAtRight, old != .zero, old.width != new else { return }
        scrollView.shiftContent(by: CGPoint(x: old.width - new, y: 0))
    }

    /// Sets the new size of content that begins at the greatest offset before an animation moves views, so
    /// that they start from where they are visible.
    func growContentAtStart() {
        if scrollView.startsAtRight { takeContentSize() }
    }

    /// Moves the stored places of views, and those from which the update under way animates, to the right by
    /// `distance` points.
    func shiftPlaces(by distance: CGFloat) {
        for case let view as any StagedView in scrollView.subviews {
            view.attributes = view.attributes?.shifted(by: distance)
        }
        guard let update else { return }
        update.displacement += distance
        update.old = update.old.mapValues { $0.shifted(by: distance) }
    }

    /// Returns the distances from the beginning of the content to the start and the end of a rectangle along
    /// an axis.
    ///
    /// - Parameter contentWidth: The width of the content, or nil for that of the scroll view.
    func distances(to rect: CGRect, isHorizontal: Bool, contentWidth: CGFloat? = nil) -> (
        start: CGFloat, end: CGFloat
    ) {
        guard isHorizontal else { return (rect.minY, rect.maxY) }
        guard scrollView.startsAtRight else { return (rect.minX, rect.maxX) }
        let width = contentWidth ?? scrollView.contentSize.width
        return (width - rect.maxX, width - rect.minX)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns attributes that are `distance` points farther to the right.
    func shifted(by distance: CGFloat) -> UICollectionViewLayoutAttributes {
        guard distance != 0, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.center.x += distance
        return copy
    }
}

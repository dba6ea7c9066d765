import Foundation

/// The layout pass, and the work that must wait for its end.
extension UICollectionView {
    /// Runs `work` now or, while the layout or the views are being brought in line with the data, right after that: a change
    /// of the data in `willDisplay` must not meet views that are half of the old state and half of the new.
    func whenElementsAreStable(_ work: @escaping () -> Void) {
        if holds > 0 { heldUpdates.append(work) } else { work() }
    }

    /// Runs `work`, during which other changes of the data wait.
    func holdingUpdates(_ work: () -> Void) {
        holds += 1
        work()
        holds -= 1
        guard holds == 0 else { return }
        let held = heldUpdates
        heldUpdates = []
        for action in held { action() }
    }

    func updateElementsOnce() {
        // In an open batch the data may be half changed.
        guard !isUpdatingElements, batch == nil else { return }
        isUpdatingElements = true
        holdingUpdates {
            updateElements()
            isUpdatingElements = false
        }
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        sizeAdjustment.width += context.contentSizeAdjustment.width
        sizeAdjustment.height += context.contentSizeAdjustment.height
        if context.invalidateEverything || context.invalidateDataSourceCounts { announcements.forget() }
        // What else changed may have changed what views prefer; scrolling does not.
        if context.preferred == nil, !context.isOfMovement, !isScrolling {
            for view in elements.values { view.needsMeasuring = true }
        }
        setNeedsLayout()
    }

    /// Does what the contexts of invalidations asked for, before the layout is prepared, which may look at the bounds.
    func adjustContent() {
        let (size, offset) = (sizeAdjustment, offsetAdjustment)
        (sizeAdjustment, offsetAdjustment) = (.zero, .zero)
        if size != .zero {
            contentSize = CGSize(
                width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero {
            contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
        }
    }

    func moveToTargetOffset() {
        guard asksForTargetOffset else { return }
        asksForTargetOffset = false
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset { contentOffset = reachable(target) }
    }

    func layOut() {
        followWidth()
        let anchor = sizeAnchor()
        adjustContent()
        super.layoutSubviews()
        laidOutSize = bounds.size
        collectionViewLayout.prepareIfNeeded()
        let size = collectionViewLayout.checkedContentSize
        if contentSize != size { contentSize = size }
        anchor?.restore(in: self)
        let isChosenByLayout = asksForTargetOffset
        moveToTargetOffset()
        // Either may have moved the content of a layout that depends on where it lies.
        collectionViewLayout.prepareIfNeeded()
        updateElementsOnce()
        announceItems()
        // Sizes that became known meanwhile have kept other items in place than the one that stays in another width.
        if !isChosenByLayout { anchor?.restore(in: self) }
    }

    /// Where the content would jump because the view got another size, the first visible item keeps its place.
    func sizeAnchor() -> ScrollAnchor? {
        let inset = adjustedContentInset
        let isAtStart = startsAtRight ? contentOffset.x >= startOffset : contentOffset.x <= -inset.left
        guard laidOutSize != bounds.size, laidOutSize != .zero, contentOffset.y > -inset.top || !isAtStart
        else { return nil }
        return ScrollAnchor(of: self)
    }

    /// Tells the prefetching data source which items are near. In an open batch, or while an item is moved, index paths are
    /// not those of the data.
    private func announceItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, dataSource != nil, batch == nil, movement == nil
        else { return }
        announcements.update(self, prefetchDataSource)
    }
}

import Foundation

/// The layout pass of the scroll view.
extension ElementStage {
    /// Updates the content and the views to the layout. The scroll view calls it from `layoutSubviews` and
    /// passes its superclass's part of the layout as `superLayout`.
    func layOut(_ superLayout: () -> Void) {
        // Data sources and delegates that are called meanwhile may change the data.
        deferringChanges {
            keepDistanceFromStart()
            // The data may have been reloaded since.
            let kept = content.anchorWithoutRoom.flatMap { $0.isPresent(in: self) ? $0 : nil }
            let anchor = kept ?? sizeAnchor()
            adjustContent()
            superLayout()
            content.laidOutSize = scrollView.bounds.size
            prepareLayout()
            let changesBounds = beginBoundsChange()
            takeContentSize()
            scrollView.settleOffset()
            anchor?.restore(in: self)
            let isChosenByLayout = moveToTargetOffset()
            // Both calls may have moved the content, and the layout may depend on its position.
            layout.prepareIfNeeded()
            updateElementsOnce()
            updateSelectionPan()
            announceItems()
            // Measured sizes have moved the anchored item, because they keep another item in place.
            if !isChosenByLayout { anchor?.restore(in: self) }
            if changesBounds { layout.finishBoundsChange() }
            let room = scrollView.bounds.size
            content.anchorWithoutRoom = room.width > 0 && room.height > 0 ? nil : anchor
        }
    }

    /// Prepares the layout. A layout whose `prepare()` changes its own properties is invalid again afterwards, so it is prepared
    /// until it is valid, but not for ever.
    private func prepareLayout() {
        // An update compares the numbers of items with those on screen, also if a layout of the app did not ask for them.
        if batch == nil, !scrollView.bounds.isEmpty { _ = itemCounts }
        layout.prepareIfNeeded()
        for _ in 0..<2 where layout.needsPreparation { layout.prepareIfNeeded() }
    }

    /// Informs the layout if an animation has given the scroll view another size. A layout of the app's own then also chooses the
    /// offset.
    ///
    /// - Returns: True if the layout must be informed of the end.
    private func beginBoundsChange() -> Bool {
        guard let old = content.animatedBounds else { return false }
        content.animatedBounds = nil
        guard old.size != scrollView.bounds.size else { return false }
        layout.prepareForBoundsChange(from: old)
        if layout.readsUpdates { content.asksForTargetOffset = true }
        return true
    }

    private func updateElementsOnce() {
        // In an open batch the data may be half changed.
        guard !isPlacing, batch == nil else { return }
        deferringChanges {
            run(in: .placing(update), updateElements)
        }
    }

    /// Marks views for measuring and asks for a layout pass, because the layout was invalidated.
    ///
    /// - Parameters:
    ///   - measures: True if views may prefer other sizes than before.
    ///   - forgetsAnnouncements: True if the items that were announced for prefetching may be others now.
    func layoutWasInvalidated(measures: Bool, forgetsAnnouncements: Bool) {
        content.isSizeStale = true
        invalidations &+= 1
        if forgetsAnnouncements { announcements.forget() }
        // Scrolling does not change what views prefer.
        if measures, !content.isScrolling {
            for view in elements.values { view.needsMeasuring = true }
        }
        scrollView.setNeedsLayout()
    }

    /// Makes the adjustments that invalidation contexts asked for. It runs before the layout is prepared,
    /// because the layout may read the bounds.
    func adjustContent() {
        let (size, offset) = (content.sizeAdjustment, content.offsetAdjustment)
        (content.sizeAdjustment, content.offsetAdjustment) = (.zero, .zero)
        if size != .zero {
            scrollView.contentSize = CGSize(
                width: scrollView.contentSize.width + size.width,
                height: scrollView.contentSize.height + size.height)
        }
        if offset != .zero {
            scrollView.contentOffset = CGPoint(
                x: scrollView.contentOffset.x + offset.x, y: scrollView.contentOffset.y + offset.y)
        }
    }

    /// Sets the scroll view's content size to that of the layout.
    func takeContentSize() {
        let size = layout.checkedContentSize
        // A flow layout places nothing in a view without size, whose content keeps its offset for later.
        content.isSizeStale = scrollView.bounds.isEmpty
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    /// Moves the content to the offset that was decided or that the layout chooses.
    ///
    /// - Returns: True if the content must stay there, because the offset is not the one that was proposed.
    private func moveToTargetOffset() -> Bool {
        var isChosen = false
        if let offset = content.decidedOffset {
            content.decidedOffset = nil
            scrollView.contentOffset = scrollView.reachable(offset)
            isChosen = true
        }
        guard content.asksForTargetOffset else { return isChosen }
        content.asksForTargetOffset = false
        let target = layout.targetOffset(from: scrollView.contentOffset)
        guard target != scrollView.contentOffset else { return isChosen }
        scrollView.contentOffset = scrollView.reachable(target)
        return true
    }

    /// Returns the item that is to keep its place because the scroll view has got another size, or nil if the
    /// content need not move.
    private func sizeAnchor() -> ScrollAnchor? {
        let (inset, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset)
        let isAtStart =
            scrollView.startsAtRight ? offset.x >= scrollView.startOffset : offset.x <= -inset.left
        guard content.laidOutSize != scrollView.bounds.size, content.laidOutSize != .zero,
            offset.y > -inset.top || !isAtStart
        else { return nil }
        return ScrollAnchor(of: self)
    }

    /// Announces the items near the visible part to the prefetching data source. It does nothing in an open
    /// batch or while an item is moved, because index paths then differ from those of the data.
    private func announceItems() {
        guard scrollView.announcesItems, batch == nil, !differsFromData else { return }
        announcements.update(self)
    }
}

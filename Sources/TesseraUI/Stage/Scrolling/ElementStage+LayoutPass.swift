import Foundation

/// The layout pass of the host.
extension ElementStage {
    /// Brings the content and the views in line with the layout. The host calls it from `layoutSubviews`, with what its
    /// superclass does there.
    func layOut(_ superLayout: () -> Void) {
        // Whoever is asked meanwhile may change the data.
        deferringChanges {
            followWidth()
            let anchor = sizeAnchor()
            adjustContent()
            superLayout()
            content.laidOutSize = host.bounds.size
            layout.prepareIfNeeded()
            takeContentSize()
            anchor?.restore(in: self)
            let isChosenByLayout = content.asksForTargetOffset
            moveToTargetOffset()
            // Either may have moved the content of a layout that depends on where it lies.
            layout.prepareIfNeeded()
            updateElementsOnce()
            announceItems()
            // Sizes that became known meanwhile have kept other items in place than the one that stays in another width.
            if !isChosenByLayout { anchor?.restore(in: self) }
        }
    }

    private func updateElementsOnce() {
        // In an open batch the data may be half changed.
        guard !isPlacing, batch == nil else { return }
        deferringChanges {
            run(in: .placing(update), updateElements)
        }
    }

    /// Marks views for measuring, and asks for a layout pass, because the layout is to be made anew.
    ///
    /// - Parameter measures: True if what changed may have changed what views prefer.
    func layoutWasInvalidated(measures: Bool, forgetsAnnouncements: Bool) {
        if forgetsAnnouncements { announcements.forget() }
        // Scrolling does not change what views prefer.
        if measures, !content.isScrolling {
            for view in elements.values { view.needsMeasuring = true }
        }
        host.setNeedsLayout()
    }

    /// Does what the contexts of invalidations asked for, before the layout is prepared, which may look at the bounds.
    func adjustContent() {
        let (size, offset) = (content.sizeAdjustment, content.offsetAdjustment)
        (content.sizeAdjustment, content.offsetAdjustment) = (.zero, .zero)
        if size != .zero {
            host.contentSize = CGSize(
                width: host.contentSize.width + size.width, height: host.contentSize.height + size.height)
        }
        if offset != .zero {
            host.contentOffset = CGPoint(
                x: host.contentOffset.x + offset.x, y: host.contentOffset.y + offset.y)
        }
    }

    /// Gives the host the size of the layout's content.
    func takeContentSize() {
        let size = layout.checkedContentSize
        if host.contentSize != size { host.contentSize = size }
    }

    private func moveToTargetOffset() {
        guard content.asksForTargetOffset else { return }
        content.asksForTargetOffset = false
        let target = layout.targetOffset(from: host.contentOffset)
        if target != host.contentOffset { host.contentOffset = host.reachable(target) }
    }

    /// Returns where the content would jump because the host got another size, the first visible item keeps its place.
    private func sizeAnchor() -> ScrollAnchor? {
        let (inset, offset) = (host.adjustedContentInset, host.contentOffset)
        let isAtStart = host.startsAtRight ? offset.x >= host.startOffset : offset.x <= -inset.left
        guard content.laidOutSize != host.bounds.size, content.laidOutSize != .zero,
            offset.y > -inset.top || !isAtStart
        else { return nil }
        return ScrollAnchor(of: self)
    }

    /// Announces the items that are near to the prefetching data source. In an open batch, or while an item is moved, index
    /// paths are not those of the data.
    private func announceItems() {
        guard host.announcesItems, batch == nil, !differsFromData else { return }
        announcements.update(self)
    }
}

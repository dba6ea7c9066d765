import Foundation

/// The items without cells that were announced to a prefetching data source.
///
/// UIKit does not document how far ahead it announces items. Here it is the length of the view beyond the
/// part in which cells are made, in the direction in which the content moved last. Announced items that are
/// as near on the other side stay announced.
@MainActor
final class ItemAnnouncements {
    private var announced: Set<IndexPath> = []
    /// The distance of the content from its beginning at the last update, in points.
    private var lastOffset: CGPoint?
    /// The direction in which the content moved last along either axis: 1 away from the beginning, or -1
    /// towards it.
    private var direction: (x: CGFloat, y: CGFloat) = (1, 1)
    private var isVertical = true

    /// Forgets the announced items without informing the data source: their index paths may belong to other
    /// items now.
    func forget() { announced = [] }

    /// Announces the items that have come near, and cancels those that are far again.
    func update(_ stage: ElementStage) {
        noteDirection(of: stage)
        let near = paths(in: ahead(of: stage), stage)
        let around = area(of: stage, before: true, after: true)
        announced = announced.filter { stage.elements[.item($0)] == nil }
        let far = announced.filter { path in
            guard let attributes = stage.layout.attributes(of: .item(path)) else { return true }
            return !overlap(seenFrame(of: attributes, stage), around)
        }
        let new = near.subtracting(announced)
        announced = announced.subtracting(far).union(near)
        if !far.isEmpty { stage.scrollView.cancelPrefetching(at: far.sorted()) }
        if !new.isEmpty {
            let isForward = (isVertical ? direction.y : direction.x) > 0
            stage.scrollView.prefetchItems(at: isForward ? new.sorted() : new.sorted().reversed())
        }
    }

    private func noteDirection(of stage: ElementStage) {
        let view = stage.scrollView
        let offset = CGPoint(
            x: view.startsAtRight ? view.startOffset - view.contentOffset.x : view.contentOffset.x,
            y: view.contentOffset.y)
        defer { lastOffset = offset }
        isVertical = !stage.layout.isHorizontal
        guard let lastOffset else { return }
        if offset.x != lastOffset.x { direction.x = offset.x > lastOffset.x ? 1 : -1 }
        if offset.y != lastOffset.y { direction.y = offset.y > lastOffset.y ? 1 : -1 }
    }

    private func ahead(of stage: ElementStage) -> CGRect {
        let isForward = (isVertical ? direction.y : direction.x) > 0
        return area(of: stage, before: !isForward, after: isForward)
    }

    /// Returns the visible part, extended before or after it by the distance in which items are announced.
    private func area(of stage: ElementStage, before: Bool, after: Bool) -> CGRect {
        let bounds = stage.scrollView.bounds
        let (length, margins) = (
            isVertical ? bounds.height : bounds.width, isVertical ? stage.margins.y : stage.margins.x
        )
        let isTurned = !isVertical && stage.scrollView.startsAtRight
        let start = (isTurned ? after : before) ? (margins.before + 1) * length : 0
        let end = (isTurned ? before : after) ? (margins.after + 1) * length : 0
        return isVertical
            ? CGRect(
                x: bounds.minX, y: bounds.minY - start, width: bounds.width,
                height: bounds.height + start + end)
            : CGRect(
                x: bounds.minX - start, y: bounds.minY, width: bounds.width + start + end,
                height: bounds.height)
    }

    /// Returns the items in a part of the content that have no cells.
    private func paths(in area: CGRect, _ stage: ElementStage) -> Set<IndexPath> {
        var paths: Set<IndexPath> = []
        for attributes in stage.layout.attributes(in: area)
        where attributes.representedElementCategory == .cell
            && overlap(seenFrame(of: attributes, stage), area)
        {
            if stage.elements[.item(attributes.indexPath)] == nil { paths.insert(attributes.indexPath) }
        }
        return paths
    }

    /// Returns the place of an item, which its section has moved if the section scrolls on its own.
    private func seenFrame(of attributes: UICollectionViewLayoutAttributes, _ stage: ElementStage) -> CGRect {
        stage.scrollView.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
    }

    private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }
}

import Foundation
import TesseraLayout

/// Finds the elements that a layout of the app's own keeps in the visible part, by comparing how far they and
/// the content move.
///
/// Such a layout gives a fixed row another frame at every offset. A display that scrolls by itself would get
/// each frame too late, and the row would tremble. An element that has moved exactly as far as the content
/// was scrolled gets a pin, so that the display moves it. A new element gets the pin of its neighbours in the
/// row or column if it lies in front of the scrolling content. The next step of scrolling corrects a wrong
/// guess.
@MainActor
final class PinFinder {
    /// The visible part and the content size when elements were placed the last time.
    private var last: VisibleContent?

    private struct VisibleContent {
        /// The visible part of the content.
        var visible: CGRect
        var content: CGSize
    }

    /// The axes along which an element keeps its distance from the visible part.
    private struct Axes: OptionSet {
        let rawValue: Int
        static let horizontal = Axes(rawValue: 1)
        static let vertical = Axes(rawValue: 2)
    }

    /// The extent that the elements of one fixed row or column share.
    private struct Lane: Hashable {
        let isHorizontal: Bool
        let start: CGFloat
        let length: CGFloat
    }

    /// Returns the attributes, with pins for the elements that stay in place while the content scrolls.
    func pinned(_ attributes: [UICollectionViewLayoutAttributes], on stage: ElementStage)
        -> [UICollectionViewLayoutAttributes]
    {
        let scrollView = stage.scrollView
        let now = VisibleContent(
            visible: scrollView.bounds.inset(by: scrollView.adjustedContentInset),
            content: scrollView.contentSize)
        defer { last = now }
        guard stage.layout.readsUpdates, stage.update == nil, stage.movement == nil, !scrollView.isFlipped
        else { return attributes }
        // If the content has got another size, elements have moved for other reasons.
        let before = last.flatMap {
            $0.visible.size == now.visible.size && $0.content == now.content ? $0 : nil
        }
        let known = attributes.map { axes(of: $0, stage.elements[$0.element]?.attributes, before, now) }
        var lanes: Set<Lane> = []
        for (next, axes) in zip(attributes, known) {
            if let axes { lanes.formUnion(Self.lanes(of: next, axes)) }
        }
        guard !lanes.isEmpty else { return attributes }
        let front = Self.zIndexOfContent(attributes, known, lanes)
        let found = zip(attributes, known).map { next, axes -> Axes in
            guard axes == nil, next.zIndex > front else { return axes ?? [] }
            let own = Self.lanes(of: next, [.horizontal, .vertical]).filter(lanes.contains)
            // An element that lies in both a fixed row and a fixed column may belong to either.
            guard own.count == 1 else { return [] }
            return own[0].isHorizontal ? .horizontal : .vertical
        }
        // If all elements move with the visible part, the app has moved the content, and nothing is fixed.
        guard found.contains([]) else { return attributes }
        return zip(attributes, found).map { Self.pin($0, along: $1, in: now) }
    }

    /// Returns the greatest z index of the elements that scroll with the content: of those that were there
    /// before and are not pinned, and of the new ones that lie beside no pinned one.
    private static func zIndexOfContent(
        _ attributes: [UICollectionViewLayoutAttributes], _ known: [Axes?], _ lanes: Set<Lane>
    ) -> Int {
        let indexes = zip(attributes, known).compactMap { next, axes -> Int? in
            guard let axes else {
                return Self.lanes(of: next, [.horizontal, .vertical]).contains(where: lanes.contains)
                    ? nil : next.zIndex
            }
            return axes.isEmpty ? next.zIndex : nil
        }
        return indexes.max() ?? .max
    }

    /// Returns the axes along which an element is pinned, or nil if it is new.
    private func axes(
        of new: UICollectionViewLayoutAttributes, _ old: UICollectionViewLayoutAttributes?,
        _ before: VisibleContent?,
        _ now: VisibleContent
    ) -> Axes? {
        guard let old else { return nil }
        guard new.pin == nil, new.size == old.size, new.transform.isIdentity, old.transform.isIdentity else {
            return []
        }
        var axes = Self.axes(of: old.pin)
        guard let before else { return axes }
        func compare(_ axis: Axes, _ scrolled: CGFloat, _ moved: CGFloat) {
            guard abs(scrolled) > Self.tolerance else { return }
            if abs(moved - scrolled) <= Self.tolerance { axes.insert(axis) } else { axes.remove(axis) }
        }
        compare(.horizontal, now.visible.minX - before.visible.minX, new.frame.minX - old.frame.minX)
        compare(.vertical, now.visible.minY - before.visible.minY, new.frame.minY - old.frame.minY)
        return axes
    }

    /// The difference up to which two distances count as equal, in points. Sums of large numbers are not
    /// exact.
    private static let tolerance: CGFloat = 0.01

    private static func axes(of pin: LayoutPin?) -> Axes {
        guard let pin else { return [] }
        if pin.across != nil { return [.horizontal, .vertical] }
        return pin.isHorizontal ? .horizontal : .vertical
    }

    private static func lanes(of attributes: UICollectionViewLayoutAttributes, _ axes: Axes) -> [Lane] {
        let frame = attributes.frame
        var lanes: [Lane] = []
        if axes.contains(.horizontal) {
            lanes.append(Lane(isHorizontal: true, start: frame.minX, length: frame.width))
        }
        if axes.contains(.vertical) {
            lanes.append(Lane(isHorizontal: false, start: frame.minY, length: frame.height))
        }
        return lanes
    }

    /// Returns a copy of attributes with a pin that keeps the element at its present place in the visible
    /// part. The attributes themselves stay unchanged.
    private static func pin(
        _ attributes: UICollectionViewLayoutAttributes, along axes: Axes, in visibleContent: VisibleContent
    ) -> UICollectionViewLayoutAttributes {
        guard !axes.isEmpty, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        var unpinnedFrame = attributes.frame
        let start = CGPoint(
            x: unpinnedFrame.minX - visibleContent.visible.minX,
            y: unpinnedFrame.minY - visibleContent.visible.minY)
        if axes.contains(.horizontal) { unpinnedFrame.origin.x = start.x }
        if axes.contains(.vertical) { unpinnedFrame.origin.y = start.y }
        let isHorizontal = !axes.contains(.vertical)
        let content = visibleContent.content
        copy.pin = LayoutPin(
            unpinnedFrame: unpinnedFrame, isHorizontal: isHorizontal, start: isHorizontal ? start.x : start.y,
            end: nil,
            lower: isHorizontal ? unpinnedFrame.minX : unpinnedFrame.minY,
            upper: isHorizontal
                ? max(content.width, unpinnedFrame.maxX) : max(content.height, unpinnedFrame.maxY),
            across: axes == [.horizontal, .vertical]
                ? .init(start: start.x, upper: max(content.width, unpinnedFrame.maxX)) : nil)
        return copy
    }
}

import Foundation
import TesseraLayout

/// Finds out which elements a layout of the app's own keeps to the visible part, by how they move while the content scrolls.
///
/// Such a layout gives a fixed row another frame at every offset. A display that scrolls by itself would learn of it too late, and the
/// row would tremble. An element that has moved exactly as far as the content was scrolled is pinned there, so that the display
/// moves it; one that comes into sight is pinned as those beside it are, if it lies in front of what scrolls. A guess that turns
/// out to be wrong ends with the next step of scrolling.
@MainActor
final class ScrollPins {
    /// What the elements were placed in the last time.
    private var last: Scenery?

    private struct Scenery {
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

    /// What elements have in common that lie beside each other in one fixed row or column.
    private struct Lane: Hashable {
        let isHorizontal: Bool
        let start: CGFloat
        let length: CGFloat
    }

    /// Returns the attributes, with pins where the elements are found to be pinned.
    func pinned(_ attributes: [UICollectionViewLayoutAttributes], on stage: ElementStage)
        -> [UICollectionViewLayoutAttributes]
    {
        let host = stage.host
        let now = Scenery(
            visible: host.bounds.inset(by: host.adjustedContentInset), content: host.contentSize)
        defer { last = now }
        guard (stage.layout as? UICollectionViewLayout)?.readsUpdates == true, stage.update == nil,
            stage.movement == nil, !host.isFlipped
        else { return attributes }
        // Where the content has got another size, elements have moved for other reasons.
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
            // What lies in a row and in a column that are fixed may belong to either.
            guard own.count == 1 else { return [] }
            return own[0].isHorizontal ? .horizontal : .vertical
        }
        // What moves as a whole is not fixed: its content was moved.
        guard found.contains([]) else { return attributes }
        return zip(attributes, found).map { Self.pin($0, along: $1, in: now) }
    }

    /// Returns how far in front the foremost element lies that goes with the content: of those that were there before and are
    /// not pinned, and of the new ones that lie beside no pinned one.
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

    /// Returns the axes along which an element is pinned, or nil if it had no place before.
    private func axes(
        of new: UICollectionViewLayoutAttributes, _ old: UICollectionViewLayoutAttributes?,
        _ before: Scenery?,
        _ now: Scenery
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

    /// Sums of large numbers are not exact.
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

    /// Returns attributes with a pin that keeps the element where it is in the visible part. The layout's own stay as they are.
    private static func pin(
        _ attributes: UICollectionViewLayoutAttributes, along axes: Axes, in scenery: Scenery
    ) -> UICollectionViewLayoutAttributes {
        guard !axes.isEmpty, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        var rest = attributes.frame
        let start = CGPoint(x: rest.minX - scenery.visible.minX, y: rest.minY - scenery.visible.minY)
        if axes.contains(.horizontal) { rest.origin.x = start.x }
        if axes.contains(.vertical) { rest.origin.y = start.y }
        let isHorizontal = !axes.contains(.vertical)
        let content = scenery.content
        copy.pin = LayoutPin(
            restingFrame: rest, isHorizontal: isHorizontal, start: isHorizontal ? start.x : start.y, end: nil,
            lower: isHorizontal ? rest.minX : rest.minY,
            upper: isHorizontal ? max(content.width, rest.maxX) : max(content.height, rest.maxY),
            across: axes == [.horizontal, .vertical]
                ? .init(start: start.x, upper: max(content.width, rest.maxX)) : nil)
        return copy
    }
}

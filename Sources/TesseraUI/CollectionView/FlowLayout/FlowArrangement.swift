import Foundation
import TesseraBasics
import TesseraLayout

/// The places of all elements of a flow layout. Sections are found by binary search in their prefix sums.
struct FlowArrangement {
    struct Section {
        var lines: FlowLines
        /// The starts and ends of the section and its parts along the direction of scrolling, in points.
        var start: CGFloat
        var linesStart: CGFloat
        var footerStart: CGFloat
        var end: CGFloat

        var headerEnd: CGFloat
    }

    let sections: [Section]
    let contentSize: CGSize
    private let isHorizontal: Bool
    private let isMirrored: Bool
    private let across: CGFloat
    private let scale: CGFloat
    /// True if each section's elements are between its start and its end, which is the case unless insets are
    /// negative.
    private let isContained: Bool

    /// Arranges the sections one after the other.
    ///
    /// - Parameters:
    ///   - metrics: The sizes and spaces of the sections.
    ///   - isHorizontal: True if the layout scrolls horizontally.
    ///   - isMirrored: True if lines begin at the right and, with horizontal scrolling, the first section is
    ///     at the right.
    ///   - across: The length of a line with the insets of its section, in points.
    ///   - scale: The number of pixels per point. Frames are on boundaries of pixels.
    init(
        _ metrics: [FlowMetrics], isHorizontal: Bool, isMirrored: Bool = false, across: CGFloat,
        scale: CGFloat
    ) {
        self.isHorizontal = isHorizontal
        self.isMirrored = isMirrored
        self.across = across
        self.scale = scale
        var position: CGFloat = 0
        var isContained = true
        sections = metrics.map { metrics in
            let lines = FlowLines(metrics, across: across)
            let headerEnd = position + metrics.header
            let linesStart = headerEnd + metrics.alongInsets.before
            let footerStart = max(linesStart + lines.extent + metrics.alongInsets.after, headerEnd)
            let end = footerStart + metrics.footer
            if !lines.isOrdered || metrics.alongInsets.before < 0 || metrics.alongInsets.after < 0 {
                isContained = false
            }
            defer { position = end }
            return Section(
                lines: lines, start: position, linesStart: linesStart, footerStart: footerStart, end: end,
                headerEnd: headerEnd)
        }
        self.isContained = isContained
        contentSize =
            isHorizontal ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    }

    /// Returns the sections that can have an element between two positions. O(log n).
    func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let all = sections.indices
        guard isContained else { return all }
        let first = all.partitioningIndex { sections[$0].end >= lower }
        return first..<max(first, all.partitioningIndex { sections[$0].start > upper })
    }

    /// Calls `body` with each item of a section whose frame may overlap `rect`.
    func forEachItem(inSection section: Int, in rect: CGRect, _ body: (_ item: Int, _ frame: CGRect) -> Void)
    {
        let (lower, upper) = range(of: rect)
        let section = sections[section]
        section.lines.forEachItem(from: lower - section.linesStart, to: upper - section.linesStart) {
            body($0, frame(along: section.linesStart + $1, across: $2, $3))
        }
    }

    /// Returns the frame of an item, or nil if there is no such item.
    func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            let place = sections[indexPath.section].lines.place(of: indexPath.item)
        else { return nil }
        return frame(
            along: sections[indexPath.section].linesStart + place.along, across: place.across, place.size)
    }

    /// Returns the frame of a section's header, or nil if it has none.
    ///
    /// - Parameter visible: The visible part of the content if the header stays at its start while the
    ///   section's items are visible, or nil if the header scrolls.
    func headerFrame(inSection section: Int, pinnedTo visible: CGRect?) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let section = sections[section]
        let length = section.headerEnd - section.start
        guard length > 0 else { return nil }
        let start = visible.map {
            LayoutPin.start(
                ofElementAt: section.start, length: length, keepingTo: .start, of: range(of: $0),
                within: (section.start, section.footerStart))
        }
        return frame(along: start ?? section.start, across: 0, .init(along: length, across: across))
    }

    /// Returns the frame of a section's footer, or nil if it has none.
    ///
    /// - Parameter visible: The visible part of the content if the footer stays at its end while the
    ///   section's items are visible, or nil if the footer scrolls.
    func footerFrame(inSection section: Int, pinnedTo visible: CGRect?) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let section = sections[section]
        let length = section.end - section.footerStart
        guard length > 0 else { return nil }
        let start = visible.map {
            LayoutPin.start(
                ofElementAt: section.footerStart, length: length, keepingTo: .end, of: range(of: $0),
                within: (section.headerEnd, section.end))
        }
        return frame(along: start ?? section.footerStart, across: 0, .init(along: length, across: across))
    }

    /// Returns the motion of a header that stays in the visible part, or nil if the section has none.
    func headerPin(inSection section: Int) -> LayoutPin? {
        guard let frame = headerFrame(inSection: section, pinnedTo: nil) else { return nil }
        return pin(
            frame, start: 0, end: nil, from: sections[section].start, to: sections[section].footerStart)
    }

    /// Returns the motion of a footer that stays in the visible part, or nil if the section has none.
    func footerPin(inSection section: Int) -> LayoutPin? {
        guard let frame = footerFrame(inSection: section, pinnedTo: nil) else { return nil }
        return pin(frame, start: nil, end: 0, from: sections[section].headerEnd, to: sections[section].end)
    }

    private func pin(
        _ unpinnedFrame: CGRect, start: CGFloat?, end: CGFloat?, from lower: CGFloat, to upper: CGFloat
    ) -> LayoutPin {
        guard isMirrored, isHorizontal else {
            return LayoutPin(
                unpinnedFrame: unpinnedFrame, isHorizontal: isHorizontal, start: start, end: end,
                lower: round(lower), upper: round(upper))
        }
        let width = contentSize.width
        return LayoutPin(
            unpinnedFrame: unpinnedFrame, isHorizontal: true, start: end, end: start,
            lower: round(width - upper), upper: round(width - lower))
    }

    /// Returns the range of `rect` along the direction of scrolling.
    func range(of rect: CGRect) -> (lower: CGFloat, upper: CGFloat) {
        guard isHorizontal else { return (rect.minY, rect.maxY) }
        let width = contentSize.width
        return isMirrored ? (width - rect.maxX, width - rect.minX) : (rect.minX, rect.maxX)
    }

    private func frame(along: CGFloat, across: CGFloat, _ size: FlowMetrics.Size) -> CGRect {
        var (left, right, top, bottom) =
            isHorizontal
            ? (along, along + size.along, across, across + size.across)
            : (across, across + size.across, along, along + size.along)
        if isMirrored { (left, right) = (contentSize.width - right, contentSize.width - left) }
        // The edges are rounded, not the sizes, so that neighbours with a common edge still have one
        // afterwards.
        (left, right, top, bottom) = (round(left), round(right), round(top), round(bottom))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + FlowMetrics.tolerance).rounded(.down) / scale
    }
}

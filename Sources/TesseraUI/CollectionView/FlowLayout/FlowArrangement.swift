import Foundation
import TesseraBasics
import TesseraLayout

/// Where everything of a flow layout lies. Sections are found by binary search in their prefix sums.
struct FlowArrangement {
    struct Section {
        var lines: FlowLines
        /// Where the section and its parts start and end along the direction of scrolling.
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
    /// Whether each section's elements lie between its start and its end, as they do but for negative insets.
    private let isContained: Bool

    /// - Parameters:
    ///   - isMirrored: Whether lines begin at the right and, where scrolling is horizontal, the first section is at the right.
    ///   - across: The length of a line with the insets of its section, in points.
    ///   - scale: Pixels per point. Frames lie on boundaries of pixels.
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

    /// The sections that can have an element between two positions. O(log n).
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

    /// The frame of an item; nil where there is none.
    func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            let place = sections[indexPath.section].lines.place(of: indexPath.item)
        else { return nil }
        return frame(
            along: sections[indexPath.section].linesStart + place.along, across: place.across, place.size)
    }

    /// The frame of a section's header; nil where it has none.
    ///
    /// - Parameter visible: The visible part of the content, at whose start the header stays while its section's items
    ///   are there; nil where it does not.
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

    /// The frame of a section's footer; nil where it has none.
    ///
    /// - Parameter visible: The visible part of the content, at whose end the footer stays while its section's items
    ///   are there; nil where it does not.
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

    /// How a header that stays in the visible part moves; nil where the section has none.
    func headerPin(inSection section: Int) -> LayoutPin? {
        guard let frame = headerFrame(inSection: section, pinnedTo: nil) else { return nil }
        return pin(
            frame, start: 0, end: nil, from: sections[section].start, to: sections[section].footerStart)
    }

    /// How a footer that stays in the visible part moves; nil where the section has none.
    func footerPin(inSection section: Int) -> LayoutPin? {
        guard let frame = footerFrame(inSection: section, pinnedTo: nil) else { return nil }
        return pin(frame, start: nil, end: 0, from: sections[section].headerEnd, to: sections[section].end)
    }

    private func pin(
        _ restingFrame: CGRect, start: CGFloat?, end: CGFloat?, from lower: CGFloat, to upper: CGFloat
    ) -> LayoutPin {
        guard isMirrored, isHorizontal else {
            return LayoutPin(
                restingFrame: restingFrame, isHorizontal: isHorizontal, start: start, end: end,
                lower: round(lower), upper: round(upper))
        }
        let width = contentSize.width
        return LayoutPin(
            restingFrame: restingFrame, isHorizontal: true, start: end, end: start,
            lower: round(width - upper), upper: round(width - lower))
    }

    /// The part of the direction of scrolling that `rect` takes.
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
        // Edges are rounded, not sizes: neighbours that share an edge still share it.
        (left, right, top, bottom) = (round(left), round(right), round(top), round(bottom))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + FlowMetrics.tolerance).rounded(.down) / scale
    }
}

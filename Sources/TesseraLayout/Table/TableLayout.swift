/// The places of the headers, rows and footers of a table from top to bottom.
///
/// A section consists of its space, its header, its rows and its footer, one below the other. Lengths are in
/// points. The layout does not round them; its caller does.
///
/// Finding a place and changing a height take O(log n) in the number of sections and of runs of equal rows,
/// and memory is in proportion to these: a million rows of one height are one run.
package final class TableLayout {
    /// The place where the first section starts, in points.
    package var top: CGFloat
    /// The sections from top to bottom.
    package private(set) var sections: [TableSection]
    private var extents: ExtentTree

    /// Creates a layout of sections, the first of which starts at `top`.
    package init(_ sections: [TableSection] = [], top: CGFloat = 0) {
        self.sections = sections
        self.top = top
        extents = ExtentTree(sections.runs)
    }

    /// The place where the last section ends, in points.
    package var bottom: CGFloat { top + extents.extent.advance }

    /// True if the height of any part is decided by its view.
    package var hasSelfSizedParts: Bool {
        sections.contains {
            $0.hasSelfSizedRows || $0.header?.isSelfSized == true || $0.footer?.isSelfSized == true
        }
    }

    /// Returns the place of a section, or nil if there is none.
    package func span(ofSection section: Int) -> Range<CGFloat>? {
        extents.place(ofElement: section).map {
            range(from: top + $0.start, height: $0.run.extent.advance)
        }
    }

    /// Returns the place of a part, or nil if there is no such part.
    package func place(of part: TablePart) -> PlacedTablePart? {
        guard sections.indices.contains(part.section),
            let start = extents.place(ofElement: part.section)?.start
        else { return nil }
        let section = sections[part.section]
        func placed(_ offset: CGFloat, _ height: TableHeight?) -> PlacedTablePart? {
            height.map { .init(part: part, start: top + start + offset, height: $0) }
        }
        switch part {
        case .header: return placed(section.topSpace, section.header)
        case .footer: return placed(section.footerStart, section.footer)
        case .row(let row, _): return section.place(ofRow: row).flatMap { placed($0.start, $0.height) }
        }
    }

    /// Returns the parts that share more than an edge with a range of the vertical axis, from top to bottom.
    package func parts(in range: Range<CGFloat>) -> [PlacedTablePart] {
        var found: [PlacedTablePart] = []
        let span = Span(lower: range.lowerBound - top, upper: range.upperBound - top)
        func add(_ part: TablePart, at start: CGFloat, _ height: TableHeight) {
            let placed = PlacedTablePart(part: part, start: start, height: height)
            if placed.range.upperBound > range.lowerBound, placed.start < range.upperBound {
                found.append(placed)
            }
        }
        extents.forEachElement(overlapping: span) { place in
            let (number, start) = (place.element, top + place.start)
            let section = sections[number]
            if let header = section.header { add(.header(number), at: start + section.topSpace, header) }
            section.forEachRow(in: span.offset(by: -place.start)) { row, offset, height in
                add(.row(row, section: number), at: start + offset, height)
            }
            if let footer = section.footer { add(.footer(number), at: start + section.footerStart, footer) }
        }
        return found
    }

    /// Returns the sections that reach into a range of the vertical axis, ascending.
    package func sections(in range: Range<CGFloat>) -> [Int] {
        var found: [Int] = []
        let span = Span(lower: range.lowerBound - top, upper: range.upperBound - top)
        extents.forEachElement(overlapping: span) { found.append($0.element) }
        return found
    }

    /// Returns the row at a place of the vertical axis, or nil if there is none.
    package func row(at y: CGFloat) -> TablePart? {
        parts(in: y..<y.nextUp).first { if case .row = $0.part { true } else { false } }?.part
    }

    // MARK: Changes

    /// Changes the height of a part, which must exist. Returns true if the number of points changed.
    @discardableResult
    package func setHeight(_ height: TableHeight, of part: TablePart) -> Bool {
        guard let old = place(of: part)?.height, old != height else { return false }
        let section = sections[part.section]
        switch part {
        case .header: section.header = height
        case .footer: section.footer = height
        case .row(let row, _): section.setHeight(height, ofRow: row)
        }
        if height.points != old.points { sectionDidChange(part.section) }
        return height.points != old.points
    }

    /// Replaces rows of a section with other rows.
    package func replaceRows(_ rows: Range<Int>, inSection section: Int, with new: [TableRows]) {
        sections[section].replace(rows, with: new)
        sectionDidChange(section)
    }

    /// Replaces all sections. O(n) in the number of sections.
    package func setSections(_ new: [TableSection]) {
        sections = new
        extents = ExtentTree(new.runs)
    }

    private func sectionDidChange(_ section: Int) {
        extents.replace(section, with: sections[section].run)
    }

    private func range(from start: CGFloat, height: CGFloat) -> Range<CGFloat> {
        start..<max(start, start + height)
    }
}

extension TableSection {
    fileprivate var run: ExtentTree.Run { ExtentTree.Run(extent: .height(height)) }
}

extension [TableSection] {
    fileprivate var runs: [ExtentTree.Run] {
        var runs: [ExtentTree.Run] = []
        for section in self {
            if let last = runs.indices.last, runs[last].extent == section.run.extent {
                runs[last].count += 1
            } else {
                runs.append(section.run)
            }
        }
        return runs
    }
}

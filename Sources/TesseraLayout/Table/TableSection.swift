/// The heights of a section's header, rows and footer.
package final class TableSection {
    /// The points between the section before and the header, or the first row if there is no header.
    package let topSpace: CGFloat
    /// The height of the header, or nil if there is none.
    package var header: TableHeight?
    /// The height of the footer, or nil if there is none.
    package var footer: TableHeight?
    private var rows: ExtentTree

    /// Creates a section of rows.
    ///
    /// Memory is in proportion to the runs that `rows` contains: a million rows of one height cost what one row costs.
    package init(
        topSpace: CGFloat = 0, header: TableHeight? = nil, footer: TableHeight? = nil, rows: [TableRows]
    ) {
        self.topSpace = topSpace
        self.header = header
        self.footer = footer
        self.rows = ExtentTree(rows.merged)
    }

    /// The number of rows.
    package var rowCount: Int { rows.elementCount }
    /// True if a row's view decides how high the row is.
    var hasSelfSizedRows: Bool { rows.root.sum.itemCount > 0 }

    /// The start of the rows, in points from the start of the section.
    var rowsStart: CGFloat { topSpace + (header?.points ?? 0) }
    /// The start of the footer, in points from the start of the section.
    var footerStart: CGFloat { rowsStart + rows.extent.advance }
    /// The points that the section takes.
    package var height: CGFloat { footerStart + (footer?.points ?? 0) }

    /// Returns the start of a row, in points from the start of the section, and its height, or nil if there
    /// is no such row. O(log n) in the number of runs.
    func place(ofRow row: Int) -> (start: CGFloat, height: TableHeight)? {
        rows.place(ofElement: row).map { (rowsStart + $0.start, $0.run.rowHeight) }
    }

    /// Returns the heights of rows, which must exist. O(log n) for each run.
    package func heights(ofRows range: Range<Int>) -> [TableRows] {
        var found: [TableRows] = []
        var row = range.lowerBound
        while row < range.upperBound, let place = rows.place(ofElement: row) {
            let count = min(place.run.count - place.elementInRun, range.upperBound - row)
            found.append(TableRows(count, of: place.run.rowHeight))
            row += count
        }
        return found
    }

    /// Calls `body` with the rows that overlap a part of the section, in ascending order, with their starts
    /// and heights.
    func forEachRow(
        in span: Span, _ body: (_ row: Int, _ start: CGFloat, _ height: TableHeight) -> Void
    ) {
        let origin = rowsStart
        rows.forEachElement(overlapping: span.offset(by: -origin)) {
            body($0.element, origin + $0.start, $0.run.rowHeight)
        }
    }

    /// Changes the height of a row. O(log n) in the number of runs.
    func setHeight(_ height: TableHeight, ofRow row: Int) {
        rows.replace(row, with: ExtentTree.Run(TableRows(of: height)))
    }

    /// Replaces rows with other rows. O(log n) in the number of runs, and in proportion to those that are
    /// removed and inserted.
    func replace(_ range: Range<Int>, with new: [TableRows]) {
        rows.replace(range, with: new.merged)
    }
}

extension [TableRows] {
    /// The rows as runs, with equal neighbours merged.
    fileprivate var merged: [ExtentTree.Run] {
        var merged: [TableRows] = []
        for rows in self where rows.count > 0 {
            if let last = merged.indices.last, merged[last].height == rows.height {
                merged[last].count += rows.count
            } else {
                merged.append(rows)
            }
        }
        return merged.map { ExtentTree.Run($0) }
    }
}

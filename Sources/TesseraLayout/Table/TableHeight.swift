/// The height of a row, a header or a footer of a table.
package struct TableHeight: Hashable, Sendable {
    /// The points that it takes.
    package var points: CGFloat
    /// Whether its view says how high it is.
    package var isSelfSized: Bool
    /// Whether nobody has said yet how high it really is.
    package var isEstimate: Bool

    /// Creates a height.
    package init(_ points: CGFloat, isSelfSized: Bool = false, isEstimate: Bool = false) {
        self.points = points
        self.isSelfSized = isSelfSized
        self.isEstimate = isEstimate
    }
}

/// Rows of a table that follow one another and have equal heights.
package struct TableRows: Hashable, Sendable {
    /// The height of each row.
    package var height: TableHeight
    /// The number of rows.
    package var count: Int

    /// Creates rows.
    package init(_ count: Int = 1, of height: TableHeight) {
        self.count = count
        self.height = height
    }
}

extension ExtentTree.Run {
    /// A run of rows: those that size themselves count as one item each, and those of which only an estimate is known as
    /// uniform.
    init(_ rows: TableRows) {
        self.init(
            extent: .height(rows.height.points), count: rows.count,
            itemsPerElement: rows.height.isSelfSized ? 1 : 0, isUniform: rows.height.isEstimate)
    }

    var rowHeight: TableHeight {
        TableHeight(extent.advance, isSelfSized: itemsPerElement > 0, isEstimate: isUniform)
    }
}

extension Extent {
    /// The extent of something that fills what it takes.
    static func height(_ points: CGFloat) -> Extent {
        Extent(advance: points, reach: Span(lower: 0, upper: points))
    }
}

/// The height of a row, a header or a footer of a table.
package struct TableHeight: Hashable, Sendable {
    /// The points that it takes.
    package var points: CGFloat
    /// True if the part's view decides how high it is.
    package var isSelfSized: Bool
    /// True if the height is an estimate, as the part has not been measured yet.
    package var isEstimate: Bool

    /// Creates a height.
    package init(_ points: CGFloat, isSelfSized: Bool = false, isEstimate: Bool = false) {
        self.points = points
        self.isSelfSized = isSelfSized
        self.isEstimate = isEstimate
    }
}

/// Neighbouring rows of a table that have equal heights.
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
    /// Creates a run of rows. The run stores the properties of the height in its other values: self-sized
    /// rows count as one item each, and estimated rows as uniform.
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
    /// Returns the extent of an element that fills the length that it takes.
    static func height(_ points: CGFloat) -> Extent {
        Extent(advance: points, reach: Span(lower: 0, upper: points))
    }
}

import Foundation

/// The frames of cells of one width and different heights in columns. Each cell goes to the column that is the
/// shortest so far, or to the leftmost of several.
///
/// The place of a cell depends only on the cells before it, so later ones never move it. Distances are in points.
struct WaterfallLayout: Equatable {
    /// The cells' frames, in the order of their heights.
    private(set) var frames: [CGRect] = []
    /// The height of the longest column.
    private(set) var height: CGFloat = 0

    /// Places cells.
    ///
    /// Complexity: linear in the number of cells, for a given number of columns.
    ///
    /// - Parameters:
    ///   - width: The width of all columns together.
    ///   - columnCount: The number of columns, at least one.
    ///   - cellHeights: The height of each cell.
    init(width: CGFloat, columnCount: Int, cellHeights: some Sequence<CGFloat>) {
        precondition(columnCount > 0, "a waterfall has at least one column, not \(columnCount)")
        let columnWidth = width / CGFloat(columnCount)
        var columnHeights = [CGFloat](repeating: 0, count: columnCount)
        for cellHeight in cellHeights {
            var shortest = 0
            for column in 1..<columnCount where columnHeights[column] < columnHeights[shortest] {
                shortest = column
            }
            frames.append(
                CGRect(
                    x: CGFloat(shortest) * columnWidth, y: columnHeights[shortest],
                    width: columnWidth, height: cellHeight))
            columnHeights[shortest] += cellHeight
            height = max(height, columnHeights[shortest])
        }
    }
}

extension WaterfallLayout {
    /// Places photos. Each is as wide as its column, and as high as its picture and its text together.
    init(photos: [Photo], width: CGFloat, text: PhotoText) {
        let columnWidth = width / CGFloat(text.columnCount)
        self.init(
            width: width, columnCount: text.columnCount,
            cellHeights: photos.lazy.map { columnWidth * $0.image.aspectRatio + text.height })
    }
}

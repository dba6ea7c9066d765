import UIKit

/// A layout of rows and columns of equal sizes. The first row and the first column stay in their place while the
/// others scroll.
///
/// A section is a row, and an item is a cell of it. All rows have equally many cells. The layout computes only what
/// it is asked for, so that the cost of a rectangle depends on the cells in it, however large the table is.
final class SheetLayout: UICollectionViewLayout {
    /// The sizes of cells, in points.
    struct Metrics: Equatable {
        /// The size of all cells except those of the first row and column.
        var cell = CGSize(width: 88, height: 44)
        /// The width of the first column and the height of the first row.
        var first = CGSize(width: 56, height: 44)
        /// The space to the right of each cell that is not fixed, and below it. The background is visible there as a
        /// line.
        var line: CGFloat = 1
    }

    /// A function that returns the sizes of cells. It is called whenever the whole layout is computed again.
    var metrics: (UITraitCollection) -> Metrics = { _ in Metrics() }

    private var current = Metrics()
    private(set) var rowCount = 0
    private(set) var columnCount = 0

    override class var invalidationContextClass: AnyClass { SheetInvalidationContext.self }

    /// The layout computes frames from left to right, and the collection view mirrors them in right-to-left
    /// languages.
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    private var needsCounts = true

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? SheetInvalidationContext)?.isOfFixedCells != true { needsCounts = true }
        super.invalidateLayout(with: context)
    }

    /// The layout changes with the visible part, since the fixed cells move with it.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// Returns a context for scrolling, which invalidates the visible cells of the first row and column and no
    /// others.
    override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let fixed = context as? SheetInvalidationContext, newBounds.size == collectionView?.bounds.size
        else { return context }
        fixed.isOfFixedCells = true
        fixed.invalidateItems(at: fixedCells(in: newBounds))
        return fixed
    }

    /// Returns the cells of the first row and column that lie in the visible part.
    private func fixedCells(in rect: CGRect) -> [IndexPath] {
        [IndexPath(item: 0, section: 0)] + columns(in: rect).map { IndexPath(item: $0, section: 0) }
            + rows(in: rect).filter { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    override func prepare() {
        super.prepare()
        guard needsCounts, let collectionView else { return }
        needsCounts = false
        rowCount = collectionView.numberOfSections
        columnCount = rowCount > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        current = metrics(collectionView.traitCollection)
    }

    // MARK: Frames

    override var collectionViewContentSize: CGSize {
        guard rowCount > 0, columnCount > 0 else { return .zero }
        return CGSize(
            width: current.first.width + CGFloat(columnCount - 1) * current.cell.width,
            height: current.first.height + CGFloat(rowCount - 1) * current.cell.height)
    }

    /// The upper left corner of the visible part, where the fixed cells lie. If the user pulls the content beyond its
    /// start, the fixed cells move along.
    private var corner: CGPoint {
        guard let collectionView else { return .zero }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return CGPoint(x: max(visible.minX, 0), y: max(visible.minY, 0))
    }

    /// Returns the frame of a cell and its line at a content offset of zero.
    private func slot(row: Int, column: Int) -> CGRect {
        let (cell, first) = (current.cell, current.first)
        return CGRect(
            x: column == 0 ? 0 : first.width + CGFloat(column - 1) * cell.width,
            y: row == 0 ? 0 : first.height + CGFloat(row - 1) * cell.height,
            width: column == 0 ? first.width : cell.width, height: row == 0 ? first.height : cell.height)
    }

    /// Returns the columns after the first that a rectangle of the content intersects.
    private func columns(in rect: CGRect) -> Range<Int> {
        Self.indices(rect.minX, rect.maxX, first: current.first.width, each: current.cell.width, columnCount)
    }

    private func rows(in rect: CGRect) -> Range<Int> {
        Self.indices(rect.minY, rect.maxY, first: current.first.height, each: current.cell.height, rowCount)
    }

    /// Returns the indices of the parts between two points. Parts of equal length begin after the first one, with
    /// number 1.
    private static func indices(
        _ lower: CGFloat, _ upper: CGFloat, first: CGFloat, each: CGFloat, _ count: Int
    ) -> Range<Int> {
        guard count > 1, upper > first, lower < upper else { return 1..<1 }
        let end = min(count, Int(((upper - first) / each).rounded(.up)) + 1)
        let start = max(1, Int(((lower - first) / each).rounded(.down)) + 1)
        return start < end ? start..<end : 1..<1
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rowCount > 0, columnCount > 0 else { return [] }
        let (rows, columns) = (rows(in: rect), columns(in: rect))
        var found: [UICollectionViewLayoutAttributes] = []
        found.reserveCapacity((rows.count + 1) * (columns.count + 1))
        for row in rows {
            for column in columns { found.append(attributes(row: row, column: column)) }
        }
        let fixed =
            columns.map { attributes(row: 0, column: $0) } + rows.map { attributes(row: $0, column: 0) }
            + [attributes(row: 0, column: 0)]
        return found + fixed.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard (0..<rowCount).contains(indexPath.section), (0..<columnCount).contains(indexPath.item) else {
            return nil
        }
        return attributes(row: indexPath.section, column: indexPath.item)
    }

    private func attributes(row: Int, column: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: column, section: row))
        var frame = slot(row: row, column: column)
        // Cells that scroll below the fixed ones must not be visible in gaps between these, so fixed cells draw their
        // lines themselves.
        if row > 0, column > 0 {
            frame.size.width -= current.line
            frame.size.height -= current.line
        }
        if row == 0 { frame.origin.y += corner.y }
        if column == 0 { frame.origin.x += corner.x }
        attributes.frame = frame
        attributes.zIndex = (row == 0 ? 1 : 0) + (column == 0 ? 1 : 0)
        return attributes
    }

    // MARK: Scrolling to a cell

    /// Returns the offset nearest to the present one at which a cell is fully visible beside the fixed row and
    /// column.
    func offset(showing place: Sheet.Place) -> CGPoint {
        guard let collectionView else { return .zero }
        let slot = slot(row: place.row, column: place.column)
        let (offset, inset) = (collectionView.contentOffset, collectionView.adjustedContentInset)
        let visible = collectionView.bounds.inset(by: inset)
        func along(_ from: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ first: CGFloat)
            -> CGFloat
        {
            // If the cell is larger than the visible part, its beginning is visible.
            min(max(from, high - length), low - first)
        }
        let x = along(visible.minX, slot.minX, slot.maxX, visible.width, current.first.width)
        let y = along(visible.minY, slot.minY, slot.maxY, visible.height, current.first.height)
        return CGPoint(x: offset.x + x - visible.minX, y: offset.y + y - visible.minY)
    }
}

/// A context that may invalidate the places of the fixed cells alone.
final class SheetInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var isOfFixedCells = false
}

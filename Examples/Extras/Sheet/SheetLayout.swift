import UIKit

/// Rows and columns of equal sizes, of which the first row and the first column stay where they are while the others scroll.
///
/// A section is a row, and an item a cell of it; all rows have as many cells. Nothing is computed before it is asked for: a
/// rectangle costs what lies in it, however large the table is.
final class SheetLayout: UICollectionViewLayout {
    /// The sizes of cells, in points.
    struct Metrics: Equatable {
        /// The size of all cells but those of the first row and column.
        var cell = CGSize(width: 88, height: 44)
        /// The width of the first column and the height of the first row.
        var first = CGSize(width: 56, height: 44)
        /// The room to the right of and below each cell that is not fixed, through which the background is seen as a line.
        var line: CGFloat = 1
    }

    /// The sizes of cells. What they are is asked for whenever the layout is made anew.
    var metrics: (UITraitCollection) -> Metrics = { _ in Metrics() }

    private var current = Metrics()
    private(set) var rowCount = 0
    private(set) var columnCount = 0

    override class var invalidationContextClass: AnyClass { SheetInvalidationContext.self }

    /// The table is read from left to right wherever it is shown; where it is not, this turns it around.
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    private var needsCounts = true

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? SheetInvalidationContext)?.isOfFixedCells != true { needsCounts = true }
        super.invalidateLayout(with: context)
    }

    /// The fixed cells move with the visible part.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// Scrolling concerns the cells of the first row and of the first column that are visible, and no others.
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

    /// Returns the cells of the first row and column that a visible part shows.
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

    // MARK: Places

    override var collectionViewContentSize: CGSize {
        guard rowCount > 0, columnCount > 0 else { return .zero }
        return CGSize(
            width: current.first.width + CGFloat(columnCount - 1) * current.cell.width,
            height: current.first.height + CGFloat(rowCount - 1) * current.cell.height)
    }

    /// The upper left corner of the visible part, where the fixed cells are. Content that is pulled beyond its start takes them
    /// along.
    private var corner: CGPoint {
        guard let collectionView else { return .zero }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return CGPoint(x: max(visible.minX, 0), y: max(visible.minY, 0))
    }

    /// Returns where a cell lies in the table, with its line, were nothing scrolled.
    private func slot(row: Int, column: Int) -> CGRect {
        let (cell, first) = (current.cell, current.first)
        return CGRect(
            x: column == 0 ? 0 : first.width + CGFloat(column - 1) * cell.width,
            y: row == 0 ? 0 : first.height + CGFloat(row - 1) * cell.height,
            width: column == 0 ? first.width : cell.width, height: row == 0 ? first.height : cell.height)
    }

    /// Returns the columns behind the first that a rectangle of the content meets.
    private func columns(in rect: CGRect) -> Range<Int> {
        Self.indices(rect.minX, rect.maxX, first: current.first.width, each: current.cell.width, columnCount)
    }

    private func rows(in rect: CGRect) -> Range<Int> {
        Self.indices(rect.minY, rect.maxY, first: current.first.height, each: current.cell.height, rowCount)
    }

    /// Returns which of the equal parts, that begin with number 1 behind the first, lie between two points.
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
        // What scrolls below fixed cells must not be seen in the gaps between them: they draw their lines themselves.
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

    /// Returns the offset nearest to the present one at which a cell is seen whole, beside the fixed row and column.
    func offset(showing place: Sheet.Place) -> CGPoint {
        guard let collectionView else { return .zero }
        let slot = slot(row: place.row, column: place.column)
        let (offset, inset) = (collectionView.contentOffset, collectionView.adjustedContentInset)
        let visible = collectionView.bounds.inset(by: inset)
        func along(_ from: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ first: CGFloat)
            -> CGFloat
        {
            // Where both ends do not fit, the beginning is seen.
            min(max(from, high - length), low - first)
        }
        let x = along(visible.minX, slot.minX, slot.maxX, visible.width, current.first.width)
        let y = along(visible.minY, slot.minY, slot.maxY, visible.height, current.first.height)
        return CGPoint(x: offset.x + x - visible.minX, y: offset.y + y - visible.minY)
    }
}

/// Says that nothing of a table is made anew but the places of its fixed cells.
final class SheetInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var isOfFixedCells = false
}

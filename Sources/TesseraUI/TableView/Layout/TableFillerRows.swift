import Foundation

/// The empty rows below the last row of a plain table view, of which only the separators are visible.
@MainActor
final class TableFillerRows: UIView {
    /// What determines the lines.
    private struct Look: Equatable {
        var size: CGSize
        var rowHeight: CGFloat
        /// The look of the lines, or nil if the table view has no separators.
        var separator: RowSeparator.Look?
        var isMirrored: Bool
        var scale: CGFloat
    }

    private var look: Look?
    /// The lines from top to bottom, one at the bottom of each row.
    private(set) var lines: [RowSeparator] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the rows their place.
    ///
    /// - Parameters:
    ///   - frame: The place of all rows, in the table view's coordinates.
    ///   - rowHeight: The height of each row, which is greater than 0.
    ///   - separator: The look of the lines, or nil for none.
    ///   - tableView: The table view.
    func place(_ frame: CGRect, rowHeight: CGFloat, separator: RowSeparator.Look?, of tableView: UITableView)
    {
        if self.frame != frame { self.frame = frame }
        let look = Look(
            size: frame.size, rowHeight: rowHeight, separator: separator,
            isMirrored: tableView.isRightToLeft, scale: tableView.traitCollection.displayScale)
        guard look != self.look else { return }
        self.look = look
        // Lines appear in their places without an animation.
        UIView.performWithoutAnimation { drawLines(look) }
    }

    private func drawLines(_ look: Look) {
        let count = look.separator == nil ? 0 : Int((look.size.height / look.rowHeight).rounded(.down))
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = RowSeparator()
            addSubview(line)
            lines.append(line)
        }
        guard let separator = look.separator else { return }
        for (row, line) in lines.enumerated() {
            let place = CGRect(
                x: 0, y: CGFloat(row) * look.rowHeight, width: look.size.width, height: look.rowHeight)
            line.apply(
                separator, at: .bottom, of: place, isMirrored: look.isMirrored, scale: look.scale)
        }
    }
}

extension UITableView {
    /// The height of all empty rows that no display exceeds, in points. An app may make a table view as high as any content.
    private static let greatestFilledHeight: CGFloat = 16_384

    /// Displays, moves or removes the empty rows after the layout of the others.
    func layOutFillerRows() {
        guard fillerRowHeight != 0 || fillerRows != nil else { return }
        guard let (frame, rowHeight) = placeOfFillerRows() else {
            fillerRows?.removeFromSuperview()
            fillerRows = nil
            return
        }
        let rows = fillerRows ?? TableFillerRows()
        if fillerRows == nil {
            fillerRows = rows
            if let backgroundHolder {
                insertSubview(rows, aboveSubview: backgroundHolder)
            } else {
                insertSubview(rows, at: 0)
            }
        }
        rows.place(frame, rowHeight: rowHeight, separator: separatorOfFillerRows, of: self)
    }

    /// Returns the place of all empty rows and the height of each, or nil if there are none.
    ///
    /// A footer of the table view ends the content, so that no rows follow it.
    private func placeOfFillerRows() -> (frame: CGRect, rowHeight: CGFloat)? {
        guard style == .plain, fillerRowHeight != 0, tableFooterView == nil else { return nil }
        let height = wholePixels(fillerRowHeight > 0 ? fillerRowHeight : heightOfLastRow)
        let inset = adjustedContentInset
        let (start, end) = (wholePixels(tableLayout.parts.bottom), bounds.height - inset.top)
        guard height > 0, start < end - inset.bottom else { return nil }
        // Pulling the content up brings more rows into view.
        let length = min(end + bounds.height / 2 - start, Self.greatestFilledHeight)
        return (CGRect(x: 0, y: start, width: bounds.width, height: length), height)
    }

    /// The height of the last row, or the height that a row would have if there is none.
    private var heightOfLastRow: CGFloat {
        let sections = tableLayout.parts.sections
        if let section = sections.lastIndex(where: { $0.rowCount > 0 }),
            let row = tableLayout.parts.place(of: .row(sections[section].rowCount - 1, section: section))
        {
            return row.height.points
        }
        return rowHeight >= 0 ? rowHeight : TableViewLayout.standardRowHeight
    }

    private var separatorOfFillerRows: RowSeparator.Look? {
        guard separatorStyle == .singleLine else { return nil }
        let start = startOfCellContent
        var (leading, trailing) = (start, 0 as CGFloat)
        if let own = ownSeparatorInset {
            (leading, trailing) = (own.left, own.right)
            if separatorInsetReference == .fromAutomaticInsets { leading += start }
        }
        return RowSeparator.Look(
            color: separatorColor ?? .separator, effect: separatorEffect, leading: leading,
            trailing: trailing)
    }
}

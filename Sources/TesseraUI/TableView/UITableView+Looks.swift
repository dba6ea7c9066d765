import Foundation
import TesseraDisplay

/// Margins, backgrounds, and the header and footer of the whole table view.
extension UITableView {
    func prepareLooks() {
        alwaysBounceVertical = true
        let environment: UIListEnvironment =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        traitOverrides.listEnvironment = environment
        directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// The width of cells, in points.
    var cellWidth: CGFloat {
        style == .insetGrouped
            ? max(0, bounds.width - layoutMargins.left - layoutMargins.right) : bounds.width
    }

    // MARK: Margins of cells

    /// The margins of cells, headers and footers for which the app sets none.
    private var cellMargins: NSDirectionalEdgeInsets {
        let safe = safeAreaInsets.directional(isMirrored: isRightToLeft)
        var margins = directionalLayoutMargins
        margins.leading = max(0, margins.leading - safe.leading)
        margins.trailing = max(0, margins.trailing - safe.trailing)
        if style == .insetGrouped { (margins.leading, margins.trailing) = (16, 16) }
        // Text does not run below the section index.
        if let sectionIndex { margins.trailing += sectionIndex.width }
        if cellLayoutMarginsFollowReadableWidth {
            let room = cellWidth - margins.leading - margins.trailing - safe.leading - safe.trailing
            let remainder = max(0, (room - UIView.readableWidth) / 2)
            margins.leading += remainder
            margins.trailing += remainder
        }
        return margins
    }

    /// The distance from the leading edge to the content of a cell for which the app sets no margins, in points.
    var startOfCellContent: CGFloat {
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        return cellMargins.leading + safe.directional(isMirrored: isRightToLeft).leading
    }

    /// Gives a cell, header or footer the margins of the table view, unless the app has set others.
    func giveMargins(to view: UIView & TableMarginsView) {
        let own = view.storedLayoutMargins.own
        guard own == nil || own == view.marginsOfTable else { return }
        var margins = cellMargins
        (margins.top, margins.bottom) = (8, 8)
        view.marginsOfTable = margins
        view.insetsLayoutMarginsFromSafeArea = insetsContentViewsToSafeArea
        guard margins != own else { return }
        view.storedLayoutMargins.own = margins
        view.updateLayoutMargins()
        view.setNeedsLayout()
    }

    func marginsOfCellsDidChange() {
        for case let view as UIView & TableMarginsView in stage.elements.values { giveMargins(to: view) }
        setNeedsLayout()
    }

    func cellLooksDidChange() {
        for view in stage.elements.values { view.setNeedsLayout() }
        if fillerRows != nil { setNeedsLayout() }
    }

    func traitsChanged(since previous: UITraitCollection?) {
        // Text may have another size, and so may rows and headers.
        stage.layoutWasInvalidated(measures: true, forgetsAnnouncements: false)
        cellLooksDidChange()
        sectionIndexLooksDidChange()
    }

    func boundsChange(to newBounds: CGRect) {
        stage.content.isScrolling = newBounds.size == bounds.size
        defer { stage.content.isScrolling = false }
        if newBounds.width != bounds.width {
            stage.layoutWasInvalidated(measures: true, forgetsAnnouncements: false)
            marginsOfCellsDidChange()
        }
    }

    // MARK: Other views

    func exchangeBackground(_ old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        backgroundHolder?.removeFromSuperview()
        backgroundHolder = nil
        guard let backgroundView else { return }
        backgroundHolder = addBackground(backgroundView)
    }

    func exchangeTableView(_ old: UIView?, for new: UIView?) {
        if old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { addSubview(new) }
        }
        // An app sets the same view again when its height has changed.
        tableLayout.preparation = max(tableLayout.preparation, .width)
        stage.layoutWasInvalidated(measures: false, forgetsAnnouncements: false)
    }

    /// Lays out the subviews that are not elements of the stage.
    func layOutOtherViews() {
        func place(_ view: UIView?, at y: CGFloat) {
            guard let view else { return }
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
            if view.frame != frame { view.frame = frame }
        }
        place(tableHeaderView, at: 0)
        place(tableFooterView, at: tableLayout.parts.bottom)
        layOutFillerRows()
        backgroundHolder?.place(in: bounds, of: self)
        sectionIndex?.layOut(in: self)
    }
}

/// A cell, header or footer whose margins a table view sets.
@MainActor
protocol TableMarginsView: AnyObject {
    /// The margins that the table view has set, or nil before it has.
    var marginsOfTable: NSDirectionalEdgeInsets? { get set }
}

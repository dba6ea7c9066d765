import Foundation
import TesseraBasics

/// The data that the table view gets from its data source and delegate.
extension UITableView {
    func rowCount(inSection section: Int) -> Int {
        let counts = stage.itemCounts
        demand(
            counts.indices.contains(section),
            "numberOfRows(inSection: \(section)): there are \(counts.count) sections.")
        return counts[section]
    }

    func reload() {
        swipeActions.end()
        stage.reload()
        needsSectionIndex = true
    }

    func dataSourceDidChange() {
        movesRows = nil
        reload()
    }

    func delegateDidChange() {
        answersSwipes = nil
        heightAnswers = nil
        probedViews = ProbedSectionViews()
        heightsDidChange()
    }

    /// Discards all heights, so that they are asked for again.
    func heightsDidChange() {
        tableLayout.preparation = .everything
        stage.layoutWasInvalidated(measures: true, forgetsAnnouncements: false)
    }

    // MARK: Methods that the delegate implements

    /// Returns the methods for the heights of rows that the delegate implements. Without rows the delegate is
    /// not asked, since it may rely on there being one.
    func findHeightAnswers() -> HeightAnswers {
        if let heightAnswers { return heightAnswers }
        guard let section = stage.itemCounts.firstIndex(where: { $0 > 0 }) else { return HeightAnswers() }
        let row = IndexPath(row: 0, section: section)
        var answers = HeightAnswers()
        if let delegate = tableDelegate {
            let height = OptionalMethod.rowHeight.answer(of: delegate) {
                delegate.tableView(self, heightForRowAt: row)
            }
            let estimate = OptionalMethod.estimatedRowHeight.answer(of: delegate) {
                delegate.tableView(self, estimatedHeightForRowAt: row)
            }
            answers = HeightAnswers(heights: height != nil, estimates: estimate != nil)
        }
        heightAnswers = answers
        return answers
    }

    /// Returns the height that the app sets for a row, in points, or nil if the cell determines it.
    func statedHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
        if case .placeholder(let placeholder) = stage.phantom(.item(indexPath)),
            let height = placeholder.rowHeight
        {
            return height < 0 ? nil : wholePixels(height)
        }
        let path = stage.movement == nil ? stage.sizedPath(of: indexPath) : stage.dataPath(of: indexPath)
        let stated = path.flatMap { tableDelegate?.tableView(self, heightForRowAt: $0) } ?? rowHeight
        demand(
            stated.isFinite,
            "tableView(_:heightForRowAt: \(indexPath)) returned \(stated); heights must be finite.")
        return stated < 0 ? nil : wholePixels(stated)
    }

    /// Returns the title of a section's header or footer, or nil if there is none.
    func title(_ isHeader: Bool, _ section: Int) -> String? {
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title?.isEmpty == true ? nil : title
    }

    /// Returns true if the delegate creates views for the headers, or the footers, of sections. It finds out
    /// by calling the method once, for the first section that is needed.
    func answersSectionView(isHeader: Bool, _ section: Int) -> Bool {
        guard let delegate = tableDelegate else { return false }
        let known = isHeader ? probedViews.header : probedViews.footer
        if let known, known.delegate === delegate { return known.isAnswered }
        let answer =
            isHeader
            ? OptionalMethod.headerView.answer(of: delegate) {
                delegate.tableView(self, viewForHeaderInSection: section)
            }
            : OptionalMethod.footerView.answer(of: delegate) {
                delegate.tableView(self, viewForFooterInSection: section)
            }
        let probe = ProbedSectionView(
            delegate: delegate, isAnswered: answer != nil, section: section, view: answer.flatMap(\.self))
        if isHeader { probedViews.header = probe } else { probedViews.footer = probe }
        return probe.isAnswered
    }

    // MARK: Headers and footers

    /// Drops the views that were created only to find out whether the delegate creates any, and were not used
    /// in the same layout pass. The delegate may create others later.
    func dropProbedViews() {
        probedViews.header?.view = nil
        probedViews.footer?.view = nil
    }

    func makeSectionView(isHeader: Bool, _ section: Int) -> any StagedView {
        guard let view = delegateView(isHeader: isHeader, section) else {
            return titleView(isHeader: isHeader, section)
        }
        demand(
            (view as? any StagedView)?.element == nil,
            "tableView(_:viewFor\(isHeader ? "Header" : "Footer")InSection: \(section)) returned the view of another "
                + "section: make one for each.")
        guard let own = view as? UITableViewHeaderFooterView else { return TableSectionView(view) }
        giveMargins(to: own)
        if own.staging.reuseKey == nil, let identifier = own.reuseIdentifier {
            own.staging.reuseKey = .init(kind: Self.sectionViews, identifier: identifier)
        }
        own.titles.adopt(style, isHeader: isHeader)
        return own
    }

    /// Returns the view that the delegate creates. A view that was created by an earlier call is used first.
    private func delegateView(isHeader: Bool, _ section: Int) -> UIView? {
        if isHeader, let probe = probedViews.header, probe.section == section, let view = probe.view {
            probedViews.header?.view = nil
            return view
        }
        if !isHeader, let probe = probedViews.footer, probe.section == section, let view = probe.view {
            probedViews.footer?.view = nil
            return view
        }
        return isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
    }

    /// Returns a view with the title of a section, or an empty one.
    private func titleView(isHeader: Bool, _ section: Int) -> any StagedView {
        let identifier = isHeader ? "UITableView.header" : "UITableView.footer"
        stage.registry.register(
            UITableViewHeaderFooterView.self, kind: Self.sectionViews, identifier: identifier)
        guard let view = dequeuedSectionView(identifier) else { return TableSectionView(UIView()) }
        // A delegate that returns nil for this section leaves the space that separates groups.
        view.titles.adopt(style, isHeader: isHeader, leavesGap: true)
        view.titles.set(title(isHeader, section))
        return view
    }

    /// The kind under which headers and footers are kept for reuse.
    static var sectionViews: ReuseRegistry.Kind { .supplementary("header or footer") }
}

/// The result of the call that found out whether the delegate creates views for headers or footers.
struct ProbedSectionView {
    weak var delegate: (any UITableViewDelegate)?
    var isAnswered: Bool
    var section: Int
    var view: UIView?
}

/// The results of the calls for headers and footers, or nil before such a call.
struct ProbedSectionViews {
    var header: ProbedSectionView?
    var footer: ProbedSectionView?
}

/// The methods for the heights of rows that a delegate implements.
struct HeightAnswers {
    /// True if the delegate implements `tableView(_:heightForRowAt:)`.
    var heights = false
    /// True if the delegate implements `tableView(_:estimatedHeightForRowAt:)`.
    var estimates = false
}

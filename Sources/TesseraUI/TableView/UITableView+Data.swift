import Foundation
import TesseraBasics

/// What the table view knows of its data source and delegate.
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

    /// Asks for all heights again.
    func heightsDidChange() {
        tableLayout.preparation = .everything
        stage.layoutWasInvalidated(measures: true, forgetsAnnouncements: false)
    }

    // MARK: What is answered

    /// Finds out what the delegate says of the heights of rows, unless that is known. Without rows it is not asked, since it may
    /// count on there being one.
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

    /// Returns the height that the delegate says of a row, or nil if the cell says it.
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

    /// Returns the title of a section's header or footer.
    func title(_ isHeader: Bool, _ section: Int) -> String? {
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title?.isEmpty == true ? nil : title
    }

    /// Returns true if the delegate makes views of sections' headers, or footers: asked once, for the section that is needed first.
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

    /// Lets go of the views of headers and footers that were only asked for to find out whether there are any, and were not
    /// needed in the same layout pass: the delegate may make others by the time they are.
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

    /// Returns the view that the delegate makes; one that was asked for before is used first.
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
        view.titles.adopt(style, isHeader: isHeader)
        view.titles.set(title(isHeader, section))
        return view
    }

    /// The kind under which headers and footers wait to be used again.
    static var sectionViews: ReuseRegistry.Kind { .supplementary("header or footer") }
}

/// The view of a section that was asked for to find out whether the delegate makes such views.
struct ProbedSectionView {
    weak var delegate: (any UITableViewDelegate)?
    var isAnswered: Bool
    var section: Int
    var view: UIView?
}

/// What is known of the delegate's views of headers and footers.
struct ProbedSectionViews {
    var header: ProbedSectionView?
    var footer: ProbedSectionView?
}

/// What a delegate says of the heights of rows.
struct HeightAnswers {
    /// Whether it says how high rows are.
    var heights = false
    /// Whether it estimates how high rows are.
    var estimates = false
}

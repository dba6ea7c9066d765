import Foundation
import TesseraBasics
import TesseraLayout

/// Loading the heights of sections and rows.
extension TableViewLayout {
    private var delegate: (any UITableViewDelegate)? { tableView.tableDelegate }

    /// The height of a row for which the app sets none, in points.
    static let standardRowHeight: CGFloat = 44

    // MARK: Sections

    /// Asks for all heights.
    func loadSections() {
        let counts = tableView.stage.itemCounts
        sectionViews = Array(repeating: TableSectionViews(), count: counts.count)
        let heights = RowHeights(of: tableView)
        parts.setSections(
            counts.enumerated().map { section, count in
                self.section(section, rows: heights.rows(0..<count, inSection: section))
            })
    }

    /// Asks for the heights of the sections that an update has left without rows.
    func loadMissingSections() {
        let counts = tableView.stage.itemCounts
        let missing = counts.indices.filter { parts.sections[$0].rowCount != counts[$0] }
        guard !missing.isEmpty else { return }
        var sections = parts.sections
        let heights = RowHeights(of: tableView)
        for section in missing {
            sections[section] = self.section(
                section, rows: heights.rows(0..<counts[section], inSection: section))
        }
        parts.setSections(sections)
    }

    /// Asks for the headers and footers of all sections, because the first and the last section may have
    /// changed.
    func loadSectionHeights() {
        parts.setSections(
            parts.sections.enumerated().map { number, old in
                let new = section(number, rows: old.heights(ofRows: 0..<old.rowCount))
                keepMeasuredHeights(of: old, in: new)
                return new
            })
    }

    private func section(_ section: Int, rows: [TableRows]) -> TableSection {
        let (header, footer) = (sectionHeight(section, .header), sectionHeight(section, .footer))
        return TableSection(
            topSpace: sectionViews[section].header ? topPadding : 0, header: header, footer: footer,
            rows: rows)
    }

    private func keepMeasuredHeights(of old: TableSection, in new: TableSection) {
        func kept(_ old: TableHeight?, _ new: TableHeight?) -> TableHeight? {
            guard let old, old.isSelfSized, new?.isSelfSized == true else { return new }
            return old
        }
        new.header = kept(old.header, new.header)
        new.footer = kept(old.footer, new.footer)
    }

    private var topPadding: CGFloat {
        let own = tableView.sectionHeaderTopPadding
        guard own == UITableView.automaticDimension else { return max(0, own) }
        return tableView.style == .plain ? 22 : 0
    }

    /// Turns measured heights into estimates, because views have other heights in another width.
    func forgetMeasuredHeights() {
        func forget(_ height: TableHeight?) -> TableHeight? {
            height.map { TableHeight($0.points, isSelfSized: $0.isSelfSized, isEstimate: $0.isSelfSized) }
        }
        parts.setSections(
            parts.sections.map { old in
                TableSection(
                    topSpace: old.topSpace, header: forget(old.header), footer: forget(old.footer),
                    rows: old.heights(ofRows: 0..<old.rowCount).map { rows in
                        TableRows(rows.count, of: forget(rows.height) ?? rows.height)
                    })
            })
    }

    // MARK: Headers and footers

    private enum Edge {
        case header, footer
    }

    /// Returns the height of a section's header or footer, or nil if there is none. Stores in
    /// ``sectionViews`` if it has a view.
    private func sectionHeight(_ section: Int, _ edge: Edge) -> TableHeight? {
        let height = statedHeight(section, edge)
        let hasTitle = tableView.title(edge == .header, section) != nil
        let hasView = hasTitle || tableView.answersSectionView(isHeader: edge == .header, section)
        func note(_ isView: Bool) {
            if edge == .header {
                sectionViews[section].header = isView
            } else {
                sectionViews[section].footer = isView
            }
        }
        guard height == UITableView.automaticDimension else {
            note(hasView && height > 0)
            return height > 0 ? TableHeight(tableView.wholePixels(height)) : nil
        }
        note(hasView)
        if hasView {
            return TableHeight(
                tableView.wholePixels(estimate(section, edge)), isSelfSized: true, isEstimate: true)
        }
        let gap = Self.gap(tableView.style, isHeader: edge == .header, section)
        return gap > 0 ? TableHeight(tableView.wholePixels(gap)) : nil
    }

    /// Returns the height of a section's header or footer without a title, in points. Groups are separated by space.
    static func gap(_ style: UITableView.Style, isHeader: Bool, _ section: Int) -> CGFloat {
        style == .plain ? 0 : isHeader && section == 0 ? 35 : 17.5
    }

    private func statedHeight(_ section: Int, _ edge: Edge) -> CGFloat {
        let stated =
            edge == .header
            ? delegate?.tableView(tableView, heightForHeaderInSection: section)
                ?? tableView.sectionHeaderHeight
            : delegate?.tableView(tableView, heightForFooterInSection: section)
                ?? tableView.sectionFooterHeight
        demand(
            stated.isFinite,
            "tableView(_:heightFor\(edge == .header ? "Header" : "Footer")InSection: \(section)) returned \(stated); "
                + "heights must be finite.")
        return stated < 0 ? UITableView.automaticDimension : stated
    }

    private func estimate(_ section: Int, _ edge: Edge) -> CGFloat {
        let stated =
            edge == .header
            ? delegate?.tableView(tableView, estimatedHeightForHeaderInSection: section)
                ?? tableView.estimatedSectionHeaderHeight
            : delegate?.tableView(tableView, estimatedHeightForFooterInSection: section)
                ?? tableView.estimatedSectionFooterHeight
        return stated > 0 && stated.isFinite ? stated : 28
    }
}

/// The source of the heights of new rows.
@MainActor
struct RowHeights {
    private let tableView: UITableView
    private let delegate: (any UITableViewDelegate)?
    /// The common height of all rows, or nil if the delegate is asked for each row.
    private var uniform: TableHeight?
    /// True if the delegate is asked for heights, false if it is asked for estimates.
    private(set) var asksForHeights = false

    init(of tableView: UITableView) {
        self.tableView = tableView
        delegate = tableView.tableDelegate
        let (row, estimate) = (tableView.rowHeight, tableView.estimatedRowHeight)
        let standard = TableViewLayout.standardRowHeight
        let fixed = row >= 0 ? TableHeight(tableView.wholePixels(row)) : nil
        let answers = tableView.findHeightAnswers()
        if answers.estimates { return }
        if answers.heights {
            asksForHeights = estimate == 0
            guard !asksForHeights else { return }
            uniform = TableHeight(
                estimate > 0 ? estimate : fixed?.points ?? standard, isSelfSized: true, isEstimate: true)
        } else if let fixed {
            uniform = fixed
        } else if estimate == 0 {
            uniform = TableHeight(standard)
        } else {
            uniform = TableHeight(estimate > 0 ? estimate : standard, isSelfSized: true, isEstimate: true)
        }
        if let height = uniform?.points { uniform?.points = tableView.wholePixels(height) }
    }

    /// Returns the heights of rows of a section, by their numbers after the update.
    func rows(_ rows: Range<Int>, inSection section: Int) -> [TableRows] {
        if rows.isEmpty { return [] }
        if let uniform { return [TableRows(rows.count, of: uniform)] }
        var heights: [TableRows] = []
        for row in rows {
            let height = height(IndexPath(row: row, section: section))
            if let last = heights.indices.last, heights[last].height == height {
                heights[last].count += 1
            } else {
                heights.append(TableRows(of: height))
            }
        }
        return heights
    }

    private func height(_ staged: IndexPath) -> TableHeight {
        if case .placeholder(let placeholder) = tableView.stage.phantom(.item(staged)),
            let height = placeholder.rowHeight, height >= 0
        {
            return TableHeight(tableView.wholePixels(height))
        }
        guard let delegate, let path = tableView.stage.sizedPath(of: staged) else {
            return TableHeight(TableViewLayout.standardRowHeight)
        }
        let call = asksForHeights ? "heightForRowAt" : "estimatedHeightForRowAt"
        let stated =
            asksForHeights
            ? delegate.tableView(tableView, heightForRowAt: path)
            : delegate.tableView(tableView, estimatedHeightForRowAt: path)
        demand(stated.isFinite, "tableView(_:\(call): \(path)) returned \(stated); heights must be finite.")
        if asksForHeights, stated >= 0 { return TableHeight(tableView.wholePixels(stated)) }
        return TableHeight(
            tableView.wholePixels(stated >= 0 ? stated : TableViewLayout.standardRowHeight),
            isSelfSized: true, isEstimate: true)
    }
}

import Foundation
import TesseraLayout

/// The layout of the rows, headers and footers of a table view.
///
/// A ``TableLayout`` computes the places along the vertical axis. This class asks the delegate for heights,
/// determines the horizontal places, and keeps headers and footers of plain tables in the visible part.
@MainActor
final class TableViewLayout: StageLayout {
    unowned let tableView: UITableView
    /// The places along the vertical axis.
    let parts = TableLayout()
    /// For each section, the parts of it that have views.
    var sectionViews: [TableSectionViews] = []
    /// The work that is due before the layout can be read.
    var preparation = Preparation.everything
    /// The animations of the update under way.
    var animations = TableAnimations()
    /// The animation of rows in the updates of a diffable data source.
    var animationOfSnapshots = UITableView.RowAnimation.automatic {
        didSet { animations.standard = animationOfSnapshots }
    }
    private var preparedSize = CGSize.zero
    private var isPreparing = false

    /// The work that is due before the layout can be read. Each case includes the ones before it.
    enum Preparation: Comparable {
        case nothing, width, sections, everything
    }

    init(of tableView: UITableView) { self.tableView = tableView }

    // MARK: Places

    let axis = UICollectionViewScrollDirection.vertical
    let startsAtRight = false
    let flipsCoordinates = false
    let placesItemsBySizes = true
    let readsUpdates = false
    var isMirrored: Bool { tableView.isRightToLeft }

    var needsPreparation: Bool { preparation != .nothing || preparedSize.width != tableView.bounds.width }

    func prepareIfNeeded() {
        guard needsPreparation, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        let (work, width) = (preparation, tableView.bounds.width)
        preparation = .nothing
        let isOtherWidth = preparedSize.width != width && preparedSize != .zero
        // The delegate may compute heights from the width.
        let asksAgain = isOtherWidth && RowHeights(of: tableView).asksForHeights
        if work == .everything || asksAgain || parts.sections.count != tableView.stage.itemCounts.count {
            loadSections()
        } else {
            if isOtherWidth { forgetMeasuredHeights() }
            loadMissingSections()
            if work == .sections { loadSectionHeights() }
        }
        preparedSize = tableView.bounds.size
        parts.top = tableView.wholePixels(tableView.tableHeaderView?.bounds.height ?? 0)
    }

    var checkedContentSize: CGSize {
        let footer = tableView.wholePixels(tableView.tableFooterView?.bounds.height ?? 0)
        return CGSize(width: tableView.bounds.width, height: parts.bottom + footer)
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        guard rect.height > 0 else { return [] }
        let range = rect.minY..<rect.maxY
        var found = parts.parts(in: range).compactMap { isView($0.part) ? attributes(of: $0) : nil }
        guard floats else { return found }
        // Headers and footers stay visible as long as their sections are.
        let known = Set(found.map(\.element))
        for section in parts.sections(in: range) {
            for part in [TablePart.header(section), .footer(section)] where isView(part) {
                if let placed = parts.place(of: part), !known.contains(element(of: part)) {
                    found.append(attributes(of: placed))
                }
            }
        }
        return found
    }

    func attributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        guard let part = part(of: element), isView(part) else { return nil }
        return parts.place(of: part).map(attributes)
    }

    /// True if headers and footers stay in the visible part.
    var floats: Bool { tableView.style == .plain }

    /// Returns the element of a part.
    func element(of part: TablePart) -> StageElement {
        switch part {
        case .row(let row, let section): .item(IndexPath(row: row, section: section))
        case .header(let section):
            .supplementary(kind: UITableView.headerKind, IndexPath(row: 0, section: section))
        case .footer(let section):
            .supplementary(kind: UITableView.footerKind, IndexPath(row: 0, section: section))
        }
    }

    /// Returns the part of an element, or nil if there is none.
    func part(of element: StageElement) -> TablePart? {
        let path = element.indexPath
        guard path.count == 2 else { return nil }
        return switch element {
        case .item: .row(path.item, section: path.section)
        case .supplementary(UITableView.headerKind, _): .header(path.section)
        case .supplementary(UITableView.footerKind, _): .footer(path.section)
        default: nil
        }
    }

    /// Returns true if a part has a view, false if it is only space.
    private func isView(_ part: TablePart) -> Bool {
        switch part {
        case .row: true
        case .header(let section): sectionViews[section].header
        case .footer(let section): sectionViews[section].footer
        }
    }

    private func attributes(of placed: PlacedTablePart) -> UICollectionViewLayoutAttributes {
        let frame = frame(of: placed)
        let path = element(of: placed.part).indexPath
        switch placed.part {
        case .row(let row, let section):
            let attributes = TableRowAttributes(forCellWith: path)
            attributes.position = RowPosition(index: row, count: parts.sections[section].rowCount)
            attributes.frame = frame
            return attributes
        case .header(let section):
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UITableView.headerKind, with: path)
            attributes.frame = frame
            attributes.zIndex = 1
            if floats { float(attributes, in: section, isHeader: true) }
            return attributes
        case .footer(let section):
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UITableView.footerKind, with: path)
            attributes.frame = frame
            attributes.zIndex = 1
            if floats { float(attributes, in: section, isHeader: false) }
            return attributes
        }
    }

    /// Returns the frame of a part without pinning, in the content's coordinates and in whole pixels.
    func frame(of placed: PlacedTablePart) -> CGRect {
        var (left, right): (CGFloat, CGFloat) = (0, 0)
        if tableView.style == .insetGrouped {
            (left, right) = (tableView.layoutMargins.left, tableView.layoutMargins.right)
        }
        let range = placed.range
        let (top, bottom) = (rounded(range.lowerBound), rounded(range.upperBound))
        return CGRect(
            x: left, y: top, width: max(0, tableView.bounds.width - left - right), height: bottom - top)
    }

    private func rounded(_ place: CGFloat) -> CGFloat {
        let scale = max(tableView.traitCollection.displayScale, 1)
        return (place * scale + 1e-6).rounded() / scale
    }

    /// Keeps a header below the top of the visible part, or a footer above its bottom, within their section.
    private func float(_ attributes: UICollectionViewLayoutAttributes, in section: Int, isHeader: Bool) {
        guard let span = parts.span(ofSection: section), tableView.bounds.height > 0 else { return }
        let unpinnedFrame = attributes.frame
        let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
        // A header does not move into the space above it, nor a footer above the rows.
        let lower = isHeader ? unpinnedFrame.minY : span.lowerBound
        let upper = isHeader ? rounded(span.upperBound) : unpinnedFrame.maxY
        attributes.frame.origin.y = LayoutPin.start(
            ofElementAt: unpinnedFrame.minY, length: unpinnedFrame.height,
            keepingTo: isHeader ? .start : .end,
            of: (visible.minY, visible.maxY), within: (lower, upper))
        attributes.pin = LayoutPin(
            unpinnedFrame: unpinnedFrame, isHorizontal: false, start: isHeader ? 0 : nil,
            end: isHeader ? nil : 0,
            lower: lower, upper: upper)
    }

    // MARK: Sizes that views prefer

    func selfSizedAxes(of element: StageElement) -> SelfSizedAxes? {
        guard let part = part(of: element), parts.place(of: part)?.height.isSelfSized == true else {
            return []
        }
        return .height
    }

    func wants(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let part = part(of: original.element), let height = parts.place(of: part)?.height,
            height.isSelfSized
        else { return false }
        if height.points != preferred.size.height { return true }
        // The estimate was right, so nothing has to move.
        if height.isEstimate { take(preferred, insteadOf: original) }
        return false
    }

    func take(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) {
        guard let part = part(of: original.element) else { return }
        parts.setHeight(TableHeight(preferred.size.height, isSelfSized: true), of: part)
    }
}

/// The parts of a section that have views, rather than being only space.
struct TableSectionViews: Equatable {
    var header = false
    var footer = false
}

import Foundation
import TesseraDisplay

/// One wheel of a picker view. The display scrolls its rows and brings one of them to rest in the middle.
@MainActor
final class PickerColumn: UIScrollView {
    /// Creates the view of a row, or reuses `old`, the view of a row that is no longer displayed.
    var makeRow: (_ row: Int, _ old: UIView?) -> UIView = { _, _ in UIView() }
    /// Called when the user has chosen a row.
    var didChoose: (_ row: Int) -> Void = { _ in }
    /// Returns the text that assistive technology reads for a row.
    var spoken: (_ row: Int) -> String? = { _ in nil }

    private(set) var rowCount = 0
    private(set) var rowHeight: CGFloat = 32
    /// The index of the chosen row.
    private(set) var selected = 0 { didSet { if selected != oldValue { selectionChanged() } } }
    private var rows: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private var knownHeight: CGFloat = -1

    /// The distance in points beyond the visible rows in which rows are kept. It is the distance that a fast
    /// finger scrolls before the app receives the offset.
    private static let overscan: CGFloat = 480
    private static let mostSpare = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        alwaysBounceVertical = true
        accessibilityTraits = .adjustable
        isAccessibilityElement = true
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var movesInAnimations: Bool { false }

    /// Replaces the rows. The index of the chosen row stays the same if that row still exists.
    func reload(count: Int, height: CGFloat) {
        rowCount = count
        rowHeight = height
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        spare = []
        selected = min(selected, max(count - 1, 0))
        knownHeight = -1
        selectionChanged()
        setNeedsLayout()
        setNeedsCommit()
    }

    /// Updates the content of the existing rows.
    func refresh() {
        for (row, view) in rows {
            let new = makeRow(row, view)
            guard new !== view else { continue }
            view.removeFromSuperview()
            place(new, at: row)
        }
        selectionChanged()
    }

    /// Chooses a row without calling ``didChoose``.
    func select(_ row: Int, animated: Bool) {
        selected = row
        guard knownHeight >= 0 else { return }
        setContentOffset(offset(of: row), animated: animated)
        setNeedsLayout()
    }

    /// Returns the view of a row, or nil if the row is not one of those that are kept.
    func view(forRow row: Int) -> UIView? { rows[row] }

    private func selectionChanged() {
        accessibilityValue = rowCount > 0 ? spoken(selected) : nil
    }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    /// Returns the index of the row that lies in the middle at a vertical offset.
    private func row(at y: CGFloat) -> Int {
        guard rowHeight > 0 else { return 0 }
        return min(max(Int(((y + contentInset.top) / rowHeight).rounded()), 0), max(rowCount - 1, 0))
    }

    override func layoutSubviews() {
        let size = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if contentSize != size { contentSize = size }
        if knownHeight != bounds.height {
            knownHeight = bounds.height
            let room = max(0, (bounds.height - rowHeight) / 2)
            contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
            contentOffset = offset(of: selected)
        }
        super.layoutSubviews()
        updateRows()
    }

    private func updateRows() {
        guard rowHeight > 0, rowCount > 0, bounds.height > 0 else { return }
        let first = max(0, Int(((bounds.minY - Self.overscan) / rowHeight).rounded(.down)))
        let last = min(rowCount, Int(((bounds.maxY + Self.overscan) / rowHeight).rounded(.up)))
        guard first < last else { return }
        for (row, view) in rows where !(first..<last).contains(row) {
            view.removeFromSuperview()
            rows[row] = nil
            if spare.count < Self.mostSpare { spare.append(view) }
        }
        for row in first..<last {
            if let view = rows[row] {
                view.frame = frame(ofRow: row)
            } else {
                let view = makeRow(row, spare.popLast())
                view.noteReuse(in: self)
                place(view, at: row)
            }
        }
    }

    private func place(_ view: UIView, at row: Int) {
        rows[row] = view
        view.frame = frame(ofRow: row)
        addSubview(view)
    }

    private func frame(ofRow row: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }

    // MARK: The user

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), rowHeight > 0 else { return }
        choose(Int((point.y / rowHeight).rounded(.down)))
    }

    override func accessibilityIncrement() { choose(selected + 1) }
    override func accessibilityDecrement() { choose(selected - 1) }

    /// Chooses a row that the user has tapped or reached with a key.
    private func choose(_ row: Int) {
        guard isScrollEnabled, (0..<rowCount).contains(row), row != selected else { return }
        select(row, animated: true)
        didChoose(row)
    }

    private func cameToRest() {
        let row = row(at: contentOffset.y)
        guard rowCount > 0, row != selected else { return }
        selected = row
        didChoose(row)
    }

    // MARK: Display

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        guard rowCount > 0, rowHeight > 0 else { return }
        properties.scroll?.rest = RestContent(
            first: Double(offset(of: 0).y), pitch: Double(rowHeight), count: rowCount, isOneAtATime: false)
    }
}

extension PickerColumn: UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { cameToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }
}

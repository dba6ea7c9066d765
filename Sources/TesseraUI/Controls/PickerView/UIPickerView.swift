import Foundation
import TesseraBasics

/// A view with wheels of rows. In each wheel one row is chosen.
/// See Apple's [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview).
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// picker.selectRow(2, inComponent: 0, animated: false)
/// ```
///
/// The browser scrolls the wheels and brings them to rest at a row. A tap on a row and the arrow keys also
/// choose a row. Views exist only for the rows around the visible ones.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Creates a picker view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a picker view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
    }

    private func install() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Content

    /// The object that provides the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { needsReload() } }
    /// The object that provides the content of the rows and gets messages about choices.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { needsReload() } }

    private var columns: [PickerColumn] = []
    private var isLoaded = false
    /// The band behind the chosen rows.
    private let band = UIView()

    private func needsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        demand(count >= 0, "UIPickerView: the data source says that there are \(count) components.")
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(frame: .zero)
            connect(column, columns.count)
            columns.append(column)
            addSubview(column)
        }
        for component in columns.indices { loadColumn(component) }
        setNeedsLayout()
    }

    private func connect(_ column: PickerColumn, _ component: Int) {
        column.makeRow = { [weak self] row, old in self?.makeRow(row, component, reusing: old) ?? UIView() }
        column.didChoose = { [weak self] row in
            guard let self else { return }
            delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        }
        column.spoken = { [weak self] row in self?.spokenTitle(row, component) }
    }

    private func loadColumn(_ component: Int) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        demand(
            count >= 0, "UIPickerView: the data source says that component \(component) has \(count) rows.")
        columns[component].reload(count: count, height: rowHeight(component))
        columns[component].accessibilityLabel = (delegate as? any UIPickerViewAccessibilityDelegate)?
            .pickerView(self, accessibilityLabelForComponent: component)
    }

    private func makeRow(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old) ?? UIView()
    }

    private func spokenTitle(_ row: Int, _ component: Int) -> String? {
        guard let delegate else { return nil }
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
            ?? columns[component].view(forRow: row)?.accessibilityLabel
    }

    /// Loads all wheels and rows anew.
    open func reloadAllComponents() {
        isLoaded = false
        load()
    }
    /// Loads the rows of one wheel anew.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return load() }
        check(component, "reloadComponent(_:)")
        loadColumn(component)
        setNeedsLayout()
    }

    /// Loads the content of the existing rows anew.
    func refreshRows() {
        for column in columns { column.refresh() }
    }

    private func check(_ component: Int, _ call: String) {
        demand(
            columns.indices.contains(component),
            "UIPickerView.\(call): there is no component \(component); the picker view has \(columns.count).")
    }

    // MARK: Counts and sizes

    /// The number of wheels.
    open var numberOfComponents: Int {
        load()
        return columns.count
    }
    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        check(component, "numberOfRows(inComponent:)")
        return columns[component].rowCount
    }
    /// Returns the size of the rows of a wheel, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        check(component, "rowSize(forComponent:)")
        return CGSize(width: widths[component], height: columns[component].rowHeight)
    }
    /// Returns the view that the delegate has provided for a row, or nil if it has provided none, or the row
    /// is far from the visible ones.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        check(component, "view(forRow:forComponent:)")
        layoutIfNeeded()
        let view = columns[component].view(forRow: row)
        return view is PickerTitle ? nil : view
    }

    private static let rowHeight: CGFloat = 32
    /// The distance in points between two wheels.
    private static let gap: CGFloat = 5
    /// The distance in points from the outer wheels to the sides.
    private static let margin: CGFloat = 9

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        return height > 0 ? height : Self.rowHeight
    }

    private var widths: [CGFloat] {
        let count = CGFloat(columns.count)
        let free = max(0, bounds.width - 2 * Self.margin - max(count - 1, 0) * Self.gap)
        return columns.indices.map { component in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
            return width > 0 ? width : count > 0 ? free / count : 0
        }
    }

    // MARK: Choice

    /// Chooses a row without calling the delegate. If `animated` is true, the wheel scrolls to it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        check(component, "selectRow(_:inComponent:animated:)")
        let count = columns[component].rowCount
        demand(
            (0..<count).contains(row),
            "UIPickerView.selectRow(_:inComponent:animated:): there is no row \(row); component \(component) has \(count)."
        )
        columns[component].select(row, animated: animated)
    }
    /// Returns the index of the chosen row of a wheel, or -1 if the wheel has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        check(component, "selectedRow(inComponent:)")
        return columns[component].rowCount > 0 ? columns[component].selected : -1
    }

    /// True if the user can turn the wheels.
    var isEnabled = true {
        didSet {
            for column in columns { column.isScrollEnabled = isEnabled }
            alpha = isEnabled ? 1 : 0.5
        }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        load()
        super.layoutSubviews()
        let widths = widths
        let total = widths.reduce(0, +) + CGFloat(max(columns.count - 1, 0)) * Self.gap
        var x = (bounds.width - total) / 2
        let order = isRightToLeft ? Array(columns.indices.reversed()) : Array(columns.indices)
        for component in order {
            columns[component].frame = CGRect(x: x, y: 0, width: widths[component], height: bounds.height)
            x += widths[component] + Self.gap
        }
        let height = columns.map(\.rowHeight).max() ?? Self.rowHeight
        band.isHidden = columns.isEmpty
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin),
            height: height)
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }
}

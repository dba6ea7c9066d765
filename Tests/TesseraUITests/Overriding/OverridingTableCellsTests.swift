import Foundation
import TesseraUI
import Testing

private final class OverridingCell: UITableViewCell, Logging {
    let calls = Calls()
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() {
        log("prepareForReuse()")
        super.prepareForReuse()
    }
    override var contentView: UIView { super.contentView }
    override var imageView: UIImageView? { super.imageView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set {
            log("indentationLevel")
            super.indentationLevel = newValue
        }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set {
            log("indentationWidth")
            super.indentationWidth = newValue
        }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() {
        log("setNeedsUpdateConfiguration()")
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        log("updateConfiguration(using:)")
        super.updateConfiguration(using: state)
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set {
            log("configurationUpdateHandler")
            super.configurationUpdateHandler = newValue
        }
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        log("defaultContentConfiguration()")
        return super.defaultContentConfiguration()
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set {
            log("contentConfiguration")
            super.contentConfiguration = newValue
        }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set {
            log("automaticallyUpdatesContentConfiguration")
            super.automaticallyUpdatesContentConfiguration = newValue
        }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            log("backgroundConfiguration")
            super.backgroundConfiguration = newValue
        }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set {
            log("automaticallyUpdatesBackgroundConfiguration")
            super.automaticallyUpdatesBackgroundConfiguration = newValue
        }
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        log("defaultBackgroundConfiguration()")
        return super.defaultBackgroundConfiguration()
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set {
            log("backgroundView")
            super.backgroundView = newValue
        }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set {
            log("selectedBackgroundView")
            super.selectedBackgroundView = newValue
        }
    }
    override var multipleSelectionBackgroundView: UIView? {
        get { super.multipleSelectionBackgroundView }
        set {
            log("multipleSelectionBackgroundView")
            super.multipleSelectionBackgroundView = newValue
        }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            log("backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override var selectionStyle: SelectionStyle {
        get { super.selectionStyle }
        set {
            log("selectionStyle")
            super.selectionStyle = newValue
        }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set {
            log("isSelected")
            super.isSelected = newValue
        }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            log("isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        log("setSelected(_:animated:)")
        super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        log("setHighlighted(_:animated:)")
        super.setHighlighted(highlighted, animated: animated)
    }
    override var accessoryType: AccessoryType {
        get { super.accessoryType }
        set {
            log("accessoryType")
            super.accessoryType = newValue
        }
    }
    override var accessoryView: UIView? {
        get { super.accessoryView }
        set {
            log("accessoryView")
            super.accessoryView = newValue
        }
    }
    override var editingAccessoryType: AccessoryType {
        get { super.editingAccessoryType }
        set {
            log("editingAccessoryType")
            super.editingAccessoryType = newValue
        }
    }
    override var editingAccessoryView: UIView? {
        get { super.editingAccessoryView }
        set {
            log("editingAccessoryView")
            super.editingAccessoryView = newValue
        }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set {
            log("separatorInset")
            super.separatorInset = newValue
        }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set {
            log("isEditing")
            super.isEditing = newValue
        }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        log("setEditing(_:animated:)")
        super.setEditing(editing, animated: animated)
    }
    override var editingStyle: EditingStyle { super.editingStyle }
    override var showsReorderControl: Bool {
        get { super.showsReorderControl }
        set {
            log("showsReorderControl")
            super.showsReorderControl = newValue
        }
    }
    override var shouldIndentWhileEditing: Bool {
        get { super.shouldIndentWhileEditing }
        set {
            log("shouldIndentWhileEditing")
            super.shouldIndentWhileEditing = newValue
        }
    }
    override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
    override func willTransition(to state: StateMask) {
        log("willTransition(to:)")
        super.willTransition(to: state)
    }
    override func didTransition(to state: StateMask) {
        log("didTransition(to:)")
        super.didTransition(to: state)
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set {
            log("isUserInteractionEnabled")
            super.isUserInteractionEnabled = newValue
        }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        log("sizeThatFits(_:)")
        return super.sizeThatFits(size)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        log("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override func invalidateIntrinsicContentSize() {
        log("invalidateIntrinsicContentSize()")
        super.invalidateIntrinsicContentSize()
    }
    override func didMoveToSuperview() {
        log("didMoveToSuperview()")
        super.didMoveToSuperview()
    }
    override func tintColorDidChange() {
        log("tintColorDidChange()")
        super.tintColorDidChange()
    }
    override func accessibilityActivate() -> Bool {
        log("accessibilityActivate()")
        return super.accessibilityActivate()
    }
}

private final class OverridingHeader: UITableViewHeaderFooterView, Logging {
    let calls = Calls()
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() {
        log("prepareForReuse()")
        super.prepareForReuse()
    }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() {
        log("setNeedsUpdateConfiguration()")
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        log("updateConfiguration(using:)")
        super.updateConfiguration(using: state)
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set {
            log("configurationUpdateHandler")
            super.configurationUpdateHandler = newValue
        }
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        log("defaultContentConfiguration()")
        return super.defaultContentConfiguration()
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set {
            log("contentConfiguration")
            super.contentConfiguration = newValue
        }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set {
            log("automaticallyUpdatesContentConfiguration")
            super.automaticallyUpdatesContentConfiguration = newValue
        }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            log("backgroundConfiguration")
            super.backgroundConfiguration = newValue
        }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set {
            log("automaticallyUpdatesBackgroundConfiguration")
            super.automaticallyUpdatesBackgroundConfiguration = newValue
        }
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        log("defaultBackgroundConfiguration()")
        return super.defaultBackgroundConfiguration()
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set {
            log("backgroundView")
            super.backgroundView = newValue
        }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            log("backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        log("sizeThatFits(_:)")
        return super.sizeThatFits(size)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        log("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override func invalidateIntrinsicContentSize() {
        log("invalidateIntrinsicContentSize()")
        super.invalidateIntrinsicContentSize()
    }
}

/// A data source and delegate of three rows with a header, whose views are of classes that override everything.
private final class OverridingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
}

@MainActor struct OverridingTableCellsTests {
    @Test func `the overrides of cells and headers run`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let view = UITableView(frame: window.bounds, style: .plain)
        let rows = OverridingRows()
        view.register(OverridingCell.self, forCellReuseIdentifier: "cell")
        view.register(OverridingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        view.sectionHeaderHeight = 30
        view.dataSource = rows
        view.delegate = rows
        window.isHidden = false
        window.addSubview(view)
        window.layoutIfNeeded()
        view.setEditing(true, animated: false)
        view.setEditing(false, animated: false)
        view.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        let cell = try #require(view.cellForRow(at: [0, 0]) as? OverridingCell)
        let header = try #require(view.headerView(forSection: 0) as? OverridingHeader)
        view.reloadData()
        window.layoutIfNeeded()
        #expect(
            cell.calls.missing(of: [
                "layoutSubviews()", "sizeThatFits(_:)", "setEditing(_:animated:)", "willTransition(to:)",
                "didTransition(to:)", "setSelected(_:animated:)", "prepareForReuse()",
                "updateConfiguration(using:)", "didMoveToSuperview()",
            ]) == [])
        #expect(header.calls.missing(of: ["layoutSubviews()", "prepareForReuse()"]) == [])
    }
}

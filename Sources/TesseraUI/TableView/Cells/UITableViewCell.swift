import Foundation
import TesseraDisplay

/// A view that displays one row of a table view.
/// See Apple's [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
///
/// ```swift
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
///
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///     var content = cell.defaultContentConfiguration()
///     content.text = names[indexPath.row]
///     cell.contentConfiguration = content
///     cell.accessoryType = .disclosureIndicator
///     return cell
/// }
/// ```
@preconcurrency @MainActor
open class UITableViewCell: UIView, StagedCell, CellAccessoryRow, SwipeableRow, TableMarginsView {
    override var drawsOpaquely: Bool { false }

    // MARK: Creating

    /// Creates a cell of a style. Table views create registered cells with ``CellStyle/default``.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        installContentView()
    }

    /// Creates a cell of the default style with a frame in points. With an empty frame, the cell is 320 points wide and 44 points
    /// high, so that subviews can be placed in it before it is in a table view.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if !frame.isEmpty { self.frame = frame }
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        let nib = coder.nib
        style = nib.flatMap(Self.nibStyle) ?? .default
        reuseIdentifier = nib?.string("reuseIdentifier")
        super.init(coder: coder)
        installContentView()
        if let nib { takeCell(nib) }
    }

    let style: CellStyle

    /// The identifier under which the cell is kept for reuse.
    open internal(set) var reuseIdentifier: String?
    /// The segues of a storyboard that the cell triggers, or nil.
    var segues: CellSegues?

    /// Makes the cell ready for another row. Overrides must call super.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    /// The view that contains the cell's content. Accessories lie beside it. Setting ``contentConfiguration``
    /// replaces it by the view that displays the configuration.
    open var contentView: UIView { cellConfiguration.contentView }

    /// The image at the leading edge, or nil in the style ``CellStyle/value2`` and if the cell has a content
    /// configuration.
    open var imageView: UIImageView? { labels?.imageView }
    /// The main text, or nil if the cell has a content configuration. At the accessibility sizes of text, the label has as many
    /// lines as it needs, unless the app sets a count of lines.
    open var textLabel: UILabel? { labels?.textLabel }
    /// The secondary text, or nil in the style ``CellStyle/default`` and if the cell has a content
    /// configuration.
    open var detailTextLabel: UILabel? { labels?.detailTextLabel }

    /// The level of the row in a hierarchy. The content is indented by ``indentationWidth`` for each level.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation for each level, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Configurations

    /// A closure that runs when the cell's configurations are updated.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The state on which the look of the cell and its configurations depends. Subclasses with a state of
    /// their own override it, add to the value of super, and call ``setNeedsUpdateConfiguration()`` when
    /// their state changes.
    open var configurationState: UICellConfigurationState {
        cellConfiguration.cellState(of: self, isSelected: isSelected, isHighlighted: isHighlighted)
    }

    /// Asks for an update of the configurations before the next layout. The cell also updates them when the
    /// table view changes ``configurationState``.
    open func setNeedsUpdateConfiguration() { cellConfiguration.setNeedsUpdateByApp() }

    /// Configures the cell for a state. Override it in subclasses, but do not call it. Configurations that
    /// update automatically have been updated before.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A closure that configures the cell for a state, after ``updateConfiguration(using:)``. Setting it asks
    /// for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Returns a list content configuration for the cell's style, without any text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

    /// The content of the cell, which replaces the image and the labels of the style. The default is nil.
    /// Setting it updates the ``contentView`` if that supports the configuration, and replaces it otherwise.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { setContent(newValue) }
    }

    /// A Boolean value that tells whether the cell updates its ``contentConfiguration`` automatically when
    /// its state changes. The default is true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cellConfiguration.updatesContent }
        set { cellConfiguration.updatesContent = newValue }
    }

    /// The background of the cell. The default is that of rows in the table view's style. Setting a
    /// configuration removes the cell's background colour, ``backgroundView`` and ``selectedBackgroundView``;
    /// setting one of these removes the configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellConfiguration.background }
        set { cellConfiguration.setBackground(newValue) }
    }

    /// A Boolean value that tells whether the cell updates its ``backgroundConfiguration`` automatically when
    /// its state changes. The default is true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cellConfiguration.updatesBackground }
        set { cellConfiguration.updatesBackground = newValue }
    }

    /// Returns the background of rows in the table view that contains the cell, or a clear one outside of
    /// table views.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        CellConfiguration.usualRowBackground(for: traitCollection)
    }

    // MARK: Views behind the content

    /// The view behind the content. Setting a view removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            exchangeBackground(oldValue, for: backgroundView)
        }
    }
    /// The view in front of ``backgroundView`` while the cell is selected or highlighted, or nil for the
    /// system's background.
    open var selectedBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
    }
    /// The view behind the content while the cell is selected in a table view that allows multiple selection,
    /// or nil to use ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: multipleSelectionBackgroundView) }
    }

    /// The colour behind everything else. Setting a colour removes ``backgroundConfiguration``.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { cellConfiguration.backgroundWasReplaced() } }
    }

    /// Informs the cell that its drag state has changed. Subclasses override it to change their look.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Selecting

    /// The look of the cell while it is selected or highlighted.
    open var selectionStyle: SelectionStyle = .default { didSet { updateSelection() } }

    /// A Boolean value that tells whether the row is selected.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    var storedIsSelected = false

    /// A Boolean value that tells whether the cell is highlighted because a finger is on it.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    var storedIsHighlighted = false

    /// Selects or deselects the cell. Overrides must call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        change(animated: animated) {
            storedIsSelected = selected
            updateSelection()
        }
        // The Tab key leads to a selected row before others.
        setNeedsCommit()
    }

    /// Begins or ends the cell's highlight. Overrides must call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        change(animated: animated) {
            storedIsHighlighted = highlighted
            updateSelection()
        }
    }

    // MARK: Accessories

    /// The standard accessory at the trailing edge while the cell is not being edited.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the trailing edge, in place of ``accessoryType``. It keeps the size of its frame.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoriesDidChange() } }
    }
    /// The standard accessory at the trailing edge while the cell is being edited.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the trailing edge while the cell is being edited, in place of ``editingAccessoryType``. It
    /// keeps the size of its frame.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoriesDidChange() } }
    }

    /// The distances of the separator below the cell from the cell's edges, in points. The default are those
    /// of the table view.
    ///
    /// The left inset applies to the leading edge, also in a user interface that runs from right to left.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? defaultSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    // MARK: Editing

    /// A Boolean value that tells whether the cell is being edited.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    var storedIsEditing = false

    /// Begins or ends editing the cell. Overrides must call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeState(isEditing: editing, isConfirmingDeletion: isConfirmingDeletion, animated: animated)
    }

    /// The change that the user can make to the row while the cell is being edited. The table view's delegate
    /// determines it.
    open var editingStyle: EditingStyle { rowEditing.style }
    /// A Boolean value that tells whether the cell has a handle for moving its row while it is being edited.
    /// The table view sets it if the data source allows the row to move.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
    }
    /// A Boolean value that tells whether the content is indented during editing even if the row can be
    /// neither deleted nor inserted. The default is true. The table view asks its delegate for each row.
    open var shouldIndentWhileEditing: Bool {
        get { rowEditing.indents }
        set {
            rowEditing.indents = newValue
            setNeedsLayout()
        }
    }
    /// A Boolean value that tells whether the button that deletes the row is visible.
    open var showingDeleteConfirmation: Bool { isConfirmingDeletion }

    /// Informs the cell that its editing controls are about to change. Overrides must call super.
    open func willTransition(to state: StateMask) {}
    /// Informs the cell that its editing controls have changed. Overrides must call super.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    open override func layoutSubviews() {
        cellConfiguration.updateIfNeeded()
        super.layoutSubviews()
        layOutRow()
        cellConfiguration.layOutBackground()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { cellConfiguration.setNeedsUpdate() } }
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        cellConfiguration.setNeedsUpdate()
        labels?.textSizeDidChange()
        contentSizeDidChange()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { rowSize(fitting: size) }

    /// Returns the size that the constraints of the content view determine, plus the space for accessories
    /// beside it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellConfiguration.updateIfNeeded()
        // If constraints connect the content with the cell itself, they determine the size of the cell.
        let isMeasuredByContent =
            cellConfiguration.listContentView != nil
            || contentView.isConstraintRoot && !hasConstraintsWithin
        guard isMeasuredByContent else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let room = contentRoom(in: targetSize)
        let size = contentView.systemLayoutSizeFitting(
            room.size, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + targetSize.width - room.width, height: size.height)
    }

    /// Asks the table view to measure the cell in its next layout, because the content needs another size.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard tableView?.selfSizingInvalidation != .disabled else { return }
        contentSizeDidChange()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let tableView, element != nil else {
            rowSwipe.owner?.forget(self)
            return
        }
        tableView.swipeActions.prepare(self)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === cellConfiguration.listContentView || subview === contentView {
            invalidateIntrinsicContentSize()
        }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        labels?.tintColorDidChange()
    }

    // MARK: Focus

    /// A Boolean value that tells whether the keyboard can give the cell the focus: if the table view allows it, and its delegate
    /// permits it or the user can select rows.
    open override var canBecomeFocused: Bool {
        guard case .item(let indexPath)? = element, let tableView else { return false }
        return tableView.canFocusItem(at: indexPath)
    }

    override var usualFocusPriority: UIFocusGroupPriority { isSelected ? .prioritized : .ignored }

    override func focusDidChange() {
        super.focusDidChange()
        cellConfiguration.setNeedsUpdate()
    }

    // MARK: Accessibility

    /// Selects the row, as a tap does.
    open override func accessibilityActivate() -> Bool {
        guard let tableView, case .item(let indexPath) = element else { return false }
        return tableView.chooseByKeyboard(indexPath)
    }

    /// True if the row can be chosen, so that the keyboard can reach it.
    override var accessibilityActivates: Bool {
        isUserInteractionEnabled && element?.isItem == true && tableView?.selectsItems == true
    }

    override var ownWishes: GestureWishes {
        (stagedScrollView as? any ContextMenuOwner)?.menuItemWishes ?? []
    }

    override var accessibilityRole: AccessibilityContent.Role? {
        if case .item = element { .listItem } else { nil }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        staging.describe(in: &properties)
        rowSwipe.describe(in: &properties)
    }

    // MARK: Stored state of the extensions

    /// The state that the table view's stage keeps for the cell.
    private(set) lazy var staging = Staging(of: self)
    /// The image view and labels of the style.
    lazy var ownLabels = TableCellLabels(of: self)
    /// The accessories beside the content.
    lazy var accessories = CellAccessories(of: self)
    /// The separator lines.
    let separators = RowSeparators()
    /// The margins that the table view has set, or nil before it has.
    var marginsOfTable: NSDirectionalEdgeInsets?
    /// The configurations of the cell, and the state on which they depend.
    private(set) lazy var cellConfiguration = CellConfiguration(self)
    /// The place of the row in its section.
    var placement = RowPosition.middle
    /// The state of the row's swipe actions.
    private(set) lazy var rowSwipe = RowSwipe(of: self)
    /// The table view's settings for editing the row.
    var rowEditing = TableRowEditing()
    /// True if the button that deletes the row is visible.
    var isConfirmingDeletion = false
}

import Foundation
import TesseraDisplay

/// Shows one row of a table view.
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
    // MARK: Creating

    /// Creates a cell of a style. Table views create registered cells with ``CellStyle/default``.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        installContentView()
    }

    /// Creates a cell of the default style with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell as from an archive.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        installContentView()
    }

    let style: CellStyle

    /// The identifier under which the cell waits to be used again.
    open private(set) var reuseIdentifier: String?

    /// Makes the cell ready for another row. Overrides must call super.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    /// The view that holds what the cell shows, beside the accessories. Setting ``contentConfiguration`` exchanges it for the
    /// view that displays the configuration.
    open var contentView: UIView { cellConfiguration.contentView }

    /// The image at the leading edge. Nil in the style ``CellStyle/value2``, and where the cell has a content
    /// configuration.
    open var imageView: UIImageView? { labels?.imageView }
    /// The main text. It is nil if the cell has a content configuration.
    open var textLabel: UILabel? { labels?.textLabel }
    /// The other text. Nil in the style ``CellStyle/default``, and where the cell has a content configuration.
    open var detailTextLabel: UILabel? { labels?.detailTextLabel }

    /// How far below the root the row is: the content begins further in by as many times ``indentationWidth``.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation for each level, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Configurations

    /// What runs whenever the cell's configurations are updated.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The state by which the cell and its configurations look as they do. Subclasses that have a state of their own override
    /// it, add to what super returns, and call ``setNeedsUpdateConfiguration()`` when their state changes.
    open var configurationState: UICellConfigurationState {
        cellConfiguration.cellState(of: self, isSelected: isSelected, isHighlighted: isHighlighted)
    }

    /// Asks for an update of the configurations before the next layout. A change of ``configurationState`` that the table view
    /// makes asks for it too.
    open func setNeedsUpdateConfiguration() { cellConfiguration.setNeedsUpdateByApp() }

    /// Configures the cell for a state. Subclasses override this; nobody but the cell calls it. The configurations that are
    /// updated by themselves have been updated before.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// What configures the cell for a state, after ``updateConfiguration(using:)``. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Returns a list content configuration for the style of the cell, without any text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

    /// The content of the cell, nil at first: it takes the place of the image and the labels of the style. Setting it updates
    /// the ``contentView`` where that supports the configuration, and exchanges it where it does not.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { setContent(newValue) }
    }

    /// A Boolean value that tells whether the cell updates its ``contentConfiguration`` for its state by
    /// itself, as it does at first.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cellConfiguration.updatesContent }
        set { cellConfiguration.updatesContent = newValue }
    }

    /// What lies behind the content: in a table view what rows of its style have, until the app says otherwise. Setting it to
    /// something takes away the cell's background colour, ``backgroundView`` and ``selectedBackgroundView``, and setting
    /// one of these takes the configuration away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellConfiguration.background }
        set { cellConfiguration.setBackground(newValue) }
    }

    /// A Boolean value that tells whether the cell updates its ``backgroundConfiguration`` for its state by
    /// itself, as it does at first.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cellConfiguration.updatesBackground }
        set { cellConfiguration.updatesBackground = newValue }
    }

    /// Returns the background that rows have in the table view that the cell lies in; none outside table views.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        CellConfiguration.standardBackground(.listCell(), in: traitCollection.listEnvironment)?
            .updated(for: UICellConfigurationState(traitCollection: traitCollection)) ?? .clear()
    }

    // MARK: Views behind the content

    /// The view behind the content. Setting it to a view takes ``backgroundConfiguration`` away.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            exchangeBackground(oldValue, for: backgroundView)
        }
    }
    /// The view in front of ``backgroundView`` while the cell is selected or highlighted; nil: the system's.
    open var selectedBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
    }
    /// The view behind the content while the cell is selected in a table view that lets several rows be selected; nil:
    /// ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: multipleSelectionBackgroundView) }
    }

    /// The colour behind everything else. Setting it to a colour takes ``backgroundConfiguration`` away.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { cellConfiguration.backgroundWasReplaced() } }
    }

    /// Says that the cell takes another part in a drag. Subclasses override it to look otherwise while they are dragged.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Selecting

    /// How the cell looks while it is selected or highlighted.
    open var selectionStyle: SelectionStyle = .default { didSet { updateSelection() } }

    /// A Boolean value that tells whether the row is selected.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    var storedIsSelected = false

    /// A Boolean value that tells whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    var storedIsHighlighted = false

    /// Selects the cell or deselects it, with or without an animation. Overrides must call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        change(animated: animated) {
            storedIsSelected = selected
            updateSelection()
        }
    }

    /// Highlights the cell or ends that, with or without an animation. Overrides must call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        change(animated: animated) {
            storedIsHighlighted = highlighted
            updateSelection()
        }
    }

    // MARK: Accessories

    /// What the system has at the trailing edge while the cell is not edited.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the trailing edge in place of ``accessoryType``. It has the size of its frame.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoriesDidChange() } }
    }
    /// What the system has at the trailing edge while the cell is edited.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
    }
    /// A view at the trailing edge, while the cell is edited, in place of ``editingAccessoryType``. It has the size of its
    /// frame.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoriesDidChange() } }
    }

    /// The distances of the separator below the cell from the cell's edges, in points; by default those that the table view
    /// says.
    ///
    /// Left is leading: in a user interface from right to left the two sides are exchanged.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? defaultSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    // MARK: Editing

    /// A Boolean value that tells whether the cell is edited.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    var storedIsEditing = false

    /// Begins to edit the cell or ends that, with or without an animation. Overrides must call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeState(isEditing: editing, isConfirmingDeletion: isConfirmingDeletion, animated: animated)
    }

    /// What the user can do to the row while the cell is edited, as the table view's delegate has it.
    open var editingStyle: EditingStyle { rowEditing.style }
    /// A Boolean value that tells whether the cell has a handle, while it is edited, by which the user moves
    /// the row. The table view sets it where the data source lets the row move.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
    }
    /// A Boolean value that tells whether the content of a row that can be neither deleted nor inserted moves
    /// aside while the cell is edited, as that of other rows does for their controls. True at first; the
    /// table view's delegate is asked for each row.
    open var shouldIndentWhileEditing: Bool {
        get { rowEditing.indents }
        set {
            rowEditing.indents = newValue
            setNeedsLayout()
        }
    }
    /// A Boolean value that tells whether the button that deletes the row is there.
    open var showingDeleteConfirmation: Bool { isConfirmingDeletion }

    /// Says that the cell is about to have other controls. Overrides must call super.
    open func willTransition(to state: StateMask) {}
    /// Says that the cell has other controls. Overrides must call super.
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
        contentSizeDidChange()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { rowSize(fitting: size) }

    /// Returns the size that the constraints of the content view give the cell, with the room that the cell keeps around it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellConfiguration.updateIfNeeded()
        // Constraints that connect the content with the cell itself speak of the cell.
        let isMeasuredByContent =
            cellConfiguration.listContentView != nil
            || contentView.hostsConstraints && !hasConstraintsWithin
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

    /// Says that the content takes another size. The table view asks for it in its next layout.
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
        if subview === cellConfiguration.listContentView { invalidateIntrinsicContentSize() }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        labels?.tintColorDidChange()
    }

    // MARK: Accessibility

    /// Does what a tap does: selects the row.
    open override func accessibilityActivate() -> Bool {
        guard let tableView, case .item(let indexPath) = element else { return false }
        return tableView.chooseByKeyboard(indexPath)
    }

    /// The keyboard reaches rows that can be chosen.
    override var accessibilityActivates: Bool { element?.isItem == true && tableView?.selectsItems == true }

    override var ownWishes: GestureWishes { (stageHost as? any ContextMenuHost)?.menuItemWishes ?? [] }

    override var accessibilityRole: AccessibilityContent.Role? {
        if case .item = element { .listItem } else { nil }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        staging.describe(in: &properties)
        rowSwipe.describe(in: &properties)
    }

    // MARK: Stored state of the topics in the extensions

    /// What the table view's stage knows of the cell.
    private(set) lazy var staging = Staging(of: self)
    /// The image and labels of the style.
    lazy var ownLabels = TableCellLabels(of: self)
    /// The accessories beside the content.
    lazy var accessories = CellAccessories(of: self)
    /// The separator lines.
    let separators = RowSeparators()
    /// The margins that the table view has set, or nil before it has.
    var marginsOfTable: NSDirectionalEdgeInsets?
    /// The configurations, and what they depend on.
    private(set) lazy var cellConfiguration = CellConfiguration(host: self)
    /// The place of the row in its section.
    var placement = RowPlace.middle
    /// What the row knows of being swiped.
    private(set) lazy var rowSwipe = RowSwipe(of: self)
    /// What the table view's delegate says of editing the row.
    var rowEditing = TableRowEditing()
    /// True if the button that deletes the row is there.
    var isConfirmingDeletion = false
}

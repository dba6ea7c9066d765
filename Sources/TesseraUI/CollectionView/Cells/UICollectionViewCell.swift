import Foundation
import TesseraDisplay

/// The view of one item in a collection view.
/// See Apple's [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
///
/// A content configuration provides the content of a cell, or the app adds views to its ``contentView``.
///
/// ```swift
/// var content = UIListContentConfiguration.cell()
/// content.text = dish.name
/// cell.contentConfiguration = content
/// ```
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, StagedCell {
    /// The view with the content of the cell. It has the size of the cell. Setting ``contentConfiguration``
    /// replaces it by the view of the configuration.
    open var contentView: UIView { cellConfiguration.contentView }

    /// Creates a cell with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        installContentView()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installContentView()
        if let nib = coder.nib { takeCell(nib) }
    }

    override var ownWishes: GestureWishes {
        (stagedScrollView as? any ContextMenuOwner)?.menuItemWishes ?? []
    }

    /// The segue of a storyboard that the selection of the cell triggers, or nil.
    var selectionSegue: SegueTemplate?

    private func installContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    // MARK: Configurations

    /// A closure that runs whenever the cell's configurations are updated.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The state on which the look of the cell and its configurations depends. Subclasses with a state of
    /// their own override it, add their state to the value of super, and call
    /// ``setNeedsUpdateConfiguration()`` when their state changes.
    open var configurationState: UICellConfigurationState {
        cellConfiguration.cellState(of: self, isSelected: isSelected, isHighlighted: isHighlighted)
    }

    /// Requests an update of the configurations before the next layout. The collection view does this too
    /// when it changes ``configurationState``. Several calls lead to one update; calls from within an update
    /// have no effect.
    open func setNeedsUpdateConfiguration() { cellConfiguration.setNeedsUpdateByApp() }

    /// Configures the cell for a state. Subclasses override the method, and only the cell calls it.
    /// Configurations that update automatically have already been updated.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A closure that configures the cell for a state, after ``updateConfiguration(using:)``. Setting it
    /// requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The content of the cell, or nil for an empty content view. The default is nil. Setting it updates the
    /// ``contentView`` if that supports the configuration, and replaces it otherwise.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { cellConfiguration.setContent(newValue) }
    }

    /// A Boolean value that tells whether the cell automatically updates its ``contentConfiguration`` for its
    /// state. The default is true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cellConfiguration.updatesContent }
        set { cellConfiguration.updatesContent = newValue }
    }

    /// The background of the cell, or nil. The default is nil. Setting it to a configuration removes the
    /// cell's background colour, ``backgroundView`` and ``selectedBackgroundView``; setting one of these
    /// removes the configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellConfiguration.background }
        set { cellConfiguration.setBackground(newValue) }
    }

    /// A Boolean value that tells whether the cell automatically updates its ``backgroundConfiguration`` for
    /// its state. The default is true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cellConfiguration.updatesBackground }
        set { cellConfiguration.updatesBackground = newValue }
    }

    /// Returns the default background of rows in the list that contains the cell, or an empty one outside
    /// lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        CellConfiguration.usualRowBackground(for: traitCollection)
    }

    /// Called when the cell's part in a drag has changed. Subclasses override it to change their look during
    /// a drag.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The configurations and the state on which they depend.
    private(set) lazy var cellConfiguration = CellConfiguration(self)

    /// The default background of the cell, or nil. Cells of lists have one.
    var standardBackgroundConfiguration: UIBackgroundConfiguration? { nil }

    /// Called when the content view has been replaced.
    func contentViewDidChange() {
        observeConstraints()
        invalidateIntrinsicContentSize()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { cellConfiguration.setNeedsUpdate() } }
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        cellConfiguration.setNeedsUpdate()
    }

    open override func layoutSubviews() {
        cellConfiguration.updateIfNeeded()
        super.layoutSubviews()
        cellConfiguration.layOutBackground()
    }

    // MARK: Size

    /// Returns the attributes with the size that the cell prefers. See
    /// ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        cellConfiguration.updateIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// Returns the size of a content configuration's content with the space around it. Without a content
    /// configuration, returns the size of super.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        cellConfiguration.updateIfNeeded()
        guard cellConfiguration.content != nil else { return super.sizeThatFits(size) }
        let around = roomAroundContent
        let fitting = contentView.sizeThatFits(
            CGSize(width: max(size.width - around.width, 0), height: max(size.height - around.height, 0)))
        return CGSize(width: fitting.width + around.width, height: fitting.height + around.height)
    }

    /// The space around the content view, in points.
    var roomAroundContent: CGSize {
        let (whole, inner) = (bounds.size, contentView.bounds.size)
        return CGSize(width: whole.width - inner.width, height: whole.height - inner.height)
    }

    /// True if constraints or a list content view determine the size of the cell. Such a cell is not laid out
    /// before it is measured.
    override var constraintsDecideSize: Bool {
        cellConfiguration.listContentView != nil || hasConstraints
    }

    private var hasConstraints: Bool { hasConstraintsBesideContent || contentView.hasConstraintsWithin }

    /// True if constraints outside the content view, or between it and the cell, determine the size of the cell.
    var hasConstraintsBesideContent: Bool { super.constraintsDecideSize }

    /// Returns the size that the constraints of the content view, or its content configuration, give the
    /// cell, with the space around the content view.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellConfiguration.updateIfNeeded()
        // A list content view measures itself, even if its guides have constraints. Other constraints that
        // connect the content with the cell determine the size of the cell itself.
        let isMeasuredByContent =
            cellConfiguration.listContentView != nil
            || contentView.isConstraintRoot && !hasConstraintsBesideContent
        guard isMeasuredByContent else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let around = roomAroundContent
        let size = contentView.systemLayoutSizeFitting(
            CGSize(
                width: max(targetSize.width - around.width, 0),
                height: max(targetSize.height - around.height, 0)),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + around.width, height: size.height + around.height)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === cellConfiguration.listContentView || subview === contentView {
            invalidateIntrinsicContentSize()
        }
    }

    override var constraintContainers: [UIView] { [self, contentView] }

    // MARK: Selection

    /// A Boolean value that tells whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
    /// A Boolean value that tells whether a touch highlights the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionChanged() } } }

    private func selectionChanged() {
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        updateSelectedBackground()
        cellConfiguration.setNeedsUpdate()
    }

    // MARK: Views behind the content

    /// The view behind the content, or nil. Setting it to a view removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            exchange(oldValue, for: backgroundView, at: 0)
        }
    }
    /// The view in front of ``backgroundView`` while the cell is selected or highlighted, or nil. Setting it
    /// to a view removes ``backgroundConfiguration``.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            updateSelectedBackground()
        }
    }

    /// The colour behind everything else. Setting it to a colour removes ``backgroundConfiguration``.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { cellConfiguration.backgroundWasReplaced() } }
    }

    private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    private func updateSelectedBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    // MARK: Focus

    /// A Boolean value that tells whether the keyboard can give the cell the focus: if the collection view allows it, and its delegate permits
    /// it or the user can select items.
    open override var canBecomeFocused: Bool {
        guard case .item(let indexPath)? = element, let collectionView else { return false }
        return collectionView.canFocusItem(at: indexPath)
    }

    override var usualFocusPriority: UIFocusGroupPriority { isSelected ? .prioritized : .ignored }

    override func focusDidChange() {
        super.focusDidChange()
        cellConfiguration.setNeedsUpdate()
    }

    // MARK: Reuse and activation

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Selects the item like a tap. Returns false if that is not possible.
    open override func accessibilityActivate() -> Bool {
        guard let collectionView, case .item(let indexPath) = element else {
            return false
        }
        return collectionView.stage.activate(indexPath)
    }
}

extension UICollectionViewCell: ConfiguredView {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    func configure(using state: any UIConfigurationState) {
        guard let state = state as? UICellConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func removeBackgroundViews() {
        if backgroundView != nil { backgroundView = nil }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
        if backgroundColor != nil { backgroundColor = nil }
    }
}

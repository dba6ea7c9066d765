import Foundation
import TesseraDisplay

/// Shows one item of a collection view.
/// See Apple's [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
///
/// A cell has its content from a content configuration, or from views that are added to its ``contentView``.
///
/// ```swift
/// var content = UIListContentConfiguration.cell()
/// content.text = dish.name
/// cell.contentConfiguration = content
/// ```
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, StagedCell {
    /// The view that holds what the cell shows; it is as large as the cell. Setting ``contentConfiguration`` exchanges it for
    /// the view that displays the configuration.
    open var contentView: UIView { cellConfiguration.contentView }

    /// Creates a cell with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        installContentView()
    }

    /// Creates a cell as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installContentView()
    }

    override var ownWishes: GestureWishes { (stageHost as? any ContextMenuHost)?.menuItemWishes ?? [] }

    private func installContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    // MARK: Configurations

    /// What runs whenever the cell's configurations are updated.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The state by which the cell and its configurations look as they do. Subclasses that have a state of their own override
    /// it, add to what super returns, and call ``setNeedsUpdateConfiguration()`` when their state changes.
    open var configurationState: UICellConfigurationState {
        cellConfiguration.cellState(of: self, isSelected: isSelected, isHighlighted: isHighlighted)
    }

    /// Asks for an update of the configurations before the next layout. A change of ``configurationState`` that the collection
    /// view makes asks for it too. Several calls lead to one update; calls from within an update lead to none.
    open func setNeedsUpdateConfiguration() { cellConfiguration.setNeedsUpdateByApp() }

    /// Configures the cell for a state. Subclasses override this; nobody but the cell calls it. The configurations that are
    /// updated by themselves have been updated before.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// What configures the cell for a state, after ``updateConfiguration(using:)``. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The content of the cell, nil at first. Setting it updates the ``contentView`` where that supports the configuration,
    /// and exchanges it where it does not; nil is for an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellConfiguration.content }
        set { cellConfiguration.setContent(newValue) }
    }

    /// Whether the cell updates its ``contentConfiguration`` for its state by itself, as it does at first.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { cellConfiguration.updatesContent }
        set { cellConfiguration.updatesContent = newValue }
    }

    /// What lies behind the content, nil at first. Setting it to something takes away the cell's background colour,
    /// ``backgroundView`` and ``selectedBackgroundView``, and setting one of these takes the configuration away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { cellConfiguration.background }
        set { cellConfiguration.setBackground(newValue) }
    }

    /// Whether the cell updates its ``backgroundConfiguration`` for its state by itself, as it does at first.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { cellConfiguration.updatesBackground }
        set { cellConfiguration.updatesBackground = newValue }
    }

    /// Returns the background that rows have in the list that the cell lies in; none outside lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        CellConfiguration.standardBackground(.listCell(), in: traitCollection.listEnvironment)?
            .updated(for: UICellConfigurationState(traitCollection: traitCollection)) ?? .clear()
    }

    /// Says that the cell takes another part in a drag. Subclasses override it to look otherwise while they are dragged.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The configurations, and what they depend on.
    private(set) lazy var cellConfiguration = CellConfiguration(host: self)

    /// The background that the cell has where the app has chosen none. A cell of a list has one.
    var standardBackgroundConfiguration: UIBackgroundConfiguration? { nil }

    /// Says that there is another content view.
    func contentViewDidChange() { invalidateIntrinsicContentSize() }

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

    /// Returns the size that the cell would like to have; see ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        cellConfiguration.updateIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// Returns the size that the content of a content configuration takes, with the room that the cell keeps around it; without one,
    /// the cell's own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        cellConfiguration.updateIfNeeded()
        guard cellConfiguration.content != nil else { return super.sizeThatFits(size) }
        let around = roomAroundContent
        let fitting = contentView.sizeThatFits(
            CGSize(width: max(size.width - around.width, 0), height: max(size.height - around.height, 0)))
        return CGSize(width: fitting.width + around.width, height: fitting.height + around.height)
    }

    /// The room that the cell keeps around its content view, in points.
    var roomAroundContent: CGSize {
        let (whole, inner) = (bounds.size, contentView.bounds.size)
        return CGSize(width: whole.width - inner.width, height: whole.height - inner.height)
    }

    /// Whether constraints, or a list content view, say how large the cell is. It is not laid out before it is measured then.
    override var constraintsDecideSize: Bool {
        cellConfiguration.listContentView != nil || hasConstraints
    }

    private var hasConstraints: Bool { super.constraintsDecideSize || contentView.hasConstraintsWithin }

    /// Returns the size that the constraints of the content view, or its content configuration, give the cell, with the room that the
    /// cell keeps around it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellConfiguration.updateIfNeeded()
        // A list content view measures itself, whatever constraints its guides are in. Other constraints that connect the
        // content with the cell itself speak of the cell.
        let isMeasuredByContent =
            cellConfiguration.listContentView != nil
            || contentView.hostsConstraints && !super.constraintsDecideSize
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
        if subview === cellConfiguration.listContentView { invalidateIntrinsicContentSize() }
    }

    // MARK: Selection

    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionChanged() } } }

    private func selectionChanged() {
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        updateSelectedBackground()
        cellConfiguration.setNeedsUpdate()
    }

    // MARK: Views behind the content

    /// The view behind the content. Setting it to a view takes ``backgroundConfiguration`` away.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            exchange(oldValue, for: backgroundView, at: 0)
        }
    }
    /// The view in front of ``backgroundView`` while the cell is selected or highlighted. Setting it to a view takes
    /// ``backgroundConfiguration`` away.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { cellConfiguration.backgroundWasReplaced() }
            exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            updateSelectedBackground()
        }
    }

    /// The colour behind everything else. Setting it to a colour takes ``backgroundConfiguration`` away.
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

    // MARK: Reuse and activation

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Does what a tap does: selects the item.
    open override func accessibilityActivate() -> Bool {
        guard let collectionView, case .item(let indexPath) = element else {
            return false
        }
        return collectionView.stage.selectByUser(indexPath)
    }
}

extension UICollectionViewCell: CellConfigurationHost {
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

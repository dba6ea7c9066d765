import Foundation
import TesseraDisplay

/// A cell of a list or an outline. Its content is indented by its level, and has accessories beside it.
/// See Apple's [UICollectionViewListCell](
/// https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
///
/// ```swift
/// final class MenuCell: UICollectionViewListCell {
///     let label = UILabel()
///
///     override func layoutSubviews() {
///         super.layoutSubviews()  // gives the content view its place
///         label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
///     }
/// }
/// ```
///
/// The content view is between the indentation and the accessories. The distance of accessories from the
/// cell's edges is the layout margin.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories beside the content. As in UIKit, the program stops if the array contains an accessory of the system twice.
    open var accessories: [UICellAccessory] {
        get { installedAccessories.accessories }
        set {
            installedAccessories.set(
                newValue, animated: AnimationContext.driver != nil,
                caller: "UICollectionViewListCell.accessories")
            accessoriesDidChange()
        }
    }

    /// The number of ancestors of the cell's item in its outline.
    ///
    /// A diffable data source sets it after its cell provider has run, if the section displays a section
    /// snapshot with an outline.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The indentation of the content view for each level, in points. The default is 10, the documented value
    /// for table views in UIKit.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that tells whether the accessories at the leading edge are indented with the content.
    /// The default is true.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    // MARK: Content

    /// Returns an empty content configuration for the cell's role in its list: that of a row, a header or a
    /// footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch row?.role {
        case .header: .header()
        case .footer: .footer()
        case .item, nil: .cell()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackgroundConfiguration?
            .updated(for: UICellConfigurationState(traitCollection: traitCollection)) ?? .clear()
    }

    override var standardBackgroundConfiguration: UIBackgroundConfiguration? {
        guard let row else { return nil }
        switch row.role {
        case .item: return .listCell()
        case .footer: return .listFooter()
        case .header:
            var background = UIBackgroundConfiguration.listHeader()
            // The display keeps the header in place while rows scroll below it, without waiting for the app.
            if row.appearance.pinsHeaders {
                background.backgroundColor = row.background
                background.cornerRadius = 0
            }
            return background
        }
    }

    // MARK: Place in a list

    /// The cell's place in its list, or nil outside lists.
    var row: ListRow? { didSet { if row != oldValue { rowChanged(from: oldValue) } } }

    private func rowChanged(from old: ListRow?) {
        if row?.margin != old?.margin { takeMargin(row?.margin, old: old?.margin) }
        cellConfiguration.groupCorners = row?.groupCorners
        if row?.role != old?.role || row?.background != old?.background { cellConfiguration.setNeedsUpdate() }
        setNeedsLayout()
    }

    /// Gives the cell the margins of its list, unless the app has set others.
    private func takeMargin(_ margin: CGFloat?, old: CGFloat?) {
        func margins(_ side: CGFloat?) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: 8, leading: side ?? 8, bottom: 8, trailing: side ?? 8)
        }
        guard directionalLayoutMargins == margins(old) else { return }
        directionalLayoutMargins = margins(margin)
        if cellConfiguration.content == nil { contentView.preservesSuperviewLayoutMargins = margin != nil }
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard cellConfiguration.flags.isPinned || layoutAttributes.pin != nil else { return }
        let unpinnedFrame = layoutAttributes.pin?.unpinnedFrame.origin
        cellConfiguration.flags.isPinned =
            unpinnedFrame != nil && unpinnedFrame != layoutAttributes.frame.origin
    }

    /// The guide that determines the start and the end of the cell's separators.
    ///
    /// By default, they begin at the text of a content configuration, or at the leading margin of the content
    /// view. Constraints of the app can place the guide's leading edge elsewhere.
    ///
    /// ```swift
    /// cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    /// ```
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }
    private lazy var separatorGuide: SeparatorGuide = {
        hasSeparatorGuide = true
        return SeparatorGuide(in: self)
    }()
    private var hasSeparatorGuide = false
    private let separators = RowSeparators()

    // MARK: State

    private(set) lazy var installedAccessories = CellAccessories(of: self)
    private(set) lazy var rowSwipe = RowSwipe(of: self)
    /// The distance in points from the finger that moves the cell to the cell's centre, or nil if the cell is
    /// not being moved.
    var reorderingDistance: CGFloat?

    /// True if swipe actions of the cell are visible.
    var isSwiped: Bool {
        get { cellConfiguration.flags.isSwiped }
        set { cellConfiguration.flags.isSwiped = newValue }
    }

    /// Updates the cell to the place of its item in the data source's outline. `level` is nil if there is no
    /// outline.
    func update(level: Int?, isExpanded: Bool, animated: Bool) {
        let accessories = installedAccessories
        guard level ?? indentationLevel != indentationLevel || isExpanded != accessories.isExpanded else {
            return
        }
        if let level { indentationLevel = level }
        cellConfiguration.flags.isExpanded = isExpanded
        guard animated, window != nil else {
            accessories.isExpanded = isExpanded
            return
        }
        UIView.animate(withDuration: StageUpdate.duration, options: .allowUserInteraction) {
            accessories.isExpanded = isExpanded
            layoutIfNeeded()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
        installedAccessories.isExpanded = false
        cellConfiguration.flags = CellConfiguration.Flags()
    }

    open override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            installedAccessories.isSelected = isSelected
            activityChanged()
        }
    }

    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { activityChanged() } } }

    private func activityChanged() {
        guard row?.separators != nil, let collectionView, let indexPath = collectionView.indexPath(for: self)
        else { return }
        collectionView.rowActivityChanged(at: indexPath)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { rowSwipe.owner?.forget(self) }
    }

    // MARK: Display

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        rowSwipe.describe(in: &properties)
    }

    override var accessibilityActivates: Bool {
        guard case .item? = element, let collectionView else { return false }
        return isUserInteractionEnabled && wholeRowControl == nil && collectionView.selectsItems
    }

    // MARK: Touches

    /// The accessory that receives taps anywhere in the cell, or nil.
    private var wholeRowControl: CellAccessoryView? { installedAccessories.wholeRowView }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let control = wholeRowControl else { return hit }
        let isInControl = sequence(first: hit, next: \.superview).prefix { $0 !== self }
            .contains { $0 is UIControl }
        return isInControl ? hit : control
    }

    open override func accessibilityActivate() -> Bool {
        wholeRowControl?.accessibilityActivate() ?? super.accessibilityActivate()
    }

    // MARK: Layout

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        installedAccessories.isMirrored = isRightToLeft
        setNeedsLayout()
    }

    private var accessoryRoom: AccessoryArrangement.Room {
        let margins = directionalLayoutMargins
        return AccessoryArrangement.Room(
            bounds: bounds, isMirrored: isRightToLeft,
            indentation: CGFloat(indentationLevel) * indentationWidth, indentsAccessories: indentsAccessories,
            leadingMargin: margins.leading, trailingMargin: margins.trailing)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        installedAccessories.isMirrored = isRightToLeft
        contentView.frame = installedAccessories.layOut(in: accessoryRoom).content
        layOutSeparators()
    }

    private func layOutSeparators() {
        let needed = row?.separators != nil
        let start = needed || hasSeparatorGuide ? contentStart : 0
        if hasSeparatorGuide { separatorGuide.place(from: start) }
        let textStart = hasSeparatorGuide ? separatorGuide.start : start
        separators.top = row?.separator(at: .top, textStart: textStart)
        separators.bottom = row?.separator(at: .bottom, textStart: textStart)
        separators.layOut(in: self)
    }

    /// The distance in points from the leading edge to the start of the content, which is the text of a list
    /// content view if there is one.
    private var contentStart: CGFloat {
        let content = contentView
        if let list = cellConfiguration.listContentView, list.textLabel != nil {
            list.layoutIfNeeded()
            if let text = list.textLabel {
                return isRightToLeft
                    ? bounds.width - content.frame.minX - text.frame.maxX
                    : content.frame.minX + text.frame.minX
            }
        }
        let outer = isRightToLeft ? bounds.width - content.frame.maxX : content.frame.minX
        return outer + content.directionalLayoutMargins.leading
    }

    // MARK: Size

    /// The guide of the separators has a place in the cell and no part in its size.
    override var hasConstraintsBesideContent: Bool {
        super.hasConstraintsBesideContent && !(hasSeparatorGuide && separatorGuide.hasAllConstraints)
    }

    /// Asks for a new measurement because the content may have less room beside the accessories, or more.
    func accessoriesDidChange() {
        // A cell that appears is measured anyway.
        guard let collectionView, !staging.isMeasuring, !needsMeasuring,
            collectionView.selfSizingInvalidation != .disabled
        else { return }
        needsMeasuring = true
        collectionView.setNeedsLayout()
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // The accessories beside the content make it narrower, and an update of the configuration may set them.
        cellConfiguration.updateIfNeeded()
        installedAccessories.isMirrored = isRightToLeft
        contentView.frame = installedAccessories.arrangement(in: accessoryRoom).content
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        // A header that is as wide as its content must not be wider than its list.
        if row?.hugsContent == true, let room = collectionView?.bounds.width {
            preferred.size.width = min(preferred.size.width, max(0, room - 2 * layoutAttributes.frame.minX))
        }
        return preferred
    }
}

/// A data source with items that the user can expand and collapse.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Expands the item at an index path if it is collapsed, and collapses it otherwise.
    func toggleItem(at indexPath: IndexPath)
    /// Returns the index path of the parent of the item at an index path, or nil if it has none.
    func parent(of indexPath: IndexPath) -> IndexPath?
}

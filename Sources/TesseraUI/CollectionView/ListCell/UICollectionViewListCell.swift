import Foundation

/// A cell of a list or an outline: its content is indented by its level, and accessories stand beside it.
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
/// The content view ends where the indentation and the accessories begin. Accessories keep the cell's layout margin from
/// its edges.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands beside the content. Stops the program where an accessory of the system is there twice, as UIKit does.
    open var accessories: [UICellAccessory] {
        get { installedAccessories.accessories }
        set {
            installedAccessories.set(
                newValue, animated: AnimationContext.driver != nil,
                caller: "UICollectionViewListCell.accessories")
        }
    }

    /// How far below the root items the cell's item is.
    ///
    /// A diffable data source sets it after its cell provider, where the section shows a section snapshot with an
    /// outline.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The indentation of the content view for each level, in points; 10 by default, which is what UIKit documents for
    /// table views.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the accessories at the leading edge are indented with the content, which they are by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    private(set) lazy var installedAccessories = CellAccessories(of: self)

    /// Takes what a data source knows of the item's place in its outline; `level` is nil where there is no outline.
    func show(level: Int?, isExpanded: Bool, animated: Bool) {
        let accessories = installedAccessories
        guard level ?? indentationLevel != indentationLevel || isExpanded != accessories.isExpanded else {
            return
        }
        if let level { indentationLevel = level }
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
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { installedAccessories.isSelected = isSelected } }
    }

    // MARK: Touches

    /// The accessory that a tap anywhere in the cell goes to.
    private var wholeRowControl: CellAccessoryView? {
        guard let disclosure = installedAccessories.outlineDisclosure, disclosure.takesWholeRow,
            !disclosure.isHidden
        else { return nil }
        return disclosure
    }

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
    }
}

/// A data source whose items can be expanded and collapsed by the user.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Expands the item at an index path where it is collapsed, else collapses it.
    func toggleItem(at indexPath: IndexPath)
}

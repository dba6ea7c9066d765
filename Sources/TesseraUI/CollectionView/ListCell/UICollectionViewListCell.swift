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
/// its edge.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands beside the content. Stops the program where a kind of accessory is there twice, as UIKit does.
    open var accessories: [UICellAccessory] = [] { didSet { installAccessories() } }

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

    private var disclosure: OutlineDisclosure?
    private var isExpanded = false

    /// Takes what a data source knows of the item's place in its outline; `level` is nil where there is no outline.
    func show(level: Int?, isExpanded: Bool, animated: Bool) {
        guard level ?? indentationLevel != indentationLevel || isExpanded != self.isExpanded else { return }
        if let level { indentationLevel = level }
        self.isExpanded = isExpanded
        guard animated, window != nil else {
            disclosure?.isExpanded = isExpanded
            return
        }
        UIView.animate(withDuration: StageUpdate.duration, options: .allowUserInteraction) {
            disclosure?.isExpanded = isExpanded
            layoutIfNeeded()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
        isExpanded = false
        disclosure?.isExpanded = false
    }

    // MARK: Accessories

    private func installAccessories() {
        disclosure?.removeFromSuperview()
        disclosure = nil
        guard accessories.count <= 1 else {
            fatalError(
                "UICollectionViewListCell.accessories: there are \(accessories.count) outline disclosures; "
                    + "a cell can have one")
        }
        if let accessory = accessories.first {
            let disclosure = OutlineDisclosure(accessory.outlineDisclosure) { [weak self] in
                if let handler = accessory.actionHandler { handler() } else { self?.toggle() }
            }
            disclosure.isExpanded = isExpanded
            insertSubview(disclosure, belowSubview: contentView)
            self.disclosure = disclosure
        }
        disclosure?.isMirrored = isRightToLeft
        setNeedsLayout()
    }

    private func toggle() {
        guard let collectionView, let indexPath = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggleItem(at: indexPath)
    }

    /// The disclosure that a tap anywhere in the cell goes to.
    private var header: OutlineDisclosure? {
        guard let disclosure, disclosure.options.style == .header, !disclosure.isHidden else { return nil }
        return disclosure
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let header else { return hit }
        let isInControl = sequence(first: hit, next: \.superview).prefix { $0 !== self }
            .contains { $0 is UIControl }
        return isInControl ? hit : header
    }

    open override func accessibilityActivate() -> Bool {
        header?.accessibilityActivate() ?? super.accessibilityActivate()
    }

    // MARK: Layout

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        disclosure?.isMirrored = isRightToLeft
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = isRightToLeft
        let frames = ListCellFrames(
            bounds: bounds, isMirrored: isMirrored,
            indentation: CGFloat(indentationLevel) * indentationWidth,
            accessoryWidth: disclosure?.reservedWidth,
            margin: isMirrored ? layoutMargins.left : layoutMargins.right)
        contentView.frame = frames.content
        guard let disclosure else { return }
        disclosure.frame = disclosure.options.style == .header ? bounds : frames.accessory
        disclosure.chevronCenter = CGPoint(
            x: frames.accessoryCenter.x - disclosure.frame.minX, y: frames.accessoryCenter.y)
    }
}

/// A data source whose items can be expanded and collapsed by the user.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Expands the item at an index path where it is collapsed, else collapses it.
    func toggleItem(at indexPath: IndexPath)
}

import Foundation

/// Shows one item of a collection view.
/// See Apple's [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, StagedCell {
    /// The view that holds what the cell shows; it is as large as the cell.
    open var contentView: UIView { ownContentView }
    private let ownContentView = UIView()

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

    private func installContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override var constraintsDecideSize: Bool {
        super.constraintsDecideSize || contentView.hasConstraintsWithin
    }

    /// The size that the constraints of the content view give the cell, with the room that the cell keeps around it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Constraints that connect the content with the cell itself speak of the cell.
        guard contentView.hostsConstraints, !super.constraintsDecideSize else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let around = CGSize(
            width: bounds.width - contentView.bounds.width, height: bounds.height - contentView.bounds.height)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(
                width: max(targetSize.width - around.width, 0),
                height: max(targetSize.height - around.height, 0)),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + around.width, height: size.height + around.height)
    }

    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { updateBackground() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateBackground() } } }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet { exchange(oldValue, for: backgroundView, at: 0) }
    }
    /// The view in front of ``backgroundView`` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            updateBackground()
        }
    }

    private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

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

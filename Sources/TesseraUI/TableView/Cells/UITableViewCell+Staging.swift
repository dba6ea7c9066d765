import Foundation
import TesseraLayout

/// The methods that the stage of a table view calls on cells.
extension UITableViewCell {
    /// The table view that contains the cell, or nil.
    var tableView: UITableView? { superview as? UITableView }

    /// True if constraints within the cell decide its height.
    var constraintsDecideSize: Bool {
        // A list content view measures itself, even if constraints refer to its layout guides.
        guard cellConfiguration.listContentView == nil else { return false }
        return hasConstraintsWithin || contentView.hasConstraintsWithin
    }

    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        guard let place = (attributes as? TableRowAttributes)?.position, place != placement else { return }
        placement = place
        setNeedsLayout()
    }

    func preferredAttributes(
        fitting attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        cellConfiguration.updateIfNeeded()
        guard case .item(let indexPath)? = element, let tableView,
            let height = tableView.statedHeight(ofRowAt: indexPath),
            let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes.fittingHeight(of: self) }
        preferred.size.height = height
        return preferred
    }

    var constraintContainers: [UIView] { [self, contentView] }

    /// Asks for a new measurement because the content may need another height.
    func contentSizeDidChange() {
        setNeedsLayout()
        staging.needsMeasuring = true
        tableView?.setNeedsLayout()
    }
}

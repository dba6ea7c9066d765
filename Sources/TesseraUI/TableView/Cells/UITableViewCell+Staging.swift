import Foundation
import TesseraLayout

/// What the stage of a table view asks of its cells.
extension UITableViewCell {
    /// The table view that the cell lies in.
    var tableView: UITableView? { superview as? UITableView }

    /// True if constraints within the cell say how high it is.
    var constraintsDecideSize: Bool {
        // A list content view measures itself, whatever constraints its guides are in.
        guard cellConfiguration.listContentView == nil else { return false }
        return hasConstraintsWithin || contentView.hasConstraintsWithin
    }

    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        guard let place = (attributes as? TableRowAttributes)?.place, place != placement else { return }
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

    /// Says that the content may take another height.
    func contentSizeDidChange() {
        setNeedsLayout()
        staging.needsMeasuring = true
        tableView?.setNeedsLayout()
    }
}

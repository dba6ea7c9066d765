import Foundation

/// Backgrounds, and how the cell looks while it is selected or highlighted.
extension UITableViewCell {
    /// The views of the app behind the content, from back to front.
    var backgrounds: [UIView] {
        [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
    }

    /// The view of the app for a selected cell, or nil if the system has one.
    var ownSelectedBackground: UIView? {
        let several = tableView?.selectsSeveralItems == true ? multipleSelectionBackgroundView : nil
        return several ?? selectedBackgroundView
    }

    func exchangeBackground(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if let old, !backgrounds.contains(where: { $0 === old }) { old.removeFromSuperview() }
        if let new { new.frame = bounds }
        let first = cellConfiguration.backgroundView == nil ? 0 : 1
        for (index, background) in backgrounds.enumerated() {
            insertSubview(background, at: first + index)
        }
        updateSelection()
    }

    /// Runs a change, animated or at once.
    func change(animated: Bool, _ work: () -> Void) {
        guard animated, window != nil else { return UIView.performWithoutAnimation(work) }
        UIView.animate(withDuration: 0.3, options: .allowUserInteraction) {
            work()
            layoutIfNeeded()
        }
    }

    /// Lets the backgrounds and the content look as the state wants it.
    func updateSelection() {
        let isOn = (isSelected || isHighlighted) && selectionStyle != .none
        for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
            view.alpha = isOn && view === ownSelectedBackground ? 1 : 0
        }
        labels?.isHighlighted = isOn
        accessories.isSelected = isSelected
        cellConfiguration.setNeedsUpdate()
    }

    /// Makes the cell ready for another row.
    func resetForReuse() {
        UIView.performWithoutAnimation {
            setSelected(false, animated: false)
            setHighlighted(false, animated: false)
        }
    }

    /// True if actions of the row are on screen.
    var isSwiped: Bool {
        get { cellConfiguration.flags.isSwiped }
        set {
            cellConfiguration.flags.isSwiped = newValue
            changeState(isEditing: isEditing, isConfirmingDeletion: newValue, animated: false)
        }
    }
}

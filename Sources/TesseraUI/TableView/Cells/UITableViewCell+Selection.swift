import Foundation

/// Background views, and the look of the cell while it is selected or highlighted.
extension UITableViewCell {
    /// The app's views behind the content, from back to front.
    var backgrounds: [UIView] {
        [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
    }

    /// The app's view behind the content of a selected cell, or nil if the system's background is used.
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

    /// Makes a change, with an animation or without.
    func change(animated: Bool, _ work: () -> Void) {
        guard animated, window != nil else { return UIView.performWithoutAnimation(work) }
        UIView.animate(withDuration: 0.3, options: .allowUserInteraction) {
            work()
            layoutIfNeeded()
        }
    }

    /// Updates backgrounds and content after a change of the selection or the highlight.
    func updateSelection() {
        let isOn = (isSelected || isHighlighted) && selectionStyle != .none
        for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
            view.alpha = isOn && view === ownSelectedBackground ? 1 : 0
        }
        labels?.isHighlighted = isOn
        accessories.isSelected = isSelected
        cellConfiguration.setNeedsUpdate()
    }

    /// Deselects the cell and ends its highlight before it is reused for another row.
    func resetForReuse() {
        UIView.performWithoutAnimation {
            setSelected(false, animated: false)
            setHighlighted(false, animated: false)
        }
    }

    /// True if swipe actions of the row are visible.
    var isSwiped: Bool {
        get { cellConfiguration.flags.isSwiped }
        set {
            cellConfiguration.flags.isSwiped = newValue
            changeState(isEditing: isEditing, isConfirmingDeletion: newValue, animated: false)
        }
    }
}

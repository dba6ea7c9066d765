import Foundation

/// The accessories of a cell, which depend on its accessory types and on the way in which the row is edited.
extension UITableViewCell {
    /// Updates the accessories after a change of the cell's properties.
    func accessoriesDidChange(animated: Bool = false) {
        accessories.set(presentAccessories, animated: animated, caller: "UITableViewCell")
        contentSizeDidChange()
    }

    private var presentAccessories: [UICellAccessory] {
        var all: [UICellAccessory] = []
        if rowEditing.selectsSeveral {
            all.append(.multiselect())
        } else {
            switch rowEditing.style {
            case .delete: all.append(.delete())
            case .insert: all.append(.insert { [weak self] in self?.commit(.insert) })
            case .none: break
            }
        }
        all += trailing(accessoryType, accessoryView, .whenNotEditing)
        all += trailing(editingAccessoryType, editingAccessoryView, .whenEditing)
        if showsReorderControl { all.append(.reorder(displayed: .whenEditing)) }
        return all.filter { $0.displayedState.includes(isEditing: isEditing) }
    }

    private func trailing(
        _ type: AccessoryType, _ view: UIView?, _ displayed: UICellAccessory.DisplayedState
    ) -> [UICellAccessory] {
        if let view {
            return [
                .customView(
                    configuration: .init(
                        customView: view,
                        placement: .trailing(displayed: displayed, at: { _ in 0 }),
                        maintainsFixedSize: true))
            ]
        }
        let detail = UICellAccessory.detail(displayed: displayed) { [weak self] in self?.detailTapped() }
        return switch type {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator(displayed: displayed)]
        case .checkmark: [.checkmark(displayed: displayed)]
        case .detailButton: [detail]
        case .detailDisclosureButton: [detail, .disclosureIndicator(displayed: displayed)]
        }
    }

    private func detailTapped() {
        guard let tableView, case .item(let indexPath) = element else { return }
        segues?.accessory?.trigger(self)
        tableView.tableDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    private func commit(_ style: EditingStyle) {
        guard let tableView, case .item(let indexPath) = element else { return }
        tableView.dataSource?.tableView(tableView, commit: style, forRowAt: indexPath)
    }

    // MARK: CellAccessoryRow

    var isSectionHeader: Bool { false }

    func toggleOutline() {}

    func revealDeletion() {
        guard let tableView, case .item(let indexPath) = element else { return }
        tableView.confirmDeletion(ofRowAt: indexPath)
    }

    func toggleSelection() {
        guard let tableView, case .item(let indexPath) = element else { return }
        _ = tableView.stage.selectByUser(indexPath)
    }

    var mayDragSelection: Bool { tableView?.stage.mayDragSelection == true }

    func beginDraggedSelection() -> ElementStage? {
        guard let tableView, case .item(let indexPath) = element else { return nil }
        return tableView.stage.beginDraggedSelection(at: indexPath) ? tableView.stage : nil
    }

    func continueDraggedSelection(at location: CGPoint) {
        guard let tableView,
            let row = tableView.indexPathForRow(at: tableView.convert(location, from: nil))
        else { return }
        tableView.stage.extendDraggedSelection(to: row)
    }

    func beginReordering(at location: CGPoint) -> Bool {
        guard let tableView, case .item(let indexPath) = element else { return false }
        return tableView.beginReordering(indexPath, at: tableView.convert(location, from: nil))
    }

    func continueReordering(at location: CGPoint) {
        guard let tableView else { return }
        tableView.continueReordering(at: tableView.convert(location, from: nil))
    }

    func endReordering(isCancelled: Bool) { tableView?.endReordering(isCancelled: isCancelled) }

    func reorder(by places: Int) -> Bool {
        guard let tableView, case .item(let indexPath) = element else { return false }
        return tableView.moveRow(indexPath, by: places)
    }
}

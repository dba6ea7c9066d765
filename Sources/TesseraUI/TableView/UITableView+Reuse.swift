import Foundation
import TesseraBasics

/// Registering classes, and reusing cells, headers and footers.
extension UITableView {
    /// Registers a class that must be `base` or inherit from it.
    func register<View: StagedView>(
        _ viewClass: AnyClass?, as base: View.Type, kind: ReuseRegistry.Kind, _ identifier: String
    ) {
        let type = viewClass as? View.Type
        if let viewClass {
            demand(type != nil, "register: \(viewClass) for identifier “\(identifier)” is no \(base).")
        }
        stage.registry.register(type, kind: kind, identifier: identifier)
    }

    /// Returns the cell that is being reconfigured for the row, a reusable one, or a new one. The result is
    /// nil if no class is registered for the identifier.
    func dequeuedCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        if let indexPath,
            let cell = stage.reconfiguredCell(identifier, at: indexPath) as? UITableViewCell
        {
            return cell
        }
        guard stage.registry.hasView(kind: .cell, identifier: identifier) else { return nil }
        let cell = stage.registry.dequeue(kind: .cell, identifier: identifier, base: UITableViewCell.self) {
            cell in
            cell.reuseIdentifier = identifier
        } make: { type in
            guard let type = type as? UITableViewCell.Type else {
                fatalError("\(type) is registered for cells of a table view and is no UITableViewCell.")
            }
            return DynamicInstantiation.cell(of: type, reuseIdentifier: identifier)
        }
        guard let cell = cell as? UITableViewCell else { return nil }
        UIView.performWithoutAnimation {
            cell.frame.size.width = cellWidth
            giveMargins(to: cell)
        }
        return cell
    }

    func presentCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if stage.reconfiguredCell(identifier, at: indexPath) == nil {
            stage.registry.noteDequeuing(
                for: indexPath, call: "dequeueReusableCell(withIdentifier: “\(identifier)”, for:)")
        }
        guard let cell = dequeuedCell(identifier, for: indexPath) else {
            fatalError(
                "dequeueReusableCell(withIdentifier: “\(identifier)”, for: \(indexPath)): register a class for the "
                    + "identifier.")
        }
        return cell
    }

    func dequeuedSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard stage.registry.hasView(kind: Self.sectionViews, identifier: identifier) else { return nil }
        let view = stage.registry.dequeue(
            kind: Self.sectionViews, identifier: identifier, base: UITableViewHeaderFooterView.self
        ) { view in
            view.reuseIdentifier = identifier
        } make: { type in
            guard let type = type as? UITableViewHeaderFooterView.Type else {
                fatalError(
                    "\(type) is registered for headers and footers and is no UITableViewHeaderFooterView.")
            }
            return DynamicInstantiation.headerFooterView(of: type, reuseIdentifier: identifier)
        }
        guard let view = view as? UITableViewHeaderFooterView else { return nil }
        UIView.performWithoutAnimation {
            view.frame.size.width = cellWidth
            giveMargins(to: view)
        }
        return view
    }

    /// Prepares a cell that the data source has returned for its row.
    func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
        if cell.staging.reuseKey == nil, let identifier = cell.reuseIdentifier {
            cell.staging.reuseKey = .init(kind: .cell, identifier: identifier)
        }
        UIView.performWithoutAnimation {
            giveMargins(to: cell)
            let level = tableDelegate.flatMap { delegate in
                OptionalMethod.indentation.answer(of: delegate) {
                    delegate.tableView(self, indentationLevelForRowAt: indexPath)
                }
            }
            if let level { cell.indentationLevel = level }
            updateEditing(of: cell, at: indexPath, animated: false)
        }
    }
}

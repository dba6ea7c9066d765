import Foundation
import TesseraBasics

/// Registering classes, and cells, headers and footers that are used again.
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

    /// A cell of the row that is reconfigured, one that waits, or a new one; nil where there is none of the identifier.
    func dequeuedCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        if let indexPath,
            let cell = stage.reconfiguredCell(identifier, at: indexPath) as? UITableViewCell
        {
            return cell
        }
        guard stage.registry.hasView(kind: .cell, identifier: identifier) else { return nil }
        let cell = stage.registry.dequeue(kind: .cell, identifier: identifier) { type in
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
        guard let cell = dequeuedCell(identifier, for: indexPath) else {
            fatalError(
                "dequeueReusableCell(withIdentifier: “\(identifier)”, for: \(indexPath)): register a class for the "
                    + "identifier.")
        }
        return cell
    }

    func dequeuedSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard stage.registry.hasView(kind: Self.sectionViews, identifier: identifier) else { return nil }
        let view = stage.registry.dequeue(kind: Self.sectionViews, identifier: identifier) { type in
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

    /// Makes a cell of the data source's ready for its row.
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

extension DynamicInstantiation {
    /// Creates a cell with `init(style:reuseIdentifier:)`.
    @MainActor
    static func cell(of type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
        let cell = untypedCell(of: type, reuseIdentifier: reuseIdentifier)
        demand(
            Swift.type(of: cell) == type,
            "\(type).init(style:reuseIdentifier:) made a \(Swift.type(of: cell)).")
        return cell
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedCell(
        of type: UITableViewCell.Type, reuseIdentifier: String?
    ) -> UITableViewCell {
        // Safe as for `init(frame:)`, with the entry of `UITableViewCell.init(style:reuseIdentifier:)`.
        unsafeBitCast(type, to: CellProbe.Type.self)
            .init(style: .default, reuseIdentifier: reuseIdentifier) as UITableViewCell
    }

    /// Creates a header or footer with `init(reuseIdentifier:)`.
    @MainActor
    static func headerFooterView(
        of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let view = untypedHeaderFooterView(of: type, reuseIdentifier: reuseIdentifier)
        demand(
            Swift.type(of: view) == type, "\(type).init(reuseIdentifier:) made a \(Swift.type(of: view)).")
        return view
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedHeaderFooterView(
        of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        // Safe as for `init(frame:)`, with the entry of `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
        unsafeBitCast(type, to: HeaderFooterProbe.Type.self)
            .init(reuseIdentifier: reuseIdentifier) as UITableViewHeaderFooterView
    }
}

/// Not for use: see `DynamicInstantiation`. Open so that no call to its initializer is bound early.
@MainActor
open class CellProbe: UITableViewCell {
    /// Creates a probe.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates nothing: there are no archives.
    public required init?(coder: NSCoder) { nil }
}

/// Not for use: see `DynamicInstantiation`. Open so that no call to its initializer is bound early.
@MainActor
open class HeaderFooterProbe: UITableViewHeaderFooterView {
    /// Creates a probe.
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Creates nothing: there are no archives.
    public required init?(coder: NSCoder) { nil }
}

import Foundation
import TesseraBasics

extension DynamicInstantiation {
    /// Creates a cell with `init(style:reuseIdentifier:)`.
    @MainActor
    static func cell(
        of type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
    ) -> UITableViewCell {
        let cell = untypedCell(of: type, style: style, reuseIdentifier: reuseIdentifier)
        demand(
            Swift.type(of: cell) == type,
            "\(type).init(style:reuseIdentifier:) made a \(Swift.type(of: cell)).")
        return cell
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedCell(
        of type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        // Safe as for `init(frame:)`, with the entry of `UITableViewCell.init(style:reuseIdentifier:)`.
        unsafeBitCast(type, to: _CellProbe.Type.self)
            .init(style: style, reuseIdentifier: reuseIdentifier) as UITableViewCell
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
        unsafeBitCast(type, to: _HeaderFooterProbe.Type.self)
            .init(reuseIdentifier: reuseIdentifier) as UITableViewHeaderFooterView
    }
}

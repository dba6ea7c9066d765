import Foundation

/// The names that accessories get from the texts of their rows: a button with which the user deletes a row says which one.
@MainActor
enum RowNames {
    /// True if an accessory has asked for the name of its row. Until then no text looks for a row around it.
    private static var areUsed = false

    /// Returns the name of a row for one of its accessories.
    static func name(of row: any CellAccessoryRow) -> String? {
        areUsed = true
        return row.spokenTitle
    }

    /// Lets the accessories of the row around a label take another name, after the text of the label has changed.
    static func textChanged(in label: UILabel) {
        guard areUsed else { return }
        var around = label.superview
        while let view = around {
            if let row = view as? any CellAccessoryRow { return renew(in: row) }
            around = view.superview
        }
    }

    private static func renew(in row: any CellAccessoryRow) {
        for case let accessory as CellAccessoryView in row.subviews {
            accessory.setNeedsCommit()
            for view in accessory.subviews { view.setNeedsCommit() }
        }
    }
}

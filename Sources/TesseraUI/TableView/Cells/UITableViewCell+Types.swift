import Foundation

extension UITableViewCell {
    /// How a cell arranges its image and its labels.
    /// See Apple's
    /// [UITableViewCell.CellStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle).
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default` = 0
        /// A label at the leading edge, and a gray one at the trailing edge.
        case value1 = 1
        /// A short label in the tint colour, and another one beside it.
        case value2 = 2
        /// A label above a smaller one.
        case subtitle = 3
    }

    /// How a cell looks while it is selected or highlighted.
    /// See Apple's [UITableViewCell.SelectionStyle](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum).
    public enum SelectionStyle: Int, Sendable {
        /// The cell looks as it does otherwise.
        case none = 0
        /// The same as ``default``, as on iOS 7 and later.
        case blue = 1
        /// The same as ``default``.
        case gray = 2
        /// The cell has the system's background of what is selected.
        case `default` = 3
    }

    /// What the user can do to a row while its table view is edited.
    /// See Apple's [UITableViewCell.EditingStyle](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum).
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Delete the row.
        case delete = 1
        /// Insert another one.
        case insert = 2
    }

    /// What the system has at the trailing edge of a cell.
    /// See Apple's [UITableViewCell.AccessoryType](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum).
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron that says that a tap leads further.
        case disclosureIndicator = 1
        /// An information button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// An information button.
        case detailButton = 4
    }

    /// The lines between cells.
    /// See Apple's [UITableViewCell.SeparatorStyle](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
    public enum SeparatorStyle: Int, Sendable {
        /// There are none.
        case none = 0
        /// One line lies between two cells.
        case singleLine = 1
    }

    /// What a cell has beside its content for editing.
    /// See Apple's
    /// [UITableViewCell.StateMask](https://developer.apple.com/documentation/uikit/uitableviewcell/statemask).
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The controls of editing are there.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes the row is there.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}

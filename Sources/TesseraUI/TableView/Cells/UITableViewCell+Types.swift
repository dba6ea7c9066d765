import Foundation

extension UITableViewCell {
    /// The arrangement of a cell's image and labels.
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

    /// The look of a cell while it is selected or highlighted.
    /// See Apple's [UITableViewCell.SelectionStyle](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum).
    public enum SelectionStyle: Int, Sendable {
        /// The cell does not change.
        case none = 0
        /// The same as ``default``, as on iOS 7 and later.
        case blue = 1
        /// The same as ``default``.
        case gray = 2
        /// The cell gets the system's background for selected cells.
        case `default` = 3
    }

    /// The changes that the user can make to a row while its table view is being edited.
    /// See Apple's [UITableViewCell.EditingStyle](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum).
    public enum EditingStyle: Int, Sendable {
        /// The user can make no change.
        case none = 0
        /// The user can delete the row.
        case delete = 1
        /// The user can insert another row.
        case insert = 2
    }

    /// The standard accessories at the trailing edge of a cell.
    /// See Apple's [UITableViewCell.AccessoryType](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum).
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron, which indicates that a tap opens another screen.
        case disclosureIndicator = 1
        /// An information button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// An information button.
        case detailButton = 4
    }

    /// The style of the lines between cells.
    /// See Apple's [UITableViewCell.SeparatorStyle](
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
    public enum SeparatorStyle: Int, Sendable {
        /// There are no lines.
        case none = 0
        /// A line lies between two cells.
        case singleLine = 1
    }

    /// The editing controls that a cell displays.
    /// See Apple's
    /// [UITableViewCell.StateMask](https://developer.apple.com/documentation/uikit/uitableviewcell/statemask).
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The editing controls are visible.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes the row is visible.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
